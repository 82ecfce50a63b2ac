"""What goes out: gathered over one turn of the loop, then written socket after socket.

Waking the other side costs more than writing to it. So the messages of a whole commit are written side by side, and
whoever reads them wakes once for all of them (measured in `bench/load.md`).
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("riffle.server")


class Writable(Protocol):
    def write(self, body: bytes) -> None: ...


class Outbox:
    """All messages of this turn of the loop, in the order in which they were sent."""

    def __init__(self) -> None:
        self._messages: list[tuple[Writable, bytes]] = []

    def add(self, socket: Writable, body: bytes) -> None:
        if not self._messages:
            asyncio.get_running_loop().call_soon(self.flush)
        self._messages.append((socket, body))

    def flush(self) -> None:
        messages, self._messages = self._messages, []
        for socket, body in messages:
            try:
                socket.write(body)
            except Exception:  # one broken socket must not keep the others waiting
                log.exception("a socket could not be written to")
