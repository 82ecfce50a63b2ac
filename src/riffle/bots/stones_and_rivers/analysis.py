"""The opponent's eye lent to people: what it would answer here, with the evaluation and the line that follows."""

from __future__ import annotations

from riffle.bots.analysis import Advice
from riffle.core.event import Step
from riffle.core.position import Position

from .coach import note_of
from .evaluation import evaluate

NODES = 200_000
"""What an advice may look at, about a second; the worker that gives it also moves the bots."""


def advice(position: Position, seat: int) -> Advice:
    """The best answer for the seat to move, with the evaluation and the line that follows."""
    found = evaluate(position, NODES)
    return Advice(Step(position.game.actions.parse(found.line[0])[0]), note_of(found))
