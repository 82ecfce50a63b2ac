"""The board as words of bits: where pieces lie, where a side may stand, and what lies beside what.

A bit is a point, in the order of their numbers; a word is three rows of sixteen columns. Words are counted from 1, with
an empty one before the first and after the last, so that nothing has to be asked at the board's ends. A step up or
down is a shift by sixteen bits, a step aside one by one bit, less the column at the edge.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule
from riffle.games.stones_and_rivers.board import BEYOND, CELLS, COLUMNS, EMPTY, MEN, POINTS, STONE

from .search_state import BITS, WORDS

# Of the game that is played, filled when the search is bound to it.
GOAL = WAYS = UNBOUND

ALL = (1 << BITS) - 1
FIRST_COLUMN = 0x000100010001
LAST_COLUMN = FIRST_COLUMN << (COLUMNS - 1)
REST = BITS - COLUMNS
"""Where the last row of a word begins."""


@rule
def ones(word: int) -> int:
    """How many bits of a word are set."""
    word = word - ((word >> 1) & 0x555555555555)
    word = (word & 0x333333333333) + ((word >> 2) & 0x333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F
    word = word + (word >> 24)
    return (word + (word >> 8) + (word >> 16)) & 0xFF


@rule
def beside_of(words: Any, w: int) -> int:
    """All that lies beside the points of these words, in the word w."""
    here = words[w]
    aside = ((here & ~LAST_COLUMN) << 1) | ((here & ~FIRST_COLUMN) >> 1)
    up = (here >> COLUMNS) | ((words[w + 1] << REST) & ALL)
    down = ((here << COLUMNS) & ALL) | (words[w - 1] >> REST)
    return aside | up | down


@rule
def open_points(s: Any, r: Any) -> None:
    """Once a search: where each side may stand, whatever lies there."""
    setup = CELLS * (2 * s.board + s.circle)
    for seat in range(2):
        for w in range(WORDS + 2):
            r.open[seat][w] = 0
        for point in range(POINTS):
            if s.cells[point] != BEYOND and GOAL[setup + point] != 2 - seat:
                r.open[seat][point // BITS + 1] |= 1 << (point % BITS)


@rule
def lay_pieces(s: Any, r: Any) -> None:
    """The pieces of both sides, stones and rivers apart; the rivers also as a list."""
    for w in range(WORDS + 2):
        for seat in range(2):
            r.stones[seat][w] = 0
            r.streams[seat][w] = 0
    count = 0
    for seat in range(2):
        for i in range(MEN):
            point = s.men[seat][i]
            if point >= POINTS:
                break
            bit = 1 << (point % BITS)
            if s.cells[point] & 3 == STONE:
                r.stones[seat][point // BITS + 1] |= bit
            else:
                r.streams[seat][point // BITS + 1] |= bit
                r.rivers[count] = point
                count += 1
    r.river_count = count
    for w in range(WORDS + 2):
        r.taken[w] = r.stones[0][w] | r.stones[1][w] | r.streams[0][w] | r.streams[1][w]


@rule
def lay_lines(s: Any, r: Any, ways: int) -> None:
    """Where each river carries: the points along it up to the first piece."""
    for i in range(r.river_count):
        point = r.rivers[i]
        side = s.cells[point] & 3
        line = r.line[i]
        for w in range(WORDS + 2):
            line[w] = 0
        for turn in range(2):
            direction = 3 - side + 2 * turn
            there = WAYS[ways + 4 * point + direction]
            while s.cells[there] == EMPTY:
                line[there // BITS + 1] |= 1 << (there % BITS)
                there = WAYS[ways + 4 * there + direction]
            if there < POINTS:
                line[there // BITS + 1] |= 1 << (there % BITS)


@rule
def free_steps(r: Any, seat: int) -> int:
    """Free points beside the seat's pieces, counted once for each piece they lie beside."""
    steps = 0
    for w in range(1, WORDS + 1):
        free = r.open[seat][w] & ~r.taken[w]
        own = r.stones[seat][w] | r.streams[seat][w]
        above = r.stones[seat][w - 1] | r.streams[seat][w - 1]
        below = r.stones[seat][w + 1] | r.streams[seat][w + 1]
        steps += ones(((own & ~LAST_COLUMN) << 1) & free) + ones(((own & ~FIRST_COLUMN) >> 1) & free)
        steps += ones(((own >> COLUMNS) | ((below << REST) & ALL)) & free)
        steps += ones((((own << COLUMNS) & ALL) | (above >> REST)) & free)
    return steps
