"""Imagining hit cards.

A number of Hits at the start of the round for every other hand, by the odds known then and summing to the known total,
carried through the log. With two players this is all there is to know; with more, the odds of a hand keep what each
turned-up discard told about it alone, and the newest total for all hands together.
"""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.chance import below
from riffle.core.declare.rule import buffer, rule

from ..pieces import HIT, HIT_SET, MISS
from ..state import MOST_HITS, SEATS, UNABLE, State
from .watching import gave_card, gave_unseen, took_card

FINE = 30
"""Weights of Hits in a hand are cut to this, so that products for four hands stay small."""


@rule
def carry(s: State, seat: int, odds: list[int]) -> None:
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
def carry_one(s: State, seat: int, hits: int, odds: list[int]) -> bool:
    """The same from one number of Hits; false if the log rules it out."""
    for i in range(MOST_HITS):
        odds[i] = 1 if i == hits else 0
    carry(s, seat, odds)
    for i in range(MOST_HITS):
        if odds[i] > 0:
            return True
    return False


@rule
def pick(odds: list[int], rng: list[int]) -> int:
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
def weigh_starts(s: State, seat: int, weights: list[int]) -> None:
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
def ways_after(s: State, weights: list[int], ways: list[int]) -> None:
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
def imagine_hits(s: State, seat: int, rng: list[int]) -> None:
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
