"""Whether an answer may be given now, and if not which rule forbids it: its question first, then its own rule."""

from __future__ import annotations

from riffle.core.declare.question import NATURE, is_asked
from riffle.core.declare.rule import rule, table

from ..actions import Action
from ..state import (
    ASK_GODS,
    BLIND,
    CHOOSE_FAMILY,
    DEAL_FAMILY,
    DISCARD,
    DRAFT,
    FIRST_PLAYER,
    GIVE_BACK,
    GODS_DRAW,
    LAND,
    LAY_TERRAIN,
    LAY_TOKENS,
    MOVE_STOLEM,
    NAME,
    NURSE_STAND,
    PASS,
    PLACE,
    PLAY,
    POINT,
    ROLL,
    SHOW,
    SIDESTEP,
    STAND,
    SURPLUS,
    THROW_ROCK,
    TURN_TO_STONE,
    TURN_TOKEN,
    WOOL_CAP,
    State,
)
from .early import why_not_early
from .nature import nature_may
from .numbers import NOT_ASKED, ONE_STANDS_UP, PASS_RULE, PLAY_RULE, UNABLE_RULE
from .turn import why_not_turn

QUESTION_OF = table(
    [FIRST_PLAYER, DEAL_FAMILY, CHOOSE_FAMILY, GODS_DRAW, PLACE, STAND, NURSE_STAND, LAY_TOKENS, LAY_TOKENS, SURPLUS,
     GIVE_BACK, DRAFT, DISCARD, DISCARD, PLAY, MOVE_STOLEM, THROW_ROCK, BLIND, SHOW, WOOL_CAP, WOOL_CAP, ROLL, SIDESTEP,
     SIDESTEP, LAND, LAY_TERRAIN, ASK_GODS, ASK_GODS, ASK_GODS, ASK_GODS, TURN_TOKEN, NAME, TURN_TO_STONE, PASS, POINT]
)  # fmt: skip
"""The question that each kind of answer belongs to, in the order of `Action`."""


@rule
def not_to_be_left(s: State, kind: int) -> int:
    """An answer to another question. Whoever declines what must be done is told which rule demands it."""
    if kind == Action.STAY_DOWN and s.question == STAND:
        return ONE_STANDS_UP
    if kind == Action.DECLINE:
        if s.question == PLAY or s.question == MOVE_STOLEM or s.question == THROW_ROCK or s.question == ASK_GODS:
            return PLAY_RULE
        if s.question == PASS:
            return PASS_RULE
        if s.question == POINT:
            return UNABLE_RULE
    return NOT_ASKED


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    fits = QUESTION_OF[kind] == s.question or (kind == Action.STAND and s.question == NURSE_STAND)
    if not fits:
        return not_to_be_left(s, kind)
    one = Action.part(action, 0)
    other = Action.part(action, 1)
    if seat == NATURE:
        return 0 if nature_may(s, kind, one, other) else NOT_ASKED
    if kind < Action.DISCARD:
        return why_not_early(s, seat, kind, one, other)
    return why_not_turn(s, seat, kind, one, other, Action.part(action, 2))
