"""Imagining what a seat cannot see: hands, decks and face-down tokens that agree with all it has watched.

Hit cards: a number of Hits at the start of the round for every other hand, by the odds known then and summing to the
known total, carried through the log. Action cards: the face-down discards of the round, so that every card played
since was in hand and whoever could not act held Throws alone. Gods' cards: any that the seat did not hold itself when
they were drawn. With two players this is all there is to know; with more, the odds of a hand keep what each turned-up
discard told about it alone, and the newest total for all hands together.
"""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from typing import Any

from riffle.core.chance import below
from riffle.core.question import is_asked
from riffle.core.rule import buffer, rule

from .able import anybody_can_act, can_act, can_carry_out
from .belief import gave_card, gave_unseen, took_card
from .judge import keeps_spread, next_token
from .pieces import ACTION_SET, GODS, GODS_CARDS, HIT, HIT_SET, MISS, MOVE
from .state import DISCARD, LAY_TOKENS, LOG, MOST_HITS, PLAY, POINT, SEATS, STANDING, UNABLE

FINE = 30
"""Weights of Hits in a hand are cut to this, so that products for four hands stay small."""


# Hit cards ----------------------------------------------------------------------------------------------------------


@rule
def carry(s: Any, seat: int, odds: Any) -> None:
    """Carry the odds of Hits in a hand from the start of the round to now."""
    cards = s.start_count[seat]
    for at in range(s.log_count):
        if s.log_seat[at] == seat and s.log_blind[at] == 1:
            gave_unseen(odds, cards)
            cards -= 1
        if s.log_hit[at] >= 0 and s.log_card[at] != UNABLE:
            if s.log_seat[at] == seat:
                gave_card(odds, cards, s.log_hit[at])
                cards -= 1
            if s.log_target[at] == seat:
                took_card(odds, s.log_hit[at])
                cards += 1


@rule
def carry_one(s: Any, seat: int, hits: int, odds: Any) -> bool:
    """The same from one number of Hits; false if the log rules it out."""
    for i in range(MOST_HITS):
        odds[i] = 1 if i == hits else 0
    carry(s, seat, odds)
    for i in range(MOST_HITS):
        if odds[i] > 0:
            return True
    return False


@rule
def pick(odds: Any, rng: Any) -> int:
    """A number drawn by its weight."""
    total = 0
    for i in range(MOST_HITS):
        total += odds[i]
    chosen = below(rng, max(1, total))
    for i in range(MOST_HITS):
        chosen -= odds[i]
        if chosen < 0:
            return i
    return 0


