"""A socket, from the handshake to the close: uvicorn hands over what asks to become a WebSocket.

Messages go straight between the transport and the conversation. The way through the web framework would put two tasks,
two queues and a pause of the socket into every message, which costs more than the move itself.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
import re
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from . import page
from .connection import SLOW
from .frames import BINARY, CLOSE, PING, PONG, TEXT, BrokenFrameError, Frames, frame
from .hall import Hall
from .limits import Addresses
from .outbox import Outbox
from .socket import converse

log = logging.getLogger("riffle.server")
PLACE = re.compile(r"/ws/[sw]/([A-Za-z0-9_-]{1,200})(?:\?.*)?")
ACCEPTED = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # the protocol's own constant (RFC 6455, section 1.3)
LARGEST = 65_536
HEARTBEAT = 20.0  # seconds between two pings; a socket that is silent through one of them is dead
FAREWELL = 3.0  # seconds the other side has to answer a close
MOST_UNREAD = 32  # messages from one socket that may wait; then it is not read on


class Wire(asyncio.Protocol):
    """One socket. It is the connection's `Line` (connection.py): messages go out by `send`, come in by `receive`."""

    transport: asyncio.Transport

    def __init__(
        self, hall: Hall, addresses: Addresses, outbox: Outbox, *, config: Any, server_state: Any, **_: Any
    ) -> None:
        self.hall = hall
        self.addresses = addresses
        self.outbox = outbox
        self.config = config
        self.server = server_state
        self.loop = asyncio.get_running_loop()
        self.frames: Frames | None = None
        self.ended = False
        self.closing = False
        self.alive = True
        self.held_up = False
        self.behind = 0
        self._unread: deque[bytes] = deque()
        self._unsent: list[bytes] = []  # frames of this turn of the loop
        self._reading_paused = False
        self._waiter: asyncio.Future[None] | None = None
        self._at_once: Callable[[bytes], bool] = _not_yet
        self._timer: asyncio.TimerHandle | None = None

    # What the transport tells -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.connections.discard(self)
        self.closing = True
        self._end()
        if self._timer is not None:
            self._timer.cancel()

    def pause_writing(self) -> None:
        self.held_up = True

    def resume_writing(self) -> None:
        self.held_up, self.behind = False, 0

    def data_received(self, data: bytes) -> None:
        if self.frames is None:
            self._shake_hands(data)
            return
        self.alive = True
        try:
            found = self.frames.feed(data)
        except BrokenFrameError as broken:
            self.close(broken.code)
            return
        for opcode, body in found:
            if opcode in (TEXT, BINARY):
                if self._waiter is None or self._unread or not self._at_once(body):
                    self._unread.append(body)
            elif opcode == PING and not self.closing:
                self._put(frame(PONG, body))
            elif opcode == CLOSE:
                self._bid_farewell(body)
        if self._waiter is not None and self._unread:
            self._wake()
        if len(self._unread) > MOST_UNREAD and not self._reading_paused:
            self._reading_paused = True
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """The server is stopping."""
        self.close(1012)
        self.transport.close()

    # The line -----------------------------------------------------------------------------------------------------

    def offer_to(self, at_once: Callable[[bytes], bool]) -> None:
        self._at_once = at_once

    async def receive(self) -> bytes | None:
        """The next message; None when there will be none."""
        while not self._unread:
            if self.ended:
                return None
            if self._reading_paused:
                self._reading_paused = False
                self.transport.resume_reading()
            self._waiter = self.loop.create_future()
            await self._waiter
        return self._unread.popleft()

    def send(self, body: bytes) -> None:
        """Whoever is too far behind is cut off; nobody waits for a slow reader."""
        if self.closing:
            return
        if self.held_up:
            self.behind += 1
            if self.behind > self.hall.settings.waiting_lines:
                self.close(SLOW)
                return
        self._put(frame(TEXT, body))

    def _put(self, frame: bytes) -> None:
        if not self._unsent:
            self.outbox.add(self)
        self._unsent.append(frame)

    def flush(self) -> None:
        """Write what was sent in this turn of the loop."""
        frames, self._unsent = self._unsent, []
        if frames and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def close(self, code: int) -> None:
        """Say goodbye after what is already on its way, and wait a little for the other side to say so too."""
        if self.closing or self.frames is None:
            return
        self.closing = True
        self._put(frame(CLOSE, code.to_bytes(2, "big")))
        self.flush()
        self._unread.clear()
        self._end()
        self._set_timer(FAREWELL, self.transport.abort)

    def _bid_farewell(self, body: bytes) -> None:
        if not self.closing:
            self.closing = True
            self._put(frame(CLOSE, body[:2]))
        self.flush()
        self._end()
        self.transport.close()

    def _end(self) -> None:
        self.ended = True
        self._wake()

    def _wake(self) -> None:
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    def _set_timer(self, seconds: float, then: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, then)

    def _beat(self) -> None:
        if not self.alive or self.transport.is_closing():
            self.transport.abort()
            return
        self.alive = False
        self._put(frame(PING, b""))
        self._set_timer(HEARTBEAT, self._beat)

    # The handshake ------------------------------------------------------------------------------------------------

    def _shake_hands(self, request: bytes) -> None:
        """uvicorn has read the request already and gives it on in a plain form, names in small letters."""
        first, *lines = request.decode("latin-1").split("\r\n")
        headers = {name: value for name, _, value in (line.partition(": ") for line in lines if line)}
        place = PLACE.fullmatch(first.split(" ")[1])
        if place is None:
            self._refuse("404 Not Found")
        elif headers.get("sec-websocket-version") != "13":
            self._refuse("426 Upgrade Required", "sec-websocket-version: 13\r\n")
        elif not first.startswith("GET ") or not _is_key(key := headers.get("sec-websocket-key", "")):
            self._refuse("400 Bad Request")
        else:
            proof = base64.b64encode(hashlib.sha1(key.encode() + ACCEPTED).digest()).decode()
            self.transport.write(
                f"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
                f"sec-websocket-accept: {proof}\r\n\r\n".encode()
            )
            self.frames = Frames(LARGEST)
            self._set_timer(HEARTBEAT, self._beat)
            task = self.loop.create_task(self._talk(place[1], headers))
            self.server.tasks.add(task)
            task.add_done_callback(self._talked)

    def _refuse(self, status: str, more: str = "") -> None:
        strict = "".join(f"{name.decode()}: {value.decode()}\r\n" for name, value in page.HEADERS)
        answer = f"HTTP/1.1 {status}\r\n{more}{strict}content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(answer.encode())
        self.transport.close()

    async def _talk(self, secret: str, headers: dict[str, str]) -> None:
        address = await self._address(headers)
        self.close(await converse(self.hall, self.addresses, address, secret, self))

    def _talked(self, task: asyncio.Task[None]) -> None:
        self.server.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a conversation broke off", exc_info=problem)
            self.close(1011)

    async def _address(self, headers: dict[str, str]) -> str:
        """Whom limits count against: behind a trusted proxy the address it names, as for requests."""
        found: dict[str, Any] = {}

        async def note(scope: Any, receive: Any, send: Any) -> None:
            found.update(scope)

        told = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        peer = self.transport.get_extra_info("peername") or ("", 0)
        scope: Any = {"type": "websocket", "scheme": "ws", "client": tuple(peer[:2]), "headers": told}
        nobody: Any = None
        await ProxyHeadersMiddleware(note, self.config.forwarded_allow_ips)(scope, nobody, nobody)
        return str(found["client"][0])


def _not_yet(body: bytes) -> bool:
    return False


def _is_key(key: str) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False
