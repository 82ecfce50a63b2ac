"""The worker processes: thinking never delays anybody's move, and a worker that hangs is ended.

There are three lanes. The front is for bots that people wait for and for settling stones, the middle for hints and
other short requests, the back for reviews and for tables of bots alone. The process that serves moves goes before all
of them, and each lane before the next. Within a lane the better rank goes first, then whoever has used least of late,
by address and by table or, away from tables, by visitor. What is uploaded is checked by a process of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec

from riffle.core.engine.wasm import is_ready

from ..games import load
from .jobs import Done, Job, Rank
from .process import Process
from .usage import Usage
from .worker import serve_in_background, serve_in_front, serve_in_the_middle

log = logging.getLogger("riffle.server")
COMPILING = 600.0
LOADING = 60.0
"""Seconds more for a job whose game this worker has not played yet: compiled code is loaded then."""
STARTING = 20.0
"""Seconds more where the process has to start first."""
MOST_PREPARED = 12
"""Games and variants that may wait to be compiled."""
MOST_WAITING = 60
"""Jobs of the middle and back lanes that one address may have waiting: a class comes from one address."""
MOST_OWN = 8
"""Those of one table or one visitor."""


Tell = Callable[[Any], None]
"""Given what is known so far of a long job, in the loop's own thread."""


class Thinker(Protocol):
    async def do(self, job: Job, limit: float, tell: Tell | None = None) -> Done: ...
    async def close(self) -> None: ...


class Waiting:
    """A job in the queue."""

    __slots__ = ("done", "job", "limit", "tell", "worker")

    def __init__(self, job: Job, limit: float, worker: Worker | None, tell: Tell | None = None) -> None:
        self.job = job
        self.limit = limit
        self.worker = worker  # the only one it is for, or None
        self.tell = tell
        self.done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()


class Worker:
    """A process, the ranks it serves, and whether it is at work."""

    def __init__(self, process: Process, ranks: frozenset[Rank]) -> None:
        self.process = process
        self.ranks = ranks
        self.busy = False


FRONT, MIDDLE, BACK, CHECKS = (
    frozenset({Rank.BOT, Rank.SETTLE}),
    frozenset({Rank.BOT, Rank.SETTLE, Rank.HINT}),
    frozenset({Rank.REVIEW, Rank.ALONE}),
    frozenset({Rank.CHECK}),
)


def _told(loop: asyncio.AbstractEventLoop, tell: Tell, note: Any) -> None:
    """Hand what a worker told its thread over to the loop."""
    loop.call_soon_threadsafe(tell, note)


def _is_ready(job: Job) -> bool:
    return is_ready(load(job.game, job.module))


