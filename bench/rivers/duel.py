"""Games between two minds: distinct openings, colours swapped, clocks of processor time, results to be added up."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.position import Position


class Mind(Protocol):
    """One side of one game. `left` is the processor time it still has, None where it thinks in nodes."""

    def answer(self, position: Position, left: float | None) -> int: ...


Maker = Callable[[int], Mind]
"""A fresh mind for a game, from a seed."""


class Tally(NamedTuple):
    """Games from the first mind's side."""

    won: int
    drawn: int
    lost: int
    plies: int
    late: int = 0  # games the first mind lost on time
    other_late: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / max(1, self.games)

    def plus(self, other: Tally) -> Tally:
        return Tally(*(one + two for one, two in zip(self, other, strict=True)))


class Outcome(NamedTuple):
    winner: int  # -1: drawn
    plies: int
    late: bool
    left: tuple[float, float]


NOTHING = Tally(0, 0, 0, 0)


def opening(game: Game, number: int, options: dict[str, Any], plies: int = 6) -> Position:
    """An opening of a few random turns, a different one for each number; nobody has scored in it."""
    rng = random.Random(f"opening {number}")
    while True:
        position = game.start(2, seed=number, speed="fast", **{**options, "first": "circle"})
        for _ in range(plies):
            position = position.answer(position.to_move[0], Step(rng.choice(position.codes(position.to_move[0]))))
        if not position.over and not any(position.points):
            return position


def play(position: Position, minds: tuple[Mind, Mind], clock: float | None = None) -> Outcome:
    """Play a position to its end; whoever uses up its clock has lost."""
    left = [clock or 0.0, clock or 0.0]
    while not position.over:
        seat = position.to_move[0]
        begun = time.thread_time()
        code = minds[seat].answer(position, None if clock is None else left[seat])
        left[seat] -= time.thread_time() - begun
        if clock is not None and left[seat] < 0:
            return Outcome(1 - seat, int(position.field("ply")), True, (left[0], left[1]))
        position = position.answer(seat, Step(code))
    winners = position.result.winners if position.result else ()
    return Outcome(winners[0] if winners else -1, int(position.field("ply")), False, (left[0], left[1]))


def pair(
    game: Game, one: Maker, two: Maker, number: int, options: dict[str, Any], clock: float | None = None
) -> tuple[Tally, list[Outcome]]:
    """One opening twice, colours swapped; each side is made anew for each game, from the game's number."""
    total, outcomes = NOTHING, list[Outcome]()
    for seat in (0, 1):
        mine, other = one(2 * number + seat), two(2 * number + seat)
        found = play(opening(game, number, options), (mine, other) if seat == 0 else (other, mine), clock)
        outcomes.append(found if seat == 0 else found._replace(left=(found.left[1], found.left[0])))
        won, lost = found.winner == seat, found.winner == 1 - seat
        total = total.plus(Tally(won, not won and not lost, lost, found.plies, found.late and lost, found.late and won))
    return total, outcomes


def duel(game: Game, one: Maker, two: Maker, openings: range, options: dict[str, Any]) -> Tally:
    total = NOTHING
    for number in openings:
        total = total.plus(pair(game, one, two, number, options)[0])
    return total
