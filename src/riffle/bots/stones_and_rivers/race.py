"""A race home against nobody: the fewest turns of one's own that win, should the other side do nothing of note.

Against an opponent who gives turns away a game tree sees too little: a win lies fifteen turns of one's own ahead. Here
only one's own turns are counted, level by level; of each level the most promising positions are kept (a beam). Plans
are made anew every turn, so an opponent in the way is gone round then.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.core.declare.rule import UNBOUND, rule, template
from riffle.games.stones_and_rivers.actions import Action

from .bits import lay_pieces, open_points
from .roads import side_worth
from .search import list_all, set_lock

# Of the game that is played, filled when the search is bound to it.
WINS = UNBOUND
make = unmake = UNBOUND

WIDEST = 96
LONGEST = 28
"""Turns of one's own a plan may have; games between good players are over by then."""
EARLY = 2
"""What every turn that a stone is home earlier adds: nobody can drive it away from there."""
WIDTHS = (4, 12, 36, WIDEST)
"""A narrow beam first, then wider ones as long as time allows."""

BEAM = np.dtype(
    [
        ("count", np.int32, (2,)),
        ("paths", np.int32, (2, WIDEST, LONGEST)),  # the turns that lead to each position kept, on two levels in turn
        ("worth", np.int32, (2, WIDEST)),
        ("early", np.int32, (2, WIDEST)),
        ("keys", np.int64, (2, WIDEST)),
        ("pieces", np.int32, (LONGEST + 1,)),  # what stood where, on the way back
        ("sent", np.int32, (LONGEST + 1,)),
    ]
)


@rule
def walk(s: Any, b: Any, action: int, depth: int) -> None:
    """One turn further; what stood there is kept for the way back."""
    b.pieces[depth] = s.cells[Action.part(action, 0)]
    b.sent[depth] = s.cells[Action.part(action, 1)] if Action.kind(action) == Action.SEND else 0
    make(s, action)


@rule
def back(s: Any, b: Any, action: int, depth: int) -> None:
    unmake(s, action, b.pieces[depth], b.sent[depth])


@rule
def place_for(b: Any, level: int, width: int, worth: int, key: int) -> int:
    """Where a position may stand on its level: instead of itself or of the worst one; -1 if it is not good enough."""
    count = b.count[level]
    worst = 0
    for i in range(count):
        if b.keys[level][i] == key:
            return i if worth > b.worth[level][i] else -1
        if b.worth[level][i] < b.worth[level][worst]:
            worst = i
    if count < width:
        b.count[level] = count + 1
        return count
    return worst if worth > b.worth[level][worst] else -1


@rule
def keep(s: Any, r: Any, b: Any, level: int, parent: int, action: int, depth: int, width: int) -> None:
    """Judge the position and keep it for the next level if it is among the best there."""
    early = b.early[1 - level][parent] + EARLY * s.scored[s.turn]
    lay_pieces(s, r)
    worth = side_worth(s, r, s.turn, 0) + early
    at = place_for(b, level, width, worth, (s.hash << 31) ^ s.lock)
    if at < 0:
        return
    b.worth[level][at] = worth
    b.early[level][at] = early
    b.keys[level][at] = (s.hash << 31) ^ s.lock
    for i in range(depth):
        b.paths[level][at][i] = b.paths[1 - level][parent][i]
    b.paths[level][at][depth] = action


@rule
def open_up(s: Any, r: Any, b: Any, level: int, parent: int, depth: int, width: int) -> int:
    """Try every turn from a position of the level before: 1 if one of them wins, -1 if time is up, else 0."""
    path = b.paths[1 - level][parent]
    for i in range(depth):
        walk(s, b, path[i], i)
    found = 0
    until = list_all(s, r, 0)
    for i in range(until):
        action = r.moves[i]
        r.nodes += 1
        walk(s, b, action, depth)
        if s.scored[s.turn] >= WINS[s.board]:
            found = 1
            r.best = action if depth == 0 else path[0]
        elif s.scored[1 - s.turn] < WINS[s.board]:
            keep(s, r, b, level, parent, action, depth, width)
        back(s, b, action, depth)
        if found == 1:
            break
        if r.nodes >= r.limit or r.stop != 0:
            found = -1
            break
    for i in range(depth - 1, -1, -1):
        back(s, b, path[i], i)
    return found


@template
def race(states: Any, rooms: Any, beams: Any, width: int, longest: int) -> int:
    """Turns to a win by the shortest plan found, its first turn in `best`; 0 if none was found within the limits."""
    s = states[0]
    r = rooms[0]
    b = beams[0]
    set_lock(s)
    open_points(s, r)
    r.best = -1
    level = 0
    b.count[0] = 1
    b.early[0][0] = 0
    for depth in range(longest):
        level = 1 - level
        b.count[level] = 0
        for parent in range(b.count[1 - level]):
            found = open_up(s, r, b, level, parent, depth, width)
            if found == 1:
                return depth + 1
            if found == -1:
                return 0
        if b.count[level] == 0:
            return 0
    return 0
