"""Tournaments of bots and agents: who meets whom, in which seats, and how good each is."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from .compare import round_up
from .features import seats_of
from .rating import Rating, TableResult, fitted, ratings
from .run_cache import RunCache
from .runs import Ask
from .simulate import Run
from .spreading import Workers
from .words import more_games

Entries = Sequence[str]
CLOSE = 20.0
"""Points of rating that make no difference to anybody: 53 wins in a hundred."""


class Pairing(NamedTuple):
    """Entries that meet, seat by seat, and how many games in these seats."""

    entries: tuple[int, ...]
    games: int


class Entry(NamedTuple):
    name: str
    rating: Rating
    games: int
    won: float  # games, a shared win a part of one
    ahead: Rating | None  # of the next in the order; None of the last


class Tournament(NamedTuple):
    entries: list[Entry]
    met: dict[tuple[str, str], tuple[float, int]]
    """For each pair that sat at a table together: the wins of the first, and the games."""


def pairings(count: int, players: int, games: int, ladder: bool) -> list[Pairing]:
    """Round robin: everybody with everybody. Ladder: only neighbours in the order they are named.

    Every group plays in all rotations of its seats, `games` games in all.
    """
    if count < 2:
        raise ValueError("a tournament has at least two entries")
    if ladder:
        width = min(players, count)
        groups = [tuple(range(start, start + width)) for start in range(count - width + 1)]
        groups = [tuple(group[place % width] for place in range(players)) for group in groups]
    elif players <= count:
        groups = list(itertools.combinations(range(count), players))
    else:
        every = itertools.combinations_with_replacement(range(count), players)
        groups = [group for group in every if len(set(group)) > 1]
    found: list[Pairing] = []
    for group in groups:
        for turn in range(players):
            share = games // players + (1 if turn < games % players else 0)
            if share:
                found.append(Pairing(group[turn:] + group[:turn], share))
    return found


def tournament(
    ask: Ask,
    source: str,
    entries: Entries,
    ladder: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Tournament:
    """Play all pairings, as far as their games are not kept, and rate the entries."""
    if len(set(entries)) < len(entries):
        raise ValueError("an entry is named twice")
    planned = [
        (pairing, ask.run(source, bots=",".join(entries[entry] for entry in pairing.entries)))
        for pairing in pairings(len(entries), ask.players, ask.games, ladder)
    ]
    tables = [_played(pairing, run, len(entries), ask.workers, progress) for pairing, run in planned]
    rated, fit = ratings(tables), fitted(tables)
    order = sorted(range(len(entries)), key=lambda place: -rated[place].value)
    ahead = {one: fit.ahead(one, other) for one, other in itertools.pairwise(order)}
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for table in tables:
        here = [place for place in range(len(entries)) if table.seats[place]]
        for one, other in itertools.permutations(here, 2):
            won, games = met.get((entries[one], entries[other]), (0.0, 0))
            met[entries[one], entries[other]] = won + float(table.wins[:, one].sum()), games + len(table.wins)
    each = [
        Entry(
            name,
            rated[place],
            sum(len(table.wins) for table in tables if table.seats[place]),
            float(sum(table.wins[:, place].sum() for table in tables)),
            ahead.get(place),
        )
        for place, name in ((place, entries[place]) for place in order)
    ]
    return Tournament(each, met)


def neighbours(found: Tournament) -> str:
    """How sure the order is, in a sentence: each beside the next."""
    pairs = [(one, other, one.ahead) for one, other in itertools.pairwise(found.entries) if one.ahead]
    clear = sum(ahead.low > 0 for *_, ahead in pairs)
    said = f"{clear} of {len(pairs)} neighbours in the order are clearly apart"
    open_still = [(one, other, ahead) for one, other, ahead in pairs if ahead.low <= 0]
    if not open_still:
        return said
    one, other, ahead = max(open_still, key=lambda pair: pair[2].low)
    games = min(one.games, other.games)
    return f"{said}; {one.name} and {other.name} need {more_games(_needed(ahead, games))}"


def _needed(ahead: Rating, games: int) -> int | None:
    """About how many more games each of two needs to be told apart, or to be known to lie within CLOSE points."""
    reach = (ahead.high - ahead.low) / 2
    target = max(ahead.value, CLOSE - ahead.value)
    return round_up(games * max(0.0, (reach / target) ** 2 - 1) + 1)


def _played(pairing: Pairing, run: Run, count: int, workers: Workers, progress: Callable[[int], None]) -> TableResult:
    games = RunCache(run).play(pairing.games, workers, progress).tables(pairing.games).games.filter("finished")
    won = games.select(f"won_{seat}" for seat in seats_of(games)).to_numpy()
    wins = np.zeros((len(games), count))
    seats = np.zeros(count)
    for seat, entry in enumerate(pairing.entries):
        wins[:, entry] += won[:, seat]
        seats[entry] += 1
    return TableResult(seats, wins)
