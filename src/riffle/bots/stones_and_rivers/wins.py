"""Wins in one turn, exactly: the last stone goes home by itself, is sent there by a river, or pushed by a stone."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule
from riffle.games.stones_and_rivers.board import CELLS, EMPTY, MEN, POINTS, STONE
from riffle.games.stones_and_rivers.options import OPTIONS
from riffle.games.stones_and_rivers.travel import ways_of

# Of the game that is played, filled when the search is bound to it.
GOAL = WAYS = UNBOUND
drift = pushed_to = reach = UNBOUND


@rule
def drifts_home(s: Any, origin: int, onto: int, sender: int) -> bool:
    """Whether the stone on `onto` can be sent to a free goal spot of its side by a river lifted from `origin`."""
    setup = CELLS * (2 * s.board + s.circle)
    goal = 1 + (sender >> 2)
    ends = drift(s, origin, onto, sender)
    found = False
    for k in range(ends):
        found = found or GOAL[setup + s.stops[k]] == goal
    return found


@rule
def sends_home(s: Any, r: Any, origin: int) -> bool:
    """Whether the river on `origin` can send a stone of its own side onto a goal spot."""
    piece = s.cells[origin]
    s.cells[origin] = EMPTY
    reach(s, piece >> 2, origin)
    count = s.met_count if s.send_after_travel == OPTIONS.SEND_AFTER_TRAVEL_ON else s.near
    own = (piece & 4) + STONE
    wanted = 0
    for i in range(count):
        if s.cells[s.met[i]] == own:
            r.met[wanted] = s.met[i]
            wanted += 1
    found = False
    for i in range(wanted):
        if not found:
            found = drifts_home(s, origin, r.met[i], piece)
    s.cells[origin] = piece
    return found


@rule
def pushes_home(s: Any, origin: int) -> bool:
    """Option stone_push: whether a stone that is not at home itself can push one of its own side onto a goal spot."""
    setup = CELLS * (2 * s.board + s.circle)
    if GOAL[setup + origin] == 1 + s.turn:
        return False
    ways = ways_of(s, s.turn)
    for direction in range(4):
        there = pushed_to(s, origin, direction)
        if there >= 0 and GOAL[setup + there] == 1 + s.turn:
            onto = WAYS[ways + 4 * origin + direction]
            if s.cells[onto] == 4 * s.turn + STONE:
                return True
    return False


@rule
def goes_home(s: Any, origin: int) -> bool:
    """Whether the stone on `origin` gets onto a goal spot, perhaps over the point it leaves, which roads do not see."""
    setup = CELLS * (2 * s.board + s.circle)
    piece = s.cells[origin]
    if GOAL[setup + origin] == 1 + (piece >> 2):
        return False
    s.cells[origin] = EMPTY
    ends = reach(s, piece >> 2, origin)
    s.cells[origin] = piece
    found = False
    for k in range(ends):
        found = found or GOAL[setup + s.stops[k]] == 1 + (piece >> 2)
    return found


@rule
def brings_last_home(s: Any, r: Any) -> bool:
    """Whether the side to move, one stone short and with no river on its goal, has won with this turn."""
    for i in range(MEN):
        point = s.men[s.turn][i]
        if point >= POINTS:
            break
        if s.cells[point] & 3 != STONE:
            if sends_home(s, r, point):
                return True
        elif goes_home(s, point) or (s.stone_push == OPTIONS.STONE_PUSH_ON and pushes_home(s, point)):
            return True
    return False
