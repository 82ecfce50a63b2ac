"""How batches on the CPU grow with their size and with cores: the same games stepped by one thread and by several.

    .venv/bin/python -m bench.envs_cores [SECONDS [GAME ...]]

Every kind has its turn in every round, so that other work on the machine hits all alike; answers are drawn outside the
clock. Steps a processor second (all threads together), by the wall, and by the longest way through the threads: what
each did in processor seconds, the slowest counted, which is the wall if every thread has a core to itself. And how busy
others kept the machine meanwhile.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from riffle.envs import batch

SIZES = (64, 256, 1024, 4096, 16384)
THREADS = (1, 2)
ROUNDS = 5


class Kind(NamedTuple):
    game: str
    size: int
    threads: int


class Clocked(NamedTuple):
    """Steps, and the seconds they took: of all threads, of the longest way through them, by the wall."""

    steps: float
    cpu: float
    way: float
    wall: float


def stepper(kind: Kind) -> Callable[[], Clocked]:
    """One step of a batch, clocked."""
    env = batch(kind.game, players=2, count=kind.size, threads=kind.threads)
    draw = np.random.default_rng(0)
    env.reset(seed=1)
    each: list[float] = []  # processor seconds of the threads in this step
    everywhere = env._everywhere

    def clocked(work: Callable[..., None]) -> None:
        def one(*part: Any) -> None:
            began = time.thread_time()
            work(*part)
            each.append(time.thread_time() - began)

        everywhere(one)

    env._everywhere = clocked

    def step() -> Clocked:
        answers = np.argmax(env.mask * draw.random(env.mask.shape, dtype=np.float32), axis=1)
        each.clear()
        cpu, wall = time.process_time(), time.perf_counter()
        env.step(answers)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        return Clocked(kind.size, cpu, cpu - sum(each) + max(each), wall)

    return step


def turn(step: Callable[[], Clocked], seconds: float) -> Clocked:
    """A kind's turn: as many steps as its seconds hold, drawing included."""
    began = time.perf_counter()
    taken: list[Clocked] = []
    while time.perf_counter() - began < seconds:
        taken.append(step())
    return Clocked(*(sum(column) for column in zip(*taken, strict=True)))


def busy_seconds() -> float:
    """Processor seconds that the whole machine has spent since it was started (Linux)."""
    user, nice, system, *_ = (int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def table(found: dict[Kind, list[Clocked]]) -> None:
    alone: dict[tuple[str, int], tuple[float, float]] = {}
    print("| game | games | threads | a CPU second | by the longest way | against one | by the wall | against one |")
    for kind, rows in found.items():
        total = Clocked(*(sum(column) for column in zip(*rows, strict=True)))
        by_way, by_wall = total.steps / total.way, total.steps / total.wall
        way, wall = alone.setdefault((kind.game, kind.size), (by_way, by_wall))
        words = [kind.game, f"{kind.size:,}", str(kind.threads), f"{total.steps / total.cpu:,.0f}", f"{by_way:,.0f}"]
        words += [f"{by_way / way:.2f}", f"{by_wall:,.0f}", f"{by_wall / wall:.2f}"]
        print("|", " | ".join(words), "|", flush=True)


def main(seconds: float, games: list[str]) -> None:
    kinds = [Kind(game, count, threads) for game in games for count in SIZES for threads in THREADS]
    steps: dict[Kind, Any] = {kind: stepper(kind) for kind in kinds}
    for step in steps.values():
        step()  # compiled before the clocks run
    found: dict[Kind, list[Clocked]] = {kind: [] for kind in kinds}
    busy, own, wall = busy_seconds(), time.process_time(), time.perf_counter()
    for _ in range(ROUNDS):
        for kind, step in steps.items():
            found[kind].append(turn(step, seconds / ROUNDS))
    wall, own = time.perf_counter() - wall, time.process_time() - own
    table(found)
    others = (busy_seconds() - busy - own) / wall
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{os.cpu_count()} cores; others took {others:.2f} of them, this run {own / wall:.2f}; load average {load}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 6.0, sys.argv[2:] or ["hidden_stones", "stones_and_rivers"])
