"""Looks after all tables now and then: drives what nobody drives, removes what nobody uses, forgets what is idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from ..play import Refused
from . import archives
from .connection import NOT_STORED
from .mail import Alarm, Wake
from .table import Table

if TYPE_CHECKING:
    from .lobby import Lobby

log = logging.getLogger("riffle.server")
DAY = 86400.0
PAGE = 200
"""Running tables looked at in one round."""
ARCHIVED_AT_ONCE = 5


class Janitor:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._noted: set[str] = set()
        self._not_archived: set[str] = set()
        self._after = ""

    async def work(self) -> None:
        """A round now and then; the first ones follow each other until every running table was looked at."""
        first = True
        while True:
            try:
                await self.round()
            except Exception as problem:
                log.warning("the tables could not be looked after: %s: %s", type(problem).__name__, problem)
            first = first and bool(self._after)
            await asyncio.sleep(0.0 if first else self.lobby.services.settings.sweep)

    async def round(self) -> None:
        services = self.lobby.services
        await services.store.live(services.lived())
        await services.store.database.file_journal()
        self.lobby.blocked = await services.store.blocked()
        await self.remove_unused()
        self.forget_idle()
        await self.drive()
        await self.time_out()
        await self.archive()
        for table in self.lobby.loaded():
            if table.connections:
                table.presence.announce()

    async def drive(self) -> None:
        """Wake the next page of running tables, round and round: a machine may have to answer there."""
        names = await self.lobby.services.store.running(self._after, PAGE)
        for name in names:
            await self._wake(name)
        self._after = names[-1] if len(names) == PAGE else ""

    async def time_out(self) -> None:
        """Games over days are not in memory when their time runs out."""
        services = self.lobby.services
        for name in await services.store.due(services.date()):
            with contextlib.suppress(Refused):
                (await self.lobby.table(name)).post(Alarm())

    async def _wake(self, name: str) -> None:
        """One that is damaged is named in the log, once, and passed over."""
        try:
            was_there = self.lobby.is_loaded(name)
            table = await self.lobby.table(name)
            last = table.used
            if table.bots.asked:
                table.post(Wake(ours=False))
            else:
                await table.ask(Table.note_turn)
            if not (was_there or table.connections or table.busy) and table.used == last:  # nobody has come meanwhile
                table.close(NOT_STORED)
        except Refused:
            return
        except Exception as problem:
            if name not in self._noted:
                self._noted.add(name)
                log.warning("table %s cannot be read: %s: %s", name, type(problem).__name__, problem)

    async def archive(self) -> None:
        """Archive finished games that are not: those whose server ended before it was done."""
        store = self.lobby.services.store
        names = await store.not_archived(ARCHIVED_AT_ONCE + len(self._not_archived))
        for name in [each for each in names if each not in self._not_archived]:
            self._not_archived.add(name)  # one that fails is not tried again
            try:
                await archives.archive(await self.lobby.table(name))
            except Exception as problem:
                log.warning("table %s could not be archived: %s: %s", name, type(problem).__name__, problem)

    async def remove_unused(self) -> None:
        services = self.lobby.services
        lived, settings = services.lived(), services.settings
        before, shared_before = lived - settings.idle_days * DAY, lived - settings.shared_days * DAY
        while unused := await services.store.idle(before, shared_before):
            await services.store.remove(unused)
        await services.store.remove_variants(before)
        await self.lobby.profiles.remove_unused()

    def forget_idle(self) -> None:
        """Tables at which nobody is and nothing happens leave memory; whoever had just found one comes back to it."""
        services = self.lobby.services
        before = services.now() - services.settings.forget_after
        for table in self.lobby.loaded():
            if not table.connections and not table.busy and table.used < before and not table.clock.holds:
                table.close(NOT_STORED)
