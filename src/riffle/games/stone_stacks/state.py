"""What lies on the table, what is asked, and how a game ends.

Everything is public. Where the stones lie is written as whole numbers (position in 1e-6 unit, turn as a quaternion in
2^-30), put there by nature's answer; the rules only ask which stack a stone is in and how high.
"""

from __future__ import annotations

from riffle.core.declare.layout import GameState, layout, option, public

from .options import OPTIONS
from .tiles import STACKS, STONES, TILES

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
"""As `physics/world.py` numbers them. Timeout: the engine gave no answer; the stone is in the river, no more."""


@layout(OPTIONS, facts=72, extra=PARTS)
class State(GameState):
    """The table."""

    physics = option()
    target = option()
    alternative_start = option()
    start_size = option()
    start_shuffle = option()
    toppler_tokens = option()
    five_tokens = option()
    slide = option()
    spoiled_stone = option()
    marker_after_fall = option()
    marker_after_lift = option()
    no_tile_fits = option()
    side_fall = option()
    height = option()
    lowered_stack = option()
    causer_tokens = option()
    tries = option()
    hand_seconds = option()
    bumps = option()
    duel = option()
    assist = option()
    assist_1 = option()
    assist_2 = option()
    assist_3 = option()
    assist_4 = option()
    steadiness_1 = option()
    steadiness_2 = option()
    steadiness_3 = option()
    steadiness_4 = option()

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
