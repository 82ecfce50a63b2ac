"""Two versions of a game side by side: the same seeds for both, and how each thing that is counted differs.

Bounds hold at every number of games at once (`interval.always`), so one may look, stop, or play on as one likes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from .features import features_of
from .interval import always
from .run_cache import RunCache, digest_of
from .simulate import Run
from .spreading import Workers

PLANNED = 300
"""The number of games at which bounds are tightest. Always the same: who looks, and then plays on, keeps them valid.

So few cost little later (3 % of their width at 1,000 games) and let a first look say something."""
MANY = 20
"""More comparisons than this at once bring a warning."""
_MAIN = re.compile(r"(won|points)_\d+|won_by\..+|turns|minutes")
CLOSE = 0.02
"""A share that differs by less is called the same; of other numbers this part of their mean, times FIGURE."""
FIGURE = 2.5
FIRST_LOOK = 100


def is_main(name: str) -> bool:
    """Wins, points and length: enough games were played when these are settled."""
    return _MAIN.fullmatch(name) is not None


class Difference(NamedTuple):
    """How one thing differs: B less A, with bounds."""

    name: str
    a: float
    b: float
    difference: float
    low: float
    high: float
    effect: float  # the difference in standard deviations from game to game
    differs: bool  # the bounds leave out 0
    holds: bool  # so do bounds that are right for all comparisons together
    settled: bool  # it differs, or it is known to be about the same


class Comparison(NamedTuple):
    """Two runs compared."""

    games: int
    differences: list[Difference]
    enough: bool
    warning: str | None


def compared(one: pl.DataFrame, other: pl.DataFrame) -> list[Difference]:
    """The differences of two tables of features over the same games, the largest effect first."""
    names = [name for name in dict.fromkeys((*one.columns, *other.columns)) if name != "game"]
    blank = pl.Series([None] * len(one), dtype=pl.Float64)
    found: list[Difference] = []
    for name in names:
        # A card that was never used in one of them was used 0 times; an ending that never came, neither.
        a, b = (table[name] if name in table.columns else _nothing(name, len(one), blank) for table in (one, other))
        if (difference := _difference(name, a, b, len(names))) is not None:
            found.append(difference)
    return sorted(found, key=lambda each: -abs(each.effect))


def _nothing(name: str, games: int, blank: pl.Series) -> pl.Series:
    return blank if name.startswith("won_by.") else pl.Series([0.0] * games)


def _difference(name: str, a: pl.Series, b: pl.Series, together: int) -> Difference | None:
    both = (a.is_not_null() & b.is_not_null()).to_numpy()
    first, second = a.to_numpy()[both], b.to_numpy()[both]
    games = len(first)
    if games < 2 or not (first.any() or second.any()):
        return None
    each = second - first
    mean, deviation = float(each.mean()), float(each.std(ddof=1))
    low, high = always(mean, deviation, games, PLANNED)
    strict_low, strict_high = always(mean, deviation, games, PLANNED, 0.05 / together)
    usual = float(np.sqrt((first.var(ddof=1) + second.var(ddof=1)) / 2))
    effect = float(np.clip(mean / usual, -99, 99)) if usual > 0 else (99.0 if mean > 0 else -99.0) * bool(mean)
    share = name.startswith(("won_", "ending."))
    margin = CLOSE if share else CLOSE * FIGURE * max(abs(float(first.mean())), 1e-9)
    differs = low > 0 or high < 0
    return Difference(
        name=name,
        a=float(first.mean()),
        b=float(second.mean()),
        difference=mean,
        low=low,
        high=high,
        effect=effect,
        differs=differs,
        holds=strict_low > 0 or strict_high < 0,
        settled=differs or (-margin < low and high < margin),
    )


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


def _warning(differences: list[Difference]) -> str | None:
    count = len(differences)
    if count <= MANY:
        return None
    sure = sum(each.holds for each in differences)
    return (
        f"{count} things are compared at once: about {max(1, round(0.05 * count))} may look different by chance alone; "
        f"{sure} stay different when all are judged together"
    )


def digest(kept: RunCache, games: int) -> str:
    """Sixteen hex digits of how all games ended, whoever played them."""
    return digest_of(kept.tables(games).games)


def as_json(found: Comparison) -> list[dict[str, Any]]:
    return [each._asdict() for each in found.differences]
