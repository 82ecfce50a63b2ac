"""Reviews of finished games: made by a worker, each game once, the last ones kept, progress told on the way."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from ..games import Games
from ..play import Refused
from ..requests import ReviewData
from ..views.replay import MOST_EVENTS, game_of
from .jobs import Job, Rank
from .pool import Thinker

LIMIT = 300.0
"""After this the worker is ended: others of the machine come before a review."""
KEPT = 50
MOST_WAITING = 4


class Making:
    """A review on its way: the task that makes it, and what is known of it so far."""

    def __init__(self, key: str) -> None:
        self.so_far = ReviewData(key, 0.0, [], [], [], [])
        self.task: asyncio.Task[ReviewData] | None = None

    def tell(self, found: Any) -> None:
        self.so_far = msgspec.structs.replace(found, key=self.so_far.key)


class Reviews:
    """Whoever asks for a review that is being made waits for the same one."""

    def __init__(self, games: Games, thinker: Thinker) -> None:
        self.games = games
        self.thinker = thinker
        self._made: OrderedDict[str, Making] = OrderedDict()

    async def of(self, text: str, address: str = "", wait: float | None = None) -> ReviewData:
        """The review of a finished game, by its record; after `wait` seconds as far as it has come."""
        if text.count("\n") > MOST_EVENTS:
            raise Refused("too_large", f"a record has at most {MOST_EVENTS} lines")
        key = hashlib.sha256(text.encode()).hexdigest()
        if key not in self._made:
            if sum(each.task is not None and not each.task.done() for each in self._made.values()) >= MOST_WAITING:
                raise Refused("too_fast", "other games are being reviewed: wait a moment")
            making = self._made[key] = Making(key)
            making.task = asyncio.create_task(self._make(making, text, address))
            while len(self._made) > KEPT:
                self._cancel(self._made.popitem(last=False)[1])
        return await self.known(key, wait)

    async def known(self, key: str, wait: float | None = None) -> ReviewData:
        """A review that was asked for before."""
        making = self._made.get(key)
        if making is None or making.task is None:
            raise Refused("no_review", "no such review is being made")
        self._made.move_to_end(key)
        try:
            done, _ = await asyncio.wait([making.task], timeout=wait)
            return making.task.result() if done else making.so_far
        except Refused:
            self._made.pop(key, None)
            raise

    async def _make(self, making: Making, text: str, address: str) -> ReviewData:
        name = game_of(text)
        self.games.load(name)  # Refused if there is none
        module = self.games.modules.get(name, "")
        job = Job("review", name, module, text.encode(), address=address, rank=Rank.REVIEW)
        done = await self.thinker.do(job, LIMIT, making.tell)
        if done.problem:
            raise Refused(done.code or "no_review", done.problem if done.code else "no review could be made")
        making.tell(done.note)
        return making.so_far

    def _cancel(self, making: Making) -> None:
        if making.task is not None:
            making.task.cancel()

    def close(self) -> None:
        for making in self._made.values():
            self._cancel(making)
