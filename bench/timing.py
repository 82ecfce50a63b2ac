"""Interleaved timing in processor seconds: contenders take turns, the median of the rounds counts."""

import statistics
import time
from collections.abc import Callable


def rates(contenders: dict[str, Callable[[], int]], rounds: int = 5) -> dict[str, float]:
    """Units a CPU second of each contender; each call does some work and returns how many units it was."""
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for work in contenders.values():
        work()  # warm up: compile, fill caches
    for _ in range(rounds):
        for name, work in contenders.items():
            start = time.process_time()
            units = work()
            found[name].append(units / (time.process_time() - start))
    return {name: statistics.median(each) for name, each in found.items()}


def table(title: str, unit: str, found: dict[str, float], base: str) -> list[str]:
    lines = [f"### {title}", "", f"| what | {unit} a CPU second | ratio to {base} |", "|---|---|---|"]
    lines += [f"| {name} | {rate:,.0f} | {rate / found[base]:.2f} |" for name, rate in found.items()]
    return [*lines, ""]
