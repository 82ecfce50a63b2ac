"""What a position is worth: for each side the roads of its pieces to the free goal spots, over the rivers as they lie.

A road's length is a number of turns on the board as it stands: a step, or a ride over any chain of rivers, is one.
It is searched backwards from the free spots, turn by turn, all points of a turn at once (see bits.py), so the
nearest pieces of a side are found first. A blockade shows by itself, as long roads or none.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule
from riffle.games.stones_and_rivers.board import CELLS, COLUMNS, MEN, POINTS
from riffle.games.stones_and_rivers.travel import ways_of

from .bits import FIRST_COLUMN, LAST_COLUMN, beside_of, free_steps, lay_lines, lay_pieces, ones
from .search_state import (
    BITS,
    CARE,
    CHOKE,
    FAR,
    MOBILE,
    MOST_RIVERS,
    MOST_SCORED,
    PLANES,
    RIVER,
    ROAD,
    SCORED,
    SPARE,
    TEMPO,
    WORDS,
)

# Of the game that is played, filled when the search is bound to it.
GOAL = GOAL_FIRST = GOAL_LAST = GOAL_ROW = WINS = UNBOUND


@rule
def goal_bits(s: Any, row: int) -> int:
    """The goal spots of a row as bits of its word; both goals have the same columns."""
    across = (2 << GOAL_LAST[s.board]) - (1 << GOAL_FIRST[s.board])
    return across << (COLUMNS * row % BITS)


@rule
def distance(r: Any, seat: int, point: int) -> int:
    """Turns from a point to a free goal spot of the seat; 0 on any goal spot. After `evaluate` of all."""
    w = point // BITS + 1
    at = point % BITS
    d = 0
    for plane in range(PLANES):
        d |= ((r.planes[seat][plane][w] >> at) & 1) << plane
    return d


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
    common = 0
    for w in range(1, WORDS + 1):
        common |= r.riders[w] & r.line[i][w]
    return common != 0


@rule
def ride(s: Any, r: Any, seat: int, used: int) -> int:
    """Rivers that carry to the front, also by way of each other: what lies beside them is a turn away too."""
    setup = CELLS * (2 * s.board + s.circle)
    for w in range(1, WORDS + 1):
        r.riders[w] = r.front[w]
    again = True
    while again:
        again = False
        for i in range(r.river_count):
            if (used >> i) & 1 == 0 and carried(r, i):
                used |= 1 << i
                point = r.rivers[i]
                if GOAL[setup + point] != 2 - seat:
                    r.riders[point // BITS + 1] |= 1 << (point % BITS)
                    reach_beside(r, point)
                    again = True
    return used


@rule
def reach_beside(r: Any, point: int) -> None:
    """What lies beside a point is reached."""
    w = point // BITS + 1
    bit = 1 << (point % BITS)
    r.beside[w] |= ((bit & ~LAST_COLUMN) << 1) | ((bit & ~FIRST_COLUMN) >> 1)
    if point >= COLUMNS:
        r.beside[(point - COLUMNS) // BITS + 1] |= 1 << ((point - COLUMNS) % BITS)
    if point + COLUMNS < POINTS:
        r.beside[(point + COLUMNS) // BITS + 1] |= 1 << ((point + COLUMNS) % BITS)


@rule
def spread(r: Any, seat: int) -> int:
    """Everything beside the front, or beside a river that carries there, that was not reached yet is the new front.

    What is met of it stays in `beside`; whether there is anything to go on from, or was met.
    """
    some = 0
    for w in range(1, WORDS + 1):
        fresh = r.beside[w] & ~r.seen[w]
        r.seen[w] |= fresh
        r.front[w] = fresh & ~r.taken[w]
        r.beside[w] = fresh
        some |= fresh
    return some


@rule
def note_distances(r: Any, seat: int, length: int) -> None:
    """Where the order of answers needs it: how far all that is reached now is from home, bit by bit of that number.

    What was not reached counts as FAR, so the planes begin with that.
    """
    if length <= 2:
        for w in range(1, WORDS + 1):
            r.close[seat][w] |= r.beside[w]
    for plane in range(PLANES):
        if ((length ^ FAR) >> plane) & 1 == 1:
            for w in range(1, WORDS + 1):
                r.planes[seat][plane][w] ^= r.beside[w]


@rule
def begin_roads(s: Any, r: Any, seat: int, whole: int) -> int:
    """Begin at the free goal spots; 0 if there are none."""
    row = GOAL_ROW[2 * s.board + s.circle][seat]
    at = COLUMNS * row // BITS + 1
    goal = goal_bits(s, row)
    for w in range(WORDS + 2):
        r.seen[w] = ~r.open[seat][w]
        r.front[w] = 0
    r.front[at] = goal & ~r.taken[at]
    r.seen[at] |= goal
    if whole == 1:
        for w in range(WORDS + 2):
            r.close[seat][w] = 0
        r.close[seat][at] = goal
        for plane in range(PLANES):
            full = -1 if (FAR >> plane) & 1 == 1 else 0
            for w in range(WORDS + 2):
                r.planes[seat][plane][w] = full
            r.planes[seat][plane][at] &= ~goal
    return r.front[at]


@rule
def roads(s: Any, r: Any, seat: int, whole: int) -> None:
    """Find the seat's pieces from the goal backwards. Unless `whole`, enough of them will do; else `distance` knows."""
    some = begin_roads(s, r, seat, whole)
    want = 2 * MEN if whole == 1 else WINS[s.board] - s.scored[seat] + 2
    used = 0
    length = 0
    while some != 0 and r.found < want and length < FAR - 1:
        length += 1
        for w in range(1, WORDS + 1):
            r.beside[w] = beside_of(r.front, w)
        if r.river_count > 0:
            used = ride(s, r, seat, used)
        some = spread(r, seat)
        if whole == 1:
            note_distances(r, seat, length)
        stones = 0
        streams = 0
        for w in range(1, WORDS + 1):
            if r.beside[w] & r.taken[w] != 0:
                stones += ones(r.beside[w] & r.stones[seat][w])
                streams += ones(r.beside[w] & r.streams[seat][w])
        if length == 1:
            r.near[seat] += stones
        met(s, r, seat, stones, length)
        met(s, r, seat, streams, length + 1)


