"""Expert side: where a quick player would put stones that are not in the river yet.

Chains of places from where the pawn can walk to, towards what is already joined to its goal: one straight, one with a
plank more, two bent round what lies between. Gaps are shared out in proportion to the planks of the reserve as the
player's eye sees them, so a poor eye sets its stones too far apart; nothing is measured against a plank.

While a way is being sought such places stand in `stone_x` and `stone_y` of the stones in the reserve, as if these lay
there; `clear_spots` takes them out again.
"""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from ..board import (
    BOARD_X,
    BOARD_Y,
    ISLANDS,
    LENGTH,
    ON_PAIR,
    PAIR_OF,
    PAIR_ONE,
    PAIR_OTHER,
    PLANKS,
    SIZES,
    SUPPORTS,
    VILLAGES,
)
from ..geometry import root_up, support_x, support_y
from ..state import ON_BOARD, State
from ..stones import why_not_drop

NOWHERE = 100000
"""Where a stone is while no place has been found for it: out of reach of everything."""
SPARE = 104
"""A chain takes as many planks as seem to reach this much of the distance, in per cent: the eye may err a little."""
BENDS = 5000
NUDGE = 900


@rule
def joined(s: State, reached: list[int]) -> None:
    """Spread marks over supports that laid planks join to a marked one."""
    grew = True
    while grew:
        grew = False
        for plank in range(PLANKS):
            if s.holder[plank] == ON_BOARD:
                one = PAIR_ONE[s.pair[plank]]
                other = PAIR_OTHER[s.pair[plank]]
                if reached[one] != reached[other]:
                    reached[one] = 1
                    reached[other] = 1
                    grew = True


@rule
def find_shores(s: State, seat: int, shores: list[int]) -> None:
    """The two supports to be joined: the nearest pair of one the pawn can walk to and one joined to its goal."""
    here = buffer(SUPPORTS)
    there = buffer(SUPPORTS)
    pawn = 0 + s.pawn[seat]
    if pawn < VILLAGES:
        here[pawn] = 1
    else:
        here[PAIR_ONE[s.pair[pawn - VILLAGES]]] = 1
        here[PAIR_OTHER[s.pair[pawn - VILLAGES]]] = 1
    there[(s.colour[seat] + 3) % VILLAGES] = 1
    joined(s, here)
    joined(s, there)
    nearest = 1 << 40
    shores[0] = s.colour[seat]
    shores[1] = (s.colour[seat] + 3) % VILLAGES
    for one in range(SUPPORTS):
        if here[one] == 1 and s.carried[one] < 3:
            for other in range(SUPPORTS):
                if there[other] == 1 and s.carried[other] < 3 and one != other:
                    dx = support_x(s, one) - support_x(s, other)
                    dy = support_y(s, one) - support_y(s, other)
                    if dx * dx + dy * dy < nearest:
                        nearest = dx * dx + dy * dy
                        shores[0] = one
                        shores[1] = other


@rule
def find_reaches(s: State, seat: int, ids: list[int], shores: list[int], reaches: list[int]) -> int:
    """How far each plank of the reserve seems to reach in its place of the chain, longest first; how many there are."""
    n = 0
    before = 0 + shores[0]
    for k in range(SIZES):
        size = SIZES - 1 - k
        for plank in range(PLANKS):
            if s.holder[plank] == seat and plank % SIZES == size and n < ids[ISLANDS]:
                after = VILLAGES + ids[n]
                kind = 1 if before < VILLAGES else 0
                pair: int = PAIR_OF[before][after]
                eye = s.eye[pair]
                reaches[n] = (LENGTH[s.short_game][size] + ON_PAIR[kind]) * 10000 // max(5000, 10000 + eye)
                before = after
                n += 1
    return n


@rule
def chain_length(shores: list[int], reaches: list[int], count: int, distance: int) -> int:
    """How many of the planks a chain over that distance takes; one more than there are if they do not suffice."""
    total = ON_PAIR[1] - ON_PAIR[0] if shores[1] < VILLAGES else 0
    for n in range(count):
        total += reaches[n]
        if total * 100 >= distance * SPARE:
            return n + 1
    return count + 1


