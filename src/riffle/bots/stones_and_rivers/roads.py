"""What a position is worth: for each side the roads of its pieces to the free goal spots, over the rivers as they lie.

A road's length is a number of turns on the board as it stands: a step, or a ride over any chain of rivers, is one.
It is searched backwards from the free spots, turn by turn, all points of a turn at once (see bits.py), so the
nearest pieces of a side are found first. A blockade shows by itself, as long roads or none.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule
from riffle.games.stones_and_rivers.board import CELLS, COLUMNS, MEN, ROWS
from riffle.games.stones_and_rivers.travel import ways_of

from .bits import free_steps, lay_lines, lay_rows, ones
from .room import CARE, CHOKE, FAR, MOBILE, MOST_RIVERS, MOST_SCORED, RIVER, ROAD, SCORED, SPARE, TEMPO

# Of the game that is played, filled when the search is bound to it.
GOAL = GOAL_FIRST = GOAL_LAST = GOAL_ROW = WINS = UNBOUND


@rule
def goal_bits(s: Any) -> int:
    """The goal spots as bits of their row; both goals have the same columns."""
    return (2 << GOAL_LAST[s.board]) - (1 << GOAL_FIRST[s.board])


@rule
def met(s: Any, r: Any, seat: int, pieces: int, length: int) -> None:
    """So many of the seat's pieces are found at this length: the nearest count in full, the next two as spares."""
    left = WINS[s.board] - s.scored[seat]
    for _ in range(pieces):
        if r.found < left:
            r.value += r.weights[ROAD + length]
        elif r.found < left + 2:
            r.value += r.weights[SPARE + length]
        r.found += 1


