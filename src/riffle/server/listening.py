"""Where a server is reached: the address its links carry, the names it answers to, and opening it to the network.

A server on a loopback address is reached from its own machine alone. Whoever sits there may open it to the network the
machine is in: a second socket at the machine's own address, asked for once and gone with the process.
"""

from __future__ import annotations

import errno
import ipaddress
import os
import re
import socket
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

from .play import Refused
from .settings import Settings

NEXT_PORTS = 50
NAMED_HOST = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::\d{1,5})?")
FORWARDED = frozenset({"forwarded", "via", "x-real-ip"})
"""Headers by which a proxy gives itself away, beside all that begin with x-forwarded."""


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
        found = ipaddress.ip_address(probe.getsockname()[0])
    return None if found.is_loopback or found.is_link_local or found.is_unspecified else str(found)


def is_loopback(name: str) -> bool:
    """Whether a host's name or address means this very machine. Names that merely resolve to it do not."""
    if name.lower() == "localhost":
        return True
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    return urlsplit(f"//{host}").hostname or "" if NAMED_HOST.fullmatch(host) else ""


class Listening:
    def __init__(self, settings: Settings) -> None:
        self.public = settings.public.rstrip("/")
        self.openable = settings.openable
        self.proxied = "FORWARDED_ALLOW_IPS" in os.environ
        self.host, self.port = "", 0
        self.near = ""  # the address for others in this network, once it was opened to them
        self._add: Callable[[socket.socket], Awaitable[None]] | None = None

    def began(self, listening: socket.socket, add: Callable[[socket.socket], Awaitable[None]]) -> None:
        """The server listens at this socket; `add` has it listen at another one, too."""
        self.host, self.port = listening.getsockname()[:2]
        self._add = add

    @property
    def here_alone(self) -> bool:
        """Whether it listens to its own machine alone."""
        return is_loopback(self.host)

    # Names and addresses ----------------------------------------------------------------------------------------

    def answers_to(self, host: str) -> bool:
        """Whether a request may name this host.

        A page of somebody else's whose name suddenly means this machine would otherwise read the table here. Where
        there is a proxy or a public address the names are the operator's business.
        """
        if not self.here_alone or self.public or self.proxied:
            return True
        name = name_of(host)
        return is_loopback(name) or (bool(self.near) and name in self._near_names())

    def _near_names(self) -> set[str]:
        own = socket.gethostname().lower()
        return {name_of(urlsplit(self.near).netloc), own, f"{own}.local"}

    def base(self, origin: str) -> str:
        """What links begin with for somebody who came by `origin`: the address by which others come, too."""
        if self.public:
            return self.public
        return self.near if self.near and is_loopback(urlsplit(origin).hostname or "") else origin

    def is_reached(self, origin: str) -> bool:
        """Whether others than this machine come in by the links that somebody at `origin` is given."""
        return not is_loopback(urlsplit(self.base(origin)).hostname or "")

    # Opening ----------------------------------------------------------------------------------------------------

    def would_be(self) -> str:
        """The address others in this network would have; empty where there is none, or it may not be opened."""
        if not self.here_alone or self.public or not self.openable or self._add is None:
            return ""
        found = in_this_network()
        return address(found, self.port).rstrip("/") if found else ""

    def may_open(self, peer: str, headers: Mapping[str, str]) -> bool:
        """Whether it is somebody at this machine who asks: not through a proxy, not by a foreign name."""
        told = any(name in FORWARDED or name.startswith("x-forwarded") for name in headers)
        return is_loopback(peer) and not told and is_loopback(name_of(headers.get("host", "")))

    async def open(self, peer: str, headers: Mapping[str, str]) -> None:
        """Listen to the network, too. Only this server's own page, in a browser on this machine, may ask for it."""
        own = headers.get("origin", "") == f"http://{headers.get('host', '')}"
        if not (own and self.may_open(peer, headers) and self.openable):
            raise Refused("not_allowed", "only the page on the server's own machine may open it to the network")
        if self.near:
            return
        where = in_this_network() if self.here_alone and not self.public else None
        if where is None or self._add is None:
            raise Refused("no_network", "there is no network that this server could be opened to")
        try:
            found = bound(where, self.port)
        except (OSError, SystemExit) as problem:
            raise Refused("no_network", f"the server cannot listen at {where}: {problem}") from None
        await self._add(found)
        self.near = address(where, found.getsockname()[1]).rstrip("/")
