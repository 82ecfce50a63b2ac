"""How often the lab says "differs" where nothing does, and how often it finds a difference that was planted.

    python -m bench.lab_power hidden_stones stoleme --pool 4000

A pool of stock games is played once. Each run draws two times 400 games of it, with replacement: what differs between
them is chance alone. Then a difference of known size is planted into one half. All runs are looked at while they grow.
"""

from __future__ import annotations

import argparse
from math import inf, log, sqrt
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from riffle.core.game import load
from riffle.lab.anytime import ERROR, ConfidenceSequence
from riffle.lab.compare import table_of
from riffle.lab.run_cache import RunCache
from riffle.lab.runs import Ask
from riffle.lab.words import is_share

LOOKS = (2, 3, 4, 6, 9, 14, 20, 30, 50, 70, 100, 140, 200, 280, 400)
SIZES = {"won_1": (0.05, 0.1, 0.2), "points": (0.1, 0.2, 0.4), "turns": (0.1, 0.2, 0.4)}
"""Planted: of wins, lost games given to seat 1 (as a part of all); of the others, standard deviations."""
USUAL = 300


class Looked(NamedTuple):
    """What was said at each look, a row a look and a column a thing."""

    differs: Any
    holds: Any


def pool_of(game: str, games: int, bots: str) -> pl.DataFrame:
    ask = Ask(game, max(2, load(game).players[0]), bots, games)
    return table_of(RunCache(ask.run("stock")).play(games), games).drop("game")


def looked(a: Any, b: Any, ends: Any) -> Looked:
    """The lab's own bounds at every look."""
    sequence = ConfidenceSequence(b - a, -ends, ends, np.maximum(np.abs(a), np.abs(b)))
    nothing = np.zeros(len(ends))
    money = np.stack([
        np.maximum(seen.money(nothing, 1), seen.money(nothing, -1)) for seen in (sequence.until(n) for n in LOOKS)
    ])  # fmt: skip
    return Looked(money >= 2 / ERROR, money >= 2 * len(ends) / ERROR)


def looked_before(a: Any, b: Any) -> Looked:
    """The bounds the lab had before: a mixture of normal likelihoods, with the deviation seen."""
    differs, holds = [], []
    for games in LOOKS:
        each = (b - a)[:games]
        mean, deviation = each.mean(axis=0), each.std(axis=0, ddof=1)
        differs.append(np.abs(mean) > deviation * _width(games, ERROR))
        holds.append(np.abs(mean) > deviation * _width(games, ERROR / a.shape[1]))
    return Looked(np.array(differs), np.array(holds))


def _width(games: int, error: float) -> float:
    sharp = (-2 * log(error) + log(1 - 2 * log(error))) / USUAL
    grown = games * sharp + 1
    return sqrt(2 * grown / (games * games * sharp) * log(sqrt(grown) / error))


def false_alarms(pool: Any, ends: Any, runs: int, games: int, draw: Any) -> list[str]:
    """Of two halves of the same game: how often anything is said, ever, by the bounds now and before."""
    rows: list[str] = []
    told: dict[str, list[Looked]] = {"now": [], "before": []}
    for _ in range(runs):
        a, b = (pool[draw.integers(0, len(pool), games)] for _ in range(2))
        there = (a != 0).any(axis=0) | (b != 0).any(axis=0)
        told["now"].append(looked(a[:, there], b[:, there], ends[there]))
        told["before"].append(looked_before(a[:, there], b[:, there]))
    for name, each in told.items():
        star = sum(one.holds.any() for one in each)
        early = sum(one.holds[: LOOKS.index(9)].any() for one in each)
        things = np.mean([one.differs.any(axis=0).mean() for one in each])
        last = np.mean([one.differs[-1].sum() for one in each])
        rows.append(f"| {name} | {star} of {runs} | {early} of {runs} | {100 * things:.2f} % | {last:.2f} |")
    return rows


def power(column: Any, name: str, runs: int, games: int, draw: Any) -> list[str]:
    """How often a planted difference is found by 100, 200 and 400 games, by the bounds now and before."""
    rows: list[str] = []
    ends = np.array([1.0 if is_share(name) else inf])
    for size in SIZES[name]:
        found: dict[str, Any] = {"now": np.zeros(len(LOOKS)), "before": np.zeros(len(LOOKS))}
        for _ in range(runs):
            a, b = (column[draw.integers(0, len(column), games)] for _ in range(2))
            b = _planted(b, column, name, size, draw)
            pair = a[:, None], b[:, None]
            found["now"] += np.maximum.accumulate(looked(*pair, ends).differs[:, 0])
            found["before"] += np.maximum.accumulate(looked_before(*pair).differs[:, 0])
        cells = " | ".join(
            f"{found['now'][LOOKS.index(n)]:.0f} ({found['before'][LOOKS.index(n)]:.0f})" for n in (100, 200, 400)
        )
        planted = f"+{100 * size:.0f} points" if is_share(name) else f"+{size} deviations ({size * column.std():.2g})"
        rows.append(f"| {name} | {planted} | {cells} |")
    return rows


def _planted(b: Any, column: Any, name: str, size: float, draw: Any) -> Any:
    if not is_share(name):
        return b + size * column.std()
    lost = b < 0.5
    return np.where(lost & (draw.random(len(b)) < size / max(1e-9, (column < 0.5).mean())), 1.0, b)


def report(game: str, bots: str, pool_size: int, runs: int, games: int) -> list[str]:
    table = pool_of(game, pool_size, bots)
    names = [name for name in table.columns if table[name].null_count() == 0]
    pool = table.select(pl.col(name).cast(pl.Float64) for name in names).to_numpy()
    ends = np.array([1.0 if is_share(name) else inf for name in names])
    draw = np.random.default_rng(26)
    lines = [f"### {game}, {bots}, out of {len(pool):,} games, {len(names)} things", ""]
    lines += ["| bounds | runs with a star, ever | up to 6 games | a thing differs, ever | things at 400 |",
              "|---|---|---|---|---|", *false_alarms(pool, ends, runs, games, draw), "",
              "| planted in | size | found by 100 games | by 200 | by 400 |", "|---|---|---|---|---|"]  # fmt: skip
    for name in SIZES:
        column = pool[:, names.index(name)]
        if column.std():
            lines += power(column, name, runs, games, draw)
    return [*lines, ""]


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", nargs="+")
    ask.add_argument("--bots", default="greedy")
    ask.add_argument("--pool", type=int, default=4000)
    ask.add_argument("--runs", type=int, default=100)
    ask.add_argument("--games", type=int, default=400)
    given = ask.parse_args()
    for game in given.game:
        print("\n".join(report(game, given.bots, given.pool, given.runs, given.games)), flush=True)


if __name__ == "__main__":
    main()