@rule
def put_spot(s: State, stone: int, x: int, y: int, acrossx: int, acrossy: int) -> bool:
    """A stone's place at the point, or a little to one side of the chain where the rules allow it."""
    for k in range(5):
        off = NUDGE * ((k + 1) // 2) * (1 if k % 2 == 1 else -1)
        px = x + acrossx * off // 10000
        py = y + acrossy * off // 10000
        if why_not_drop(s, px, py) == 0:
            s.stone_x[stone] = px
            s.stone_y[stone] = py
            return True
    return False


@rule
def put_chain(
    s: State, ids: list[int], used: int, shores: list[int], reaches: list[int], planks: int, bend: int, distance: int
) -> int:
    """Places between the shores, gaps in proportion to the reaches; how many places are used up afterwards."""
    ax = support_x(s, 0 + shores[0])
    ay = support_y(s, 0 + shores[0])
    dx = support_x(s, 0 + shores[1]) - ax
    dy = support_y(s, 0 + shores[1]) - ay
    total = ON_PAIR[1] - ON_PAIR[0] if shores[1] < VILLAGES else 0
    for n in range(planks):
        total += reaches[n]
    along = 0
    for n in range(planks - 1):
        if used >= ids[ISLANDS]:
            return used
        along += reaches[n]
        off = bend * 4 * along // total * (total - along) // total
        x = ax + dx * along // total - dy * off // distance
        y = ay + dy * along // total + dx * off // distance
        stone = 0 + ids[used]
        if put_spot(s, stone, x, y, -dy * 10000 // distance, dx * 10000 // distance):
            s.spot_id[stone] = ids[n]
            used += 1
    return used


@rule
def find_spots(s: State, seat: int) -> None:
    """Give the stones of the reserve places; those that are left over go where an island would be."""
    ids = buffer(ISLANDS + 1)
    for stone in range(ISLANDS):
        if s.stone[stone] == 0:
            s.stone_x[stone] = NOWHERE
            s.stone_y[stone] = NOWHERE
            s.spot_id[stone] = stone
            ids[ids[ISLANDS]] = stone
            ids[ISLANDS] += 1
    shores = buffer(2)
    find_shores(s, seat, shores)
    dx = support_x(s, 0 + shores[0]) - support_x(s, 0 + shores[1])
    dy = support_y(s, 0 + shores[0]) - support_y(s, 0 + shores[1])
    distance = root_up(dx * dx + dy * dy)
    pair: int = PAIR_OF[shores[0]][shores[1]]
    seems = distance + distance * s.eye[pair] // 10000
    reaches = buffer(SIZES + 2)
    count = find_reaches(s, seat, ids, shores, reaches)
    for n in range(count, SIZES + 2):
        reaches[n] = LENGTH[s.short_game][2]
    planks = chain_length(shores, reaches, count, seems)
    used = put_chain(s, ids, 0, shores, reaches, planks, 0, distance)
    longer = min(SIZES + 1, planks + 1)
    used = put_chain(s, ids, used, shores, reaches, longer, BENDS, distance)
    used = put_chain(s, ids, used, shores, reaches, longer, -BENDS, distance)
    used = put_chain(s, ids, used, shores, reaches, longer, 0, distance)
    for island in range(VILLAGES, SUPPORTS):
        if used < ids[ISLANDS] and why_not_drop(s, BOARD_X[island], BOARD_Y[island]) == 0:
            s.stone_x[ids[used]] = BOARD_X[island]
            s.stone_y[ids[used]] = BOARD_Y[island]
            used += 1


@rule
def clear_spots(s: State) -> None:
    for stone in range(ISLANDS):
        if s.stone[stone] == 0:
            s.stone_x[stone] = 0
            s.stone_y[stone] = 0


@rule
def eye_of(s: State, pair: int) -> int:
    """The pair whose error of the eye counts: a stone not in the river yet is seen as the one it would be."""
    one: int = 0 + PAIR_ONE[pair]
    other: int = 0 + PAIR_OTHER[pair]
    if one >= VILLAGES and s.stone[one - VILLAGES] == 0:
        one = VILLAGES + s.spot_id[one - VILLAGES]
    if s.stone[other - VILLAGES] == 0:
        other = VILLAGES + s.spot_id[other - VILLAGES]
    return 0 + PAIR_OF[one][other]
