"""Two versions of a game side by side: the same seeds for both, and how each thing that is counted differs.

Bounds hold at every number of games at once (`anytime`), so one may look, stop, or play on as one likes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil, floor, inf, isfinite, log10
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from .anytime import ERROR, ConfidenceSequence
from .features import features_of
from .run_cache import RunCache, digest_of
from .simulate import Run
from .spreading import Workers
from .words import is_share, more_games, worded

MANY = 20
"""More comparisons than this at once bring a warning."""
_MAIN = re.compile(r"won_\d+|won_by\..+|points|turns|minutes")
CLOSE = 0.02
"""A share that differs by less is called the same; of other numbers this part of their mean, times FIGURE."""
FIGURE = 2.5
FIRST_LOOK = 100
NAMED = 3
"""Things that are named among those that need more games."""


def is_main(name: str) -> bool:
    """Wins, points and length: enough games were played when these are settled."""
    return _MAIN.fullmatch(name) is not None


class Difference(NamedTuple):
    """How one thing differs: B less A, with bounds."""

    name: str
    a: float
    b: float
    difference: float
    low: float  # infinite where too little is known
    high: float
    effect: float  # the difference in standard deviations from game to game
    differs: bool  # the bounds leave out 0
    holds: bool  # so do bounds that are right for all comparisons together
    settled: bool  # it differs, or it is known to be about the same
    deviation: float  # the standard deviation from game to game
    more: int | None  # about so many more games settle it; 0 where it is settled, None where nothing is known


class Comparison(NamedTuple):
    """Two runs compared."""

    games: int
    differences: list[Difference]
    enough: bool
    warning: str | None

    @property
    def unsettled(self) -> list[Difference]:
        """What of wins, points and length is not settled, what needs most games first."""
        main = [each for each in self.differences if is_main(each.name) and not each.settled]
        return sorted(main, key=lambda each: -inf if each.more is None else -each.more)


def compared(one: pl.DataFrame, other: pl.DataFrame) -> list[Difference]:
    """The differences of two tables of features over the same games, the largest effect first."""
    names = [name for name in dict.fromkeys((*one.columns, *other.columns)) if name != "game"]
    # A card that was never used in one of them was used 0 times; an ending that never came, neither.
    a, b = (np.column_stack([_cells(table, name) for name in names]) for table in (one, other))
    a, b = np.where(np.isnan(b), np.nan, a), np.where(np.isnan(a), np.nan, b)
    there = ((~np.isnan(a)).sum(axis=0) >= 2) & ((np.nan_to_num(a) != 0) | (np.nan_to_num(b) != 0)).any(axis=0)
    kept = [name for name, is_there in zip(names, there, strict=True) if is_there]
    if not kept:
        return []
    found = _differences(kept, a[:, there], b[:, there])
    return sorted(found, key=lambda each: -abs(each.effect))


def _cells(table: pl.DataFrame, name: str) -> Any:
    if name in table.columns:
        return table[name].cast(pl.Float64).to_numpy()
    return np.full(len(table), np.nan if name.startswith("won_by.") else 0.0)


def _differences(names: list[str], a: Any, b: Any) -> list[Difference]:
    end = np.array([1.0 if is_share(name) else inf for name in names])
    sequence = ConfidenceSequence(b - a, -end, end, np.maximum(np.abs(a), np.abs(b)))
    lows, highs = sequence.bounds()
    nothing = np.zeros(len(names))
    money = np.maximum(sequence.money(nothing, 1), sequence.money(nothing, -1))
    holds = money >= 2 * len(names) / ERROR
    before, after = np.nanmean(a, axis=0), np.nanmean(b, axis=0)
    deviations = np.sqrt((np.nanvar(a, axis=0, ddof=1) + np.nanvar(b, axis=0, ddof=1)) / 2)
    games = (~np.isnan(a)).sum(axis=0)
    columns = (games, before, after, lows, highs, deviations, holds)
    return [
        _difference(name, *each) for name, *each in zip(names, *(column.tolist() for column in columns), strict=True)
    ]


def _difference(
    name: str, games: int, a: float, b: float, low: float, high: float, deviation: float, holds: bool
) -> Difference:
    mean = b - a
    margin = CLOSE if is_share(name) else CLOSE * FIGURE * max(abs(a), 1e-9)
    differs = low > 0 or high < 0
    settled = differs or (-margin < low and high < margin)
    return Difference(
        name=name,
        a=a,
        b=b,
        difference=mean,
        low=low,
        high=high,
        effect=min(99.0, max(-99.0, mean / deviation)) if deviation > 0 else 99.0 * ((mean > 0) - (mean < 0)),
        differs=differs,
        holds=holds,
        settled=settled,
        deviation=deviation,
        more=0 if settled else games_needed(games, mean, low, high, margin),
    )


def games_needed(games: int, mean: float, low: float, high: float, margin: float) -> int | None:
    """About how many more games show that a mean differs from 0, or that it lies within `margin` of it.

    As if the mean stayed what it is, while the bounds shrink with the square root of the games.
    """
    reach = max(mean - low, high - mean)
    if not isfinite(reach) or reach <= 0:
        return None
    target = max(abs(mean), margin - abs(mean))
    return round_up(max(1.0, games * ((reach / target) ** 2 - 1)))


def round_up(number: float) -> int:
    """A number in two figures: it is an estimate."""
    unit = 10 ** max(0, floor(log10(number)) - 1)
    return ceil(number / unit) * unit


def compare(
    a: Run,
    b: Run,
    games: int,
    workers: Workers = 1,
    stop: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Comparison, RunCache, RunCache]:
    """Play both over the same seeds and compare. With `stop` no more is played once it is enough."""
    if games < 2:
        raise ValueError("a comparison needs at least 2 games")
    runs = RunCache(a), RunCache(b)
    played = min(FIRST_LOOK, games) if stop else games
    while True:
        told = 0

        def tell(done: int) -> None:
            nonlocal told
            told += done
            progress(done)

        for kept in runs:
            kept.play(played, workers, tell)
        found = looked_at(*runs, played)
        if played >= games or (stop and found.enough):
            return found, *runs
        progress(-told)
        played = min(games, 2 * played)


def looked_at(a: RunCache, b: RunCache, games: int) -> Comparison:
    """The comparison as the first `games` games show it."""
    return judged(table_of(a, games), table_of(b, games), games)


def judged(one: pl.DataFrame, other: pl.DataFrame, games: int) -> Comparison:
    """The comparison of two tables of features over the same games."""
    differences = compared(one, other)
    main = [each for each in differences if is_main(each.name)]
    return Comparison(games, differences, all(each.settled for each in main), _warning(differences))


def table_of(kept: RunCache, games: int) -> pl.DataFrame:
    """The features of a run's first games."""
    return features_of(kept.game, kept.tables(games))


def whether_enough(found: Comparison) -> str:
    """Whether wins, points and length are settled, and if not, how many more games each needs."""
    unsettled = found.unsettled
    if not unsettled:
        return "Enough games: wins, points and length are settled"
    told = [f"{worded(each.name)} ({more_games(each.more)})" for each in unsettled[:NAMED]]
    if len(unsettled) > NAMED:
        told.append(f"{len(unsettled) - NAMED} more that need fewer")
    return f"Not settled yet: {', '.join(told)}"


def _warning(differences: list[Difference]) -> str | None:
    count = len(differences)
    if count <= MANY:
        return None
    sure = sum(each.holds for each in differences)
    return (
        f"{count} things are compared at once, so one of them may look different by chance alone; {sure} stay "
        f"different when all are judged together"
    )


def digest(kept: RunCache, games: int) -> str:
    """Sixteen hex digits of how all games ended, whoever played them."""
    return digest_of(kept.tables(games).games)


def as_json(differences: list[Difference]) -> list[dict[str, Any]]:
    return [json_cells(each._asdict()) for each in differences]


def json_cells(cells: dict[str, Any]) -> dict[str, Any]:
    """A bound that is not known is null."""
    return {name: None if cell in (inf, -inf) else cell for name, cell in cells.items()}
