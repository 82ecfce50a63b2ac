"""Placing stones (rulebook: "Place 1 stone", "Place 2 stones", "Expert rules")."""

from __future__ import annotations

from riffle.core.declare.facts import emit, forbid
from riffle.core.declare.question import ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .board import (
    BOARD_EDGE,
    BOARD_X,
    BOARD_Y,
    CLEARANCE,
    ISLANDS,
    PLANKS,
    STONE_RADIUS,
    STONES_APART,
    VILLAGE_RADIUS,
    VILLAGES,
)
from .geometry import over_stone, under_line
from .options import OPTIONS
from .planks import show_fits
from .state import ON_BOARD, PLACE_STONE, State

# Numbers of the rules that can forbid something.
MUST_PLACE = 30
ISLAND_FREE = 31
NOT_UNDER_PLANK = 32
INSIDE_BOARD = 35
STONE_APART = 36
OFF_LAND = 37


@rule
def why_not_place(s: State, island: int) -> int:
    """Rules 31 and 32: a free island that no plank passes over."""
    if s.stone[island] == 1:
        return forbid(s, ISLAND_FREE, VILLAGES + island)
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD and over_stone(s, s.pair[plank], island):
            return forbid(s, NOT_UNDER_PLANK, VILLAGES + island)
    return 0


@rule
def why_not_drop(s: State, x: int, y: int) -> int:
    """The expert side: inside the board, clear of stones, land and planks (rules 35, 36, 37, 32)."""
    if abs(x) > BOARD_EDGE or abs(y) > BOARD_EDGE:
        return INSIDE_BOARD
    for stone in range(ISLANDS):
        if s.stone[stone] == 1:
            dx = s.stone_x[stone] - x
            dy = s.stone_y[stone] - y
            if dx * dx + dy * dy < STONES_APART * STONES_APART:
                return forbid(s, STONE_APART, VILLAGES + stone)
    off = VILLAGE_RADIUS + STONE_RADIUS
    for village in range(VILLAGES):
        dx = BOARD_X[village] - x
        dy = BOARD_Y[village] - y
        if dx * dx + dy * dy < off * off:
            return forbid(s, OFF_LAND, village)
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD and under_line(s, s.pair[plank], x, y, CLEARANCE):
            return forbid(s, NOT_UNDER_PLANK)
    return 0


@rule
def places(s: State) -> int:
    """Islands a stone may go to; on the expert side there is always room."""
    if s.side == OPTIONS.SIDE_WATER:
        return ISLANDS
    count = 0
    for island in range(ISLANDS):
        if why_not_place(s, island) == 0:
            count += 1
    return count


@rule
def ask_stone(s: State, seat: int) -> None:
    """Rules 30 and 33: the next stone of the card; none left, or no island, and the rest of the card is lost."""
    if s.reserve == 0 or places(s) == 0:
        emit(s, Fact.NO_STONE, seat, s.left)
        s.left = 0
        return
    ask(s, PLACE_STONE, seat)


@rule
def put_stone(s: State, seat: int, stone: int, x: int, y: int) -> None:
    s.stone[stone] = 1
    s.stone_x[stone] = x
    s.stone_y[stone] = y
    s.reserve -= 1
    s.left -= 1
    emit(s, Fact.STONE_PLACED, seat, stone, x, y)
    show_fits(s)


@rule
def free_stone(s: State) -> int:
    """The number the next stone of the expert side gets."""
    for stone in range(ISLANDS):
        if s.stone[stone] == 0:
            return stone
    return 0


@rule
def place_stone(s: State, seat: int, action: int) -> None:
    if Action.kind(action) == Action.DROP:
        put_stone(s, seat, free_stone(s), s.extra[0], s.extra[1])
    else:
        island = Action.part(action, 0)
        put_stone(s, seat, island, BOARD_X[VILLAGES + island], BOARD_Y[VILLAGES + island])


@rule
def find_water(s: State) -> bool:
    """A place for a stone on the expert side, into `extra`: where an island would be, else on a fine net."""
    for island in range(VILLAGES, VILLAGES + ISLANDS):
        if why_not_drop(s, BOARD_X[island], BOARD_Y[island]) == 0:
            s.extra[0] = BOARD_X[island]
            s.extra[1] = BOARD_Y[island]
            return True
    step = 400
    for row in range(2 * BOARD_EDGE // step):
        for column in range(2 * BOARD_EDGE // step):
            x = column * step - BOARD_EDGE
            y = row * step - BOARD_EDGE
            if why_not_drop(s, x, y) == 0:
                s.extra[0] = x
                s.extra[1] = y
                return True
    return False
