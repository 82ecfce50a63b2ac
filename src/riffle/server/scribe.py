"""A thread for work that waits for the disk: one thing after another, each told to the loop when it is done.

An executor does the same, with two futures, three locks and a condition for each piece of work; every commit of every
move comes this way.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

Work = Callable[[], None]


class Scribe:
    """`do` waits for its turn and its end; the thread begins with the first piece of work."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._orders: SimpleQueue[tuple[Work, asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def do(self, work: Work) -> None:
        """Have it done in the thread; whatever it raises is raised here."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self.name, daemon=True)
            self._thread.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._orders.put((work, done))
        await done

    def close(self) -> None:
        """No more work: the thread ends after what it has."""
        if self._thread is not None:
            self._orders.put(None)

    def _run(self) -> None:
        while (order := self._orders.get()) is not None:
            work, done = order
            problem: BaseException | None = None
            try:
                work()
            except BaseException as raised:
                problem = raised
            _tell(done, problem)


def _tell(done: asyncio.Future[None], problem: BaseException | None) -> None:
    loop = done.get_loop()
    if not loop.is_closed():  # a process that is ending has nobody left to tell
        loop.call_soon_threadsafe(_settle, done, problem)


def _settle(done: asyncio.Future[Any], problem: BaseException | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
