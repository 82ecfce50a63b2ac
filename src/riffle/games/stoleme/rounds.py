"""A round but for its actions (spec 2.4): getting up, family tokens, cards; and what ends it (2.10)."""

from __future__ import annotations

from typing import Any

from riffle.core.facts import emit
from riffle.core.question import NATURE, answered, ask, ask_seats, end
from riffle.core.rule import rule

from .able import in_play
from .belief import open_change, settle_belief
from .land import ability, distance, is_village, lying, next_in_play, standing
from .pieces import ACTION_SET, HIT, HIT_HAND, MISS, NURSE
from .state import (
    DISCARD,
    DRAFT,
    GIVE_BACK,
    GO_ACTIONS,
    GO_DRAFT,
    GO_GET_UP,
    GO_REFILL,
    GO_ROUND,
    GO_SURPLUS,
    GO_TOKENS,
    LAST_FAMILY,
    LAY_TOKENS,
    LYING,
    NURSE_STAND,
    REMOVED,
    ROUND_LIMIT,
    STAND,
    STANDING,
    STOLEMS,
    SURPLUS,
    Fact,
)


@rule
def finish(s: Any, ending: int, winners: int) -> None:
    s.winners = winners
    emit(s, Fact.OVER, ending)
    end(s, ending)


# Phase 1: getting up ------------------------------------------------------------------------------------------------


@rule
def start_round(s: Any) -> None:
    """Round 1 goes straight to the actions, or to the family tokens by the option (rule 22)."""
    s.round += 1
    emit(s, Fact.BEGINS, s.first, s.round)
    if s.round > 1:
        s.step = 0
        s.flow = GO_GET_UP
    elif s.tokens_in_round_1 == 1:
        s.flow = GO_TOKENS
    else:
        s.flow = GO_ACTIONS


