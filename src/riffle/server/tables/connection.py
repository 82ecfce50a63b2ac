"""One open socket at a table: which seat looks through it."""

from __future__ import annotations

from typing import Protocol

from ..messages import FromServer, encode
from ..play import SPECTATOR
from .seating import Seating

SLOW, GONE, NO_SUCH_LINK, OTHER_RULES, TOO_FAST, NOT_STORED, RESTARTING = 4408, 4410, 4404, 4409, 4429, 4503, 1012
DAMAGED = 4500
"""What is stored of the table cannot be read: coming back does not help."""
WHY_CLOSED = {"not_stored": NOT_STORED, "other_rules": OTHER_RULES, "damaged": DAMAGED}


class Line(Protocol):
    """What carries messages to the other side (`ws/socket.py`). Sending never waits for a slow reader."""

    blocked: bool  # the other side does not read

    def send(self, body: bytes) -> None: ...
    def close(self, code: int) -> None: ...
    def handled(self) -> None: ...


class Connection:
    """`chair` and `seat` are -1 for somebody watching."""

    def __init__(self, chair: int, secret: str, line: Line, address: str = "", origin: str = "") -> None:
        self.chair = chair
        self.seat = -1  # where the chair stands; known once the connection has entered
        self.secret = secret
        self.line = line
        self.address = address
        self.origin = origin  # the address it came by
        self.language = "en"
        self.hinting: object = None  # the hint that is being thought of
        self.hand_shown = float("-inf")  # when its hand was shown to the others last
        self.open_hands = False  # whether whoever watches wants to see everything
        self.entered = False
        self.closed = False

    def send(self, message: FromServer) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, body: bytes) -> None:
        if not self.closed:
            self.line.send(body)

    def offer(self, body: bytes) -> None:
        """Send what may be missed: whoever does not keep up goes without."""
        if not self.line.blocked:
            self.send_encoded(body)

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
