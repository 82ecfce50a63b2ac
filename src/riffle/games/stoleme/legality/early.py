"""Set-up and phases 1 to 3 (rules 10 to 28): which rule forbids an answer."""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.rule import rule

from ..actions import Action
from ..rounds import near_carer
from ..setup import family_taken, may_place
from ..state import LYING, NURSE_STAND, STANDING, State
from ..tokens import keeps_spread, next_token
from .numbers import CARDS_FIRST, CARER, DRAFT_RULE, FAMILY_TAKEN, ONE_STANDS_UP, PLACE_RULE, SURPLUS_RULE, TOKEN_SPREAD


@rule
def why_not_put(s: State, seat: int, token: int, stolem: int) -> int:
    if token != next_token(s, seat):
        return forbid(s, CARDS_FIRST, stolem)
    if stolem // 4 != seat or s.pose[stolem] != STANDING or not keeps_spread(s, seat, stolem % 4):
        return forbid(s, TOKEN_SPREAD, stolem)
    return 0


@rule
def why_not_stand(s: State, seat: int, stolem: int) -> int:
    if stolem // 4 != seat or s.pose[stolem] != LYING:
        return forbid(s, ONE_STANDS_UP, stolem)
    if s.question == NURSE_STAND and not near_carer(s, stolem):
        return forbid(s, CARER, stolem)
    return 0


@rule
def why_not_early(s: State, seat: int, kind: int, one: int, other: int) -> int:
    """Set-up and phases 1 to 3."""
    if kind == Action.CHOOSE_FAMILY:
        return FAMILY_TAKEN if family_taken(s, one) else 0
    if kind == Action.PLACE:
        return 0 if may_place(s, seat, one, other) else forbid(s, PLACE_RULE, one)
    if kind == Action.STAND:
        return why_not_stand(s, seat, one)
    if kind == Action.PUT_TOKEN:
        return why_not_put(s, seat, one, other)
    if kind == Action.CONFIRM:
        return 0 if next_token(s, seat) == 4 else TOKEN_SPREAD
    if kind == Action.GIVE_BACK:
        return 0 if s.hits[seat][one] > 0 else SURPLUS_RULE
    if kind == Action.TAKE:
        return 0 if s.face_up[one] > 0 else DRAFT_RULE
    return 0  # stay_down
