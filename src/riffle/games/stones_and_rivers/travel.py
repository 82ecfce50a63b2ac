"""How pieces travel: steps, slides along rivers, chains of rivers, and sending (rules 4, 5 and 6 of the rulebook).

This is the hot path of the game. A piece that moves is lifted first: its cell is EMPTY while these rules run.
Working room in the state: `stops` (points where it may end), `met` (pieces it lands on), `mark` (stamped when seen).
"""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .actions import Action
from .board import CELLS, EMPTY, OPEN_WAYS, STONE, WAYS
from .options import OPTIONS
from .state import State


@rule
def ways_of(s: State, owner: int) -> int:
    """Where the ways of that owner's pieces begin in WAYS."""
    return 4 * CELLS * (2 * (2 * s.board + s.circle) + owner)


@rule
def open_ways(s: State) -> int:
    """Where the ways begin on which nothing is forbidden to anybody."""
    return OPEN_WAYS + 4 * CELLS * (2 * s.board + s.circle)


@rule
def flow(s: State, ways: int, stamp: int, n: int, m: int) -> int:
    """Slide from every river met, and from those met on the way; each river once. How many stops there are then."""
    cells = s.cells
    mark = s.mark
    met = s.met
    stops = s.stops
    head = 0
    while head < m:
        river = met[head]
        head += 1
        side = cells[river] & 3
        if side == STONE:
            continue
        direction = 3 - side  # a river across leads right and left, one along leads up and down
        for _ in range(2):
            there = WAYS[ways + 4 * river + direction]
            while cells[there] == EMPTY:
                if mark[there] != stamp:
                    mark[there] = stamp
                    stops[n] = there
                    n += 1
                there = WAYS[ways + 4 * there + direction]
            if cells[there] > 0 and mark[there] != stamp:
                mark[there] = stamp
                met[m] = there
                m += 1
            direction += 2
    s.met_count = m
    return n


@rule
def reach(s: State, owner: int, origin: int) -> int:
    """Everywhere a lifted piece may go from `origin`: fills `stops`, `met` and `near` (how many by the first step)."""
    return reach_by(s, ways_of(s, owner), origin)


@rule
def reach_by(s: State, ways: int, origin: int) -> int:
    stamp = s.stamp + 1
    s.stamp = stamp
    s.mark[origin] = stamp  # it may be crossed; to end there would change nothing (rule 8)
    n = 0
    m = 0
    for direction in range(4):
        there: int = WAYS[ways + 4 * origin + direction]
        cell = s.cells[there]
        if cell == EMPTY:
            s.mark[there] = stamp
            s.stops[n] = there
            n += 1
        elif cell > 0:
            s.mark[there] = stamp
            s.met[m] = there
            m += 1
    s.near = m
    return flow(s, ways, stamp, n, m)


@rule
def drift(s: State, origin: int, onto: int, sender: int) -> int:
    """Everywhere the piece on `onto` may be sent by a river that lands on it from `origin`: fills `stops`."""
    return drift_by(s, ways_of(s, s.cells[onto] >> 2), origin, onto, sender)


@rule
def drift_by(s: State, ways: int, origin: int, onto: int, sender: int) -> int:
    sent = s.cells[onto]
    s.cells[onto] = sender
    stamp = s.stamp + 1
    s.stamp = stamp
    s.mark[onto] = stamp
    if s.stop_on_old == OPTIONS.STOP_ON_OLD_OFF:
        s.mark[origin] = stamp
    s.met[0] = onto
    n = flow(s, ways, stamp, 0, 1)
    s.cells[onto] = sent
    return n


@rule
def pushed_to(s: State, origin: int, direction: int) -> int:
    """Option stone_push: where a stone pushes the stone before it to, or -1."""
    onto: int = WAYS[ways_of(s, s.turn) + 4 * origin + direction]
    if s.cells[onto] <= 0 or s.cells[onto] & 3 != STONE:
        return -1
    there = WAYS[ways_of(s, s.cells[onto] >> 2) + 4 * onto + direction]
    return there if s.cells[there] == EMPTY else -1


@rule
def list_pushes(s: State, origin: int, out: list[int], n: int) -> int:
    ways = ways_of(s, s.turn)
    for direction in range(4):
        there = pushed_to(s, origin, direction)
        if there >= 0:
            out[n] = Action.send(origin, WAYS[ways + 4 * origin + direction], there)
            n += 1
    return n


@rule
def list_sends(s: State, origin: int, sender: int, out: list[int], n: int) -> int:
    """All sends of a lifted river, after `reach` has told whom it lands on."""
    count = s.met_count if s.send_after_travel == OPTIONS.SEND_AFTER_TRAVEL_ON else s.near
    for i in range(count):
        s.targets[i] = s.met[i]
    for i in range(count):
        onto = s.targets[i]
        if s.cells[onto] & 3 == STONE or s.river_sends_river == OPTIONS.RIVER_SENDS_RIVER_ON:
            ends = drift(s, origin, onto, sender)
            code = Action.send(origin, onto, 0)
            for k in range(ends):
                out[n + k] = code + s.stops[k]
            n += ends
    return n


@rule
def list_piece(s: State, origin: int, out: list[int], n: int) -> int:
    """All that one piece of the seat in turn may do: turn over or turn round, move, send."""
    piece = s.cells[origin]
    side = piece & 3
    if side == STONE:
        out[n] = Action.flip(origin, 1)
        out[n + 1] = Action.flip(origin, 2)
    else:
        out[n] = Action.flip(origin, 0)
        out[n + 1] = Action.rotate(origin)
    n += 2
    s.cells[origin] = EMPTY
    ends = reach(s, piece >> 2, origin)
    code = Action.move(origin, 0)
    for k in range(ends):
        out[n + k] = code + s.stops[k]
    n += ends
    if side != STONE:
        if s.met_count > 0:
            n = list_sends(s, origin, piece, out, n)
    elif s.stone_push == OPTIONS.STONE_PUSH_ON and s.near > 0:
        n = list_pushes(s, origin, out, n)
    s.cells[origin] = piece
    return n
