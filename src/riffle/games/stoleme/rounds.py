"""A round but for its actions ("Rozgrywka", rules 20 to 29): getting up, cards, and what its end brings."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .ending import check_last, finish, most_standing
from .hidden import open_change, settle_log
from .land import ability, distance, is_village, lying, next_in_play
from .options import OPTIONS
from .pieces import ACTION_SET, HIT, HIT_HAND, MISS, NURSE
from .state import (
    DISCARD,
    DRAFT,
    GIVE_BACK,
    GO_ACTIONS,
    GO_DRAFT,
    GO_GET_UP,
    GO_ROUND,
    GO_SURPLUS,
    GO_TOKENS,
    LYING,
    NURSE_STAND,
    REMOVED,
    ROUND_LIMIT,
    STAND,
    STANDING,
    STOLEMS,
    SURPLUS,
    State,
)

# Phase 1: getting up ------------------------------------------------------------------------------------------------


@rule
def start_round(s: State) -> None:
    """Round 1 goes straight to the actions, or to the family tokens by the option (rule 22)."""
    s.round += 1
    emit(s, Fact.BEGINS, s.first, s.round)
    if s.round > 1:
        s.step = 0
        s.flow = GO_GET_UP
    elif s.tokens_in_round_1 == OPTIONS.TOKENS_IN_ROUND_1_ON:
        s.flow = GO_TOKENS
    else:
        s.flow = GO_ACTIONS


@rule
def get_up(s: State) -> None:
    """Ask seat after seat from the first player; nobody is asked who has no choice."""
    while s.step < s.seats:
        seat = (s.first + s.step) % s.seats
        s.turn = seat
        if lying(s, seat) > 1:
            ask(s, STAND, seat)
            return
        for stolem in range(4 * seat, 4 * seat + 4):
            if s.pose[stolem] == LYING:
                stand_up(s, stolem)
        s.step += 1
    for stolem in range(STOLEMS):
        if s.pose[stolem] == LYING:
            s.pose[stolem] = REMOVED
            emit(s, Fact.LEFT_GAME, stolem // 4, stolem, s.hex_of[stolem])
            s.on[s.hex_of[stolem]] = 0
            s.hex_of[stolem] = -1
    s.flow = GO_TOKENS


@rule
def stand_up(s: State, stolem: int) -> None:
    s.pose[stolem] = STANDING
    emit(s, Fact.STOOD_UP, stolem // 4, stolem)


@rule
def near_carer(s: State, stolem: int) -> bool:
    """Rule 21: whether a standing Carer of the family is next to the lying Stolem."""
    for carer in range(4 * (stolem // 4), 4 * (stolem // 4) + 4):
        if s.pose[carer] == STANDING and ability(s, carer) == NURSE and touching(s, carer, stolem):
            return True
    return False


@rule
def touching(s: State, one: int, other: int) -> bool:
    return distance(s, s.hex_of[one], s.hex_of[other]) == 1


@rule
def chose_to_stand(s: State, seat: int, stolem: int) -> None:
    """The seat's own choice; its Carer may then help one more."""
    stand_up(s, stolem)
    for other in range(4 * seat, 4 * seat + 4):
        if s.pose[other] == LYING and near_carer(s, other):
            ask(s, NURSE_STAND, seat)
            return
    s.step += 1
    s.flow = GO_GET_UP


@rule
def carer_done(s: State) -> None:
    s.step += 1
    s.flow = GO_GET_UP


# Phase 3: cards -----------------------------------------------------------------------------------------------------


@rule
def refill_cards(s: State) -> None:
    """Action cards anew; the hit discard is turned up, surplus goes back, then the draft."""
    if s.round == 1:
        s.flow = GO_ACTIONS
        return
    deal_actions(s)
    for result in range(2):
        s.face_up[result] += s.hit_discard[result]
        s.hit_discard[result] = 0
    s.hit_discard_count = 0
    emit(s, Fact.HIT_CARDS_OPEN, s.face_up[MISS], s.face_up[HIT])
    settle_log(s)
    s.step = 0
    s.flow = GO_SURPLUS


