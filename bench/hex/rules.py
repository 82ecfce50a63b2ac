"""Hex, 11 by 11: seat 0 joins top and bottom, seat 1 left and right. The second player may swap, as in pgx: the first
stone then becomes his, mirrored. Groups are kept by union and find, so a win costs no search."""

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
SIDE = 11
CELLS = SIDE * SIDE
EDGES = 4
"""Edges are nodes of their own behind the cells: top, bottom, left, right."""
MOST_LEGAL = CELLS + 1
OPTIONS = options()


@layout(OPTIONS, facts=2)
class State(GameState):
    cells = public(CELLS)  # 0 empty, 1 seat 0's, 2 seat 1's
    link = public(CELLS + EDGES)  # towards the head of each node's group; itself at the head
    ply = public()
    winner_seat = public()  # -1 while nobody has won


QUESTIONS = ("move",)
ENDINGS = ("joined",)
Action: Any = actions(place=shown(cell=CELLS), swap=shown())
Fact: Any = facts(placed=fact("seat", "cell"))
NOT_LEGAL, NOT_ASKED = 1, 99
STEPS = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, 1), (1, -1))


def _near(cell: int) -> list[int]:
    row, column = divmod(cell, SIDE)
    near = [(row + down, column + across) for down, across in STEPS]
    return [r * SIDE + c if 0 <= r < SIDE and 0 <= c < SIDE else -1 for r, c in near]


def _edge(seat: int, cell: int) -> int:
    at = cell // SIDE if seat == 0 else cell % SIDE
    return CELLS + 2 * seat if at == 0 else CELLS + 2 * seat + 1 if at == SIDE - 1 else -1


NEAR = table([_near(cell) for cell in range(CELLS)])
EDGE = table([[_edge(seat, cell) for cell in range(CELLS)] for seat in range(2)])


@rule
def begin(s: Any) -> None:
    for node in range(CELLS + EDGES):
        s.link[node] = node
    s.winner_seat = -1
    ask(s, 0, 0)


@rule
def head(s: Any, node: int) -> int:
    """The head of a node's group; the way there is halved."""
    while s.link[node] != node:
        s.link[node] = s.link[s.link[node]]
        node = s.link[node]
    return node


@rule
def put(s: Any, seat: int, cell: int) -> None:
    """Lay a stone and join it to its neighbours and edge."""
    s.cells[cell] = seat + 1
    at = head(s, cell)
    for side in range(6):
        near = NEAR[cell][side]
        if near >= 0 and s.cells[near] == seat + 1:
            other = head(s, near)
            s.link[other] = at
    edge = EDGE[seat][cell]
    if edge >= 0:
        s.link[head(s, edge)] = at


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if not is_asked(s, seat):
        return 0
    n = 0
    for cell in range(CELLS):
        if s.cells[cell] == 0:
            out[n] = Action.place(cell)
            n += 1
    if s.ply == 1:
        out[n] = Action.swap()
        n += 1
    return n


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    if not is_asked(s, seat):
        return NOT_ASKED
    if Action.kind(action) == Action.SWAP:
        return 0 if s.ply == 1 else NOT_LEGAL
    return 0 if s.cells[Action.part(action, 0)] == 0 else NOT_LEGAL


@rule
def apply(s: Any, seat: int, action: int) -> None:
    cell = Action.part(action, 0)
    if Action.kind(action) == Action.SWAP:
        for other in range(CELLS):
            if s.cells[other] != 0:
                cell = other
        s.cells[cell] = 0
        for node in range(CELLS + EDGES):
            s.link[node] = node
        cell = cell % SIDE * SIDE + cell // SIDE
    put(s, seat, cell)
    emit(s, Fact.PLACED, seat, cell)
    s.ply += 1
    if head(s, CELLS + 2 * seat) == head(s, CELLS + 2 * seat + 1):
        s.winner_seat = seat
        end(s, 1)
    else:
        ask(s, 0, 1 - seat)


@rule
def winner(s: Any, seat: int) -> int:
    return 1 if s.winner_seat == seat else 0


@rule
def points(s: Any, seat: int) -> int:
    return winner(s, seat)


@rule
def fallback(s: Any, seat: int) -> int:
    for cell in range(CELLS):
        if s.cells[cell] == 0:
            return Action.place(cell)
    return 0


@rule
def prefer(s: Any, seat: int, action: int) -> int:
    return 0


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    return
