"""A game over a row of changed numbers: every setting of the dials played with the same seeds."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import polars as pl

from riffle.core.declare.components import ComponentsError
from riffle.core.declare.options import OptionError

from .compare import table_of
from .dial import Dial, turned
from .interval import SURE, interval
from .run_cache import RunCache
from .runs import Ask
from .simulate import Run
from .source import Source

MOST = 200
"""Settings of one sweep."""
MAIN = ("turns", "minutes", "lead_changes", "decided")
"""What is shown, beside the wins, where nothing is named."""


class Mean(NamedTuple):
    """A mean of many games with its 95 % interval."""

    value: float
    low: float
    high: float


class Point(NamedTuple):
    """One setting of the dials, and what its games show."""

    settings: dict[str, int]
    features: dict[str, Mean]


class Swept(NamedTuple):
    points: list[Point]
    refused: dict[str, str]
    """Settings that the game refuses, and why."""


def run_of(ask: Ask, source: str, settings: dict[Dial, int]) -> Run:
    """The run with the dials set so; ValueError where the game cannot be played like that."""
    base = Source.of(ask.game, source)
    files, options = turned(base, settings)
    words = ",".join(filter(None, (ask.options, *(f"{name}={value}" for name, value in options.items()))))
    return ask.run_over(base.changed(files), options=words)


def settings_of(dials: list[Dial]) -> list[dict[Dial, int]]:
    """Every combination of the dials' values."""
    if len({dial.name for dial in dials}) < len(dials):
        raise ValueError("a dial is named twice")
    found = [dict(zip(dials, values, strict=True)) for values in itertools.product(*(dial.values for dial in dials))]
    if len(found) > MOST:
        raise ValueError(f"the dials have {len(found)} settings together; a sweep plays at most {MOST}")
    return found


def sweep(ask: Ask, source: str, dials: list[Dial], progress: Callable[[int], None] = lambda done: None) -> Swept:
    """Play every setting. All are looked at before the first is played; what the game refuses is left out and told."""
    runs: list[tuple[dict[str, int], Run]] = []
    refused: dict[str, str] = {}
    Source.of(ask.game, source)
    for settings in settings_of(dials):
        try:
            runs.append(({dial.name: value for dial, value in settings.items()}, run_of(ask, source, settings)))
        except (ComponentsError, OptionError) as problem:
            refused[" ".join(dial.at(value) for dial, value in settings.items())] = str(problem)
    if not runs:
        setting, why = next(iter(refused.items()))
        raise ValueError(f"{ask.game} cannot be played with any of these settings; with {setting}: {why}")
    found: list[Point] = []
    for settings, run in runs:
        kept = RunCache(run).play(ask.games, ask.workers, progress)
        found.append(Point(settings, means(table_of(kept, ask.games))))
    return Swept(found, refused)


def means(table: pl.DataFrame) -> dict[str, Mean]:
    """The mean of every feature, with its interval."""
    return {name: mean_of(name, table[name].drop_nulls()) for name in table.columns if name != "game"}


def mean_of(name: str, cells: pl.Series) -> Mean:
    if not len(cells):
        return Mean(0.0, 0.0, 0.0)
    value: Any = cells.mean()
    if name.startswith(("won_", "ending.")):
        return Mean(value, *interval(value * len(cells), len(cells)))
    spread: Any = cells.std() or 0.0
    reach = SURE * spread / sqrt(len(cells))
    return Mean(value, value - reach, value + reach)


def shown(points: list[Point], names: str) -> list[str]:
    """The features to show: those that are named, else wins and length."""
    there = list(dict.fromkeys(name for point in points for name in point.features))
    if not names:
        return [name for name in there if name in MAIN or name.startswith("won_")]
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    for name in wanted:
        if name not in there:
            raise ValueError(f"nothing called {name} is counted; there are {', '.join(there[:12])} and others")
    return wanted
