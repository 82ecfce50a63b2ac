"""Set-up ("Setup" of the rulebook, rule 2): the pieces on their places, and who begins."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .board import CELLS, GOAL, KEYS, MEN, POINTS, SQUARE_TO_MOVE, START, STONE
from .options import OPTIONS
from .state import FIRST_PLAYER, TURN, State


@rule
def begin(s: State) -> None:
    """All pieces stone side up on their places (rule 2); then the coin, unless an option names the first player."""
    setup = 2 * s.board + s.circle
    for point in range(CELLS):
        s.cells[point] = START[setup][point]
    count_up(s)
    if s.first == OPTIONS.FIRST_COIN:
        ask(s, FIRST_PLAYER, NATURE)
    else:
        open_play(s, s.first - OPTIONS.FIRST_CIRCLE)


@rule
def count_up(s: State) -> None:
    """Fill every field that follows from the cells."""
    setup = 2 * s.board + s.circle
    s.hash = 0
    for seat in range(2):
        s.scored[seat] = 0
        at = 0
        for point in range(POINTS):
            piece = s.cells[point]
            if piece > 0 and piece >> 2 == seat:
                s.men[seat][at] = point
                at += 1
                s.hash ^= KEYS[8 * point + piece]
                if piece & 3 == STONE and GOAL[CELLS * setup + point] == 1 + seat:
                    s.scored[seat] += 1
        for i in range(at, MEN):
            s.men[seat][i] = POINTS
    for i in range(3):
        s.last[i] = -1


@rule
def open_play(s: State, seat: int) -> None:
    """The first turn is that seat's."""
    s.turn = seat
    if seat == 1:
        s.hash ^= SQUARE_TO_MOVE
    s.ring[0] = s.hash
    emit(s, Fact.BEGINS, seat)
    ask(s, TURN, seat)
