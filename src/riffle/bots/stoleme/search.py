"""Compiled search over sampled positions: the likeliest answers race, the worse half drops out round by round.

Every answer still in the race is tried on the same sampled positions (`resample` of the seat's own view), played on by
quick players to the end of a round and then appraised, by what was learned (`evaluation`) or by hand. So luck that all
answers share cancels out.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.chance import below
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import UNBOUND, copy_into, template
from riffle.core.engine.playout import GREEDY, RANDOM, quick_answer

from .evaluation import learned_share
from .prune import prune

# Bound to the game: its rules and tables.
KNOCKOUTS = GODS_TO_WIN = STANDING = LYING = UNBOUND
Action = legal = apply = prefer = resample = winner = UNBOUND

KINDS = 48
"""Kinds of answers that a character may like, at most; after them come its likings for the cards."""
TASTE = 20
"""A liking in the measure of the quick player, as a lead in the race."""
SLIPS = 12
"""A quick player in a playout answers at random once in this many times, so that no plan counts on being foreseen."""


@template
def strength(s: Any, seat: int) -> int:
    """How well a family stands: knock-outs and trophies towards their goals, Stolems on their feet and healthy."""
    if s.out[seat] == 1:
        return 0
    goal = KNOCKOUTS[s.seats]
    worth = 100 + 700 * s.score[seat] * (s.score[seat] + 2) // (goal * (goal + 2))
    worth += 700 * s.trophies[seat] * (s.trophies[seat] + 2) // (GODS_TO_WIN * (GODS_TO_WIN + 2))
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING:
            worth += 50 - 25 * s.dazed[stolem]
        elif s.pose[stolem] == LYING:
            worth += 10
    return worth


@template
def appraise(s: Any, seat: int, net: Any) -> int:
    """A share of 10000: all of it for a win, a part by strength while the game goes on (an empty net: by hand)."""
    if s.ended > 0:
        shared = 0
        for other in range(s.seats):
            shared += winner(s, other)
        return 10000 * winner(s, seat) // max(1, shared)
    if len(net) > 0:
        return learned_share(s, seat, net)
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
def overlook(codes: Any, count: int, rng: Any) -> int:
    """Leave answers out that somebody in a hurry does not see, half of them; how many are left."""
    kept = 0
    for i in range(count):
        if below(rng, 2) == 0 or (kept == 0 and i == count - 1):
            code = codes[kept]
            codes[kept] = codes[i]
            codes[i] = code
            kept += 1
    return kept


@template
def style_worth(likes: Any, action: int) -> int:
    """What a character thinks of an answer: of its kind or, of a card to play or to discard, of that card."""
    kind = Action.kind(action)
    if kind == Action.PLAY:
        return likes[KINDS + Action.part(action, 0)]
    if kind == Action.DISCARD:
        return -likes[KINDS + Action.part(action, 0)] // 2
    return likes[kind]


@template
def race(states: Any, seat: int, widest: int, tables: int, ahead: int, favour: int, hasty: int, likes: Any, net: Any,
         codes: Any, values: Any, out: Any, limits: Any, rng: Any) -> int:  # fmt: skip
    """The best answer for the view in `states[0]`; the other states are working room.

    The quick player's own choice starts with a lead of `favour`, so that luck on a few tables does not overrule it.
    """
    count = prune(states[0], seat, codes, legal(states[0], seat, codes))
    if hasty == 1:
        count = overlook(codes, count, rng)
    for i in range(count):
        values[i] = 16 * (prefer(states[0], seat, codes[i]) + style_worth(likes, codes[i])) + below(rng, 16)
    keep_best(values, codes, count, min(count, widest))
    count = min(count, widest)
    for i in range(count):
        values[i] = (favour if i == 0 else 0) + TASTE * style_worth(likes, codes[i])
    done = 0
    while count > 1 and done < tables:
        share = max(4, tables // (2 * count))
        for _ in range(share):
            try_all(states, seat, count, ahead, net, codes, values, out, limits, rng)
        done += share * count
        keep_best(values, codes, count, count)
        count = (count + 1) // 2
    return codes[0]


@template
def try_all(states: Any, seat: int, count: int, ahead: int, net: Any, codes: Any, values: Any, out: Any,
            limits: Any, rng: Any) -> None:  # fmt: skip
    """One sampled position, every answer in the race on it."""
    copy_into(states, 1, 0)
    resample(states[1], seat, rng)
    until = states[1].round + ahead
    for i in range(count):
        copy_into(states, 2, 1)
        states[2].fact_count = 0
        apply(states[2], seat, codes[i])
        play_ahead(states[2], until, 400, out, limits, rng)
        values[i] += appraise(states[2], seat, net)
