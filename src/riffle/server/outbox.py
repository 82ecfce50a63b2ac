"""What goes out: gathered over one turn of the loop, then written socket after socket.

Bytes for one socket go out together (an acknowledgement and what it brought are one packet), and the writes of a whole
commit stand side by side: waking the other side costs more than writing, and it wakes once for all of them.
"""

from __future__ import annotations

import asyncio


class Outgoing:
    """One socket's share. `send` gathers, `flush` writes at once."""

    __slots__ = ("_frames", "_outbox", "_transport")

    def __init__(self, outbox: Outbox, transport: asyncio.WriteTransport) -> None:
        self._outbox = outbox
        self._transport = transport
        self._frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        if not self._frames:
            self._outbox.add(self)
        self._frames.append(frame)

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self._transport.is_closing():
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


class Outbox:
    """All sockets that have something to be written in this turn of the loop."""

    def __init__(self) -> None:
        self._full: list[Outgoing] = []

    def add(self, outgoing: Outgoing) -> None:
        if not self._full:
            asyncio.get_running_loop().call_soon(self.flush)
        self._full.append(outgoing)

    def flush(self) -> None:
        full, self._full = self._full, []
        for outgoing in full:
            outgoing.flush()
