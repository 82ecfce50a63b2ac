"""Which answers are tried first: what each promises at first sight, and what cut the search short elsewhere."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import CELLS, STONE

from .roads import distance
from .search_state import ACTION, BITS, HISTORY, HOME, PASSED, REPLIES, ROAD, STAGE

FIRST_OF_ALL = 1 << 28
"""The priority of the answer that the table names."""

# Of the game that is played, filled when the search is bound to it.
GOAL = UNBOUND


@rule
def road(r: Any, seat: int, point: int) -> int:
    """The worth of a piece of that seat on a point, as the roads lie now."""
    d = distance(r, seat, point)
    return r.weights[ROAD + d] if d > 0 else r.weights[HOME]


@rule
def slot_of(action: int) -> int:
    """Where an answer stands in the history table; two may share a place, which does little harm."""
    return ((action * 40503) >> 5) & (HISTORY - 1)


@rule
def gain(s: Any, r: Any, action: int, leaves: int) -> int:
    """What an answer promises at first sight: shorter roads for oneself, longer ones for the other.

    `leaves` is the worth of the piece where it stands.
    """
    side = s.turn
    origin = Action.part(action, 0)
    kind = Action.kind(action)
    if kind == Action.MOVE:
        to = Action.part(action, 1)
        more = road(r, side, to) - leaves
        if s.cells[origin] & 3 != STONE:
            more = more >> 1
        return more + (8 if (r.close[1 - side][to // BITS + 1] >> (to % BITS)) & 1 == 1 else 0)
    if kind == Action.SEND:
        onto = Action.part(action, 1)
        owner = s.cells[onto] >> 2
        more = road(r, owner, Action.part(action, 2)) - road(r, owner, onto)
        own = (road(r, side, onto) - leaves) >> 1  # the sender goes there too, as a stone
        return (more if owner == side else -more) + own
    if GOAL[CELLS * (2 * s.board + s.circle) + origin] == 1 + side:
        return r.weights[HOME] if s.cells[origin] & 3 != STONE else -r.weights[HOME]
    return -4


@rule
def turn_before(r: Any, ply: int) -> int:
    """The place in the history of the turn that led to a ply; -1 if none did, or replies are not asked for."""
    if r.pruning[REPLIES] == 0 or ply == 0 or r.frames[ply - 1][STAGE] == PASSED:
        return -1
    return slot_of(r.frames[ply - 1][ACTION])


@rule
def weigh(s: Any, r: Any, top: int, until: int, first: int, ply: int) -> None:
    """How much each answer is liked: the table's first, then by gain, killers and history."""
    before = turn_before(r, ply)
    reply = r.replies[s.turn][before] if before >= 0 else -1
    origin = -1
    leaves = 0
    for i in range(top, until):
        action = r.moves[i]
        if Action.part(action, 0) != origin:  # the answers of a piece stand together
            origin = Action.part(action, 0)
            leaves = road(r, s.turn, origin)
        if action == first:
            r.priority[i] = FIRST_OF_ALL
        else:
            priority = 256 * gain(s, r, action, leaves) + r.history[s.turn][slot_of(action)]
            if action == r.killers[ply][0] or action == r.killers[ply][1]:
                priority += 12000
            elif action == reply:
                priority += 8000
            r.priority[i] = priority


@rule
def pick(r: Any, at: int, until: int) -> int:
    """Bring the best liked of the remaining answers to `at`."""
    best = at
    for i in range(at + 1, until):
        if r.priority[i] > r.priority[best]:
            best = i
    action = r.moves[best]
    r.moves[best] = r.moves[at]
    r.moves[at] = action
    priority = r.priority[best]
    r.priority[best] = r.priority[at]
    r.priority[at] = priority
    return action


@rule
def remember(r: Any, seat: int, action: int, depth: int, ply: int) -> None:
    """An answer cut the search short: try it early elsewhere too."""
    if r.killers[ply][0] != action:
        r.killers[ply][1] = r.killers[ply][0]
        r.killers[ply][0] = action
    before = turn_before(r, ply)
    if before >= 0:
        r.replies[seat][before] = action
    slot = slot_of(action)
    r.history[seat][slot] += depth * depth * 16
    if r.history[seat][slot] > 20000:
        for i in range(len(r.history[seat])):
            r.history[seat][i] = r.history[seat][i] >> 1


@rule
def forget(r: Any, seat: int, top: int, at: int, depth: int) -> None:
    """Answers that were tried before one cut the search short are tried later elsewhere."""
    for i in range(top, at):
        slot = slot_of(r.moves[i])
        r.history[seat][slot] -= depth * depth * 4
        if r.history[seat][slot] < -20000:
            r.history[seat][slot] = -20000
