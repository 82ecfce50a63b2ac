"""Ratings out of games of any number of players, by Luce's choice model: the chance to win is one's part of the sum.

With two players it is the model of Bradley and Terry. Ratings are on the scale of Elo (400 points: ten to one).
"""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

import numpy as np

from .interval import SURE

PRIOR = 0.5
"""Every entry has won and lost half a game against an average one, so that nobody is infinitely good."""
ROUNDS = 2000
POINTS = 400 / log(10)
MIDDLE = 1500.0


class TableResult(NamedTuple):
    """Games among the same entries: how many seats each had, and the part of each win that each got, game by game."""

    seats: Any  # of each entry
    wins: Any  # a row a game, a column an entry


class Rating(NamedTuple):
    value: float
    low: float
    high: float


class Fit(NamedTuple):
    """The ratings of all entries, and how far they are known together."""

    points: Any
    covariance: Any

    def ahead(self, one: int, other: int) -> Rating:
        """How far one entry is ahead of another, with a 95 % interval: two who met often are known better beside each
        other than each is by itself."""
        spread = self.covariance[one, one] + self.covariance[other, other] - 2 * self.covariance[one, other]
        gap, reach = float(self.points[one] - self.points[other]), SURE * float(np.sqrt(spread))
        return Rating(gap, gap - reach, gap + reach)


def ratings(tables: list[TableResult]) -> list[Rating]:
    """The rating of every entry with a 95 % interval."""
    fit = fitted(tables)
    reach = SURE * np.sqrt(np.diag(fit.covariance))
    each = (fit.points.tolist(), (fit.points - reach).tolist(), (fit.points + reach).tolist())
    return [Rating(*one) for one in zip(*each, strict=True)]


def fitted(tables: list[TableResult]) -> Fit:
    """The ratings, and how sharply the games speak for them (Fisher's information).

    Games drawn again out of those played would say nothing of one who never won; here such a one is known badly.
    """
    seats = np.array([table.seats for table in tables], dtype=float)
    games = np.array([len(table.wins) for table in tables], dtype=float)
    strength = _strengths(seats, games, np.sum([table.wins.sum(axis=0) for table in tables], axis=0))
    share = seats * strength / (seats @ strength)[:, None]
    information = np.diag(games @ share) - (share * games[:, None]).T @ share
    information += np.diag(2 * PRIOR * strength / (strength + 1) ** 2)
    centred = np.eye(len(strength)) - 1 / len(strength)
    known = centred @ np.linalg.inv(information) @ centred
    return Fit(POINTS * (centred @ np.log(strength)) + MIDDLE, POINTS * POINTS * known)


def _strengths(seats: Any, games: Any, wins: Any) -> Any:
    """The strength of each entry, by Hunter's MM algorithm."""
    strength = np.ones_like(wins)
    for _ in range(ROUNDS):
        faced = (games / (seats @ strength)) @ seats + 2 * PRIOR / (strength + 1)
        renewed = (wins + PRIOR) / faced
        if np.abs(np.log(renewed / strength)).max() < 1e-6:
            break
        strength = renewed
    return strength
