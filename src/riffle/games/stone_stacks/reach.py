"""What a hand can do with a stone ("Kiven asettaminen"; the numbers are ours): reach, sides, time."""

from __future__ import annotations

from collections.abc import Mapping

from riffle.core.declare.contract import Timing
from riffle.core.declare.facts import forbid
from riffle.core.declare.rule import buffer, rule, table

from .actions import MOST_SWAY, PLACE, REACH, TILT, UNIT, Action
from .options import OPTIONS, SECONDS
from .state import PARTS, POSE, State
from .tiles import SIDES

HELD_STONE = 30
HANDS_REACH = 40
SIDE_EXISTS = 41
TIME_IS_UP = 42
ONE_TRY = 43
TICK_HAS_COME = 48
LIFTED_FIRST = 49

TICKS_A_SECOND = 60
GRACE = 3
"""Seconds that a table waits for a hand whose time is up before it lets go in its place (rule 42)."""
LAST_TICK: list[int] = table(60 * seconds + 60 for seconds in SECONDS)


@rule
def last_tick(s: State) -> int:
    """The last tick that counts: the seconds of the option and one more for the way to the table (rule 42)."""
    return LAST_TICK[s.hand_seconds]


@rule
def bounds(s: State, seat: int, action: int, out: list[int]) -> None:
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
def hand_bounds(s: State, stone: int, out: list[int]) -> None:
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
    out[15] = 0 if s.tries == OPTIONS.TRIES_ONE else last_tick(s)
    out[16] = 0
    out[17] = last_tick(s)


@rule
def why_not_let_go(s: State, stone: int) -> int:
    """Rule 30: the stone in the hand; rules 40 to 43 and 49: within the hand's reach and time."""
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
            return ONE_TRY if i == 7 and s.tries == OPTIONS.TRIES_ONE and s.extra[i] > 0 else TIME_IS_UP
    return LIFTED_FIRST if s.extra[8] < s.extra[7] else 0


def seconds(question: str, options: Mapping[str, int]) -> int | None:
    """How long a table waits for an answer to this question before it takes the fallback; None: as long as it likes."""
    return SECONDS[options["hand_seconds"]] + GRACE if question == "hand" else None


TIMING = Timing(seconds, {"let_go": "release", "lift_stone": "lift"}, TICKS_A_SECOND, TICK_HAS_COME)
"""Answers name a tick since the question; a table refuses one yet to come (rule 48)."""
