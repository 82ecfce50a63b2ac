"""Batches of games on one core, on many, or on many machines.

Which games a batch holds, and who plays it, never changes what happens in them.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

BATCH = 50
SOON = 0.25  # processor seconds a batch may take and the next still be larger: whoever waits sees it go on


class Timed(Protocol):
    @property
    def cpu(self) -> float: ...


T = TypeVar("T", bound=Timed)
Job = Callable[[Any, int, int], T]
"""(run, first game, how many) -> what came of them."""
Ranges = list[tuple[int, int]]
"""Games still to be played: the first one, and how many."""


class Executor(Protocol):
    """Whoever plays many batches at once: processes of this machine, or a cluster (`cluster.py`)."""

    def width(self) -> int:
        """How many batches it plays at once."""
        ...

    def results(self, job: Job[T], run: Any, shares: Ranges) -> Iterator[T]:
        """What came of each share, in any order. A batch whose player is lost is played again by another."""
        ...


Workers = int | Executor
"""So many processes of this machine, or somebody else who plays."""


class Processes:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def width(self) -> int:
        return self.workers

    def results(self, job: Job[T], run: Any, shares: Ranges) -> Iterator[T]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.workers, mp_context=context) as pool:
            jobs = [pool.submit(job, run, *share) for share in shares]
            try:
                yield from (done.result() for done in as_completed(jobs))
            finally:
                pool.shutdown(cancel_futures=True)


def spread(job: Job[T], run: Any, ranges: Ranges, workers: Workers = 1, batch: int = BATCH) -> Iterator[T]:
    """Do the job for all these games, in batches of at most `batch`, and give the results as they come."""
    if isinstance(workers, int):
        if workers <= 1:
            for first, count in ranges:
                yield from _one_after_another(job, run, first, count, batch)
            return
        if ranges:  # the first game is played here: rules are compiled once, and found by the workers
            (first, count), *others = ranges
            yield job(run, first, 1)
            ranges = [(first + 1, count - 1), *others]
        workers = Processes(workers)
    if games := sum(count for _, count in ranges):
        size = max(1, min(batch, games // (8 * workers.width())))
        yield from workers.results(job, run, shares(ranges, size))


def shares(ranges: Ranges, size: int) -> Ranges:
    """The same games in pieces of at most `size`."""
    return [
        (start, min(size, first + count - start))
        for first, count in ranges
        for start in range(first, first + count, size)
    ]


def _one_after_another(job: Job[T], run: Any, first: int, games: int, batch: int) -> Iterator[T]:
    end, count = first + games, 1
    while first < end:
        done = job(run, first, min(count, end - first))
        yield done
        first += count
        if done.cpu < SOON:
            count = min(batch, 2 * count)