@rule
def get_up(s: Any) -> None:
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
def stand_up(s: Any, stolem: int) -> None:
    s.pose[stolem] = STANDING
    emit(s, Fact.STOOD_UP, stolem // 4, stolem)


@rule
def near_carer(s: Any, stolem: int) -> bool:
    """Rule 21: whether a standing Carer of the family is next to the lying Stolem."""
    for carer in range(4 * (stolem // 4), 4 * (stolem // 4) + 4):
        if s.pose[carer] == STANDING and ability(s, carer) == NURSE and touching(s, carer, stolem):
            return True
    return False


@rule
def touching(s: Any, one: int, other: int) -> bool:
    return distance(s, s.hex_of[one], s.hex_of[other]) == 1


@rule
def chose_to_stand(s: Any, seat: int, stolem: int) -> None:
    """The seat's own choice; its Carer may then help one more."""
    stand_up(s, stolem)
    for other in range(4 * seat, 4 * seat + 4):
        if s.pose[other] == LYING and near_carer(s, other):
            ask(s, NURSE_STAND, seat)
            return
    s.step += 1
    s.flow = GO_GET_UP


@rule
def carer_done(s: Any) -> None:
    s.step += 1
    s.flow = GO_GET_UP


# Phase 2: family tokens ---------------------------------------------------------------------------------------------


@rule
def ask_tokens(s: Any) -> None:
    """Everybody in play lays at once, unseen. Unused tokens come off first, unless they stay by the option."""
    seats = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            seats |= 1 << seat
            for place in range(4):
                if s.unused_tokens == 0 or s.pose[4 * seat + place] != STANDING:
                    # A token of a Stolem that has left the game comes back to its owner.
                    s.token_out[seat] |= s.tokens[seat][place]
                    s.tokens[seat][place] = 0
                    s.token_count[seat][place] = 0
    ask_seats(s, LAY_TOKENS, seats)


@rule
def tokens_laid(s: Any, seat: int) -> None:
    if not answered(s, seat):
        return
    for other in range(s.seats):
        if s.out[other] == 0:
            turn_face_down(s, other)
            emit(s, Fact.TOKENS_LAID, other)
    s.flow = GO_REFILL


@rule
def turn_face_down(s: Any, seat: int) -> None:
    """Write down what everyone sees: how many tokens lie on each card, and where the new ones may be."""
    fresh = 0
    for place in range(4):
        count = 0
        for token in range(4):
            count += (s.tokens[seat][place] >> token) & 1
        if count > s.token_count[seat][place]:
            fresh |= 1 << place
        s.token_count[seat][place] = count
    for token in range(4):
        if (s.token_out[seat] >> token) & 1 == 1:
            s.token_may[seat][token] = fresh
    s.token_out[seat] = 0


# Phase 3: cards -----------------------------------------------------------------------------------------------------


@rule
def refill_cards(s: Any) -> None:
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
    settle_belief(s)
    s.step = 0
    s.flow = GO_SURPLUS


@rule
def give_surplus(s: Any) -> None:
    """Rule 26: whoever has more than five gives back, one card at a time."""
    while s.step < s.seats:
        seat = (s.first + s.step) % s.seats
        if s.hit_count[seat] > HIT_HAND and s.surplus < 2:
            s.turn = seat
            ask(s, SURPLUS if s.surplus == 0 else GIVE_BACK, NATURE if s.surplus == 0 else seat)
            return
        s.step += 1
    s.step = 0
    s.flow = GO_DRAFT


@rule
def give_back(s: Any, seat: int, result: int) -> None:
    s.hits[seat][result] -= 1
    s.hit_count[seat] -= 1
    s.face_up[result] += 1
    open_change(s, seat, result, -1, 1 if s.surplus == 0 else 0)
    emit(s, Fact.GAVE_BACK, seat, result)
    s.flow = GO_SURPLUS


@rule
def draft(s: Any) -> None:
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
def take_card(s: Any, seat: int, result: int) -> None:
    s.face_up[result] -= 1
    s.hits[seat][result] += 1
    s.hit_count[seat] += 1
    s.step += 1
    open_change(s, seat, result, 1, 0)
    emit(s, Fact.TOOK, seat, result)


# Phase 4 begins and ends --------------------------------------------------------------------------------------------


@rule
def deal_actions(s: Any) -> None:
    """All action cards are gathered; everybody in play takes the starting set."""
    s.discard_count = 0
    for seat in range(s.seats):
        s.action_count[seat] = 0
        for card in range(3):
            s.actions[seat][card] = ACTION_SET[card] if s.out[seat] == 0 else 0
            s.action_count[seat] += s.actions[seat][card]


@rule
def start_actions(s: Any) -> None:
    for seat in range(s.seats):
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
def end_actions(s: Any) -> None:
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
def punish(s: Any, stolem: int, dazes: int) -> None:
    """The gods strike: dazed if not yet, and knocked out. Nobody scores that."""
    emit(s, Fact.PUNISHED, stolem // 4, stolem, s.hex_of[stolem])
    if dazes == 1 and s.dazed[stolem] == 0:
        s.dazed[stolem] = 1
        emit(s, Fact.DAZED, stolem // 4, stolem)
    s.pose[stolem] = LYING
    emit(s, Fact.KNOCKED_OUT, stolem // 4, stolem)


@rule
def check_last(s: Any) -> bool:
    """Rule 92: at round end, exactly one family stands. Nobody standing goes on, or is a draw by the option."""
    if s.last_family == 1:
        return last_on_board(s)
    families = 0
    last = 0
    for seat in range(s.seats):
        if standing(s, seat) > 0:
            families += 1
            last = seat
    if families == 1:
        finish(s, LAST_FAMILY, 1 << last)
        return True
    if families == 0 and s.none_standing == 1:
        everybody = 0
        for seat in range(s.seats):
            everybody |= (1 - s.out[seat]) << seat
        finish(s, LAST_FAMILY, everybody)
        return True
    return False


@rule
def last_on_board(s: Any) -> bool:
    """Rule 92 as the English text has it: at once, when one family only is left on the board."""
    if s.last_family == 1 and in_play(s) == 1:
        finish(s, LAST_FAMILY, 1 << next_in_play(s, 0))
        return True
    return False


@rule
def rank(s: Any, seat: int) -> int:
    """Rules 93 and 94 as one number: most standing, then fewest dazed, then by the option points and trophies."""
    if s.out[seat] == 1:
        return -1
    up = 0
    dazed = 0
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING and (s.tokens_out == 0 or s.dazed[stolem] == 0):
            up += 1
        if (s.pose[stolem] == STANDING or s.pose[stolem] == LYING) and s.dazed[stolem] == 1:
            dazed += 1
    value = up * 10000 + (4 - dazed) * 1000
    if s.tie_break == 1:
        value += s.score[seat] * 10 + s.trophies[seat]
    return value


@rule
def most_standing(s: Any) -> int:
    """The winners, a bit each, when the land is full or the rounds are over."""
    best = 0
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    winners = 0
    for seat in range(s.seats):
        if rank(s, seat) == best:
            winners |= 1 << seat
    return winners
