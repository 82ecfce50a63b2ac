"""The judge: whether an answer may be given now, and if not which rule forbids it (spec 2, rule by rule)."""

from __future__ import annotations

from typing import Any

from riffle.core.facts import forbid
from riffle.core.question import NATURE, is_asked
from riffle.core.rule import rule, table

from .able import can_carry_out, can_discard
from .board import HEXES, NOWHERE
from .land import FAR, has_token, in_range, lay_rule, may_stop, most_points, printed, range_bonus, walk
from .pieces import BOULDER, CAP
from .prayers import draws, holds_god, may_name, may_turn_to_stone, nothing_to_do, set_lies
from .rounds import near_carer
from .setup import family_taken, may_place
from .state import (
    ASK_GODS,
    BLIND,
    BOULDER_RULE,
    CAP_RULE,
    CARDS_FIRST,
    CARER,
    CHOOSE_FAMILY,
    DEAL_FAMILY,
    DECLINE_RULE,
    DISCARD,
    DISCARD_RULE,
    DRAFT,
    DRAFT_RULE,
    EXCHANGE_RULE,
    EYE_RULE,
    FAMILY_TAKEN,
    FIRST_PLAYER,
    GIVE_BACK,
    GODS_DRAW,
    GODS_DRAW_RULE,
    LAND,
    LAY_TERRAIN,
    LAY_TOKENS,
    LYING,
    MOVE_BLOCKED,
    MOVE_REACH,
    MOVE_STOLEM,
    MUST_MOVE,
    NAME,
    NAME_RULE,
    NOT_ASKED,
    NURSE_STAND,
    ONE_STANDS_UP,
    PASS,
    PASS_RULE,
    PLACE,
    PLACE_RULE,
    PLAY,
    PLAY_RULE,
    POINT,
    POOL_RULE,
    RIVER_RULE,
    ROLL,
    SET_LIES,
    SHOW,
    SIDESTEP,
    STAND,
    STANDING,
    STONE_RULE,
    SURPLUS,
    SURPLUS_RULE,
    TERRAIN_KIND,
    THROW_RANGE,
    THROW_ROCK,
    THROW_TARGET,
    TOKEN_SPREAD,
    TOKEN_TURN,
    TURN_TO_STONE,
    TURN_TOKEN,
    UNABLE_RULE,
    WOOL_CAP,
    Action,
)
from .throwing import may_land
from .turns import may_receive

QUESTION_OF = table(
    [FIRST_PLAYER, DEAL_FAMILY, CHOOSE_FAMILY, GODS_DRAW, PLACE, STAND, NURSE_STAND, LAY_TOKENS, LAY_TOKENS, SURPLUS,
     GIVE_BACK, DRAFT, DISCARD, DISCARD, PLAY, MOVE_STOLEM, THROW_ROCK, BLIND, SHOW, WOOL_CAP, WOOL_CAP, ROLL, SIDESTEP,
     SIDESTEP, LAND, LAY_TERRAIN, ASK_GODS, ASK_GODS, ASK_GODS, ASK_GODS, TURN_TOKEN, NAME, TURN_TO_STONE, PASS, POINT]
)  # fmt: skip
"""The question that each kind of answer belongs to, in the order of `Action`."""


# Nature -------------------------------------------------------------------------------------------------------------


@rule
def nature_may(s: Any, kind: int, one: int, other: int) -> bool:
    """Whether chance may give this answer; where a part names a seat it is the seat that the rules wait for."""
    if kind == Action.BEGINS:
        return one < s.seats and (s.starter == 0 or s.starter == one + 1)
    if kind == Action.DEAL_FAMILY:
        return one == s.turn and not family_taken(s, other)
    if kind == Action.DRAW:
        return one == draws(s) and s.gods_deck[other] == 1
    if kind == Action.SURPLUS:
        return one == s.turn and s.hits[one][other] > 0
    if kind == Action.BLIND:
        return one == s.turn and s.hits[one][other] > 0
    if kind == Action.SHOW:
        return s.hits[s.turn][one] > 0
    if kind == Action.ROLL:
        return may_land(s, one)
    return False


@rule
def odds(s: Any, action: int) -> int:
    """A hit card is as likely as there are of its kind in the hand; everything else is drawn evenly."""
    kind = Action.kind(action)
    if kind == Action.SHOW:
        return s.hits[s.turn][Action.part(action, 0)]
    if kind == Action.BLIND or kind == Action.SURPLUS:
        return s.hits[s.turn][Action.part(action, 1)]
    return 1


# Setting up and the first three phases ------------------------------------------------------------------------------


@rule
def next_token(s: Any, seat: int) -> int:
    """The family token to be laid next, 4 when all lie."""
    laid = 0
    for place in range(4):
        laid |= s.tokens[seat][place]
    for token in range(4):
        if (s.token_out[seat] >> token) & 1 == 1 and (laid >> token) & 1 == 0:
            return token
    return 4


@rule
def tokens_on(s: Any, seat: int, place: int) -> int:
    count = 0
    for token in range(4):
        count += (s.tokens[seat][place] >> token) & 1
    return count


@rule
def keeps_spread(s: Any, seat: int, place: int) -> bool:
    """Rule 23: as even as possible. Where unused tokens stay, a new one goes where fewest lie."""
    stolems = 0
    fuller = 0
    fewest = 4
    for other in range(4):
        if s.pose[4 * seat + other] == STANDING:
            stolems += 1
            fewest = min(fewest, tokens_on(s, seat, other))
    here = tokens_on(s, seat, place)
    if s.unused_tokens == 1:
        return here == fewest
    each = 4 // stolems
    for other in range(4):
        if s.pose[4 * seat + other] == STANDING and tokens_on(s, seat, other) > each:
            fuller += 1
    return here < each or (here == each and fuller < 4 % stolems)


