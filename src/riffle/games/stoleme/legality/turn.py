"""The action phase (rules 30 to 87): which rule forbids an answer."""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.rule import rule

from ..able import can_carry_out, can_discard
from ..actions import Action
from ..board import NOWHERE
from ..gods import holds_god, may_name, may_turn_to_stone, nothing_to_do, set_lies
from ..land import in_range, lay_rule, printed
from ..moving import FAR, can_move_on, may_stop, most_points, walk
from ..options import OPTIONS
from ..pieces import BOULDER, CAP, THROW
from ..state import STANDING, State
from ..throwing import may_land
from ..tokens import has_token, range_bonus
from ..turns import may_receive
from .numbers import (
    DECLINE_RULE,
    DISCARD_RULE,
    EMPTY_DECK,
    EXCHANGE_RULE,
    EYE_RULE,
    GODS_DRAW_RULE,
    MOVE_BLOCKED,
    MOVE_REACH,
    MUST_MOVE,
    NAME_RULE,
    PASS_RULE,
    PLAY_RULE,
    POOL_RULE,
    RIVER_RULE,
    SET_LIES,
    STONE_RULE,
    TERRAIN_KIND,
    THROW_RANGE,
    THROW_TARGET,
    TOKEN_ON_CARD,
    TOKEN_TURN,
    UNABLE_RULE,
)


@rule
def why_not_move(s: State, seat: int, stolem: int, cell: int) -> int:
    if stolem // 4 != seat or s.pose[stolem] != STANDING:
        return forbid(s, THROW_TARGET, stolem)
    if printed(s, cell) == NOWHERE or not may_stop(s, stolem, cell):
        return forbid(s, MOVE_BLOCKED, stolem)
    if s.must_move == OPTIONS.MUST_MOVE_ON and s.hex_of[stolem] == cell:
        return forbid(s, MUST_MOVE, stolem) if can_move_on(s, seat) else 0
    walk(s, stolem, most_points(s, stolem))
    return 0 if s.cost[cell] < FAR else forbid(s, MOVE_REACH, stolem)


@rule
def why_not_throw(s: State, seat: int, stolem: int, target: int, boulder: int) -> int:
    if stolem // 4 != seat or s.pose[stolem] != STANDING:
        return forbid(s, THROW_TARGET, stolem)
    if target // 4 == seat or target // 4 >= s.seats or s.pose[target] != STANDING:
        return forbid(s, THROW_TARGET, target)
    if not in_range(s, stolem, target, range_bonus(s, stolem)):
        return forbid(s, THROW_RANGE, stolem, target)
    if boulder == 1 and not has_token(s, stolem, BOULDER):
        return forbid(s, TOKEN_ON_CARD, stolem)
    return 0


@rule
def why_not_rock(s: State, seat: int, kind: int, one: int) -> int:
    """The questions that a rock in the air brings."""
    if kind == Action.WEAR_CAP:
        stolem = s.target if s.struck < 0 else s.struck
        return 0 if has_token(s, stolem, CAP) else forbid(s, TOKEN_ON_CARD, stolem)
    if kind == Action.LAND:
        return 0 if may_land(s, one) else EYE_RULE
    if kind == Action.LAY:
        wrong = lay_rule(s, one, s.landing)
        if wrong == 1:
            return forbid(s, POOL_RULE, s.landing)
        if wrong == 2:
            return forbid(s, TERRAIN_KIND, s.landing)
        return forbid(s, RIVER_RULE, s.landing) if wrong == 3 else 0
    return 0  # no_cap, reroll, keep_roll


@rule
def why_not_gods(s: State, seat: int, kind: int, one: int) -> int:
    if kind == Action.DRAW_CARD:
        if s.gods_count[seat] == 2:
            return GODS_DRAW_RULE
        return 0 if s.deck_count > 0 else EMPTY_DECK
    if kind == Action.EXCHANGE:
        if s.gods_time[seat][one] == 0:
            return EXCHANGE_RULE
        return 0 if s.deck_count > 0 else EMPTY_DECK
    if kind == Action.PLAY_CARD:
        return 0 if holds_god(s, seat, one) and set_lies(s, one) else forbid(s, SET_LIES, one)
    if kind == Action.PRAY:
        return 0 if nothing_to_do(s, seat) else EMPTY_DECK
    if kind == Action.TURN_TOKEN:
        lies = s.land[one] > 0 and s.outlined[one] == 0 and s.need[s.land[one] - 1] > 0
        return 0 if lies else forbid(s, TOKEN_TURN, one)
    if kind == Action.NAME:
        return 0 if may_name(s, seat, one) else forbid(s, NAME_RULE, one)
    return 0 if may_turn_to_stone(s, one) else forbid(s, STONE_RULE, one)


@rule
def why_not_play(s: State, seat: int, card: int) -> int:
    """The card must be in hand; a Throw needs a target and hit cards, the others somebody to carry them out."""
    if s.actions[seat][card] == 0:
        return forbid(s, PLAY_RULE, card)
    if can_carry_out(s, seat, card):
        return 0
    return THROW_RANGE if card == THROW else forbid(s, PLAY_RULE, card)


@rule
def why_not_point(s: State, seat: int, to: int, plain: int) -> int:
    if not may_receive(s, seat, to):
        return forbid(s, PASS_RULE, to)
    if plain == 1 and (s.unable == OPTIONS.UNABLE_TURNS or s.stayed[seat] == 1):
        return UNABLE_RULE
    return 0


@rule
def why_not_turn(s: State, seat: int, kind: int, one: int, other: int, third: int) -> int:
    """The action phase."""
    if kind == Action.DISCARD:
        return 0 if can_discard(s, seat, one) else forbid(s, DISCARD_RULE, one)
    if kind == Action.DECLINE:
        return 0 if s.may_decline == OPTIONS.MAY_DECLINE_ON and s.stayed[seat] == 0 else DECLINE_RULE
    if kind == Action.PLAY:
        return why_not_play(s, seat, one)
    if kind == Action.MOVE:
        return why_not_move(s, seat, one, other)
    if kind == Action.THROW:
        return why_not_throw(s, seat, one, other, third)
    if kind == Action.PASS_CARD:
        return 0 if may_receive(s, seat, one) else forbid(s, PASS_RULE, one)
    if kind == Action.POINT:
        return why_not_point(s, seat, one, other)
    if kind < Action.DRAW_CARD:
        return why_not_rock(s, seat, kind, one)
    return why_not_gods(s, seat, kind, one)
