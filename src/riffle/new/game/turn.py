"""A turn (rules 3 and 4), and the end (rule 5)."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask, end
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .options import OPTIONS
from .state import HEAP_EMPTY, TURN, State


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal answer and put the next question."""
    if seat == NATURE:
        s.turn = Action.part(action, 0)
        emit(s, Fact.BEGINS, s.turn)
        ask(s, TURN, s.turn)
        return
    pebbles = Action.part(action, 0) + 1
    s.heap -= pebbles
    s.taken[seat] += pebbles
    emit(s, Fact.TOOK, seat, pebbles, s.heap)
    if s.heap == 0:
        emit(s, Fact.OVER, seat)
        end(s, HEAP_EMPTY)
    else:
        s.turn = (seat + 1) % s.seats
        ask(s, TURN, s.turn)


@rule
def winner(s: State, seat: int) -> int:
    """Rule 5: whoever took the last pebble has won; by option last=loses everybody else has."""
    if s.ended == 0:
        return 0
    if s.last == OPTIONS.LAST_LOSES:
        return 1 if seat != s.turn else 0
    return 1 if seat == s.turn else 0


@rule
def points(s: State, seat: int) -> int:
    """Pebbles taken."""
    return s.taken[seat]
