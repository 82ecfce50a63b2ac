"""The success model: how likely a stone stands by its height alone, as whole-number odds.

It takes the place of the physics under option physics=model, so that ten thousand games can be played; bots
use it to look ahead in either case. A stack stands or falls as a whole there; nothing leans or slips.
"""

from __future__ import annotations

from riffle.core.declare.rule import rule, table

from .falls import steadiness
from .state import State

SUCCESS: list[int] = table([100, 99, 96, 90, 82, 72, 62, 52, 45])
"""Percent for stone 1, 2, 3 ...; above the eighth as for the eighth."""
WHOLE = 10_000
LIFT_FALLS = 400
"""Of 10,000 lifts off a stack of two or more so many bring it down: the engine showed between 0 and 3 of 13."""


@rule
def stands(s: State, seat: int, height: int) -> int:
    """Of 10,000 stones put on as number `height` so many stand. An unsteady hand fails more often in proportion."""
    fails = (100 - SUCCESS[min(height, len(SUCCESS) - 1)]) * WHOLE // steadiness(s, seat)
    return WHOLE - fails


@rule
def stands_now(s: State) -> int:
    """The odds of the stone in the hand, on the marked stack. Nature's own hand (alternative start) is of 100 %."""
    height = s.heights[s.marker] + 1
    if s.starting > 0:
        return SUCCESS[min(height, len(SUCCESS) - 1)] * WHOLE // 100
    return stands(s, s.turn, height)


@rule
def lift_stands(s: State) -> int:
    """The odds that the stack lifted from stays."""
    return WHOLE - LIFT_FALLS if s.heights[s.lifting] > 1 else WHOLE
