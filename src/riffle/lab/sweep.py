"""A game over a row of changed numbers: every setting of the dials played with the same seeds."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from math import inf
from typing import NamedTuple

import numpy as np
import polars as pl

from riffle.core.declare.components import ComponentsError
from riffle.core.declare.options import OptionError

from .anytime import ConfidenceSequence
from .compare import Difference, compared, table_of
from .dial import Dial, turned
from .run_cache import RunCache
from .runs import Ask
from .simulate import Run
from .source import Source
from .words import is_share, more_games, scale_of, worded

MOST = 200
"""Settings of one sweep."""
MAIN = ("turns", "minutes", "lead_changes", "decided")
"""What is shown, beside the wins, where nothing is named."""


class Mean(NamedTuple):
    """A mean of many games with bounds that hold however often one looks."""

    value: float
    low: float
    high: float


class Point(NamedTuple):
    """One setting of the dials, and what its games show."""

    settings: dict[str, int]
    features: dict[str, Mean]
    table: pl.DataFrame
    """What is shown of each game, so that settings can be held against each other game by game."""


class Step(NamedTuple):
    """From one value of a dial to another, with the same seeds."""

    dial: str
    before: int
    after: int
    found: Difference


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


def sweep(
    ask: Ask, source: str, dials: list[Dial], names: str = "", progress: Callable[[int], None] = lambda done: None
) -> Swept:
    """Play every setting, and keep of each game what is named (else wins and length).

    All settings are looked at before the first is played; what the game refuses is left out and told.
    """
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
        table = table_of(kept, ask.games)
        found.append(Point(settings, means(table), table.select("game", *_wanted(table, names))))
    return Swept(found, refused)


def means(table: pl.DataFrame) -> dict[str, Mean]:
    """The mean of every feature, with its bounds."""
    names = [name for name in table.columns if name != "game"]
    values = table.select(pl.col(name).cast(pl.Float64) for name in names).to_numpy()
    shares = np.array([is_share(name) for name in names])
    lows, highs = ConfidenceSequence(values, np.where(shares, 0.0, -inf), np.where(shares, 1.0, inf)).bounds()
    there = (~np.isnan(values)).sum(axis=0)
    centres = np.nansum(values, axis=0) / np.maximum(1, there)
    each = zip(names, centres.tolist(), lows.tolist(), highs.tolist(), strict=True)
    return {name: Mean(*numbers) for name, *numbers in each}


def _wanted(table: pl.DataFrame, names: str) -> list[str]:
    named = {name.strip() for name in names.split(",") if name.strip()}
    return [name for name in table.columns if (name in named if named else _is_shown(name))]


def _is_shown(name: str) -> bool:
    return name in MAIN or name.startswith("won_")


def steps_along(points: list[Point], dial: str, name: str) -> list[Step]:
    """Each value of a dial held against the one before, on average over the other dials."""
    values = sorted({point.settings[dial] for point in points})
    found = [_step(points, dial, name, *pair) for pair in itertools.pairwise(values)]
    return [step for step in found if step]


def from_first(points: list[Point], dial: str, name: str) -> list[Step]:
    """Each value of a dial held against the first."""
    first, *values = sorted({point.settings[dial] for point in points})
    found = [_step(points, dial, name, first, value) for value in values]
    return [step for step in found if step]


def _step(points: list[Point], dial: str, name: str, before: int, after: int) -> Step | None:
    one, other = (_averaged(points, dial, name, value) for value in (before, after))
    found = compared(one, other)
    return Step(dial, before, after, found[0]) if found else None


def _averaged(points: list[Point], dial: str, name: str, value: int) -> pl.DataFrame:
    """A feature game by game, the mean over all settings with this value of the dial."""
    here = [point.table for point in points if point.settings[dial] == value]
    cells = [table[name].cast(pl.Float64).alias(str(i)) for i, table in enumerate(here) if name in table.columns]
    if not cells:
        return here[0].select("game")
    return here[0].select("game", pl.DataFrame(cells).mean_horizontal().alias(name))


def told_step(step: Step, name: str) -> str:
    """A step in a sentence, and how sure it is."""
    each = step.found
    scale = scale_of(name, each.low, each.high)
    words = worded(name)
    start = f"{words[0].upper()}{words[1:]}: {scale.number(each.a)} at {step.before}, {scale.number(each.b)} at "
    start += f"{step.after} ({scale.signed(each.difference)}, {scale.bounds(each.low, each.high)})"
    if each.differs:
        return f"{start}: more than chance explains"
    if each.settled:
        return f"{start}: about the same"
    return f"{start}: not settled, {more_games(each.more)} would tell"


def clear_steps(steps: list[Step]) -> str:
    """Which steps from one value to the next are clear."""
    clear = [f"{step.before} to {step.after}" for step in steps if step.found.differs]
    if clear:
        return f"Clear by themselves: the steps from {', '.join(clear)}."
    return "No single step from one value to the next is clear by itself." if len(steps) > 1 else ""


def shown(points: list[Point], names: str) -> list[str]:
    """The features to show: those that are named, else wins and length."""
    there = list(dict.fromkeys(name for point in points for name in point.features))
    if not names:
        return [name for name in there if _is_shown(name)]
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    for name in wanted:
        if name not in there:
            raise ValueError(f"nothing called {name} is counted; there are {', '.join(there[:12])} and others")
    return wanted
