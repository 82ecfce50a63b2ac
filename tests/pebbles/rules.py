"""Pebbles, for 2 to 4 players: nature, secrets and a sealed question in one page.

Each player has pebbles 1 to 5 and a secret omen, one of them, drawn by nature. In a round everyone lays two different
pebbles in order, all at once; the higher first pebble wins the round (ties: the higher second; still tied: nobody),
and laying one's omen first counts one more. Laid pebbles are gone; after two rounds most rounds won wins.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, private, shown
from riffle.core.declare.chance import below
from riffle.core.declare.contract import Extras
from riffle.core.declare.facts import emit, fact, facts, forbid, own
from riffle.core.declare.layout import GameState, layout, option, owner, public
from riffle.core.declare.options import options, whole
from riffle.core.declare.question import NATURE, answered, ask, ask_seats, end, is_asked
from riffle.core.declare.rule import UNKNOWN, rule
from riffle.core.metrics import Count, Metrics

VERSION = 1
PLAYERS = (2, 4)
MOST_LEGAL = 8
SEATS, PEBBLES = 4, 5

OPTIONS = options(presets={"long": {"rounds": 2}, "short": {"rounds": 1}}, rounds=whole(1, 2, 2))


@layout(OPTIONS)
class State(GameState):
    rounds = option()
    omen = owner(SEATS)  # 0: not drawn yet
    left = public(SEATS, PEBBLES)  # 1 while that seat still has the pebble
    laid = owner(SEATS, 2)  # this round's pebbles, 0 while none
    won = public(SEATS)
    round = public()


QUESTIONS = ("omen", "lay")
OMEN, LAY = range(2)
ENDINGS = ("played_out",)

Action: Any = actions(
    lay=private(pebble=PEBBLES), draw=private(seat=SEATS, pebble=PEBBLES), confirm=shown(binding=True)
)
Fact: Any = facts(
    omen=fact("seat", own("pebble"), news=True),
    showed=fact("seat", "first", "second", news=True),
    won=fact("seat", "round"),
)

METRICS = Metrics(
    counts={
        "first_pebbles": Count("showed", by="first", names=("", "one", "two", "three", "four", "five")),
        "rounds_won": Count("won"),
    },
    sources=("rounds_won",),
    together=("lay",),
)
EXTRAS = Extras(metrics=METRICS)

PEBBLE_GONE, TWO_PEBBLES, CONFIRM_TWO, NOT_ASKED = 3, 4, 5, 99


@rule
def begin(s: Any) -> None:
    for seat in range(s.seats):
        for pebble in range(PEBBLES):
            s.left[seat][pebble] = 1
    ask(s, OMEN, NATURE)


@rule
def omen_seat(s: Any) -> int:
    for seat in range(s.seats):
        if s.omen[seat] == 0:
            return seat
    return -1


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    if seat == NATURE:
        return 0 if kind == Action.DRAW and Action.part(action, 0) == omen_seat(s) else NOT_ASKED
    if kind == Action.CONFIRM:
        return 0 if s.laid[seat][1] > 0 else CONFIRM_TWO
    if kind == Action.LAY:
        pebble = Action.part(action, 0)
        if s.laid[seat][1] > 0:
            return TWO_PEBBLES
        if s.left[seat][pebble] == 0 or s.laid[seat][0] == pebble + 1:
            return forbid(s, PEBBLE_GONE, pebble)
        return 0
    return NOT_ASKED


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    if seat == NATURE and is_asked(s, NATURE):
        for pebble in range(PEBBLES):
            out[n] = Action.draw(omen_seat(s), pebble)
            n += 1
    elif is_asked(s, seat):
        for pebble in range(PEBBLES):
            if why_not(s, seat, Action.lay(pebble)) == 0:
                out[n] = Action.lay(pebble)
                n += 1
        if s.laid[seat][1] > 0:
            out[n] = Action.confirm()
            n += 1
    return n


@rule
def strength(s: Any, seat: int) -> int:
    first = s.laid[seat][0]
    return 10 * first + (10 if first == s.omen[seat] else 0) + s.laid[seat][1]


@rule
def resolve(s: Any) -> None:
    best = -1
    for seat in range(s.seats):
        emit(s, Fact.SHOWED, seat, s.laid[seat][0], s.laid[seat][1])
        if best < 0 or strength(s, seat) > strength(s, best):
            best = seat
    tied = 0
    for seat in range(s.seats):
        if strength(s, seat) == strength(s, best):
            tied += 1
    if tied == 1:
        s.won[best] += 1
        emit(s, Fact.WON, best, s.round)
    for seat in range(s.seats):
        for i in range(2):
            s.left[seat][s.laid[seat][i] - 1] = 0
            s.laid[seat][i] = 0
    s.round += 1
    if s.round == s.rounds:
        end(s, 1)
    else:
        ask_seats(s, LAY, (1 << s.seats) - 1)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    kind = Action.kind(action)
    if kind == Action.DRAW:
        whose = Action.part(action, 0)
        s.omen[whose] = Action.part(action, 1) + 1
        emit(s, Fact.OMEN, whose, s.omen[whose])
        if omen_seat(s) < 0:
            ask_seats(s, LAY, (1 << s.seats) - 1)
    elif kind == Action.LAY:
        s.laid[seat][0 if s.laid[seat][0] == 0 else 1] = Action.part(action, 0) + 1
    elif answered(s, seat):
        resolve(s)


@rule
def fallback(s: Any, seat: int) -> int:
    if s.laid[seat][1] > 0:
        return Action.confirm()
    for pebble in range(PEBBLES):
        if why_not(s, seat, Action.lay(pebble)) == 0:
            return Action.lay(pebble)
    return Action.confirm()


@rule
def prefer(s: Any, seat: int, action: int) -> int:
    if Action.kind(action) == Action.LAY and s.laid[seat][0] == 0:
        return Action.part(action, 0) + (2 if Action.part(action, 0) + 1 == s.omen[seat] else 0)
    return 0


@rule
def points(s: Any, seat: int) -> int:
    return s.won[seat]


@rule
def winner(s: Any, seat: int) -> int:
    for other in range(s.seats):
        if s.won[other] > s.won[seat]:
            return 0
    return 1 if s.ended > 0 else 0


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    """Any omen is as likely as any other. Others' pebbles of this round are not in the state until all are in."""
    for other in range(len(s.omen)):
        if s.omen[other] == UNKNOWN:
            drawn = other < s.seats and not (s.question == OMEN and s.asked != 0)
            s.omen[other] = 1 + below(rng, PEBBLES) if drawn else 0
        for i in range(2):
            if s.laid[other][i] == UNKNOWN:
                s.laid[other][i] = 0
