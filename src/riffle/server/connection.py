"""One open socket at a table: which seat looks through it, and a queue, so that a slow reader delays nobody."""

from __future__ import annotations

import asyncio

from riffle.core.question import SPECTATOR

from .messages import FromServer, encode
from .seating import Seating


class Connection:
    """`chair` and `seat` are -1 for somebody watching. The socket's writer empties `outgoing`."""

    def __init__(self, chair: int, secret: str, waiting_lines: int) -> None:
        self.chair = chair
        self.seat = -1  # where the chair stands; known once the connection has entered
        self.secret = secret
        self.language = "en"
        self.greeted = False
        self.outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.waiting_lines = waiting_lines
        self.closed = False

    def send(self, message: FromServer | bytes) -> None:
        if self.closed:
            return
        if self.outgoing.qsize() >= self.waiting_lines:
            self.close(SLOW)
            return
        self.outgoing.put_nowait(message if isinstance(message, bytes) else encode(message))

    def close(self, code: int) -> None:
        """End the connection after what is already waiting has gone out."""
        if not self.closed:
            self.closed = True
            self.outgoing.put_nowait(code)

    def take_seat(self, table: Seating) -> bool:
        """Find the chair's place at the table; False if the chair was taken away."""
        seat = SPECTATOR if self.chair < 0 else table.seat_of(self.chair)
        self.seat = SPECTATOR if seat is None else seat
        return seat is not None


SLOW, GONE, NO_SUCH_LINK, TOO_FAST, NOT_STORED = 4408, 4410, 4404, 4429, 4503
