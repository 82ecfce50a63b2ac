"""A turn: what a seat does is told, carried out, and followed by the next question or the end (rules 40 and 50-52)."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask, end
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .board import SQUARE_TO_MOVE, WINS
from .change import make
from .options import OPTIONS
from .route import tell_drift, tell_ride
from .setup import open_play
from .state import CAPPED, GOAL_REACHED, REPEATED, RING, TURN, State


@rule
def tell(s: State, seat: int, action: int) -> None:
    """Say what the seat is about to do; the way over the rivers comes first."""
    kind = Action.kind(action)
    origin: int = Action.part(action, 0)
    s.last[0] = origin
    s.last[1] = -1
    s.last[2] = origin
    if kind == Action.MOVE:
        s.last[2] = Action.part(action, 1)
        tell_ride(s, seat, origin, s.last[2])
        emit(s, Fact.MOVED, seat, origin, s.last[2])
    elif kind == Action.SEND:
        onto: int = Action.part(action, 1)
        s.last[1] = onto
        s.last[2] = Action.part(action, 2)
        tell_ride(s, seat, origin, onto)
        tell_drift(s, seat, origin, onto, s.last[2])
        emit(s, Fact.SENT, seat, origin, onto, s.last[2], s.cells[onto] >> 2)
    elif kind == Action.ROTATE:
        emit(s, Fact.ROTATED, seat, origin, (s.cells[origin] & 3) ^ 1)
    else:
        emit(s, Fact.FLIPPED, seat, origin, Action.part(action, 1) + 1)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Give an answer: change the board, tell it, and put the next question."""
    if seat == NATURE:
        open_play(s, Action.part(action, 0))
        return
    circles = s.scored[0]
    squares = s.scored[1]
    tell(s, seat, action)
    make(s, action)
    if s.scored[0] != circles:
        emit(s, Fact.SCORED, 0, s.scored[0], WINS[s.board])
    if s.scored[1] != squares:
        emit(s, Fact.SCORED, 1, s.scored[1], WINS[s.board])
    end_turn(s, seat)


# The end ------------------------------------------------------------------------------------------------------------


@rule
def finish(s: State, ending: int) -> None:
    emit(s, Fact.OVER, ending)
    end(s, ending)


@rule
def end_turn(s: State, seat: int) -> None:
    """Rule 40 for both seats, since a turn may bring the other's fifth stone home; then our two ways out (50, 51)."""
    s.ply += 1
    s.turn = 1 - seat
    s.hash ^= SQUARE_TO_MOVE
    if s.scored[0] >= WINS[s.board] or s.scored[1] >= WINS[s.board]:
        finish(s, GOAL_REACHED)
    elif s.repetition == OPTIONS.REPETITION_ON and times_before(s) >= 2:
        finish(s, REPEATED)
    elif s.ply_cap > 0 and s.ply >= s.ply_cap:
        finish(s, CAPPED)
    else:
        s.ring[s.ply % RING] = s.hash
        ask(s, TURN, 1 - seat)


@rule
def times_before(s: State) -> int:
    """How often this position, with the same seat to move, has been there before."""
    count = 0
    known = s.ply if s.ply < RING else RING
    for i in range(known):
        if s.ring[i] == s.hash:
            count += 1
    return count


@rule
def winner(s: State, seat: int) -> int:
    """Rule 40, or by our option 52 the seat with more stones on its goal; a draw is nobody's."""
    if s.ended == GOAL_REACHED:
        return 1 if s.scored[seat] >= WINS[s.board] else 0
    if s.ended > 0 and s.adjudicate == OPTIONS.ADJUDICATE_SCORED:
        return 1 if s.scored[seat] > s.scored[1 - seat] else 0
    return 0


@rule
def points(s: State, seat: int) -> int:
    """Stones on the goal."""
    return s.scored[seat]