@rule
def give_surplus(s: State) -> None:
    """Rule 26: whoever has more than five gives back, one card at a time."""
    while s.step < s.seats:
        seat = (s.first + s.step) % s.seats
        if s.hit_count[seat] > HIT_HAND and s.surplus != OPTIONS.SURPLUS_KEEP:
            s.turn = seat
            if s.surplus == OPTIONS.SURPLUS_RANDOM:
                ask(s, SURPLUS, NATURE)
            else:
                ask(s, GIVE_BACK, seat)
            return
        s.step += 1
    s.step = 0
    s.flow = GO_DRAFT


@rule
def give_back(s: State, seat: int, result: int) -> None:
    s.hits[seat][result] -= 1
    s.hit_count[seat] -= 1
    s.face_up[result] += 1
    open_change(s, seat, result, -1, 1 if s.surplus == OPTIONS.SURPLUS_RANDOM else 0)
    emit(s, Fact.GAVE_BACK, seat, result)
    s.flow = GO_SURPLUS


@rule
def draft(s: State) -> None:
    """Rule 27: from the first player clockwise, one card each, until everybody has five. No choice is not asked."""
    skipped = 0
    while skipped < s.seats and s.face_up[HIT] + s.face_up[MISS] > 0:
        seat = (s.first + s.step) % s.seats
        if s.out[seat] == 1 or s.hit_count[seat] >= HIT_HAND:
            skipped += 1
            s.step += 1
        elif s.face_up[HIT] > 0 and s.face_up[MISS] > 0:
            s.turn = seat
            ask(s, DRAFT, seat)
            return
        else:
            skipped = 0
            take_card(s, seat, HIT if s.face_up[HIT] > 0 else MISS)
    s.flow = GO_ACTIONS


@rule
def take_card(s: State, seat: int, result: int) -> None:
    s.face_up[result] -= 1
    s.hits[seat][result] += 1
    s.hit_count[seat] += 1
    s.step += 1
    open_change(s, seat, result, 1, 0)
    emit(s, Fact.TOOK, seat, result)


# Phase 4 begins and ends --------------------------------------------------------------------------------------------


@rule
def deal_actions(s: State) -> None:
    """All action cards are gathered; everybody in play takes the starting set."""
    s.discard_count = 0
    for seat in range(s.seats):
        s.action_count[seat] = 0
        for card in range(3):
            s.actions[seat][card] = ACTION_SET[card] if s.out[seat] == 0 else 0
            s.action_count[seat] += s.actions[seat][card]


@rule
def start_actions(s: State) -> None:
    for seat in range(s.seats):
        if s.activity_tokens == OPTIONS.ACTIVITY_TOKENS_PLAIN:  # rule 29
            s.hourglass[seat] = 0
        s.stayed[seat] = 0
        s.throws[seat] = 0
    if s.round == 1:
        deal_actions(s)
    s.last_receiver = -1
    s.turn = s.first
    # A family in play has a standing Stolem now and a Move in hand, so its first player can act.
    ask(s, DISCARD, s.turn)


@rule
def end_actions(s: State) -> None:
    """The last to get a card begins the next round; then the village strikes and the last family is looked for."""
    if s.last_receiver >= 0:
        s.first = s.last_receiver
    s.first = next_in_play(s, s.first)
    emit(s, Fact.ROUND_ENDED, s.round, s.first)
    for stolem in range(STOLEMS):
        if s.pose[stolem] == STANDING and is_village(s, s.hex_of[stolem]):
            punish(s, stolem, s.village_dazes)
    if check_last(s):
        return
    if s.round_limit > 0 and s.round >= s.round_limit:
        finish(s, ROUND_LIMIT, most_standing(s))
        return
    s.flow = GO_ROUND


@rule
def punish(s: State, stolem: int, dazes: int) -> None:
    """The gods strike: dazed if not yet, and knocked out. Nobody scores that."""
    emit(s, Fact.PUNISHED, stolem // 4, stolem, s.hex_of[stolem])
    if dazes == 1 and s.dazed[stolem] == 0:
        s.dazed[stolem] = 1
        emit(s, Fact.DAZED, stolem // 4, stolem)
    s.pose[stolem] = LYING
    emit(s, Fact.KNOCKED_OUT, stolem // 4, stolem)
