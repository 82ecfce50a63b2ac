"""Compiled search over imagined tables: the likeliest answers race, the worse half drops out round by round.

Every answer still in the race is tried on the same imagined tables (`resample` of the seat's own view), played on by
quick players to the end of the round after this one and then appraised. So luck that all answers share cancels out.
"""

from __future__ import annotations

from typing import Any

from riffle.core.chance import below
from riffle.core.plain import template
from riffle.core.playout import GREEDY, RANDOM, quick_answer
from riffle.core.question import NATURE, next_to_answer
from riffle.core.rule import copy_into

# Bound to the game by an engine's `bind`.
legal: Any = None
apply: Any = None
prefer: Any = None
resample: Any = None
winner: Any = None

SLIPS = 12
"""A quick player in a playout answers at random once in this many times, so that no plan counts on being foreseen."""


@template
def strength(s: Any, seat: int) -> int:
    """How well a family stands: knock-outs and trophies towards their goals, Stolems on their feet and healthy."""
    if s.out[seat] == 1:
        return 0
    goal = s.seats + 1
    worth = 100 + 700 * s.score[seat] * (s.score[seat] + 2) // (goal * (goal + 2))
    worth += 700 * s.trophies[seat] * (s.trophies[seat] + 2) // 15
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == 1:
            worth += 50 - 25 * s.dazed[stolem]
        elif s.pose[stolem] == 2:
            worth += 10
    return worth


@template
def appraise(s: Any, seat: int) -> int:
    """A share of 10000: all of it for a win, a part by strength while the game goes on."""
    if s.ended > 0:
        shared = 0
        for other in range(s.seats):
            shared += winner(s, other)
        return 10000 * winner(s, seat) // max(1, shared)
    total = 0
    for other in range(s.seats):
        total += strength(s, other)
    return 10000 * strength(s, seat) // max(1, total)


@template
def play_ahead(s: Any, until: int, most: int, out: Any, limits: Any, rng: Any) -> None:
    """Quick players go on until that round begins, or for so many answers."""
    for _ in range(most):
        seat = next_to_answer(s)
        if seat < 0 or s.round >= until:
            return
        brain = RANDOM if seat == NATURE or below(rng, SLIPS) == 0 else GREEDY
        action = quick_answer(s, seat, brain, out, limits, rng)
        s.fact_count = 0
        apply(s, seat, action)


@template
def keep_best(values: Any, codes: Any, count: int, keep: int) -> None:
    """Bring the best `keep` codes to the front, the best first."""
    for i in range(keep):
        best = i
        for j in range(i + 1, count):
            if values[j] > values[best]:
                best = j
        value = values[best]
        code = codes[best]
        values[best] = values[i]
        codes[best] = codes[i]
        values[i] = value
        codes[i] = code


@template
def race(states: Any, seat: int, widest: int, tables: int, ahead: int, favour: int, codes: Any, values: Any, out: Any,
         limits: Any, rng: Any) -> int:  # fmt: skip
    """The best answer for the view in `states[0]`; the other states are working room.

    The quick player's own choice starts with a lead of `favour`, so that luck on a few tables does not overrule it.
    """
    count = legal(states[0], seat, codes)
    for i in range(count):
        values[i] = 16 * prefer(states[0], seat, codes[i]) + below(rng, 16)
    keep_best(values, codes, count, min(count, widest))
    count = min(count, widest)
    for i in range(count):
        values[i] = favour if i == 0 else 0
    done = 0
    while count > 1 and done < tables:
        share = max(4, tables // (2 * count))
        for _ in range(share):
            try_all(states, seat, count, ahead, codes, values, out, limits, rng)
        done += share * count
        keep_best(values, codes, count, count)
        count = (count + 1) // 2
    return codes[0]


@template
def try_all(states: Any, seat: int, count: int, ahead: int, codes: Any, values: Any, out: Any, limits: Any,
            rng: Any) -> None:  # fmt: skip
    """One imagined table, every answer in the race on it."""
    copy_into(states, 1, 0)
    resample(states[1], seat, rng)
    until = states[1].round + ahead
    for i in range(count):
        copy_into(states, 2, 1)
        states[2].fact_count = 0
        apply(states[2], seat, codes[i])
        play_ahead(states[2], until, 400, out, limits, rng)
        values[i] += appraise(states[2], seat)
