"""Thinking without workers: one job after the other, in the thread that has the tables."""

from __future__ import annotations

import asyncio

import msgspec

from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.pool import Tell
from riffle.server.workers.worker import carry_out


class BrowserThinker:
    """While a job is done nothing else is: lines are heard before and after it."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, job: Job, limit: float, tell: Tell | None = None) -> Done:
        async with self._turn:
            await asyncio.sleep(0)  # what was said meanwhile goes first
            try:
                return carry_out(msgspec.structs.replace(job, cold=True), tell)
            except Exception as problem:
                return Done(problem=f"{type(problem).__name__}: {problem}")

    async def close(self) -> None:
        return
