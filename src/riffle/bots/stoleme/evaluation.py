"""How a table stands, by a small network learned from the results of many games (`bench/stolems`).

Every family is described by the same whole numbers, what it has and what threatens it; one hidden layer turns them into
a strength, and the strengths of all families into chances to win. The search hands in sampled positions only.
"""

from __future__ import annotations

from typing import Any

from riffle.bots.chances import NOT_THERE, numbers_of, share_of, strength_of
from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.games.stoleme.state import DISCARD

# Bound to the game: its tables and rules.
KNOCKOUTS = GODS_TO_WIN = GODS_SET = MOVEMENT = STANDING = LYING = STOLEMS = HIT = UNBOUND
distance = reach_from = UNBOUND

HEALTHY_AT, DAZED_AT, LYING_AT, GOALS_AT, GODS_AT, HANDS_AT, RANGE_AT, REST_AT = 0, 4, 8, 12, 20, 25, 35, 42
FEATURES = 52
NET = numbers_of(FEATURES)


@template
def describe_family(s: Any, seat: int, row: Any, at: int) -> None:
    """Who stands, is dazed or lies; how far the goals are."""
    for place in range(4):
        stolem = 4 * seat + place
        if s.pose[stolem] == STANDING:
            row[at + (DAZED_AT if s.dazed[stolem] == 1 else HEALTHY_AT) + place] = 1
        elif s.pose[stolem] == LYING:
            row[at + LYING_AT + place] = 1
    knocks = KNOCKOUTS[s.seats] - s.score[seat]
    gods = GODS_TO_WIN - s.trophies[seat]
    row[at + GOALS_AT + max(0, min(3, knocks) - 1)] = 1
    row[at + GOALS_AT + 3 + max(0, min(3, gods) - 1)] = 1
    row[at + GOALS_AT + 6] = knocks
    row[at + GOALS_AT + 7] = s.trophies[seat]


@template
def describe_gods(s: Any, seat: int, lies: Any, row: Any, at: int) -> None:
    """Tokens that the nearer and the farther of the own gods' cards still miss."""
    near = 4
    far = 4
    for slot in range(2):
        card = s.gods[seat][slot]
        if card >= 0:
            lacks = 0
            for kind in range(4):
                lacks += max(0, GODS_SET[card][kind] - lies[kind])
            far = min(far, max(near, lacks))
            near = min(near, lacks)
    row[at + GODS_AT + min(3, near)] = 1
    row[at + GODS_AT + 4] = far


@template
def describe_hands(s: Any, seat: int, row: Any, at: int) -> None:
    """Hit cards, gods' cards, action cards and the tokens that lie on the family's cards."""
    row[at + HANDS_AT] = s.hits[seat][HIT]
    row[at + HANDS_AT + 1] = s.hit_count[seat]
    row[at + HANDS_AT + 2] = s.gods_count[seat]
    for card in range(3):
        row[at + HANDS_AT + 3 + card] = s.actions[seat][card]
    for place in range(4):
        for token in range(4):
            row[at + HANDS_AT + 6 + token] += (s.tokens[seat][place] >> token) & 1


@template
def describe_range(s: Any, seat: int, row: Any, at: int) -> None:
    """Who could throw at whom from where all stand now, and how far the others are."""
    for own in range(4 * seat, 4 * seat + 4):
        if s.pose[own] == STANDING:
            nearest = 12
            for enemy in range(STOLEMS):
                if enemy // 4 != seat and s.pose[enemy] == STANDING:
                    far = distance(s, s.hex_of[own], s.hex_of[enemy])
                    nearest = min(nearest, far)
                    if far <= reach_from(s, own, s.hex_of[own]):
                        row[at + RANGE_AT + s.dazed[enemy]] += 1
                    if far <= reach_from(s, enemy, s.hex_of[enemy]):
                        row[at + RANGE_AT + 2 + s.dazed[own]] += 1
            row[at + RANGE_AT + 4] += nearest
            row[at + RANGE_AT + 5] += reach_from(s, own, s.hex_of[own])
            row[at + RANGE_AT + 6] += MOVEMENT[s.family[seat]][own % 4][s.dazed[own]]


@template
def describe_rest(s: Any, seat: int, row: Any, at: int) -> None:
    """Family, order of turns, time, and the best of the others."""
    row[at + REST_AT + s.family[seat]] = 1
    row[at + REST_AT + 4] = (seat - s.first + s.seats) % s.seats
    row[at + REST_AT + 5] = min(8, s.round)
    for kind in range(4):
        row[at + REST_AT + 6] += s.pool[kind]
    if s.question >= DISCARD:
        row[at + REST_AT + 7] = 1
        row[at + REST_AT + 8] = 1 if s.turn == seat else 0
    own = 0
    most = 0
    for stolem in range(4 * s.seats):
        if s.pose[stolem] == STANDING and stolem // 4 == seat:
            own += 1
    for other in range(s.seats):
        count = 0
        for stolem in range(4 * other, 4 * other + 4):
            if other != seat and s.pose[stolem] == STANDING:
                count += 1
        most = max(most, count)
    row[at + REST_AT + 9] = own - most


@template
def describe(s: Any, row: Any) -> None:
    """Write the numbers of every family, one after the other; of a family that is out they stay nought."""
    lies = buffer(4)
    for cell in range(len(s.land)):
        if s.land[cell] > 0 and s.outlined[cell] == 0:
            lies[s.land[cell] - 1] += 1
    for i in range(s.seats * FEATURES):
        row[i] = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            describe_family(s, seat, row, seat * FEATURES)
            describe_gods(s, seat, lies, row, seat * FEATURES)
            describe_hands(s, seat, row, seat * FEATURES)
            describe_range(s, seat, row, seat * FEATURES)
            describe_rest(s, seat, row, seat * FEATURES)


@template
def learned_share(s: Any, seat: int, net: Any) -> int:
    """A seat's chance to win, of 10000, while the game goes on."""
    if s.out[seat] == 1:
        return 0
    row = buffer(4 * FEATURES)
    strengths = buffer(4)
    describe(s, row)
    for other in range(s.seats):
        out = s.out[other] == 1
        strengths[other] = NOT_THERE if out else strength_of(row, other * FEATURES, FEATURES, net)
    return share_of(strengths, s.seats, seat)
