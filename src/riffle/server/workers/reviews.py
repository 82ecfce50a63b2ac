"""Reviews of finished games: made by a worker, each game once, the last ones kept, progress told on the way."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, OrderedDict
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
MOST_WAITING = 24
"""Reviews on their way in all; then the last one of the address that has most of them makes room."""
MOST_OWN = 2
"""Those of one visitor."""


class Making:
    """A review on its way: the task that makes it, and what is known of it so far."""

    def __init__(self, key: str, address: str = "", visitor: str = "") -> None:
        self.address, self.visitor = address, visitor
        self.so_far = ReviewData(key, 0.0, [], [], [], [], [])
        self.task: asyncio.Task[ReviewData] | None = None

    @property
    def is_waiting(self) -> bool:
        return self.task is not None and not self.task.done()

    def tell(self, found: Any) -> None:
        self.so_far = msgspec.structs.replace(found, key=self.so_far.key)


class Reviews:
    """Whoever asks for a review that is being made waits for the same one."""

    def __init__(self, games: Games, thinker: Thinker) -> None:
        self.games = games
        self.thinker = thinker
        self._made: OrderedDict[str, Making] = OrderedDict()

    async def of(self, text: str, address: str = "", wait: float | None = None, visitor: str = "") -> ReviewData:
        """The review of a finished game, by its record; after `wait` seconds as far as it has come."""
        if text.count("\n") > MOST_EVENTS:
            raise Refused("too_large", f"a record has at most {MOST_EVENTS} lines")
        key = hashlib.sha256(text.encode()).hexdigest()
        if key not in self._made:
            self._make_room(address, visitor)
            making = self._made[key] = Making(key, address, visitor)
            making.task = asyncio.create_task(self._make(making, text))
        return await self.known(key, wait)

    def _make_room(self, address: str, visitor: str) -> None:
        """Nobody fills the queue for the others: whoever has most in it gives way."""
        waiting = {key: each for key, each in self._made.items() if each.is_waiting}
        whose = Counter(each.address for each in waiting.values())
        own = sum((each.address, each.visitor) == (address, visitor) for each in waiting.values())
        if own >= MOST_OWN:
            raise Refused("too_fast", "your other games are being reviewed: wait a moment")
        if len(waiting) >= MOST_WAITING:
            greediest = whose.most_common(1)[0][0]
            if whose[address] + 1 >= whose[greediest]:
                raise Refused("too_fast", "other games are being reviewed: wait a moment")
            self._cancel(self._made.pop([key for key, each in waiting.items() if each.address == greediest][-1]))
        for key in [key for key, each in self._made.items() if not each.is_waiting][: len(self._made) - KEPT]:
            del self._made[key]

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

    async def _make(self, making: Making, text: str) -> ReviewData:
        name = game_of(text)
        self.games.load(name)  # Refused if there is none
        module = self.games.modules.get(name, "")
        address, visitor = making.address, making.visitor
        job = Job("review", name, module, text.encode(), address=address, table=visitor, rank=Rank.REVIEW)
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
