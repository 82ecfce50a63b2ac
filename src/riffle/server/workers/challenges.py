"""Stones of the day: each made once by a worker, kept, and made ahead of the day it is for."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from datetime import UTC, date, datetime

from riffle.daily import GAMES, day_of

from ..games import Games
from ..play import Refused
from .jobs import Job, Rank
from .pool import Thinker

LIMIT = 240.0
"""After this the worker is ended: others of the machine come before a challenge."""
KEPT = 400
MOST_WAITING = 10
AHEAD = 1
"""Days before their own that challenges are handed out: somewhere it is tomorrow already."""


def today() -> date:
    return datetime.now(UTC).date()


class Challenges:
    """Whoever asks for a challenge that is being made waits for the same one."""

    def __init__(self, games: Games, thinker: Thinker) -> None:
        self.games = games
        self.thinker = thinker
        self._made: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    async def of(self, game: str, day: int, address: str = "") -> bytes:
        """The challenge as JSON."""
        if game not in GAMES:
            raise Refused("no_such_game", f"{game[:40]} has no stone of the day")
        if not 1 <= day <= day_of(today()) + AHEAD:
            raise Refused("no_such_day", "there is no stone for that day, or not yet")
        self.games.load(game)
        key = game, day
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if sum(not each.done() for each in self._made.values()) >= MOST_WAITING:
                raise Refused("too_fast", "other challenges are being made: wait a moment")
            task = self._made[key] = asyncio.create_task(self._make(game, day, address))
            while len(self._made) > KEPT:
                self._made.popitem(last=False)[1].cancel()
        self._made.move_to_end(key)
        return await asyncio.shield(task)

    async def _make(self, game: str, day: int, address: str) -> bytes:
        job = Job("daily", game, number=day, address=address, rank=Rank.HINT if address else Rank.ALONE)
        done = await self.thinker.do(job, LIMIT)
        if done.problem:
            raise Refused(done.code or "failed", "the stone of this day could not be made")
        return done.payload

    async def make_ahead(self) -> None:
        """Today's and tomorrow's, one after the other, before anybody asks; quietly, as nobody waits for them."""
        for day in range(day_of(today()), day_of(today()) + AHEAD + 1):
            for game in GAMES:
                if day >= 1 and (game, day) not in self._made:
                    await self.of(game, day)

    async def keep_ahead(self) -> None:
        """Never ends: every hour whatever is not made yet."""
        while True:
            with contextlib.suppress(Refused):
                await self.make_ahead()
            await asyncio.sleep(3600.0)

    def close(self) -> None:
        for task in self._made.values():
            task.cancel()
