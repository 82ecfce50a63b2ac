"""Starting the server: a free port, a line that says where it is, a browser if one is wanted."""

from __future__ import annotations

import errno
import functools
import gc
import logging
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn

from .app import make_app
from .games import Games
from .hall import Hall
from .limits import Addresses
from .outbox import Outbox
from .settings import Settings, from_environment
from .wire import Wire

NEXT_PORTS = 50


def bound(host: str, port: int) -> socket.socket:
    """A listening socket at the port or, where that is taken, at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for each in range(port, port + (NEXT_PORTS if port else 1)):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, each))
            found.listen(2048)
            return found
        except OSError as problem:
            found.close()
            if problem.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            last = problem
    raise SystemExit(f"No port from {port} to {port + NEXT_PORTS - 1} is free on {host}.") from last


def address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def in_this_network() -> str | None:
    """This machine's address for others in the same network; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        found = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def configured(hall: Hall) -> uvicorn.Server:
    """No access log: addresses hold secrets. Sockets are ours from the handshake on (wire.py)."""
    addresses = Addresses(hall.settings.address_rate, hall.now)
    config = uvicorn.Config(
        make_app(hall),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws=functools.partial(Wire, hall, addresses, Outbox()),  # type: ignore[arg-type]
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def run(
    host: str, port: int, data: Path, open_browser: bool, settings: Settings | None = None, games: Games | None = None
) -> None:
    """Serve until interrupted."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    listening = bound(host, port)
    port = listening.getsockname()[1]
    server = configured(Hall(settings or from_environment(data), games))
    print(f"Riffle is at {address(host, port)}", flush=True)
    if host in ("0.0.0.0", "::") and (near := in_this_network()):
        print(f"Others in this network: http://{near}:{port}/", flush=True)
    if open_browser:
        show(address(host, port))
    gc.collect()
    gc.freeze()  # what was loaded stays: no need to look through it again at every collection
    gc.set_threshold(50_000, 20, 50)
    server.run(sockets=[listening])


def show(where: str) -> None:
    """The socket listens already, so the browser's request waits until the server answers."""
    threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()
