"""Distances, crossings and clearances in whole numbers: no tolerance, no doubt.

On the island side everything is looked up in tables made once from the board; on the expert side it is worked out from
where the stones lie. Both judge by the same sums.
"""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .board import (
    BOARD_X,
    BOARD_Y,
    CLEARANCE,
    CROSSES,
    LENGTH,
    NEAR_PLACE,
    NEED,
    ON_PAIR,
    PAIR_ONE,
    PAIR_OTHER,
    REACH_PERCENT,
    RUNS_OVER,
    RUNS_OVER_VILLAGES,
    SIZES,
    VILLAGE_CLEARANCE,
    VILLAGES,
)
from .options import OPTIONS
from .state import State


@rule
def root_up(number: int) -> int:
    """The square root, rounded up."""
    if number <= 1:
        return number
    guess = 1
    while guess * guess < number:
        guess *= 2
    low = guess // 2
    while low + 1 < guess:
        middle = (low + guess) // 2
        if middle * middle < number:
            low = middle
        else:
            guess = middle
    return guess


@rule
def support_x(s: State, support: int) -> int:
    if support < VILLAGES or s.side == OPTIONS.SIDE_ISLANDS:
        return BOARD_X[support]
    return s.stone_x[support - VILLAGES]


@rule
def support_y(s: State, support: int) -> int:
    if support < VILLAGES or s.side == OPTIONS.SIDE_ISLANDS:
        return BOARD_Y[support]
    return s.stone_y[support - VILLAGES]


@rule
def exact_gap(s: State, pair: int) -> int:
    """The plank length a pair needs."""
    if s.side == OPTIONS.SIDE_ISLANDS:
        return 0 + NEED[pair]
    one = PAIR_ONE[pair]
    other = PAIR_OTHER[pair]
    dx = support_x(s, one) - support_x(s, other)
    dy = support_y(s, one) - support_y(s, other)
    villages = (1 if one < VILLAGES else 0) + (1 if other < VILLAGES else 0)
    return root_up(dx * dx + dy * dy) - ON_PAIR[villages]


@rule
def gap(s: State, pair: int) -> int:
    """The same as the holder of this state sees it: exact unless `eye` says otherwise."""
    exact = exact_gap(s, pair)
    return exact + exact * s.eye[pair] // 10000


@rule
def length_of(s: State, plank: int) -> int:
    return LENGTH[s.short_game][plank % SIZES]


@rule
def spans(s: State, plank: int, pair: int) -> bool:
    """Rule 44: the plank is long enough to lie on both supports."""
    return gap(s, pair) <= length_of(s, plank)


@rule
def in_reach(s: State, pair: int) -> bool:
    """Rule 51: not farther than 1.25 of the longest plank. What is legal never depends on anybody's eye."""
    return 100 * exact_gap(s, pair) <= REACH_PERCENT * LENGTH[s.short_game][SIZES - 1]


@rule
def side_of(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> int:
    """On which side of the line from a to b the point lies: -1, 0 or 1."""
    cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
    if cross > 0:
        return 1
    return -1 if cross < 0 else 0


@rule
def crosses(s: State, pair: int, laid: int) -> bool:
    """Rule 48: whether two planks on these pairs would lie across each other."""
    if s.side == OPTIONS.SIDE_ISLANDS:
        place = NEAR_PLACE[laid]
        return (CROSSES[NEAR_PLACE[pair]][place // 30] >> (place % 30)) & 1 == 1
    a = PAIR_ONE[pair]
    b = PAIR_OTHER[pair]
    c = PAIR_ONE[laid]
    d = PAIR_OTHER[laid]
    if a in (c, d) or b in (c, d):
        return False
    ax = support_x(s, a)
    ay = support_y(s, a)
    bx = support_x(s, b)
    by = support_y(s, b)
    cx = support_x(s, c)
    cy = support_y(s, c)
    dx = support_x(s, d)
    dy = support_y(s, d)
    if side_of(ax, ay, bx, by, cx, cy) * side_of(ax, ay, bx, by, dx, dy) >= 0:
        return False
    return side_of(cx, cy, dx, dy, ax, ay) * side_of(cx, cy, dx, dy, bx, by) < 0


@rule
def under_line(s: State, pair: int, x: int, y: int, clearance: int) -> bool:
    """Whether something at (x, y) would lie under a plank on the pair: nearer than that to its middle line."""
    ax = support_x(s, PAIR_ONE[pair])
    ay = support_y(s, PAIR_ONE[pair])
    bx = support_x(s, PAIR_OTHER[pair]) - ax
    by = support_y(s, PAIR_OTHER[pair]) - ay
    squared = bx * bx + by * by
    along = (x - ax) * bx + (y - ay) * by
    if along < 0 or along > squared:
        return False
    cross = abs(bx * (y - ay) - by * (x - ax))
    # Far points are let go first, so that the squares below stay within 64 bits.
    if cross > 1000000000:
        return False
    return cross * cross < clearance * clearance * squared


@rule
def over_stone(s: State, pair: int, stone: int) -> bool:
    """Rule 50: whether a plank on the pair would run over that stone."""
    if s.side == OPTIONS.SIDE_ISLANDS:
        return (RUNS_OVER[NEAR_PLACE[pair]] >> stone) & 1 == 1
    support = VILLAGES + stone
    if support == PAIR_ONE[pair] or support == PAIR_OTHER[pair]:
        return False
    return under_line(s, pair, s.stone_x[stone], s.stone_y[stone], CLEARANCE)


@rule
def over_village(s: State, pair: int, village: int) -> bool:
    """Rule 55: whether a plank on the pair would lie across a village that does not carry it."""
    if s.side == OPTIONS.SIDE_ISLANDS:
        return (RUNS_OVER_VILLAGES[NEAR_PLACE[pair]] >> village) & 1 == 1
    if village == PAIR_ONE[pair]:
        return False
    return under_line(s, pair, BOARD_X[village], BOARD_Y[village], VILLAGE_CLEARANCE)
