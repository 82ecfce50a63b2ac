"""What lies on the table, what can be answered and what can happen: the declarations of stone stacks.

Everything is public. Where the stones lie is written as whole numbers (position in 1e-6 unit, turn as a quaternion in
2^-30), put there by nature's answer; the rules only ask which stack a stone is in and how high.
"""

from __future__ import annotations

from typing import Any

from riffle.core.actions import actions, shown, span
from riffle.core.facts import fact, facts
from riffle.core.layout import layout, public

from .choices import OPTIONS
from .tiles import SIZES, STACKS, STONE_NAMES, STONES, TILE_NAMES, TILES

SEATS = 4
TOKENS = 19
POSE = 7
START_STONES = 4
POSES = STONES * POSE
PARTS = POSES + 2
"""Ranged parts of nature's answer: smallest margin, milliseconds, then x y z and w i j k of every stone."""

IN_PILE, UP, USED = range(3)
PLACED, LEANS, FELL, TIMEOUT = range(4)
VERDICTS = ("placed", "leans", "fell", "timeout")
"""As `world.py` numbers them. Timeout: the engine gave no answer; the stone is in the river, nothing else happened."""


@layout(options=OPTIONS.names, facts=72, extra=PARTS)
class State:
    """The table."""

    turn = public()  # seat in turn
    start = public()  # seat that began
    turns = public()  # turns begun, this one included
    marker = public()  # the stack in play, 0-5 clockwise; -1 before it is set
    stack_of = public(STONES)  # the stack a stone is in, -1: in the river (or in the hand)
    height_of = public(STONES)  # 0 for the lowest stone of a stack
    pose = public(STONES, POSE)  # x y z in 1e-6 unit, w i j k in 2^-30; zeros in the river and under physics=model
    heights = public(STACKS)  # stones in each stack, base stone not counted
    peak = public(STACKS)  # most stones it had since it was last empty
    beside = public(STACKS, SEATS)  # tokens beside each stack, colour side up
    tokens = public(SEATS)  # in front of each player, colour side up
    gold = public(SEATS)  # golden tokens, a point each
    fives = public(SEATS)  # five-point tokens
    fives_left = public()
    tile_place = public(TILES)  # 0 in the draw pile, 1 face up, 2 used; the pile has no order until it is turned up
    up_count = public()
    pile_count = public()
    tile = public()  # tile chosen in this turn, -1: none yet
    held = public()  # stone chosen, -1: none yet
    lifting = public()  # stack the held stone comes from, -1: the river
    sway = public()  # the turn's sway number, -1 before the first
    release = public(9)  # face yaw dx dy tilt_x tilt_y speed lift release, as let go
    spoiled = public()  # 1: another stack fell in this turn, so it brings no token
    starting = public()  # stones of the alternative start still to be set, 0 in play
    next_size = public()  # size of the next stone of the alternative start, -1: not settled
    margin = public()  # smallest margin of the stack after the last placement, 1e-6 unit


QUESTIONS = (
    "first_player",
    "set_marker",
    "start_tile",
    "start_size",
    "start_stone",
    "turn_up",
    "sway",
    "tile",
    "stone",
    "hand",
    "settle",
    "lift",
    "fate",
    "lift_fate",
)
(
    FIRST_PLAYER,
    SET_MARKER,
    START_TILE,
    START_SIZE,
    START_STONE,
    TURN_UP,
    SWAY,
    TILE,
    STONE,
    HAND,
    SETTLE,
    LIFT,
    FATE,
    LIFT_FATE,
) = range(14)
SOLVED = (SETTLE, LIFT)
"""Physics answers these. Under physics=model chance answers `fate` and `lift_fate` in their place."""

ENDINGS = ("target_reached",)
TARGET_REACHED = 1

REACH, TILT, TICKS = 1500, 400, 36_060
PLACE, UNIT = 100_000_000, 2**30
MOST_SWAY = 999_999_999

_REACH = {axis: span(-PLACE, PLACE) if axis in "xyz" else span(-UNIT, UNIT) for axis in "xyzwijk"}
_POSES: dict[str, Any] = {f"{axis}{stone}": reach for stone in range(STONES) for axis, reach in _REACH.items()}


Action: Any = actions(
    take_tile=shown(tile=TILE_NAMES),
    take_stone=shown(stone=STONE_NAMES),
    lift_stone=shown(stack=STACKS, lift=span(0, TICKS), binding=True),  # tick of 1/60 s since the question
    let_go=shown(
        stone=STONE_NAMES,
        face=span(0, 7),  # rank of the side it is set down on, steadiest first
        yaw=span(0, 359),  # degrees
        dx=span(-REACH, REACH),  # from the top stone's centre, 1/1000 unit
        dy=span(-REACH, REACH),
        tilt_x=span(-TILT, TILT),  # mrad
        tilt_y=span(-TILT, TILT),
        speed=span(0, 3),  # lowering, slow to fast
        lift=span(0, TICKS),
        release=span(0, TICKS),
        binding=True,
    ),
    bumped=shown(seat=SEATS, stack=STACKS, binding=True),  # party mode: that player bumped the table
    take_size=shown(size=SIZES),  # alternative start
    begins=shown(seat=SEATS),
    marker=shown(stack=STACKS),
    draw=shown(tile=TILE_NAMES),
    sway=shown(number=span(0, MOST_SWAY)),
    set_stone=shown(stone=STONE_NAMES),
    chanced=shown(verdict=("stands", "falls")),
    settled=shown(
        verdict=VERDICTS, fallen=64, touched=2, slipped=2, margin=span(-PLACE, PLACE), ms=span(0, 60_000), **_POSES
    ),
)

Fact: Any = facts(
    begins=fact("seat"),
    marker_set=fact("stack"),
    start_stone=fact("stone", "stack"),
    turned_up=fact("tile"),
    reshuffled=fact("tiles"),
    set_aside=fact("tiles"),
    turn=fact("seat", "stack"),
    tile=fact("seat", "tile", "steps"),
    stone=fact("seat", "stone"),
    held=fact("seat", "stone", news=True),  # option tries=one: from here on there is no way back
    lifted=fact("seat", "stone", "stack"),
    let_go=fact("seat", "stone", "stack"),
    stood=fact("seat", "stone", "stack", "height"),
    leaned=fact("seat", "stone", "stack"),
    touched=fact("seat", "stone", "stack"),
    slipped=fact("seat", "stone", "stack"),
    unsettled=fact("seat", "stone", "stack"),
    fell=fact("stack", "stones"),
    bumped=fact("seat", "stack"),
    scored=fact("seat", "stack", "tokens", "points"),
    came_home=fact("seat", "stack", "tokens"),
    stayed=fact("seat", "stack", "tokens"),
    tokens=fact("seat", "stack", "tokens", "height"),
    exchanged=fact("seat", "points"),
    marker_moved=fact("stack", "steps"),
    over=fact("ending"),
)

# Numbers of the rules that can forbid something.
FACE_UP_TILE = 20
SIZE_ON_TILE = 21
STONE_IN_RIVER = 22
SIZE_IS_THERE = 23
HELD_STONE = 30
HANDS_REACH = 40
SIDE_EXISTS = 41
TIME_IS_UP = 42
ONE_TRY = 43
NO_BUMPS = 65
STACK_STANDS = 66
ONLY_WHEN_EMPTY = 70
OTHER_STACK = 71
TOP_FITS = 72
START_SIZES = 16
NOT_ASKED = 99