@rule
def why_not_put(s: Any, seat: int, token: int, stolem: int) -> int:
    if token != next_token(s, seat):
        return forbid(s, CARDS_FIRST, stolem)
    if stolem // 4 != seat or s.pose[stolem] != STANDING or not keeps_spread(s, seat, stolem % 4):
        return forbid(s, TOKEN_SPREAD, stolem)
    return 0


@rule
def why_not_stand(s: Any, seat: int, stolem: int) -> int:
    if stolem // 4 != seat or s.pose[stolem] != LYING:
        return forbid(s, ONE_STANDS_UP, stolem)
    if s.question == NURSE_STAND and not near_carer(s, stolem):
        return forbid(s, CARER, stolem)
    return 0


@rule
def why_not_early(s: Any, seat: int, kind: int, one: int, other: int) -> int:
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


# Actions ------------------------------------------------------------------------------------------------------------


@rule
def can_move_on(s: Any, seat: int) -> bool:
    """Whether any Stolem of the seat can end on another hex."""
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING:
            walk(s, stolem, most_points(s, stolem))
            for cell in range(HEXES):
                if s.cost[cell] < FAR and s.on[cell] == 0:
                    return True
    return False


@rule
def why_not_move(s: Any, seat: int, stolem: int, cell: int) -> int:
    if stolem // 4 != seat or s.pose[stolem] != STANDING:
        return forbid(s, THROW_TARGET, stolem)
    if printed(s, cell) == NOWHERE or not may_stop(s, stolem, cell):
        return forbid(s, MOVE_BLOCKED, stolem)
    if s.must_move == 1 and s.hex_of[stolem] == cell:
        return forbid(s, MUST_MOVE, stolem) if can_move_on(s, seat) else 0
    walk(s, stolem, most_points(s, stolem))
    return 0 if s.cost[cell] < FAR else forbid(s, MOVE_REACH, stolem)


@rule
def why_not_throw(s: Any, seat: int, stolem: int, target: int, boulder: int) -> int:
    if stolem // 4 != seat or s.pose[stolem] != STANDING:
        return forbid(s, THROW_TARGET, stolem)
    if target // 4 == seat or target // 4 >= s.seats or s.pose[target] != STANDING:
        return forbid(s, THROW_TARGET, target)
    if not in_range(s, stolem, target, range_bonus(s, stolem)):
        return forbid(s, THROW_RANGE, stolem, target)
    if boulder == 1 and not has_token(s, stolem, BOULDER):
        return forbid(s, BOULDER_RULE, stolem)
    return 0


@rule
def why_not_rock(s: Any, seat: int, kind: int, one: int) -> int:
    """The questions that a rock in the air brings."""
    if kind == Action.WEAR_CAP:
        stolem = s.target if s.struck < 0 else s.struck
        return 0 if has_token(s, stolem, CAP) else forbid(s, CAP_RULE, stolem)
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
def why_not_gods(s: Any, seat: int, kind: int, one: int) -> int:
    if kind == Action.DRAW_CARD:
        return 0 if s.gods_count[seat] < 2 and s.deck_count > 0 else GODS_DRAW_RULE
    if kind == Action.EXCHANGE:
        return 0 if s.gods_time[seat][one] > 0 and s.deck_count > 0 else EXCHANGE_RULE
    if kind == Action.PLAY_CARD:
        return 0 if holds_god(s, seat, one) and set_lies(s, one) else forbid(s, SET_LIES, one)
    if kind == Action.PRAY:
        return 0 if nothing_to_do(s, seat) else EXCHANGE_RULE
    if kind == Action.TURN_TOKEN:
        lies = s.land[one] > 0 and s.outlined[one] == 0 and s.need[s.land[one] - 1] > 0
        return 0 if lies else forbid(s, TOKEN_TURN, one)
    if kind == Action.NAME:
        return 0 if may_name(s, seat, one) else forbid(s, NAME_RULE, one)
    return 0 if may_turn_to_stone(s, one) else forbid(s, STONE_RULE, one)


@rule
def why_not_point(s: Any, seat: int, to: int, plain: int) -> int:
    if not may_receive(s, seat, to):
        return forbid(s, PASS_RULE, to)
    if plain == 1 and (s.unable == 0 or s.stayed[seat] == 1):
        return UNABLE_RULE
    return 0


@rule
def why_not_turn(s: Any, seat: int, kind: int, one: int, other: int, third: int) -> int:
    """The action phase."""
    if kind == Action.DISCARD:
        return 0 if can_discard(s, seat, one) else forbid(s, DISCARD_RULE, one)
    if kind == Action.DECLINE:
        return 0 if s.may_decline == 1 and s.stayed[seat] == 0 else DECLINE_RULE
    if kind == Action.PLAY:
        return 0 if s.actions[seat][one] > 0 and can_carry_out(s, seat, one) else forbid(s, PLAY_RULE, one)
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


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    fits = QUESTION_OF[kind] == s.question or (kind == Action.STAND and s.question == NURSE_STAND)
    if not fits:
        return NOT_ASKED
    one = Action.part(action, 0)
    other = Action.part(action, 1)
    if seat == NATURE:
        return 0 if nature_may(s, kind, one, other) else NOT_ASKED
    if kind < Action.DISCARD:
        return why_not_early(s, seat, kind, one, other)
    return why_not_turn(s, seat, kind, one, other, Action.part(action, 2))
