"""What a turn changes on the board, and the way back: for the rules, and for searches that do and undo millions."""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .actions import Action
from .board import CELLS, EMPTY, GOAL, KEYS, LOCKS, MEN, STONE
from .state import State


@rule
def put(s: State, point: int, piece: int) -> None:
    """Lay a piece (or nothing) on a point, and keep hash and score in step."""
    before = s.cells[point]
    s.hash ^= KEYS[8 * point + before] ^ KEYS[8 * point + piece]
    s.lock ^= LOCKS[8 * point + before] ^ LOCKS[8 * point + piece]
    s.cells[point] = piece
    goal = GOAL[CELLS * (2 * s.board + s.circle) + point]
    if goal > 0:
        scoring = 4 * goal - 3  # the stone of the seat that scores here
        if before == scoring:
            s.scored[goal - 1] -= 1
        if piece == scoring:
            s.scored[goal - 1] += 1


@rule
def enlist(s: State, owner: int, origin: int, to: int) -> None:
    """One of the owner's pieces went from `origin` to `to`: the list of them stays in order."""
    men = s.men[owner]
    i = 0
    while men[i] != origin:
        i += 1
    while i > 0 and men[i - 1] > to:
        men[i] = men[i - 1]
        i -= 1
    while i < MEN - 1 and men[i + 1] < to:
        men[i] = men[i + 1]
        i += 1
    men[i] = to


@rule
def make(s: State, action: int) -> None:
    """Change the board as a seat's answer says, and nothing else."""
    origin: int = Action.part(action, 0)
    piece = s.cells[origin]
    kind = Action.kind(action)
    if kind == Action.MOVE:
        put(s, origin, EMPTY)
        put(s, Action.part(action, 1), piece)
        enlist(s, piece >> 2, origin, Action.part(action, 1))
    elif kind == Action.SEND:
        onto: int = Action.part(action, 1)
        sent = s.cells[onto]
        put(s, origin, EMPTY)  # first of all: the sent piece may end there
        put(s, onto, (piece & 4) + STONE)
        put(s, Action.part(action, 2), sent)
        enlist(s, sent >> 2, onto, Action.part(action, 2))
        enlist(s, piece >> 2, origin, onto)
    elif kind == Action.ROTATE:
        put(s, origin, piece ^ 1)
    else:
        put(s, origin, (piece & 4) + Action.part(action, 1) + 1)


@rule
def unmake(s: State, action: int, piece: int, sent: int) -> None:
    """Put everything back where it was before `make`: `piece` stood on the first point, `sent` on the second."""
    origin: int = Action.part(action, 0)
    kind = Action.kind(action)
    if kind == Action.MOVE:
        put(s, Action.part(action, 1), EMPTY)
        enlist(s, piece >> 2, Action.part(action, 1), origin)
    elif kind == Action.SEND:
        onto: int = Action.part(action, 1)
        enlist(s, piece >> 2, onto, origin)
        enlist(s, sent >> 2, Action.part(action, 2), onto)
        put(s, Action.part(action, 2), EMPTY)
        put(s, onto, sent)
    put(s, origin, piece)
