"""What a hand can do with a stone ("Kiven asettaminen"; the numbers are ours): reach, sides, time."""

from __future__ import annotations

from typing import Any

from riffle.core.facts import forbid
from riffle.core.rule import buffer, rule, table

from .board import (
    HANDS_REACH,
    HELD_STONE,
    MOST_SWAY,
    ONE_TRY,
    PARTS,
    PLACE,
    POSE,
    REACH,
    SIDE_EXISTS,
    TILT,
    TIME_IS_UP,
    UNIT,
    Action,
)
from .choices import SECONDS
from .tiles import SIDES

LAST_TICK = table(60 * seconds + 60 for seconds in SECONDS)


@rule
def last_tick(s: Any) -> int:
    """The last tick that counts: the seconds of the option and one more for the way to the table (rule 42)."""
    return LAST_TICK[s.hand_seconds]


@rule
def bounds(s: Any, seat: int, action: int, out: Any) -> None:
    """Low and high of the numbers of an answer."""
    kind = Action.kind(action)
    if kind == Action.LET_GO:
        hand_bounds(s, Action.part(action, 0), out)
    elif kind == Action.LIFT_STONE:
        out[0] = 0
        out[1] = last_tick(s)
    elif kind == Action.SWAY:
        out[0] = 0
        out[1] = MOST_SWAY
    elif kind == Action.SETTLED:
        for i in range(PARTS):
            reach = UNIT if i >= 2 and (i - 2) % POSE >= 3 else PLACE
            out[2 * i] = -reach
            out[2 * i + 1] = reach
        out[2] = 0
        out[3] = 60_000


@rule
def hand_bounds(s: Any, stone: int, out: Any) -> None:
    """Rules 40 to 43: what a hand can do with that stone."""
    out[0] = 0
    out[1] = SIDES[stone] - 1
    out[2] = 0
    out[3] = 359
    for i in range(2, 6):
        reach = REACH if i < 4 else TILT
        out[2 * i] = -reach
        out[2 * i + 1] = reach
    out[12] = 0
    out[13] = 3
    out[14] = 0
    out[15] = 0 if s.tries == 1 else last_tick(s)
    out[16] = 0
    out[17] = last_tick(s)


@rule
def why_not_let_go(s: Any, stone: int) -> int:
    """Rule 30: the stone in the hand; rules 40 to 43: within the hand's reach and time."""
    if stone != s.held:
        return forbid(s, HELD_STONE, stone)
    limits = buffer(18)
    hand_bounds(s, stone, limits)
    for i in range(9):
        if s.extra[i] < limits[2 * i] or s.extra[i] > limits[2 * i + 1]:
            if i == 0:
                return forbid(s, SIDE_EXISTS, stone)
            if i < 7:
                return HANDS_REACH
            return ONE_TRY if i == 7 and s.tries == 1 and s.extra[i] > 0 else TIME_IS_UP
    return 0
