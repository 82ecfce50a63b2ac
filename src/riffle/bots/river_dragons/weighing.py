"""What programs and choices are worth, compiled: for the coach, who weighs given ones instead of seeking the best.

Everything is carried out to the end of the turn, against what the others may have programmed. There the learned chances
(`evaluation`) say how the seats stand; what happened on the way is counted for the reasons.
"""

from __future__ import annotations

from typing import Any

from riffle.bots.chances import WHOLE
from riffle.bots.coach.counting import count_facts
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, RANDOM, quick_answer
from riffle.games.river_dragons.actions import CARD_COUNT, Fact
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import PLACE_STONE, PROGRAM, SEATS, SLOTS, STRANDED

from .choice import imagine_rest
from .drawing import draw_sound_program, keep
from .evaluation import FEATURES, WAY_AT, describe, learned_share
from .search import MOST_ANSWERS, lay_down

# Bound to the game by `bind`.
apply = winner = outline = begin_resolution = UNBOUND

KINDS = len(Fact.kinds)
CANCELLED, FELL = Fact.CANCELLED, Fact.FELL
OWN_CELLS = ("dragon", "wet", "stuck", "left", "rival-left")
"""Beside the facts: cards that the own dragon stops, falls off a plank, no way left, cards that the way still takes."""
DRAGON_AT, WET_AT, STUCK_AT, LEFT_AT, RIVAL_AT = range(2 * KINDS, 2 * KINDS + len(OWN_CELLS))
CELLS = 2 * KINDS + len(OWN_CELLS)
NO_WAY = 10
"""In place of the cards that a way takes: there is none."""


@template
def share_now(s: Any, seat: int, net: Any) -> int:
    """A seat's chance to win, of 10000; where nobody has won it is an even one."""
    if s.ended == 0:
        return learned_share(s, seat, net)
    winners = 0
    for other in range(s.seats):
        winners += winner(s, other)
    return WHOLE // s.seats if winners == 0 else WHOLE * winner(s, seat) // winners


@template
def count_turn(s: Any, seat: int, counts: Any, at: int) -> None:
    """Add what has just happened, the seat's dragon and its falls apart: back at home a jump does no harm."""
    count_facts(s, seat, counts, at)
    for i in range(min(s.fact_count, len(s.facts))):
        fact = s.facts[i]
        if fact[0] == CANCELLED and fact[1] != seat and fact[2] == seat:
            counts[at + DRAGON_AT] += 1
        if fact[0] == FELL and fact[1] == seat and fact[2] >= VILLAGES:
            counts[at + WET_AT] += 1


@template
def count_left(s: Any, seat: int, counts: Any, at: int) -> None:
    """Add the cards that the seat's way and the shortest of the others still take; a way gone takes none."""
    if s.ended != 0:
        counts[at + STUCK_AT] += 1 if s.ended == STRANDED else 0
        counts[at + (LEFT_AT if winner(s, seat) == 0 else RIVAL_AT)] += NO_WAY
        return
    row = buffer(SEATS * FEATURES)
    describe(s, row)
    least = NO_WAY
    for other in range(s.seats):
        left = min(NO_WAY - 1, row[other * FEATURES + WAY_AT + 8])
        if row[other * FEATURES + WAY_AT + 3] == 0:
            left = NO_WAY
        if other == seat:
            counts[at + STUCK_AT] += 1 if left == NO_WAY else 0
            counts[at + LEFT_AT] += left
        else:
            least = min(least, left)
    counts[at + RIVAL_AT] += least


@template
def finish_turn(s: Any, seat: int, net: Any, counts: Any, at: int, out: Any, limits: Any, rng: Any) -> int:
    """Carry out what lies to the end of the turn, every choice made the quick way; the seat's chance then."""
    count_turn(s, seat, counts, at)
    for _ in range(MOST_ANSWERS):
        who = next_to_answer(s)
        if who < 0 or s.question == PROGRAM:
            break
        action = quick_answer(s, who, RANDOM if who == NATURE else GREEDY, out, limits, rng)
        s.fact_count = 0
        apply(s, who, action)
        count_turn(s, seat, counts, at)
    count_left(s, seat, counts, at)
    return share_now(s, seat, net)


@template
def weigh_programs(
    states: Any, seat: int, mine: Any, count: int, samples: int, whim: int, net: Any, out: Any, limits: Any, rng: Any,
    total: Any, counts: Any,
) -> None:  # fmt: skip
    """Every program in `mine` against the same sampled programs of the others: its chances, summed up."""
    s = states[0]
    o = buffer(OUTLINE)
    cards = buffer(SLOTS)
    theirs = buffer(SLOTS * samples * VILLAGES)
    for other in range(s.seats):
        if other != seat:
            outline(s, other, o)
            for j in range(samples):
                draw_sound_program(s, other, o, whim, True, buffer(CARD_COUNT), rng, cards)
                keep(theirs, j * VILLAGES + other, cards)
    for j in range(samples):
        for i in range(count):
            copy_into(states, 1, 0)
            for other in range(s.seats):
                if other == seat:
                    lay_down(states[1], seat, mine, i * SLOTS)
                else:
                    lay_down(states[1], other, theirs, (j * VILLAGES + other) * SLOTS)
            states[1].asked = 0
            states[1].fact_count = 0
            begin_resolution(states[1])
            total[i] += finish_turn(states[1], seat, net, counts, i * CELLS, out, limits, rng)


@template
def weigh_choices(
    states: Any, seat: int, codes: Any, extras: Any, count: int, samples: int, whim: int, net: Any, out: Any,
    limits: Any, rng: Any, total: Any, counts: Any,
) -> None:  # fmt: skip
    """Choices inside a turn, each carried on to its end with what the others may have programmed; a code below nought
    is no choice: how the seat stands."""
    for _ in range(samples):
        copy_into(states, 2, 0)
        if states[0].question >= PLACE_STONE:
            imagine_rest(states[2], seat, whim, rng)
        for i in range(count):
            copy_into(states, 1, 2)
            s = states[1]
            s.fact_count = 0
            if codes[i] >= 0:
                s.extra[0] = extras[2 * i]
                s.extra[1] = extras[2 * i + 1]
                apply(s, seat, codes[i])
            total[i] += finish_turn(s, seat, net, counts, i * CELLS, out, limits, rng)


@template
def standing(states: Any, seat: int, net: Any) -> int:
    """How a seat stands when a turn is over."""
    return share_now(states[0], seat, net)
