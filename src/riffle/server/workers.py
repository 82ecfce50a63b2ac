"""Worker processes for bots and solvers: thinking never delays anybody's move, and a worker that hangs is ended.

Each worker is a process with a pipe and a thread that waits for it. Jobs queue for the next free worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Protocol

import msgspec

from .worker import Done, Job, be_nice, serve

log = logging.getLogger("riffle.server")
COMPILING = 600.0
LOADING = 60.0
"""Seconds more for a job whose game this worker has not played yet: compiled code is loaded then."""


class Thinker(Protocol):
    async def do(self, job: Job, limit: float) -> Done: ...
    async def close(self) -> None: ...


class _Worker:
    """One process. It is started when first needed, and again after it broke."""

    def __init__(self, target: Callable[[Connection], None] = serve) -> None:
        self.target = target
        self.process: Any = None
        self.pipe: Connection | None = None
        self.warmed: set[str] = set()

    def start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=self.target, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.warmed = set()
        return self.pipe

    def do(self, job: Job, limit: float) -> Done:
        """Blocks: called from the worker's own thread."""
        pipe = self.pipe if self.process is not None and self.process.is_alive() else None
        try:
            pipe = pipe or self.start()
            pipe.send(job)
            if not pipe.poll(limit if job.cold or job.game in self.warmed or not limit else limit + LOADING):
                self.stop()
                return Done(problem=f"gave no answer in {limit} s")
            done = pipe.recv()
            if not job.cold and not done.problem:
                self.warmed.add(job.game)
            return done
        except (OSError, EOFError) as problem:
            self.stop()
            return Done(problem=f"the worker broke: {type(problem).__name__}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


class Workers:
    """The pool. A game that is not compiled yet is played by the quick player until it is."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.all = [_Worker() for _ in range(self.count)]
        self.compiler = _Worker(be_nice)
        self.reviewer = _Worker(be_nice)
        self._reviewing = asyncio.Lock()
        self.compiled: set[str] = set()
        self.wanted = ""  # the game last asked for that is not compiled: it comes next
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self.all:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(self.count + 2, thread_name_prefix="riffle-worker")

    async def do(self, job: Job, limit: float) -> Done:
        if job.work == "review":  # it takes long: one after the other, in a process that lets everybody else go first
            async with self._reviewing:
                return await self._do(self.reviewer, job, limit)
        worker = await self._free.get()
        try:
            if job.work in ("think", "hint") and job.game not in self.compiled:
                self.wanted = job.game
                job = msgspec.structs.replace(job, cold=True)
            return await self._do(worker, job, limit)
        finally:
            self._free.put_nowait(worker)

    async def _do(self, worker: _Worker, job: Job, limit: float) -> Done:
        began = time.monotonic()
        done = await asyncio.get_running_loop().run_in_executor(self._threads, worker.do, job, limit)
        if done.problem:
            log.warning("%s for %s failed after %.1f s: %s", job.work, job.game, time.monotonic() - began, done.problem)
        return done

    async def warm_up(self, games: list[tuple[str, str]]) -> None:
        """Compile one game after the other in a process of its own, then let every worker load what was compiled."""
        left = dict(games)
        if games:  # a bot is asked for before anything is compiled: its process must not have to start first
            await asyncio.gather(*(self.do(Job("warm", *games[0], cold=True), LOADING) for _ in self.all))
        while left:
            game = self.wanted if self.wanted in left else next(iter(left))
            module = left.pop(game)
            done = await self._do(self.compiler, Job("warm", game, module), COMPILING)
            if not done.problem:
                await asyncio.gather(*(self.do(Job("warm", game, module), LOADING) for _ in self.all))
                self.compiled.add(game)
        self.compiler.stop()

    async def close(self) -> None:
        for worker in [*self.all, self.compiler, self.reviewer]:
            with contextlib.suppress(OSError):
                worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
