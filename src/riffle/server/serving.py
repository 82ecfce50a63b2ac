"""Starting the server: a free port, a line that says where it is, a browser if one is wanted."""

from __future__ import annotations

import asyncio
import functools
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from riffle.core import system
from riffle.core.variant import Variant, read_variant
from riffle.variants import check

from .games import Games
from .http import admin
from .http.app import make_app
from .http.protocol import limited_protocol
from .http.proxy import behind_proxy
from .listening import address, bound, in_this_network
from .logs import set_up
from .services import Services
from .settings import Settings, from_environment
from .tables.lobby import Lobby
from .ws.protocol import Gateway, Upgraded

MOST_DESCRIPTORS = 65_536


class Server(uvicorn.Server):
    """uvicorn's, which opens the lobby before it listens and closes it at the end."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.lobby = lobby
        self.ready = ready
        self.variants: list[Variant] = []
        self.links: list[str] = []
        """Where the variants the server was started with are, with their makers' keys."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lobby.open()
        for variant in self.variants:
            made = await self.lobby.variants.offer_file(variant)
            self.links.append(f"v/{made.variant}#{made.key}")
        settings = self.lobby.services.settings
        port = sockets[0].getsockname()[1] if sockets else 0
        door = admin.open_door(settings.data, port)
        if sockets:
            self.lobby.services.listening.began(sockets[0], self.listen_at)
        self.ready()
        try:
            await super().serve(sockets)
        finally:
            door.unlink(missing_ok=True)
            await self.lobby.close()

    async def listen_at(self, added: socket.socket) -> None:
        """Take connections at one more socket; it is closed with the others."""

        def protocol() -> asyncio.Protocol:
            made = self.config.http_protocol_class
            return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]

        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=added))


def configured(lobby: Lobby, ready: Callable[[], None] = lambda: None) -> Server:
    """No access log: addresses hold secrets. Sockets are handed to picows (`ws/protocol.py`)."""
    config = uvicorn.Config(
        behind_proxy(make_app(lobby), lobby.services.listening),
        proxy_headers=False,  # `behind_proxy` does it
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        http=limited_protocol(lobby.services),
        ws=functools.partial(Upgraded, Gateway(lobby)),  # type: ignore[arg-type]
        timeout_graceful_shutdown=5,
    )
    return Server(config, lobby, ready)


def run(
    host: str,
    port: int,
    data: Path | None,
    open_browser: bool,
    settings: Settings | None = None,
    games: Games | None = None,
    public: str = "",
    variant: Path | None = None,
) -> None:
    """Serve until interrupted. `public` is the address that others know the server by."""
    found = None if variant is None else check(read_variant(variant)).variant
    settings = settings or from_environment(data, public=public)
    set_up(settings)
    system.allow_descriptors(MOST_DESCRIPTORS)
    listening = bound(host, port)
    port = listening.getsockname()[1]

    def ready() -> None:
        print(f"Riffle is at {address(host, port)}", flush=True)
        for link in server.links:
            print(f"The variant is at {address(host, port)}{link}", flush=True)
        if settings.public:
            print(f"Others come by {settings.public}", flush=True)
        elif host in ("0.0.0.0", "::") and (near := in_this_network()):
            print(f"Others in this network: http://{near}:{port}/", flush=True)
        if open_browser:
            show(address(host, port))

    server = configured(Lobby(Services(settings, games)), ready)
    server.variants = [found] if found else []
    gc.collect()
    gc.freeze()  # what was loaded stays: no need to look through it again at every collection
    gc.set_threshold(50_000, 20, 50)
    server.run(sockets=[listening])


def show(where: str) -> None:
    """The socket listens already, so the browser's request waits until the server answers."""
    threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()
