"""The land and who stands on it: terrain, numbers of a Stolem, and where it can walk (spec 2.2, 2.6)."""

from __future__ import annotations

from typing import Any

from riffle.core.rule import rule

from .board import DISTANCE, ENTER, HEXES, HILL, JUMP, LAKE, NEIGHBOUR, NOWHERE, PRINTED, RIVER, VILLAGE, WITH_EXTRA
from .pieces import ABILITY, HIGHTOSS, LEAP, MOVEMENT, REACH, SPRINT, SQUEEZE, SUPER, WADE
from .state import LYING, ROCK, SEATS, STANDING

FAR = 99


@rule
def board_of(s: Any) -> int:
    """0 quad, 1 tri: three players have a board of their own."""
    return 1 if s.seats == 3 and s.board == 0 else 0


@rule
def printed(s: Any, cell: int) -> int:
    return WITH_EXTRA[board_of(s)][cell] if s.extra_villages == 1 else PRINTED[board_of(s)][cell]


@rule
def terrain(s: Any, cell: int) -> int:
    """What the hex is now: its token's kind if one lies there, else what is printed."""
    return s.land[cell] if s.land[cell] > 0 else printed(s, cell)


@rule
def neighbour(s: Any, cell: int, side: int) -> int:
    return NEIGHBOUR[board_of(s)][cell][side]


@rule
def distance(s: Any, one: int, other: int) -> int:
    return DISTANCE[board_of(s)][one][other]


@rule
def ability(s: Any, stolem: int) -> int:
    return ABILITY[s.family[stolem // 4]][stolem % 4][s.dazed[stolem]]


@rule
def has_token(s: Any, stolem: int, token: int) -> bool:
    """Whether that family token lies on the Stolem's card: only its owner may ask."""
    return (s.tokens[stolem // 4][stolem % 4] >> token) & 1 == 1


@rule
def movement(s: Any, stolem: int) -> int:
    """Points on the side showing, without Sprint."""
    return MOVEMENT[s.family[stolem // 4]][stolem % 4][s.dazed[stolem]]


@rule
def reach_from(s: Any, stolem: int, cell: int) -> int:
    """Throwing range if the Stolem stood on that hex, without Super throw (High toss: one more on a hill)."""
    reach = REACH[s.family[stolem // 4]][stolem % 4][s.dazed[stolem]]
    if ability(s, stolem) == HIGHTOSS and terrain(s, cell) == HILL:
        reach += 1
    return reach


@rule
def in_range(s: Any, stolem: int, target: int, more: int) -> bool:
    """Whether the target is in range, with `more` added to it (option: not at arm's length)."""
    far = distance(s, s.hex_of[stolem], s.hex_of[target])
    if far == 1 and s.near_throws == 0:
        return False
    return far <= reach_from(s, stolem, s.hex_of[stolem]) + more


@rule
def standing(s: Any, seat: int) -> int:
    """How many Stolems of the seat stand."""
    count = 0
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING:
            count += 1
    return count


@rule
def lying(s: Any, seat: int) -> int:
    count = 0
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == LYING:
            count += 1
    return count


@rule
def on_board(s: Any, seat: int) -> int:
    return standing(s, seat) + lying(s, seat)


@rule
def enter_cost(s: Any, stolem: int, cell: int) -> int:
    """Points to enter a hex on foot; FAR if it is closed to this Stolem."""
    there = s.on[cell]
    if there > 0 and (there == ROCK or s.pose[there - 1] == LYING) and ability(s, stolem) != SQUEEZE:
        return FAR
    ground = terrain(s, cell)
    if ground == NOWHERE:
        return FAR
    if ground == LAKE and ability(s, stolem) == WADE:
        return 1
    return ENTER[ground]


@rule
def relax(s: Any, cell: int, cost: int, points: int, tail: int) -> int:
    """A way to `hex` for `cost`: remember it if it is the cheapest so far, and look further from there."""
    if cost <= points and cost < s.cost[cell]:
        s.cost[cell] = cost
        if s.waiting[cell] == 0:
            s.waiting[cell] = 1
            s.queue[tail % 256] = cell
            return tail + 1
    return tail


@rule
def list_hills(s: Any) -> int:
    count = 0
    for cell in range(HEXES):
        if terrain(s, cell) == HILL:
            s.hills[count] = cell
            count += 1
    return count


@rule
def walk(s: Any, stolem: int, points: int) -> None:
    """Fill `s.cost` with the points every hex costs, FAR where the points do not reach. Stopping is another matter."""
    for cell in range(HEXES):
        s.cost[cell] = FAR
        s.waiting[cell] = 0
    hills = list_hills(s)
    jump = 0 if ability(s, stolem) == LEAP else JUMP
    head = 0
    tail = relax(s, s.hex_of[stolem], 0, points, 0)
    while head < tail:
        cell = s.queue[head % 256]
        head += 1
        s.waiting[cell] = 0
        here = s.cost[cell]
        for side in range(6):
            following = neighbour(s, cell, side)
            if following >= 0:
                tail = relax(s, following, here + enter_cost(s, stolem, following), points, tail)
        if terrain(s, cell) == HILL:
            for i in range(hills):
                if enter_cost(s, stolem, s.hills[i]) < FAR:
                    tail = relax(s, s.hills[i], here + jump, points, tail)


@rule
def most_points(s: Any, stolem: int) -> int:
    """Points with a Sprint that lies on the card."""
    return movement(s, stolem) + (1 if has_token(s, stolem, SPRINT) else 0)


@rule
def may_stop(s: Any, stolem: int, cell: int) -> bool:
    return s.on[cell] == 0 or s.on[cell] == stolem + 1


@rule
def range_bonus(s: Any, stolem: int) -> int:
    return 1 if has_token(s, stolem, SUPER) else 0


@rule
def is_village(s: Any, cell: int) -> bool:
    return terrain(s, cell) == VILLAGE


@rule
def touches_water(s: Any, cell: int) -> bool:
    """Whether a neighbour is lake or river now."""
    for side in range(6):
        near = neighbour(s, cell, side)
        if near >= 0 and (terrain(s, near) == LAKE or terrain(s, near) == RIVER):
            return True
    return False


@rule
def lay_rule(s: Any, kind: int, cell: int) -> int:
    """0 if a token of that kind (0 clearing .. 3 lake) may be laid on the hex, 1 none left, 2 no change, 3 no water."""
    if s.pool[kind] == 0:
        return 1
    now = s.land[cell] if s.land[cell] > 0 else (0 if s.same_as_printed == 1 else printed(s, cell))
    if now == kind + 1:
        return 2
    if kind + 1 == RIVER and not touches_water(s, cell):
        return 3
    return 0


@rule
def spend_token(s: Any, stolem: int, token: int) -> None:
    """A family token is shown, used and leaves the card."""
    seat = stolem // 4
    s.tokens[seat][stolem % 4] -= 1 << token
    s.token_count[seat][stolem % 4] -= 1
    s.token_out[seat] |= 1 << token


@rule
def face_down(s: Any, stolem: int) -> int:
    return s.token_count[stolem // 4][stolem % 4]


@rule
def next_in_play(s: Any, seat: int) -> int:
    """The seat itself if it is in play, else the next clockwise that is."""
    for i in range(SEATS):
        other = (seat + i) % s.seats
        if s.out[other] == 0:
            return other
    return seat