class Workers:
    """The pool. A game without a module of its rules is played by the quick player until it is compiled."""

    def __init__(
        self, count: int = 0, memory: int = 0, now: Callable[[], float] = time.monotonic, upload_memory: int = 0
    ) -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self.front = [Worker(Process(serve_in_front), FRONT) for _ in range(count)]
        self.middle = Worker(Process(serve_in_the_middle, memory), MIDDLE)
        self.back = Worker(Process(serve_in_background, memory), BACK)
        self.checker = Worker(Process(serve_in_background, upload_memory), CHECKS)
        self.all = [*self.front, self.middle, self.back, self.checker]
        self.compiler = Process(serve_in_background)
        self.compiled: set[str] = set()
        self.wanted = ""  # what was last asked for that is not compiled: it comes next
        self.usage = Usage(now)
        self._left: dict[str, Job] = {}  # what is to be compiled yet
        self._compiling = asyncio.Lock()
        self._waiting: list[Waiting] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(len(self.all) + 1, thread_name_prefix="riffle-worker")

    async def do(self, job: Job, limit: float, tell: Tell | None = None) -> Done:
        """Have a job done when its turn comes; `limit` seconds after that it is given up."""
        if job.rank >= Rank.HINT and job.address:
            waiting = [each.job for each in self._waiting if each.job.address == job.address]
            waiting = [each for each in waiting if each.rank >= Rank.HINT]
            if len(waiting) >= MOST_WAITING or sum(each.table == job.table for each in waiting) >= MOST_OWN:
                return Done(problem="too much is waiting for this address", code="too_fast")
        return await self._do(Waiting(job, limit, None, tell))

    async def _do(self, waiting: Waiting) -> Done:
        self._waiting.append(waiting)
        self._assign()
        try:
            return await waiting.done
        finally:
            if waiting in self._waiting:  # nobody wants it any more
                self._waiting.remove(waiting)

    def _assign(self) -> None:
        for worker in self.all:
            if not worker.busy and (found := self._best(worker)) is not None:
                self._waiting.remove(found)
                worker.busy = True
                task = asyncio.create_task(self._run(worker, found))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _best(self, worker: Worker) -> Waiting | None:
        fits = [each for each in self._waiting if each.worker is worker]
        if fits:
            return fits[0]
        fits = [each for each in self._waiting if each.worker is None and each.job.rank in worker.ranks]
        return min(fits, key=self._order, default=None)

    def _order(self, waiting: Waiting) -> tuple[int, float, float]:
        job = waiting.job
        return job.rank, self.usage.of(job.address), self.usage.of(job.table)

    async def _run(self, worker: Worker, waiting: Waiting) -> None:
        job, began = waiting.job, time.monotonic()
        if job.work in ("think", "hint", "lab", "pictures") and job.contents not in self.compiled:
            self.wanted = job.contents
            job = msgspec.structs.replace(job, cold=True)
        try:
            done = await self._done(worker.process, job, waiting.limit, waiting.tell)
        except Exception as problem:  # or the pool is being closed; whoever waits is told, and the lane goes on
            done = Done(problem=f"{type(problem).__name__}: {problem}")
        worker.busy = False
        self.usage.add(job.address, time.monotonic() - began)
        self.usage.add(job.table, time.monotonic() - began)
        if not waiting.done.done():
            waiting.done.set_result(msgspec.structs.replace(done, took=time.monotonic() - began))
        self._assign()

    async def _done(self, process: Process, job: Job, limit: float, tell: Tell | None = None) -> Done:
        began, loop = time.monotonic(), asyncio.get_running_loop()
        if job.work == "check":  # its bounds are those of what was sent, whichever game that is of
            limit += 0 if process.running else STARTING
        elif not (job.cold or job.contents in process.warmed or not limit):
            limit += LOADING
        heard: Tell | None = None if tell is None else lambda note: _told(loop, tell, note)
        done = await loop.run_in_executor(self._threads, process.do, job, limit, heard)
        if done.problem and not done.code:
            took = time.monotonic() - began
            log.warning("%s for %s failed after %.1f s: %s", job.work, job.game, took, done.problem)
        return done

    def waiting(self) -> dict[str, int]:
        """How many jobs wait, by rank."""
        return {rank.name.lower(): sum(each.job.rank == rank for each in self._waiting) for rank in Rank}

    async def warm_up(self, games: list[tuple[str, str]]) -> None:
        """Compile the games that are not ready, one by one in a process of its own; every worker loads them."""
        if games:  # a bot is asked for before anything is compiled: its process must not have to start first
            first = Job("warm", *games[0], cold=True)
            await asyncio.gather(*(self._warm(worker, first) for worker in self.front))
        for job in [Job("warm", game, module) for game, module in games]:
            if await asyncio.to_thread(_is_ready, job):
                self.compiled.add(job.contents)
            else:
                self._left[job.contents] = job
        await self._compile_left()

    def prepare(self, job: Job, ready: bool) -> None:
        """Have a variant compiled, unless it is ready; while many others wait the quick player plays it."""
        if ready:
            self.compiled.add(job.contents)
        elif job.contents not in self.compiled and job.contents not in self._left and len(self._left) < MOST_PREPARED:
            self._left[job.contents] = job
            task = asyncio.create_task(self._compile_left())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _compile_left(self) -> None:
        async with self._compiling:
            while self._left:
                wanted = self.wanted if self.wanted in self._left else next(iter(self._left))
                job = self._left[wanted]
                done = await self._done(self.compiler, job, COMPILING)
                if not done.problem:
                    await self._load(job)
                    self.compiled.add(wanted)
                self._left.pop(wanted, None)
            self.compiler.stop()

    async def _load(self, job: Job) -> None:
        """Have workers load what was compiled, half of them at a time: the others are there for whoever waits."""
        workers = [*self.front, self.middle]
        for half in (workers[::2], workers[1::2]):
            await asyncio.gather(*(self._warm(worker, job) for worker in half))

    async def _warm(self, worker: Worker, job: Job) -> Done:
        return await self._do(Waiting(job, LOADING, worker))

    async def close(self) -> None:
        for process in [*(worker.process for worker in self.all), self.compiler]:
            with contextlib.suppress(OSError):
                process.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for waiting in self._waiting:
            waiting.done.cancel()
