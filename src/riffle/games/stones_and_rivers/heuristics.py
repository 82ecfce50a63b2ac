"""What a quick player prefers, for the bot `greedy` and for playouts, and the answer for a seat that gives none."""

from __future__ import annotations

from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import rule

from .actions import Action
from .board import COLUMNS, GOAL_FIRST, GOAL_LAST, GOAL_ROW, STONE
from .state import State


@rule
def fallback(s: State, seat: int) -> int:
    """Turn the first piece over."""
    if seat == NATURE:
        return Action.begins(0)
    at = s.men[seat][0]
    return Action.flip(at, 1 if s.cells[at] & 3 == STONE else 0)


@rule
def way_home(s: State, seat: int, point: int) -> int:
    """Steps from a point to the seat's nearest goal spot as the crow flies, nought on a spot."""
    row = point // COLUMNS - GOAL_ROW[2 * s.board + s.circle][seat]
    column = point % COLUMNS
    side = 0
    if column < GOAL_FIRST[s.board]:
        side = GOAL_FIRST[s.board] - column
    elif column > GOAL_LAST[s.board]:
        side = column - GOAL_LAST[s.board]
    return (row if row > 0 else -row) + side


@rule
def prefer(s: State, seat: int, action: int) -> int:
    """A quick player brings pieces nearer to the goal, keeps stones that are there, and pushes others back."""
    kind = Action.kind(action)
    if seat == NATURE or kind == Action.BEGINS:
        return 0
    origin: int = Action.part(action, 0)
    if kind == Action.MOVE:
        near = way_home(s, seat, origin)
        return 4 * (near - way_home(s, seat, Action.part(action, 1))) - (1 if near < 4 else 0)
    if kind == Action.SEND:
        onto: int = Action.part(action, 1)
        owner = s.cells[onto] >> 2
        gain = way_home(s, owner, onto) - way_home(s, owner, Action.part(action, 2))
        return 3 * (gain if owner == seat else -gain) + way_home(s, seat, origin) - way_home(s, seat, onto)
    if kind == Action.FLIP and Action.part(action, 1) == 0:
        return 9 if way_home(s, seat, origin) == 0 else 0
    return -9 if way_home(s, seat, origin) == 0 else 1
