"""What a position is worth: for each side the roads of its pieces to the free goal spots, over the rivers as they lie.

A road's length is a number of turns on the board as it stands: a step, or a ride over any chain of rivers, is one.
It is searched backwards from the free spots, so one pass finds the nearest pieces of a side in order. A blockade shows
by itself, as long roads or none.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import rule
from riffle.games.stones_and_rivers.board import CELLS, COLUMNS, EMPTY, MEN, POINTS, STONE
from riffle.games.stones_and_rivers.travel import ways_of

from .room import CARE, CHOKE, FAR, LEAD, MOBILE, NOISE, RIVER, SCORED, SPARE, TEMPO

# Of the game that is played, filled when the search is bound to it.
GOAL: Any = None
GOAL_FIRST: Any = None
GOAL_LAST: Any = None
GOAL_ROW: Any = None
WAYS: Any = None
WINS: Any = None


@rule
def draw_lines(s: Any, r: Any, ways: int) -> int:
    """Note on every point which rivers carry there directly, a bit each; how many rivers there are."""
    count = 0
    for owner in range(2):
        for i in range(MEN):
            point = s.men[owner][i]
            if point >= POINTS:
                break
            side = s.cells[point] & 3
            if side != STONE:
                bit = 1 << count
                r.rivers[count] = point
                count += 1
                for turn in range(2):
                    direction = 3 - side + 2 * turn
                    there = WAYS[ways + 4 * point + direction]
                    while s.cells[there] == EMPTY:
                        r.lines[there] |= bit
                        there = WAYS[ways + 4 * there + direction]
                    r.lines[there] |= bit
    return count


@rule
def open_goal(s: Any, r: Any, seat: int) -> int:
    """Begin the search at the free goal spots; how many there are."""
    dist = r.dist[seat]
    row = GOAL_ROW[2 * s.board + s.circle][seat] * COLUMNS
    tail = 0
    for point in range(row + GOAL_FIRST[s.board], row + GOAL_LAST[s.board] + 1):
        if s.cells[point] == EMPTY:
            dist[point] = 0
            r.queue[tail] = point
            tail += 1
        else:
            dist[point] = -1  # a piece at home: its road is over
    return tail


@rule
def spread(s: Any, r: Any, seat: int, ways: int, point: int, d: int, tail: int) -> int:
    """Everything beside `point` is d turns from the goal, unless it is nearer already; the new end of the queue."""
    dist = r.dist[seat]
    for direction in range(4):
        there = WAYS[ways + 4 * point + direction]
        if dist[there] > d:
            dist[there] = d
            cell = s.cells[there]
            if cell == EMPTY:
                r.queue[tail] = there
                tail += 1
            elif cell > 0 and cell >> 2 == seat:
                meet(s, r, seat, d, cell)
    return tail


@rule
def meet(s: Any, r: Any, seat: int, d: int, cell: int) -> None:
    """One of the seat's pieces is found d turns from home: the nearest ones count in full, the next as spares."""
    left = WINS[s.board] - s.scored[seat]
    length = d
    if cell & 3 != STONE:
        length += 1
    elif d == 1:
        r.near[seat] += 1
    if r.found < left:
        r.value += r.weights[length]
    elif r.found < left + 2:
        r.value += (r.weights[length] * r.weights[SPARE]) >> 4
    r.found += 1


@rule
def roads(s: Any, r: Any, seat: int, whole: int) -> None:
    """Find the seat's pieces from the goal backwards. Unless `whole`, enough of them will do; `r.dist` stays."""
    ways = ways_of(s, seat)
    setup = CELLS * (2 * s.board + s.circle)
    dist = r.dist[seat]
    count = draw_lines(s, r, ways)
    tail = open_goal(s, r, seat)
    want = 2 * MEN if whole == 1 else WINS[s.board] - s.scored[seat] + 2
    used = 0
    head = 0
    while head < tail and r.found < want:
        point = r.queue[head]
        head += 1
        d = dist[point] + 1
        tail = spread(s, r, seat, ways, point, d, tail)
        fresh = r.lines[point] & ~used
        while fresh != 0:
            at = 0
            while (fresh >> at) & 1 == 0:
                at += 1
            used |= 1 << at
            river = r.rivers[at]
            if at < count and GOAL[setup + river] != 2 - seat:
                tail = spread(s, r, seat, ways, river, d, tail)
                fresh |= r.lines[river]
            fresh &= ~used


@rule
def men_worth(s: Any, r: Any, seat: int) -> int:
    """Pieces that stand at home river side up (one turn from scoring), rivers of one's own, and free steps."""
    ways = ways_of(s, seat)
    setup = CELLS * (2 * s.board + s.circle)
    rivers = 0
    steps = 0
    for i in range(MEN):
        point = s.men[seat][i]
        if point >= POINTS:
            break
        for direction in range(4):
            if s.cells[WAYS[ways + 4 * point + direction]] == EMPTY:
                steps += 1
        if s.cells[point] & 3 != STONE:
            rivers += 1
            if GOAL[setup + point] == 1 + seat:
                r.near[seat] += 1
                if r.found < WINS[s.board] - s.scored[seat]:
                    r.value += r.weights[1]
                r.found += 1
    return r.weights[RIVER] * (rivers if rivers < 4 else 4) + ((r.weights[MOBILE] * steps) >> 2)


@rule
def side_worth(s: Any, r: Any, seat: int, whole: int) -> int:
    """Everything that counts for one side: roads, stones at home, mobility; no road at all counts against it."""
    dist = r.dist[seat]
    for point in range(CELLS):
        dist[point] = FAR
        r.lines[point] = 0
    dist[POINTS] = -1
    r.near[seat] = 0
    r.found = 0
    r.value = 0
    worth = men_worth(s, r, seat)
    roads(s, r, seat, whole)
    scored = s.scored[seat]
    if r.found == 0:
        worth -= r.weights[CHOKE]
    return worth + r.value + scored * r.weights[SCORED] + scored * scored * r.weights[LEAD]


@rule
def evaluate(s: Any, r: Any, whole: int) -> int:
    """The position's worth for the side to move."""
    worth = r.weights[TEMPO]
    for i in range(2):
        seat = s.turn if i == 0 else 1 - s.turn
        one = side_worth(s, r, seat, whole)
        if seat != r.root:
            one = (one * r.weights[CARE]) >> 4
        worth += one if i == 0 else -one
    if r.weights[NOISE] > 0:
        mixed = ((s.hash ^ r.seed) * 40503) & 0x7FFFFFFF
        worth += (mixed >> 8) % (2 * r.weights[NOISE] + 1) - r.weights[NOISE]
    return worth
