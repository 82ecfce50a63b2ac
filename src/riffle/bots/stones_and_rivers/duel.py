"""Matches between minds, for measuring: distinct openings, colours swapped, results with their interval."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from riffle.core.game import Game

Mind = Callable[[Any], int]
"""Given a state whose turn it is, in the fast engine's form: an answer."""


class Tally(NamedTuple):
    """Games from the first mind's side."""

    won: int
    drawn: int
    lost: int
    plies: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / max(1, self.games)

    def plus(self, other: Tally) -> Tally:
        return Tally(*(one + two for one, two in zip(self, other, strict=True)))


def opening(game: Game, number: int, options: dict[str, int], plies: int = 6) -> Any:
    """An opening of a few random turns, a different one for each number; nobody has scored in it."""
    rng = random.Random(f"opening {number}")
    engine = game.fast
    buffer = engine.buffer(game.most_legal)
    while True:
        s = game.start(engine, 2, {**options, "first": 1})
        for _ in range(plies):
            count = engine.legal(s, int(s["turn"][0]), buffer)
            engine.apply(s, int(s["turn"][0]), int(buffer[rng.randrange(count)]))
        if int(s["asked"][0]) and not s["scored"][0].any():
            return s


def play(game: Game, s: Any, minds: tuple[Mind, Mind]) -> Any:
    """Play a state to its end, in place."""
    while int(s["asked"][0]):
        seat = int(s["turn"][0])
        code = minds[seat](s)
        if game.fast.why_not(s, seat, code) != 0:
            raise AssertionError(f"seat {seat} gave {game.Action.text(code)}, which is not legal")
        game.fast.put(s, "fact_count", 0)
        game.fast.apply(s, seat, code)
    return s


def duel(
    game: Game, one: Callable[[int], Mind], two: Callable[[int], Mind], openings: range, options: dict[str, int]
) -> Tally:
    """Every opening twice, colours swapped; each side is made anew for each game, from the game's number."""
    total = Tally(0, 0, 0, 0)
    for number in openings:
        for seat in (0, 1):
            pair = (one(2 * number + seat), two(2 * number + seat))
            s = play(game, opening(game, number, options), pair if seat == 0 else (pair[1], pair[0]))
            mine = int(game.fast.winner(s, seat))
            other = int(game.fast.winner(s, 1 - seat))
            total = total.plus(Tally(mine, 1 - mine - other, other, int(s["ply"][0])))
    return total
