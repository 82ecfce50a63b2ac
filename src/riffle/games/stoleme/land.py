"""The land and who stands on it: terrain, and the numbers of a Stolem on the side of its card that shows."""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .board import DISTANCE, HILL, LAKE, NEIGHBOUR, PRINTED, RIVER, VILLAGE, WITH_EXTRA
from .options import OPTIONS
from .pieces import ABILITY, HIGHTOSS, MOVEMENT, REACH
from .state import LYING, SEATS, STANDING, State


@rule
def board_of(s: State) -> int:
    """0 quad, 1 tri: three players have a board of their own."""
    return 1 if s.seats == 3 and s.board == OPTIONS.BOARD_FITTING else 0


@rule
def printed(s: State, cell: int) -> int:
    if s.extra_villages == OPTIONS.EXTRA_VILLAGES_ON:
        return WITH_EXTRA[board_of(s)][cell]
    return PRINTED[board_of(s)][cell]


@rule
def terrain(s: State, cell: int) -> int:
    """What the hex is now: its token's kind if one lies there, else what is printed."""
    return s.land[cell] if s.land[cell] > 0 else printed(s, cell)


@rule
def neighbour(s: State, cell: int, side: int) -> int:
    return NEIGHBOUR[board_of(s)][cell][side]


@rule
def distance(s: State, one: int, other: int) -> int:
    return DISTANCE[board_of(s)][one][other]


@rule
def ability(s: State, stolem: int) -> int:
    return ABILITY[s.family[stolem // 4]][stolem % 4][s.dazed[stolem]]


@rule
def movement(s: State, stolem: int) -> int:
    """Points on the side showing, without Sprint."""
    return MOVEMENT[s.family[stolem // 4]][stolem % 4][s.dazed[stolem]]


@rule
def reach_from(s: State, stolem: int, cell: int) -> int:
    """Throwing range if the Stolem stood on that hex, without Super throw (High toss: one more on a hill)."""
    reach = REACH[s.family[stolem // 4]][stolem % 4][s.dazed[stolem]]
    if ability(s, stolem) == HIGHTOSS and terrain(s, cell) == HILL:
        reach += 1
    return reach


@rule
def in_range(s: State, stolem: int, target: int, more: int) -> bool:
    """Whether the target is in range, with `more` added to it (option: not at arm's length)."""
    far = distance(s, s.hex_of[stolem], s.hex_of[target])
    if far == 1 and s.near_throws == OPTIONS.NEAR_THROWS_OFF:
        return False
    return far <= reach_from(s, stolem, s.hex_of[stolem]) + more


@rule
def standing(s: State, seat: int) -> int:
    """How many Stolems of the seat stand."""
    count = 0
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING:
            count += 1
    return count


@rule
def lying(s: State, seat: int) -> int:
    count = 0
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == LYING:
            count += 1
    return count


@rule
def on_board(s: State, seat: int) -> int:
    return standing(s, seat) + lying(s, seat)


@rule
def is_village(s: State, cell: int) -> bool:
    return terrain(s, cell) == VILLAGE


@rule
def touches_water(s: State, cell: int) -> bool:
    """Whether a neighbour is lake or river now."""
    for side in range(6):
        near = neighbour(s, cell, side)
        if near >= 0 and (terrain(s, near) == LAKE or terrain(s, near) == RIVER):
            return True
    return False


@rule
def lay_rule(s: State, kind: int, cell: int) -> int:
    """0 if a token of that kind (0 clearing .. 3 lake) may be laid on the hex, 1 none left, 2 no change, 3 no water."""
    if s.pool[kind] == 0:
        return 1
    now = s.land[cell]
    if now == 0 and s.same_as_printed == OPTIONS.SAME_AS_PRINTED_OFF:
        now = printed(s, cell)
    if now == kind + 1:
        return 2
    if kind + 1 == RIVER and not touches_water(s, cell):
        return 3
    return 0


@rule
def next_in_play(s: State, seat: int) -> int:
    """The seat itself if it is in play, else the next clockwise that is."""
    for i in range(SEATS):
        other = (seat + i) % s.seats
        if s.out[other] == 0:
            return other
    return seat
