"""Moving ("Ruch" of the rulebook, rules 40 to 44): where a Stolem can walk, and the walk itself."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.rule import rule

from .actions import Fact
from .board import ENTER, HEXES, HILL, JUMP, LAKE, NOWHERE
from .land import ability, movement, neighbour, terrain
from .pieces import LEAP, SPRINT, SQUEEZE, WADE
from .state import GO_DONE, LYING, ROCK, STANDING, State
from .tokens import has_token, spend_token

FAR = 99


@rule
def enter_cost(s: State, stolem: int, cell: int) -> int:
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
def relax(s: State, cell: int, cost: int, points: int, tail: int) -> int:
    """A way to `hex` for `cost`: remember it if it is the cheapest so far, and look further from there."""
    if cost <= points and cost < s.cost[cell]:
        s.cost[cell] = cost
        if s.waiting[cell] == 0:
            s.waiting[cell] = 1
            s.queue[tail % 256] = cell
            return tail + 1
    return tail


@rule
def list_hills(s: State) -> int:
    count = 0
    for cell in range(HEXES):
        if terrain(s, cell) == HILL:
            s.hills[count] = cell
            count += 1
    return count


@rule
def walk(s: State, stolem: int, points: int) -> None:
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
def most_points(s: State, stolem: int) -> int:
    """Points with a Sprint that lies on the card."""
    return movement(s, stolem) + (1 if has_token(s, stolem, SPRINT) else 0)


@rule
def may_stop(s: State, stolem: int, cell: int) -> bool:
    return s.on[cell] == 0 or s.on[cell] == stolem + 1


@rule
def can_move_on(s: State, seat: int) -> bool:
    """Whether any Stolem of the seat can end on another hex."""
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING:
            walk(s, stolem, most_points(s, stolem))
            for cell in range(HEXES):
                if s.cost[cell] < FAR and s.on[cell] == 0:
                    return True
    return False


@rule
def move_stolem(s: State, seat: int, stolem: int, cell: int) -> None:
    """Rules 40 to 44. A Sprint on the card is spent only where the way needs it (73)."""
    walk(s, stolem, most_points(s, stolem))
    cost = s.cost[cell]
    if cost > movement(s, stolem):
        spend_token(s, stolem, SPRINT)
        emit(s, Fact.USED_TOKEN, seat, SPRINT, stolem)
    start = s.hex_of[stolem]
    s.on[start] = 0
    s.on[cell] = stolem + 1
    s.hex_of[stolem] = cell
    emit(s, Fact.MOVED, seat, stolem, start, cell, cost)
    s.flow = GO_DONE
