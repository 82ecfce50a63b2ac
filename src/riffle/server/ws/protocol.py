"""The handshake: uvicorn hands over a request that asks to become a WebSocket, and picows speaks from there on.

Both serve one port. picows parses the frames; what a frame means to us stands in `socket.py`.
"""

from __future__ import annotations

import logging
import re
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from ..http import pages
from ..http.proxy import MISDIRECTED, came_from, trusted_proxies
from ..limits import Addresses
from ..tables.lobby import Lobby
from . import deflate
from .outbox import Outbox
from .socket import LARGEST, Socket

PLACE = re.compile(rb"/ws/[sw]/([A-Za-z0-9_-]{1,200})(?:\?.*)?")
CONNECTION = re.compile(rb"\r\nconnection: [^\r]*")
HEARTBEAT = 20.0  # seconds without a word before a ping, and again before a socket without a pong is dead
BUFFER = 16 * 1024
UNDO_BURST = 10.0

quiet = logging.getLogger("riffle.picows")  # what clients do wrong is no news; our own faults are logged in `socket.py`
quiet.setLevel(logging.CRITICAL)


class Gateway:
    """What all sockets of a process share."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.services.settings
        self.addresses = Addresses(self.settings.address_rate, lobby.services.now)
        self.lines = Addresses(self.settings.chat_rate, lobby.services.now, burst=UNDO_BURST)
        self.undos = Addresses(self.settings.undo_rate, lobby.services.now, burst=UNDO_BURST)
        self.outbox = Outbox()


class Upgraded(WSProtocol):
    """One socket's connection: uvicorn's idea of a protocol over picows'."""

    def __init__(self, gateway: Gateway, *, config: Any, server_state: Any, **_: Any) -> None:
        super().__init__(
            None, None, False, self._opened, quiet, True, 10.0, True, HEARTBEAT, HEARTBEAT,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, LARGEST, None, BUFFER,
        )  # fmt: skip
        self.gateway = gateway
        self.config = config
        self.server = server_state

    def connection_made(self, transport: Any) -> None:
        self.server.connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.connections.discard(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The request as uvicorn read it. Browsers may add words to `connection` that picows does not expect."""
        data = CONNECTION.sub(b"\r\nconnection: upgrade", data)
        buffer = self.get_buffer(len(data))
        if len(data) >= len(buffer):
            self.transport.disconnect()
            return
        buffer[: len(data)] = data
        self.buffer_updated(len(data))

    def shutdown(self) -> None:
        """The server is stopping."""
        if isinstance(self.listener, Socket):
            self.listener.close(1012)
        else:
            self.transport.disconnect()

    def _opened(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        place = PLACE.fullmatch(request.path)
        headers = {name.lower(): value for name, value in request.headers.items()}
        if place is None:
            return turned_away(404, b"there is nothing here")
        if not self.gateway.lobby.services.listening.answers_to(headers.get("host", "")):
            return turned_away(421, MISDIRECTED)
        deflated = deflate.is_offered(headers.get("sec-websocket-extensions", ""))
        response = WSUpgradeResponse.create_101_response(deflate.AGREED if deflated else None)
        peer = self.transport.underlying_transport.get_extra_info("peername") or ("", 0)
        address, origin = came_from(str(peer[0]), headers, trusted_proxies())
        return WSUpgradeResponseWithListener(
            response, Socket(self.gateway, place[1].decode(), address, deflated, origin)
        )


def turned_away(status: int, sentence: bytes) -> WSUpgradeResponseWithListener:
    headers = [(name.decode(), value.decode()) for name, value in pages.HEADERS]
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, sentence, headers), None)
