"""Reviews of finished games: made by a worker, each game once, the last ones kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict

from riffle.bots.analysis import offered
from riffle.core import record
from riffle.core.refusal import Refused

from .games import Games
from .requests import ReviewData
from .worker import Job
from .workers import Thinker

SECONDS = 12.0
"""What the thinking of one review may take."""
LIMIT = 60.0
"""After this the worker is ended: others of the machine come before a review."""
KEPT = 50
MOST_WAITING = 4


class Reviews:
    """Whoever asks for a review that is being made waits for the same one."""

    def __init__(self, games: Games, thinker: Thinker) -> None:
        self.games = games
        self.thinker = thinker
        self._made: OrderedDict[str, asyncio.Task[ReviewData]] = OrderedDict()

    async def of(self, text: str) -> ReviewData:
        """The review of a finished game, by its record."""
        key = hashlib.sha256(text.encode()).hexdigest()
        task = self._made.get(key)
        if task is None:
            if sum(not each.done() for each in self._made.values()) >= MOST_WAITING:
                raise Refused("too_fast", "other games are being reviewed: wait a moment")
            task = self._made[key] = asyncio.create_task(self._make(text))
            while len(self._made) > KEPT:
                self._made.popitem(last=False)[1].cancel()
        self._made.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except Refused:
            self._made.pop(key, None)
            raise

    async def _make(self, text: str) -> ReviewData:
        name = next((line[5:] for line in text.split("\n")[:3] if line.startswith("game ")), "")
        game = self.games.load(name)
        if offered(game, "review") is None:
            raise Refused("no_review", f"the bots of {game.id} review no games")
        try:
            match = await asyncio.to_thread(record.read, text, game)
        except record.RecordError as problem:
            raise Refused("bad_record", str(problem)) from None
        if not match.over:
            raise Refused("no_review", "a game is reviewed when it is over")
        module = self.games.modules.get(name, "")
        done = await self.thinker.do(Job("review", name, module, text.encode(), clock=SECONDS), LIMIT)
        if done.problem:
            raise Refused("no_review", "no review could be made")
        return done.note

    def close(self) -> None:
        for task in self._made.values():
            task.cancel()
