"""The tables of a browser: lines to them and requests come from the page through a port, answers go back there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Protocol

import msgspec

from riffle.core.variant import read_variant
from riffle.server import client_messages, messages
from riffle.server.play import Refused
from riffle.server.services import Services
from riffle.server.settings import Settings
from riffle.server.store.store import Store
from riffle.server.tables.connection import NO_SUCH_LINK, NOT_STORED, OTHER_RULES, Connection
from riffle.server.tables.lobby import Lobby
from riffle.server.tables.mail import Left, Message
from riffle.server.tables.table import Table

from .requests import answer
from .storage import BrowserDatabase, Keep
from .thinking import BrowserThinker

log = logging.getLogger("riffle.server")
DATA = Path("/tables")
OFFERED = Path(__file__).parent / "offered"
"""Variants that the export carries."""
FOR_EVER = 36_500.0
SETTINGS = Settings(
    data=DATA,
    warm=False,
    openable=False,
    pace=0.2,  # thinking takes its own time here, and the page shows one answer after the other
    push_hosts="",
    bot_limit=600.0,
    request_limit=600.0,
    hint_rate=0.0,
    address_tables=0,
    idle_days=FOR_EVER,
    shared_days=FOR_EVER,
    river_days=FOR_EVER,
    message_bytes=65_536,
)
"""One person's own device: nothing is limited, and nothing is removed."""
WHY_CLOSED = {"not_stored": NOT_STORED, "other_rules": OTHER_RULES}


class Page(Protocol):
    """The page at the other end of the port."""

    def opened(self, line: int) -> None: ...
    def heard(self, line: int, text: str) -> None: ...
    def closed(self, line: int, code: int) -> None: ...
    def answered(self, ask: int, status: int, media: str, body: bytes) -> None: ...


class PortLine:
    """A connection's `Line`: what a socket is on a server."""

    blocked = False

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.table: Table | None = None
        self.connection: Connection | None = None
        self.early: list[str] = []
        self.shut = False

    def send(self, body: bytes) -> None:
        if not self.shut:
            self.page.heard(self.number, body.decode())

    def close(self, code: int) -> None:
        if not self.shut:
            self.shut = True
            self.page.closed(self.number, code)

    def handled(self) -> None:
        return

    async def open(self, lobby: Lobby, secret: str) -> None:
        """Find the table that the link opens; whoever may not come in is told why."""
        self.page.opened(self.number)
        try:
            self.table, self.connection = await lobby.connect(secret, self)
        except Refused as refused:
            code = refused.refusal.code
            self.send(messages.encode(messages.NotTaken(0, code, refused.refusal.sentence)))
            self.close(WHY_CLOSED.get(code, NO_SUCH_LINK))
            return
        early, self.early = self.early, []
        for text in early:
            self.take(text)

    def take(self, text: str) -> None:
        if self.table is None or self.connection is None:
            self.early.append(text)
            return
        try:
            found = client_messages.decode(text.encode())
        except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
            self.send(messages.encode(messages.NotTaken(0, "malformed", str(problem)[:200])))
        else:
            self.table.post(Message(self.connection, found))

    def left(self) -> None:
        self.shut = True
        if self.table is not None and self.connection is not None:
            self.connection.closed = True
            self.table.post(Left(self.connection))


class Host:
    """What the page's worker calls."""

    def __init__(self, lobby: Lobby, page: Page) -> None:
        self.lobby = lobby
        self.page = page
        self.lines: dict[int, PortLine] = {}

    def opened(self, number: int, path: str) -> None:
        line = self.lines[number] = PortLine(self.page, number)
        self._spawn(line.open(self.lobby, path.rsplit("/", 1)[-1]))

    def heard(self, number: int, text: str) -> None:
        if number in self.lines:
            self.lines[number].take(text)

    def closed(self, number: int) -> None:
        line = self.lines.pop(number, None)
        if line is not None:
            line.left()

    def asked(self, number: int, method: str, path: str, body: Any, key: str) -> None:
        self._spawn(self._answer(number, method, path, bytes(body), key))

    async def _answer(self, number: int, method: str, path: str, body: bytes, key: str) -> None:
        found = await answer(self.lobby, method, path, body, key)
        self.page.answered(number, found.status, found.media, found.body)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return self.lobby.services.spawn(work)


async def start(page: Page, keep: Keep | None = None, kept: Any = b"") -> Host:
    """Open the tables that the browser has kept."""
    store = Store(SETTINGS, database=BrowserDatabase(SETTINGS.file, bytes(kept), keep))
    lobby = Lobby(Services(SETTINGS, thinker=BrowserThinker(), store=store))
    await lobby.open()
    for file in sorted(OFFERED.glob("*.zip")):
        await lobby.variants.offer_file(read_variant(file))
    return Host(lobby, page)