@rule
def carried(r: Any, i: int) -> bool:
    """Whether a river carries to one of the points reached, `r.riders`."""
    point = r.rivers[i]
    if r.along[i] == 0:
        return r.riders[point // COLUMNS + 1] & r.line[i] != 0
    x = point % COLUMNS
    column = 0
    for y in range(1, ROWS + 1):
        column |= ((r.riders[y] >> x) & 1) << y
    return column & r.line[i] != 0


@rule
def ride(s: Any, r: Any, seat: int, used: int) -> int:
    """Rivers that carry to the front, also by way of each other: what lies beside them is a turn away too."""
    setup = CELLS * (2 * s.board + s.circle)
    for y in range(ROWS + 2):
        r.riders[y] = r.front[y]
    again = True
    while again:
        again = False
        for i in range(r.river_count):
            if (used >> i) & 1 == 0 and carried(r, i):
                used |= 1 << i
                point = r.rivers[i]
                if GOAL[setup + point] != 2 - seat:
                    y = point // COLUMNS + 1
                    bit = 1 << (point % COLUMNS)
                    r.beside[y] |= (bit << 1) | (bit >> 1)
                    r.beside[y - 1] |= bit
                    r.beside[y + 1] |= bit
                    r.riders[y] |= bit
                    again = True
    return used


@rule
def spread(r: Any, seat: int) -> int:
    """Everything beside the front, or beside a river that carries there, that was not reached yet is the new front.

    What is met of the seat's pieces stays in `beside`; whether there is anything to go on from, or was met.
    """
    some = 0
    for y in range(1, ROWS + 1):
        fresh = r.beside[y] & ~r.seen[y]
        r.seen[y] |= fresh
        r.front[y] = fresh & ~r.taken[y]
        r.beside[y] = fresh & (r.stones[seat][y] | r.streams[seat][y])
        some |= fresh
    return some


@rule
def note_distances(r: Any, seat: int, length: int) -> None:
    """Where the order of answers needs it: how far each point that is reached now, free or not, is from home."""
    for y in range(1, ROWS + 1):
        row = r.beside[y] & ~r.seen[y]
        x = 0
        while row != 0:
            if row & 1 == 1:
                r.dist[seat][COLUMNS * (y - 1) + x] = length
            row = row >> 1
            x += 1


@rule
def begin_roads(s: Any, r: Any, seat: int, whole: int) -> int:
    """Begin at the free goal spots; 0 if there are none."""
    goal = goal_bits(s)
    row = GOAL_ROW[2 * s.board + s.circle][seat] + 1
    for y in range(ROWS + 2):
        r.seen[y] = ~r.open[seat][y]
        r.front[y] = 0
        r.beside[y] = 0
    r.front[row] = goal & ~r.taken[row]
    r.seen[row] |= goal
    if whole == 1:
        dist = r.dist[seat]
        for point in range(CELLS):
            dist[point] = FAR
        for x in range(GOAL_FIRST[s.board], GOAL_LAST[s.board] + 1):
            dist[COLUMNS * (row - 1) + x] = 0 if (r.front[row] >> x) & 1 == 1 else -1  # at home: its road is over
    return r.front[row]


@rule
def roads(s: Any, r: Any, seat: int, whole: int) -> None:
    """Find the seat's pieces from the goal backwards. Unless `whole`, enough of them will do; else `r.dist` is left."""
    some = begin_roads(s, r, seat, whole)
    want = 2 * MEN if whole == 1 else WINS[s.board] - s.scored[seat] + 2
    used = 0
    length = 0
    while some != 0 and r.found < want and length < FAR - 1:
        length += 1
        for y in range(1, ROWS + 1):
            row = r.front[y]
            r.beside[y] = (row << 1) | (row >> 1) | r.front[y - 1] | r.front[y + 1]
        if r.river_count > 0:
            used = ride(s, r, seat, used)
        if whole == 1:
            note_distances(r, seat, length)
        some = spread(r, seat)
        stones = 0
        streams = 0
        for y in range(1, ROWS + 1):
            stones += ones(r.beside[y] & r.stones[seat][y])
            streams += ones(r.beside[y] & r.streams[seat][y])
        if length == 1:
            r.near[seat] += stones
        met(s, r, seat, stones, length)
        met(s, r, seat, streams, length + 1)


@rule
def men_worth(s: Any, r: Any, seat: int) -> int:
    """Rivers of one's own, free steps, and those at home river side up: a turn makes them count."""
    rivers = 0
    for y in range(1, ROWS + 1):
        rivers += ones(r.streams[seat][y])
    home = ones(r.streams[seat][GOAL_ROW[2 * s.board + s.circle][seat] + 1] & goal_bits(s))
    r.near[seat] = home
    left = WINS[s.board] - s.scored[seat]
    r.value = r.weights[ROAD + 1] * (home if home < left else left)
    r.found = home
    steps = free_steps(r, seat)
    return r.weights[RIVER + (rivers if rivers < MOST_RIVERS else MOST_RIVERS)] + ((r.weights[MOBILE] * steps) >> 2)


@rule
def side_worth(s: Any, r: Any, seat: int, whole: int) -> int:
    """Everything that counts for one side: roads, stones at home, mobility; no road at all counts against it.

    After `lay_rows`.
    """
    lay_lines(s, r, ways_of(s, seat))
    worth = men_worth(s, r, seat)
    roads(s, r, seat, whole)
    scored = s.scored[seat]
    if r.found == 0:
        worth -= r.weights[CHOKE]
    return worth + r.value + r.weights[SCORED + (scored if scored < MOST_SCORED else MOST_SCORED)]


@rule
def evaluate(s: Any, r: Any, whole: int) -> int:
    """The position's worth for the side to move. After `open_rows`, once a search."""
    lay_rows(s, r)
    worth = r.weights[TEMPO]
    for i in range(2):
        seat = s.turn if i == 0 else 1 - s.turn
        one = side_worth(s, r, seat, whole)
        if seat != r.root:
            one = (one * r.weights[CARE]) >> 4
        worth += one if i == 0 else -one
    return worth
