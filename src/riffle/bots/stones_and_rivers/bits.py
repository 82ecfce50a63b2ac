"""The board as rows of bits: where pieces lie, where a side may stand, and what lies beside what.

A row is one whole number, a bit a column; rows are counted from 1, with an empty one before the first and after the
last, so that nothing has to be asked at the edge. Loops over all rows are what a processor does several of at once.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule
from riffle.games.stones_and_rivers.board import BEYOND, CELLS, COLUMNS, EMPTY, MEN, POINTS, ROWS, STONE

# Of the game that is played, filled when the search is bound to it.
GOAL = WAYS = UNBOUND


@rule
def ones(row: int) -> int:
    """How many of a row's bits are set."""
    row = row - ((row >> 1) & 0x5555)
    row = (row & 0x3333) + ((row >> 2) & 0x3333)
    row = (row + (row >> 4)) & 0x0F0F
    return (row + (row >> 8)) & 0x1F


@rule
def open_rows(s: Any, r: Any) -> None:
    """Once a search: where each side may stand, whatever lies there."""
    setup = CELLS * (2 * s.board + s.circle)
    for seat in range(2):
        for y in range(ROWS + 2):
            r.open[seat][y] = 0
        for point in range(POINTS):
            if s.cells[point] != BEYOND and GOAL[setup + point] != 2 - seat:
                r.open[seat][point // COLUMNS + 1] |= 1 << (point % COLUMNS)


@rule
def lay_rows(s: Any, r: Any) -> None:
    """The pieces of both sides, stones and rivers apart; the rivers also as a list."""
    for y in range(ROWS + 2):
        r.taken[y] = 0
        for seat in range(2):
            r.stones[seat][y] = 0
            r.streams[seat][y] = 0
    count = 0
    for seat in range(2):
        for i in range(MEN):
            point = s.men[seat][i]
            if point >= POINTS:
                break
            y = point // COLUMNS + 1
            bit = 1 << (point % COLUMNS)
            r.taken[y] |= bit
            if s.cells[point] & 3 == STONE:
                r.stones[seat][y] |= bit
            else:
                r.streams[seat][y] |= bit
                r.rivers[count] = point
                r.along[count] = (s.cells[point] & 3) - 2
                count += 1
    r.river_count = count


@rule
def lay_lines(s: Any, r: Any, ways: int) -> None:
    """Where each river carries, up to the first piece, as bits along its own row or column."""
    for i in range(r.river_count):
        point = r.rivers[i]
        side = s.cells[point] & 3
        line = 0
        for turn in range(2):
            direction = 3 - side + 2 * turn
            there = WAYS[ways + 4 * point + direction]
            while s.cells[there] == EMPTY:
                line |= 1 << (there // COLUMNS + 1 if r.along[i] == 1 else there % COLUMNS)
                there = WAYS[ways + 4 * there + direction]
            if there < POINTS:
                line |= 1 << (there // COLUMNS + 1 if r.along[i] == 1 else there % COLUMNS)
        r.line[i] = line


@rule
def free_steps(r: Any, seat: int) -> int:
    """Free points beside the seat's pieces, counted once for each piece they lie beside."""
    steps = 0
    for y in range(1, ROWS + 1):
        free = r.open[seat][y] & ~r.taken[y]
        own = r.stones[seat][y] | r.streams[seat][y]
        steps += ones((own << 1) & free) + ones((own >> 1) & free)
        steps += ones((r.stones[seat][y - 1] | r.streams[seat][y - 1]) & free)
        steps += ones((r.stones[seat][y + 1] | r.streams[seat][y + 1]) & free)
    return steps
