"""Whole games by quick players, written once over the contract and bound to each game in both speeds.

A brain is a number a seat: RANDOM answers evenly, GREEDY takes what the game's `prefer` likes best.
"""

from __future__ import annotations

from typing import Any

from ..declare.chance import below
from ..declare.contract import bounds, odds, uniform_odds
from ..declare.question import NATURE, next_to_answer
from ..declare.rule import copy_into, rule, template

# Bound to each game by an engine's `bind`.
legal: Any = None
apply: Any = None
prefer: Any = None
winner: Any = None
why_not: Any = None
fallback: Any = None

RANDOM, GREEDY = 0, 1
BRAINS = {"random": RANDOM, "greedy": GREEDY}
DRAWS = 64
"""How often ranged parts are drawn anew when the rules refuse the point, before the game's fallback is taken."""


@template
def by_odds(s: Any, out: Any, count: int, rng: Any) -> int:
    """One of nature's answers, drawn by its odds."""
    if uniform_odds(s) == 1:
        return out[below(rng, count)]
    total = 0
    for i in range(count):
        total += odds(s, out[i])
    chosen = below(rng, total)
    for i in range(count):
        chosen -= odds(s, out[i])
        if chosen < 0:
            return out[i]
    return out[count - 1]


@template
def by_preference(s: Any, seat: int, out: Any, count: int, rng: Any) -> int:
    """The answer `prefer` likes best; among equals each is as likely."""
    best = out[0]
    preference = prefer(s, seat, out[0])
    equals = 1
    for i in range(1, count):
        score = prefer(s, seat, out[i])
        if score > preference:
            best = out[i]
            preference = score
            equals = 1
        elif score == preference:
            equals += 1
            if below(rng, equals) == 0:
                best = out[i]
    return best


@template
def fill_ranges(s: Any, seat: int, action: int, limits: Any, rng: Any) -> None:
    """Draw the ranged parts of an answer evenly from their bounds."""
    for i in range(len(limits)):
        limits[i] = 0
    bounds(s, seat, action, limits)
    for i in range(len(s.extra)):
        if 2 * i + 1 < len(limits):
            s.extra[i] = limits[2 * i] + below(rng, limits[2 * i + 1] - limits[2 * i] + 1)


@template
def accepted(s: Any, seat: int, action: int, limits: Any, rng: Any) -> int:
    """The bounds of ranged parts are a box, what the rules allow may be less: draw until they accept the point."""
    for _ in range(DRAWS):
        if why_not(s, seat, action) == 0:
            return action
        fill_ranges(s, seat, action, limits, rng)
    return action if why_not(s, seat, action) == 0 else fallback(s, seat)


@template
def with_ranges(s: Any, seat: int, action: int, limits: Any, rng: Any) -> int:
    """The answer with its ranged parts drawn into `s.extra`; another where the rules accept none of them."""
    if len(limits) > 0:
        fill_ranges(s, seat, action, limits, rng)
        if seat != NATURE:
            return accepted(s, seat, action, limits, rng)
    return action


@template
def choice(s: Any, seat: int, brain: int, out: Any, count: int, limits: Any, rng: Any) -> int:
    """What a quick player (or nature) answers out of a list, ranged parts in `s.extra`."""
    if seat == NATURE:
        action = by_odds(s, out, count, rng)
    elif brain == GREEDY:
        action = by_preference(s, seat, out, count, rng)
    else:
        action = out[below(rng, count)]
    return with_ranges(s, seat, action, limits, rng)


@template
def quick_answer(s: Any, seat: int, brain: int, out: Any, limits: Any, rng: Any) -> int:
    """What a quick player (or nature) answers, ranged parts in `s.extra`."""
    return choice(s, seat, brain, out, legal(s, seat, out), limits, rng)


@rule
def last_in_turn(s: Any, seat: int, last: int) -> int:
    """Whose turn it is after that answer: a turn is one seat's answers in a row (alone: until nature answers)."""
    return last if seat == NATURE and s.seats > 1 else seat


@template
def play_on(s: Any, brains: Any, out: Any, limits: Any, rng: Any, most: int) -> int:
    """Play until the game is over or `most` turns are played; how many answers were given, nature's included."""
    steps = 0
    turns = 0
    last = NATURE
    while True:
        seat = next_to_answer(s)
        if seat < 0:
            return steps
        if last_in_turn(s, seat, last) != last and seat != NATURE:
            if turns == most:
                return steps
            turns += 1
        last = last_in_turn(s, seat, last)
        brain = RANDOM if seat == NATURE else brains[seat]
        action = quick_answer(s, seat, brain, out, limits, rng)
        s.fact_count = 0
        apply(s, seat, action)
        steps += 1


@template
def rollouts(states: Any, brains: Any, out: Any, limits: Any, rng: Any, most: int, games: int, wins: Any) -> int:
    """Many games on from states[0], with states[1] as room to play in; how many answers. `wins` counts by seat."""
    steps = 0
    for _ in range(games):
        copy_into(states, 1, 0)
        steps += play_on(states[1], brains, out, limits, rng, most)
        for seat in range(states[0].seats):
            wins[seat] += winner(states[1], seat)
    return steps


@template
def answer_of(states: Any, seat: int, brain: int, out: Any, limits: Any, rng: Any) -> int:
    """`quick_answer` for callers from Python: the state comes as an engine holds it."""
    return quick_answer(states[0], seat, brain, out, limits, rng)


@template
def play_out(states: Any, brains: Any, out: Any, limits: Any, rng: Any, most: int) -> int:
    """`play_on` for callers from Python: the state comes as an engine holds it."""
    return play_on(states[0], brains, out, limits, rng, most)
