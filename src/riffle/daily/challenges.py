"""What a challenge is: a position, what may be answered in it, and what the bots made of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.position import Position


class NotFoundError(RuntimeError):
    """No challenge could be made from this day's number within the bounds."""


class Named(Struct, frozen=True, omit_defaults=True):
    """An answer by the name of its kind and its parts, as pages and practice requests write it."""

    kind: str
    parts: list[int]
    extra: list[int] = []


class Choice(Struct, frozen=True):
    """What one answer is worth, in the units of the challenge's score."""

    answer: Named
    worth: int


class Challenge(Struct, frozen=True):
    """One challenge. The score is counted by kind: `solo` in cards, `win` and `village` 1 or 0, `throw` in thousandths
    of a chance, `tower` in tokens."""

    game: str
    day: int
    kind: str
    position: str
    options: dict[str, str | int]
    seats: int
    seat: int
    seed: int  # of nature, in practice
    replies: list[str]  # what the others answer, as a record writes it; then the game's fallback answers
    answers: int  # how many answers one has
    way: list[Named]  # the way that proves it
    choices: list[list[Choice]]  # turn by turn what each answer is worth; empty where only the end counts
    best: int  # the score that the way reaches
    marks: list[int]  # scores that bring one, two and three pebbles
    bots: dict[str, int]  # the score that each level reaches here
    difficulty: int  # 1 to 5, measured: see `measured`
    measured: dict[str, int]


def position_of(game: Game, challenge: Challenge) -> Position:
    """Where a challenge begins."""
    options: dict[str, Any] = dict(challenge.options)
    return game.position(challenge.position, **options)


def named(game: Game, step: Step) -> Named:
    """A step as a page writes it."""
    return Named(game.actions.spec(step.code).name, list(game.actions.parts(step.code).values()), list(step.extra))


def step_of(game: Game, answer: Named) -> Step:
    return Step(game.actions.code(answer.kind, *answer.parts), tuple(answer.extra))
