"""Who can act (rule 32): two action cards, one of which can be carried out while another is discarded."""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.rule import rule

from .land import in_range, on_board, standing
from .options import OPTIONS
from .pieces import GODS, MOVE
from .state import STANDING, STOLEMS, State
from .tokens import range_bonus


@rule
def has_target(s: State, stolem: int) -> bool:
    """Whether a standing enemy is in range of a standing Stolem, its Super throw counted."""
    more = range_bonus(s, stolem)
    for target in range(STOLEMS):
        if target // 4 != stolem // 4 and s.pose[target] == STANDING and in_range(s, stolem, target, more):
            return True
    return False


@rule
def can_throw(s: State, seat: int) -> bool:
    """Rule 50: two hit cards (one by the option) and an enemy in range."""
    if s.hit_count[seat] < (1 if s.lone_hit_card == OPTIONS.LONE_HIT_CARD_ON else 2):
        return False
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING and has_target(s, stolem):
            return True
    return False


@rule
def can_carry_out(s: State, seat: int, card: int) -> bool:
    """Whether an action of that kind could be carried out by this seat now, whatever it holds."""
    if card == MOVE:
        return standing(s, seat) > 0
    if card == GODS:
        return standing(s, seat) > 0 or (s.gods_lying == OPTIONS.GODS_LYING_ON and on_board(s, seat) > 0)
    return can_throw(s, seat)


@rule
def can_discard(s: State, seat: int, card: int) -> bool:
    """Whether the seat holds the card and, without it, one that can be carried out."""
    if s.actions[seat][card] == 0:
        return False
    for other in range(3):
        left = s.actions[seat][other] - (1 if other == card else 0)
        if left > 0 and can_carry_out(s, seat, other):
            return True
    return False


@rule
def can_act(s: State, seat: int) -> bool:
    if s.out[seat] == 1 or s.action_count[seat] < 2:
        return False
    for card in range(3):
        if s.actions[seat][card] > 0 and can_carry_out(s, seat, card):
            return True
    return False


@rule
def anybody_can_act(s: State) -> bool:
    for seat in range(s.seats):
        if can_act(s, seat):
            return True
    return False
