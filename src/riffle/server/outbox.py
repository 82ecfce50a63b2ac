"""What goes out: gathered over one turn of the loop, then written socket after socket.

Bytes for one socket go out together (an acknowledgement and what it brought are one packet), and the writes of a whole
commit stand side by side: waking the other side costs more than writing, and it wakes once for all of them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("riffle.server")


class Sender(Protocol):
    def flush(self) -> None: ...


class Outbox:
    """All sockets that have something to write in this turn of the loop."""

    def __init__(self) -> None:
        self._full: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Have it flushed when everybody has spoken."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self.flush)
        self._full.append(sender)

    def flush(self) -> None:
        full, self._full = self._full, []
        for sender in full:
            try:
                sender.flush()
            except Exception:  # one broken socket must not keep the others waiting
                log.exception("a socket could not be written to")
