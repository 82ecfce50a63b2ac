"""One open socket at a table: which seat looks through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from riffle.core.question import SPECTATOR

from .messages import FromServer, encode
from .seating import Seating

SLOW, GONE, NO_SUCH_LINK, OTHER_RULES, TOO_FAST, NOT_STORED = 4408, 4410, 4404, 4409, 4429, 4503


class Line(Protocol):
    """What carries messages to the other side and back (wire.py). Sending never waits for a slow reader.

    A message that comes while none is waiting is offered to whoever `offer_to` named; what is not taken there,
    `receive` brings."""

    def offer_to(self, at_once: Callable[[bytes], bool]) -> None: ...
    async def receive(self) -> bytes | str | None: ...
    def send(self, body: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class Connection:
    """`chair` and `seat` are -1 for somebody watching."""

    def __init__(self, chair: int, secret: str, line: Line) -> None:
        self.chair = chair
        self.seat = -1  # where the chair stands; known once the connection has entered
        self.secret = secret
        self.line = line
        self.language = "en"
        self.greeted = False
        self.closed = False

    def send(self, message: FromServer) -> None:
        self.send_written(encode(message))

    def send_written(self, body: bytes) -> None:
        if not self.closed:
            self.line.send(body)

    def close(self, code: int) -> None:
        """End the connection after what is already on its way."""
        if not self.closed:
            self.closed = True
            self.line.close(code)

    def take_seat(self, table: Seating) -> bool:
        """Find the chair's place at the table; False if the chair was taken away."""
        seat = SPECTATOR if self.chair < 0 else table.seat_of(self.chair)
        self.seat = SPECTATOR if seat is None else seat
        return seat is not None
