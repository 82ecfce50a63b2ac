"""Given answers on sampled positions, compiled: what they are worth to the coach, and what happens with each.

Tables are played on as the search does it and appraised by the learned chances; facts are counted either until the seat
is asked anew or as far as the table is played.
"""

from __future__ import annotations

from typing import Any

from riffle.bots.coach.counting import count_facts
from riffle.core.declare.chance import below
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, RANDOM, quick_answer
from riffle.games.stoleme.actions import Fact
from riffle.games.stoleme.board import HEXES
from riffle.games.stoleme.land import movement
from riffle.games.stoleme.moving import FAR, walk

from .evaluation import FEATURES, GODS_AT, RANGE_AT, describe
from .search import SLIPS, appraise

# Bound to the game: its rules and tables.
STANDING = STOLEMS = UNBOUND
apply = resample = UNBOUND

OWN_CELLS = ("targets", "threats", "lacks", "room", "rival-room")
"""Beside the facts, at once after the answer: throws in range, throws of the others in range of the family, terrain
that the nearer gods' card lacks, hexes that the family and the others reach with a move."""
TARGETS_AT, THREATS_AT, LACKS_AT, ROOM_AT, RIVAL_ROOM_AT = range(2 * len(Fact.kinds), 2 * len(Fact.kinds) + 5)
CELLS = 2 * len(Fact.kinds) + len(OWN_CELLS)
MOST = 400


@template
def count_land(s: Any, seat: int, counts: Any, at: int) -> None:
    """Add how the seat stands on the land."""
    if s.ended > 0 or s.out[seat] == 1:
        return
    row = buffer(4 * FEATURES)
    describe(s, row)
    of = seat * FEATURES
    counts[at + TARGETS_AT] += row[of + RANGE_AT] + row[of + RANGE_AT + 1]
    counts[at + THREATS_AT] += row[of + RANGE_AT + 2] + row[of + RANGE_AT + 3]
    for lacks in range(4):
        counts[at + LACKS_AT] += lacks * row[of + GODS_AT + lacks]
    for stolem in range(STOLEMS):
        if s.pose[stolem] == STANDING:
            walk(s, stolem, movement(s, stolem))
            room = 0
            for cell in range(HEXES):
                room += 1 if s.cost[cell] < FAR else 0
            counts[at + (ROOM_AT if stolem // 4 == seat else RIVAL_ROOM_AT)] += room


@template
def play_counting(
    s: Any, seat: int, until: int, soon: int, counts: Any, at: int, out: Any, limits: Any, rng: Any
) -> None:
    """Quick players go on until that round begins; with `soon` facts are counted until the seat is asked anew only."""
    others = 0
    counting = 1
    for _ in range(MOST):
        who = next_to_answer(s)
        if who < 0 or s.round >= until:
            return
        if soon == 1 and others == 1 and who == seat:
            counting = 0
        if who not in (seat, NATURE):
            others = 1
        brain = RANDOM if who == NATURE or below(rng, SLIPS) == 0 else GREEDY
        action = quick_answer(s, who, brain, out, limits, rng)
        s.fact_count = 0
        apply(s, who, action)
        if counting == 1:
            count_facts(s, seat, counts, at)


@template
def weigh_answers(
    states: Any, seat: int, codes: Any, count: int, tables: int, ahead: int, soon: int, net: Any, out: Any,
    limits: Any, rng: Any, total: Any, counts: Any,
) -> None:  # fmt: skip
    """Every answer on the same sampled positions; a code below nought is no answer: how the seat stands."""
    for _ in range(tables):
        copy_into(states, 1, 0)
        resample(states[1], seat, rng)
        until = states[1].round + ahead
        for i in range(count):
            copy_into(states, 2, 1)
            states[2].fact_count = 0
            if codes[i] >= 0:
                apply(states[2], seat, codes[i])
            count_facts(states[2], seat, counts, i * CELLS)
            count_land(states[2], seat, counts, i * CELLS)
            play_counting(states[2], seat, until, soon, counts, i * CELLS, out, limits, rng)
            total[i] += appraise(states[2], seat, net)


@template
def standing(states: Any, seat: int, ahead: int, tables: int, net: Any, out: Any, limits: Any, rng: Any) -> int:
    """A seat's share on the table as it lies, summed over ways it may go on."""
    total = 0
    counts = buffer(CELLS)
    for _ in range(tables):
        copy_into(states, 1, 0)
        play_counting(states[1], seat, states[1].round + ahead, 1, counts, 0, out, limits, rng)
        total += appraise(states[1], seat, net)
    return total
