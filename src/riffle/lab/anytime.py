"""Bounds of means that hold at every number of games at once, from the first game on, however often one looks.

Each candidate for the mean is bet against, game by game (a betting confidence sequence, Waudby-Smith and Ramdas 2024):
were it right, the stake would hardly ever grow forty-fold at any time, so a candidate against which it did is left
out. Nothing is assumed of the shape of the numbers, and numbers that are all equal are no special case.

Numbers with ends that are known (shares) are bounded exactly. Others are bet on from the ninth game on, by the range
seen so far; their bounds hold unless a game lies more than the whole of that range off the rest.

`web/src/lab/anytime.ts` does the same sums in the same order; `tests/lab/anytime_cases.json` holds both to the last
bit, which is why there is nothing here but + - * / and square roots.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np

ERROR = 0.05
STAKES = (0.25, 0.09)
"""Bets in standard deviations, half of the money on each: the first is best at some 150 games, the other at 1,100."""
BOLDEST = 0.6
"""The part of the money that one game may lose, where numbers have ends; else where it lies one range off."""
LEAST, MOST = 0.2, 4.0
"""What one game makes of the money at worst (only numbers without ends come to that) and at best."""
LEARNT = 8
"""Games that only show the range, where numbers have no ends."""
PRIOR = 0.1
"""The variance before the first game, in squares of the range."""
STEPS = 30
BLOCK = 64
"""Games after which the money is written as a number near one and a power of two, so that it never overflows."""
HIGHEST = 100
"""Powers of two that are told apart: more money than this is as much as anybody asks for."""


class ConfidenceSequence:
    """Columns of numbers, one row a game (NaN where a game says nothing), and what their means may be."""

    def __init__(self, values: Any, lows: Any, highs: Any, sizes: Any = None) -> None:
        """`lows` and `highs` are the ends of each column's numbers, infinite where they have none.

        `sizes` says what the numbers are of the order of while they are all equal: of differences, what they are
        differences of; else the numbers themselves.
        """
        values = np.asarray(values, dtype=np.float64)
        self.known = ~np.isnan(values)
        self.sizes = np.where(self.known, np.abs(values if sizes is None else sizes), 0.0)
        self.values = np.where(self.known, values, 0.0)
        self.lows, self.highs = np.asarray(lows, dtype=np.float64), np.asarray(highs, dtype=np.float64)
        self.ended = np.isfinite(self.lows)
        self.stakes = self._stakes()

    def _before(self, rows: Any, first: float) -> Any:
        """Each row as it was one game earlier."""
        return np.concatenate([np.full((1, rows.shape[1]), first), rows[:-1]])

    def _ranges(self, seen: Any) -> Any:
        """How far apart the numbers of all games before lie; 0 where nothing is known of it yet."""
        high = self._before(np.maximum.accumulate(np.where(self.known, self.values, -np.inf)), -np.inf)
        low = self._before(np.minimum.accumulate(np.where(self.known, self.values, np.inf)), np.inf)
        size = self._before(np.maximum.accumulate(self.sizes), 0.0)
        given = np.where(self.ended, self.highs - self.lows, 0.0)
        return np.where(self.ended, given, np.where(seen >= LEARNT, _span(high, low, size), 0.0))

    def _stakes(self) -> Any:
        """The money on each game as a part of what there is, out of the games before it alone."""
        seen = self._before(np.cumsum(self.known, axis=0, dtype=np.float64), 0.0)
        total = self._before(np.cumsum(self.values, axis=0), 0.0)
        squares = self._before(np.cumsum(self.values * self.values, axis=0), 0.0)
        ranges = self._ranges(seen)
        apart = np.maximum(0.0, squares - total * total / np.maximum(1.0, seen))
        deviation = np.sqrt((PRIOR * ranges * ranges + apart) / (seen + 1.0))
        betting = self.known & (ranges > 0)
        with np.errstate(divide="ignore", invalid="ignore"):
            cap = np.where(self.ended, np.inf, BOLDEST / ranges)
            return np.stack([np.where(betting, np.minimum(stake / deviation, cap), 0.0) for stake in STAKES])

    def money(self, means: Any, side: int) -> Any:
        """What a unit has become that was bet, column by column, on the mean lying above `means` (side 1) or below."""
        with np.errstate(divide="ignore"):
            room = np.where(self.ended, BOLDEST / (means - self.lows if side > 0 else self.highs - means), np.inf)
        least = np.where(self.ended, 0.0, LEAST)
        found = np.ones((len(STAKES), self.values.shape[1]))
        powers = np.zeros(found.shape, dtype=np.int64)
        for start in range(0, len(self.values), BLOCK):
            games = slice(start, start + BLOCK)
            gain = np.minimum(self.stakes[:, games], room) * (side * (self.values[games] - means))
            factors = np.minimum(MOST, np.maximum(least, 1.0 + gain))
            found, more = np.frexp(found * np.multiply.reduce(factors, axis=1))
            powers += more
        return np.ldexp(found, np.clip(powers, -HIGHEST, HIGHEST)).sum(axis=0) / len(STAKES)

    def until(self, games: int) -> ConfidenceSequence:
        """What the first games alone show: stakes follow from the games before, so they stay as they are."""
        found = copy(self)
        found.known, found.values, found.sizes = self.known[:games], self.values[:games], self.sizes[:games]
        found.stakes = self.stakes[:, :games]
        return found

    def bounds(self, error: float = ERROR) -> tuple[Any, Any]:
        """The lowest and the highest mean that is not left out; infinite where too little is known."""
        return self._bound(1, 2 / error), self._bound(-1, 2 / error)

    def _bound(self, side: int, wanted: float) -> Any:
        top = np.where(self.known, self.values, -np.inf).max(axis=0, initial=-np.inf)
        bottom = np.where(self.known, self.values, np.inf).min(axis=0, initial=np.inf)
        some = self.known.any(axis=0)
        top, bottom = np.where(some, top, 0.0), np.where(some, bottom, 0.0)
        far = 4.0 * _span(top, bottom, self.sizes.max(axis=0, initial=0.0))
        inner, outer = (top, bottom - far) if side > 0 else (bottom, top + far)
        ends = self.lows if side > 0 else self.highs
        outer = np.where(self.ended, ends, outer)
        unknown = ~self.ended & (self.money(outer, side) < wanted)
        for _ in range(STEPS):
            middle = (outer + inner) / 2
            left_out = self.money(middle, side) >= wanted
            outer, inner = np.where(left_out, middle, outer), np.where(left_out, inner, middle)
        return np.where(unknown, -side * np.inf, outer)


def _span(high: Any, low: Any, size: Any) -> Any:
    """The range from low to high; of numbers that are all equal, their size."""
    return np.where(high > low, high - low, size)


def anytime_interval(
    values: Any, low: float = -np.inf, high: float = np.inf, sizes: Any = None, error: float = ERROR
) -> tuple[float, float]:
    """The bounds of one mean, of numbers from `low` to `high`."""
    column = np.asarray(values, dtype=np.float64).reshape(-1, 1)
    beside = None if sizes is None else np.asarray(sizes, dtype=np.float64).reshape(-1, 1)
    lowest, highest = ConfidenceSequence(column, [low], [high], beside).bounds(error)
    return float(lowest[0]), float(highest[0])