@rule
def men_worth(s: Any, r: Any, seat: int) -> int:
    """Rivers of one's own, free steps, and those at home river side up: a turn makes them count."""
    rivers = 0
    for w in range(1, WORDS + 1):
        if r.streams[seat][w] != 0:
            rivers += ones(r.streams[seat][w])
    row = GOAL_ROW[2 * s.board + s.circle][seat]
    home = ones(r.streams[seat][COLUMNS * row // BITS + 1] & goal_bits(s, row))
    r.near[seat] = home
    left = WINS[s.board] - s.scored[seat]
    r.value = r.weights[ROAD + 1] * (home if home < left else left)
    r.found = home
    worth = r.weights[RIVER + (rivers if rivers < MOST_RIVERS else MOST_RIVERS)]
    if r.weights[MOBILE] > 0:
        worth += (r.weights[MOBILE] * free_steps(r, seat)) >> 2
    return worth


@rule
def side_worth(s: Any, r: Any, seat: int, whole: int) -> int:
    """Everything that counts for one side: roads, stones at home, mobility; no road at all counts against it.

    After `lay_pieces`.
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
    """The position's worth for the side to move. After `open_points`, once a search."""
    lay_pieces(s, r)
    worth = r.weights[TEMPO]
    for i in range(2):
        seat = s.turn if i == 0 else 1 - s.turn
        one = side_worth(s, r, seat, whole)
        if seat != r.root:
            one = (one * r.weights[CARE]) >> 4
        worth += one if i == 0 else -one
    return worth
