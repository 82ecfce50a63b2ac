"""Breakthrough: pieces step one forward, straight onto an empty square or diagonally also onto an enemy. Reaching the
far row wins, and so does taking the last enemy piece. Black (seat 0) moves first, down the board, as in OpenSpiel."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, shown
from riffle.core.declare.contract import Extras
from riffle.core.declare.facts import emit, fact, facts
from riffle.core.declare.layout import GameState, layout, public
from riffle.core.declare.options import options
from riffle.core.declare.question import ask, end, is_asked
from riffle.core.declare.rule import rule, table

VERSION = 1
EXTRAS = Extras(checked=False)
PLAYERS = (2, 2)
MOST_LEGAL = 64
SIDE = 8
OPTIONS = options()


@layout(OPTIONS, facts=2)
class State(GameState):
    cells = public(SIDE * SIDE)  # 0 empty, 1 seat 0's, 2 seat 1's
    left = public(2)


QUESTIONS = ("move",)
ENDINGS = ("through", "all_taken")
Action: Any = actions(move=shown(cell=SIDE * SIDE, side=3))
Fact: Any = facts(moved=fact("seat", "cell", "to"))
NOT_LEGAL, NOT_ASKED = 1, 99


@rule
def begin(s: Any) -> None:
    for cell in range(SIDE * 2):
        s.cells[cell] = 1
        s.cells[SIDE * SIDE - 1 - cell] = 2
    s.left[0] = SIDE * 2
    s.left[1] = SIDE * 2
    ask(s, 0, 0)


def _to(seat: int, cell: int, side: int) -> int:
    row, column = cell // SIDE + (1 if seat == 0 else -1), cell % SIDE + side - 1
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


TO = table([[[_to(seat, cell, side) for side in range(3)] for cell in range(SIDE * SIDE)] for seat in range(2)])
"""Where a piece goes, or -1 past an edge."""


@rule
def may_move(s: Any, seat: int, cell: int, side: int) -> bool:
    to = TO[seat][cell][side]
    if to < 0:
        return False
    there = s.cells[to]
    return there == 0 or (side != 1 and there == 2 - seat)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if not is_asked(s, seat):
        return 0
    n = 0
    for cell in range(SIDE * SIDE):
        if s.cells[cell] == seat + 1:
            for side in range(3):
                if may_move(s, seat, cell, side):
                    out[n] = Action.move(cell, side)
                    n += 1
    return n


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    if not is_asked(s, seat):
        return NOT_ASKED
    cell = Action.part(action, 0)
    if s.cells[cell] == seat + 1 and may_move(s, seat, cell, Action.part(action, 1)):
        return 0
    return NOT_LEGAL


@rule
def apply(s: Any, seat: int, action: int) -> None:
    cell = Action.part(action, 0)
    to = TO[seat][cell][Action.part(action, 1)]
    if s.cells[to] != 0:
        s.left[1 - seat] -= 1
    s.cells[cell] = 0
    s.cells[to] = seat + 1
    emit(s, Fact.MOVED, seat, cell, to)
    if to // SIDE == (SIDE - 1 if seat == 0 else 0):
        end(s, 1)
    elif s.left[1 - seat] == 0:
        end(s, 2)
    else:
        ask(s, 0, 1 - seat)


@rule
def winner(s: Any, seat: int) -> int:
    if s.left[seat] == 0:
        return 0
    if s.left[1 - seat] == 0:
        return 1
    far = SIDE * (SIDE - 1) if seat == 0 else 0
    for column in range(SIDE):
        if s.cells[far + column] == seat + 1:
            return 1
    return 0


@rule
def points(s: Any, seat: int) -> int:
    return winner(s, seat)


@rule
def fallback(s: Any, seat: int) -> int:
    for cell in range(SIDE * SIDE):
        if s.cells[cell] == seat + 1:
            for side in range(3):
                if may_move(s, seat, cell, side):
                    return Action.move(cell, side)
    return 0


@rule
def prefer(s: Any, seat: int, action: int) -> int:
    return 0


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    return
