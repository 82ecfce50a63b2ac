"""What all tables of a process share: settings, games, store, workers, clock, chance. Passed to whoever needs it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any

from .games import Games
from .limits import Addresses
from .listening import Listening
from .metrics import Metrics
from .play import Dice, Game
from .settings import Settings
from .store.broker import Broker, Notice, OneProcess, PostgresBroker
from .store.database import NotStoredError, postgres_address
from .store.store import Store
from .store.writer import Writer
from .tables.secrets import Seeds, Tokens, system_seeds, system_tokens
from .views.encoders import LegalEncoder
from .workers.pool import Thinker, Workers

log = logging.getLogger("riffle.server")


GREET_BURST = 10.0
"""Seconds' worth of sockets that one address may open at once: a class, or all of it after a restart."""
MOST_GAMES = 64
"""Games and variants whose answers are kept as JSON."""


class Services:
    """Built once a process. `now` is a clock that never jumps; `date` is the wall clock, for what takes days."""

    def __init__(
        self,
        settings: Settings,
        games: Games | None = None,
        thinker: Thinker | None = None,
        dice: Dice | None = None,
        tokens: Tokens = system_tokens,
        now: Callable[[], float] = time.monotonic,
        date: Callable[[], float] = time.time,
        seeds: Seeds = system_seeds,
        store: Store | None = None,
    ) -> None:
        self.settings = settings
        self.listening = Listening(settings)
        self.games = games or Games()
        self.thinker: Thinker = thinker or Workers(
            settings.workers, settings.worker_memory, now, settings.upload_memory
        )
        self.dice = dice
        self.tokens = tokens
        self.seeds = seeds
        self.now = now
        self.date = date
        self.store = store or Store(settings)
        origin = system_tokens(9)
        self.broker: Broker = OneProcess(origin)
        if settings.shared:
            self.broker = PostgresBroker(origin, postgres_address(settings.database))
        self.metrics = Metrics()
        self.refusals = Addresses(settings.refusal_rate, now)
        self.greetings = Addresses(settings.greet_rate, now, burst=GREET_BURST)
        self.hints = Addresses(settings.hint_rate, now)
        self.writer = Writer(self.store.database, self.broker, self.lived, self.metrics.commit)
        self._lived_before = 0.0
        self._began = now()
        self._legal: dict[str, LegalEncoder] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        self._lived_before = await self.store.lived()
        self._began = self.now()

    async def close(self) -> None:
        await self.stop_tasks()
        await self.thinker.close()
        await self.broker.close()
        await self.writer.close()
        await self.store.close()

    def lived(self) -> float:
        """Seconds that servers have run on this data: by these, idle tables are removed."""
        return self._lived_before + self.now() - self._began

    def today(self) -> str:
        """The day as records write it, in UTC."""
        return datetime.fromtimestamp(self.date(), UTC).date().isoformat()

    def legal(self, game: Game) -> LegalEncoder:
        """The game's answers as JSON; all its tables share them."""
        key = f"{game.id} {game.variant.digest if game.variant else ''}"
        if key not in self._legal or self._legal[key].game is not game:
            if len(self._legal) >= MOST_GAMES:
                self._legal.pop(next(iter(self._legal)))
            self._legal[key] = LegalEncoder(game)
        return self._legal[key]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside the tables; a problem goes to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("work beside the tables failed", exc_info=problem)

    def announce(self, notice: Notice) -> None:
        """Tell the other processes something that is not stored."""
        self.spawn(self._announce(notice))

    def tell(self, table: str) -> None:
        """Tell the other processes that a table has changed, where no commit of its own does."""
        self.announce(Notice(table, self.broker.origin))

    async def _announce(self, notice: Notice) -> None:
        with contextlib.suppress(NotStoredError):  # the next round of the janitor says it again
            await self.store.database.commit(self.broker.statements([notice]))

    def warm_up(self, then: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Compile all games in the background, then do what needs them compiled."""
        if isinstance(self.thinker, Workers) and self.settings.warm:
            names = sorted(self.games.names(), key=lambda name: name != "hidden_stones")
            self.spawn(self._warm_up(self.thinker, names, then))

    async def _warm_up(self, workers: Workers, names: list[str], then: Callable[[], Coroutine[Any, Any, None]]) -> None:
        await workers.warm_up([(name, self.games.modules.get(name, "")) for name in names])
        await then()

    async def stop_tasks(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5.0)