@rule
def weigh_starts(s: Any, seat: int, weights: Any) -> None:
    """For each other seat, cut weights of its Hits at the start of the round, nothing where the log rules them out."""
    odds = buffer(MOST_HITS)
    for other in range(s.seats):
        most = 1
        for hits in range(MOST_HITS):
            most = max(most, s.start_odds[other][hits])
        for hits in range(MOST_HITS):
            weight = s.start_odds[other][hits]
            if other == seat:
                weight = 1 if hits == s.start_hits[other] else 0
            elif weight > 0 and carry_one(s, other, hits, odds):
                weight = max(1, weight * FINE // most)
            else:
                weight = 0
            weights[other * MOST_HITS + hits] = weight


@rule
def ways_after(s: Any, weights: Any, ways: Any) -> None:
    """`ways[seat * MOST_HITS + sum]`: the weight of all hands from that seat on holding `sum` Hits together."""
    for sum_ in range(MOST_HITS):
        ways[s.seats * MOST_HITS + sum_] = 1 if sum_ == 0 else 0
    for i in range(s.seats):
        seat = s.seats - 1 - i
        for sum_ in range(MOST_HITS):
            total = 0
            for hits in range(sum_ + 1):
                total += weights[seat * MOST_HITS + hits] * ways[(seat + 1) * MOST_HITS + sum_ - hits]
            ways[seat * MOST_HITS + sum_] = total


@rule
def imagine_hits(s: Any, seat: int, rng: Any) -> None:
    weights = buffer(SEATS * MOST_HITS)
    ways = buffer((SEATS + 1) * MOST_HITS)
    odds = buffer(MOST_HITS)
    weigh_starts(s, seat, weights)
    ways_after(s, weights, ways)
    left = s.start_sum
    for other in range(s.seats):
        for hits in range(MOST_HITS):
            odds[hits] = 0
            if hits <= left:
                odds[hits] = weights[other * MOST_HITS + hits] * ways[(other + 1) * MOST_HITS + left - hits]
        start = pick(odds, rng)
        left -= start
        if other != seat:
            s.start_hits[other] = start
            carry_one(s, other, start, odds)
            now = pick(odds, rng) if s.out[other] == 0 else 0
            s.hits[other][HIT] = now
            s.hits[other][MISS] = s.hit_count[other] - now
    for result in range(2):
        s.hit_discard[result] = s.seats * HIT_SET[result] - s.face_up[result]
        for other in range(s.seats):
            s.hit_discard[result] -= s.hits[other][result]


# Action cards -------------------------------------------------------------------------------------------------------


@rule
def follow_log(s: Any, seat: int, discards: Any, depth: int, hand: Any) -> bool:
    """Play the seat's part of the log with its first `depth` discards; false if a card was not there."""
    for card in range(3):
        hand[card] = ACTION_SET[card]
    turns = 0
    for at in range(s.log_count):
        card = s.log_card[at]
        if s.log_seat[at] == seat and card == UNABLE:
            if hand[MOVE] > 0 or hand[GODS] > 0:
                return False
        elif s.log_seat[at] == seat:
            if turns == depth:
                return True
            hand[discards[turns]] -= 1
            turns += 1
            if hand[discards[turns - 1]] < 0:
                return False
            if card >= 0:
                hand[card] -= 1
                if hand[card] < 0:
                    return False
        if s.log_to[at] == seat and card >= 0 and card != UNABLE:
            hand[card] += 1
    return True


@rule
def turns_of(s: Any, seat: int) -> int:
    count = 0
    for at in range(s.log_count):
        if s.log_seat[at] == seat and s.log_card[at] != UNABLE:
            count += 1
    return count


@rule
def imagine_actions(s: Any, seat: int, rng: Any) -> None:
    """Find face-down discards that fit, trying kinds in random order and going back where none does."""
    hand = buffer(3)
    discards = buffer(LOG)
    first = buffer(LOG)
    tried = buffer(LOG + 1)
    turns = turns_of(s, seat) if s.action_count[seat] > 0 else 0
    depth = 0
    while 0 <= depth < turns:
        if tried[depth] == 0:
            first[depth] = below(rng, 3)
        if tried[depth] == 3:
            tried[depth] = 0
            depth -= 1
            continue
        discards[depth] = (first[depth] + tried[depth]) % 3
        tried[depth] += 1
        if follow_log(s, seat, discards, depth + 1, hand):
            depth += 1
    follow_log(s, seat, discards, turns, hand)
    for card in range(3):
        s.actions[seat][card] = hand[card] if s.action_count[seat] > 0 else 0


# Family tokens ------------------------------------------------------------------------------------------------------


@rule
def fits_counts(s: Any, seat: int, code: int) -> bool:
    """Whether a layout (two bits a token: its Stolem) shows the known numbers, each token where it may lie."""
    for place in range(4):
        count = 0
        for token in range(4):
            here = (code >> (2 * token)) & 3 == place
            if here and (s.token_out[seat] >> token) & 1 == 0:
                count += 1
                if (s.token_may[seat][token] >> place) & 1 == 0:
                    return False
            elif (s.token_out[seat] >> token) & 1 == 1 and (code >> (2 * token)) & 3 != 0:
                return False  # a token that is on no card is written down in one way only
        if count != s.token_count[seat][place]:
            return False
    return True


@rule
def imagine_tokens(s: Any, seat: int, rng: Any) -> None:
    found = 0
    chosen = 0
    for code in range(256):
        if fits_counts(s, seat, code):
            found += 1
            if below(rng, found) == 0:
                chosen = code
    for place in range(4):
        s.tokens[seat][place] = 0
    for token in range(4):
        if (s.token_out[seat] >> token) & 1 == 0:
            s.tokens[seat][(chosen >> (2 * token)) & 3] |= 1 << token


@rule
def imagine_laying(s: Any, seat: int, rng: Any) -> None:
    """A seat that has already laid its tokens, unseen: any even spread."""
    while next_token(s, seat) < 4:
        place = below(rng, 4)
        if s.pose[4 * seat + place] == STANDING and keeps_spread(s, seat, place):
            s.tokens[seat][place] |= 1 << next_token(s, seat)


# Gods' cards --------------------------------------------------------------------------------------------------------


@rule
def may_be(s: Any, seat: int, card: int, time: int) -> bool:
    """Whether a card drawn by somebody else at that time may be this one: `seat` did not hold it then."""
    if s.gods_deck[card] == 0:
        return False
    if seat < 0 or s.held_from[seat][card] == 0:
        return True
    return time < s.held_from[seat][card] or time > s.held_to[seat][card]


@rule
def draw_unseen(s: Any, seat: int, time: int, strict: bool, rng: Any) -> int:
    found = 0
    chosen = -1
    for card in range(GODS_CARDS):
        if s.gods_deck[card] == 1 and (may_be(s, seat, card, time) or not strict):
            found += 1
            if below(rng, found) == 0:
                chosen = card
    return chosen


@rule
def deal_unseen(s: Any, seat: int, strict: bool, rng: Any) -> bool:
    """Deal all hands but the seat's own from the cards it cannot place; false if that comes to a dead end."""
    for card in range(GODS_CARDS):
        own = seat >= 0 and (s.gods[seat][0] == card or s.gods[seat][1] == card)
        s.gods_deck[card] = 0 if own or s.trophy_of[card] > 0 else 1
    for other in range(SEATS):
        for slot in range(2):
            if other != seat:
                s.gods[other][slot] = -1
                if s.gods_time[other][slot] > 0:
                    card = draw_unseen(s, seat, s.gods_time[other][slot], strict, rng)
                    if card < 0:
                        return False
                    s.gods[other][slot] = card
                    s.gods_deck[card] = 0
    return True


@rule
def imagine_gods(s: Any, seat: int, rng: Any) -> None:
    tries = 0
    while tries < 40 and not deal_unseen(s, seat, tries < 39, rng):
        tries += 1
    for other in range(SEATS):
        if other != seat:
            for card in range(GODS_CARDS):
                s.held_from[other][card] = 0
                s.held_to[other][card] = 0
            for slot in range(2):
                if s.gods[other][slot] >= 0:
                    s.held_from[other][s.gods[other][slot]] = s.gods_time[other][slot]


# All of it ----------------------------------------------------------------------------------------------------------


@rule
def plausible(s: Any) -> bool:
    """Whether the question now being put could be put: who is to act can, who points cannot while somebody can."""
    if s.asked == 0:
        return True
    if s.question == DISCARD:
        return can_act(s, s.turn)
    if s.question == PLAY:
        for card in range(3):
            if s.actions[s.turn][card] > 0 and can_carry_out(s, s.turn, card):
                return True
        return False
    if s.question == POINT and s.may_decline == 0:
        return anybody_can_act(s) and not can_act(s, s.turn)
    return True


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    """Fill the UNKNOWN cells of that seat's view (-1: somebody watching) with something it cannot rule out."""
    for other in range(s.seats, SEATS):
        s.start_hits[other] = 0
        for i in range(4):
            s.tokens[other][i] = 0
        for card in range(3):
            s.actions[other][card] = 0
        for result in range(2):
            s.hits[other][result] = 0
    imagine_hits(s, seat, rng)
    imagine_gods(s, seat, rng)
    for _ in range(40):
        for other in range(s.seats):
            if other != seat:
                imagine_actions(s, other, rng)
                imagine_tokens(s, other, rng)
                if s.question == LAY_TOKENS and s.asked != 0 and s.out[other] == 0 and not is_asked(s, other):
                    imagine_laying(s, other, rng)
        if plausible(s):
            return
