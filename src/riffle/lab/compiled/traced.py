"""Whole games by quick players, as `play_out` plays them, with everything that happened written down.

Two flat tables are filled. `facts`: a row of FACT cells for each fact, the turn it fell in before the fact itself.
`turns`: a row of TURN cells for each turn: whose it was, how many answers it took, how many answers could have been
given, and everybody's points after it. `told` counts the rows of both, also of those that found no room.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.layout import FACT_PARTS
from riffle.core.declare.question import MAX_SEATS, NATURE, next_to_answer
from riffle.core.declare.rule import template
from riffle.core.engine.playout import RANDOM, choice, last_in_turn

# Bound to each game by an engine's `bind`.
legal: Any = None
apply: Any = None
points: Any = None

FACT = 1 + FACT_PARTS
TURN = 3 + MAX_SEATS
FACT_ROOM, TURN_ROOM, FACTS, TURNS = range(4)
"""Cells of `told`: the rows there is room for, and the rows there are."""


@template
def write_facts(s: Any, turn: int, facts: Any, told: Any) -> None:
    for i in range(min(s.fact_count, len(s.facts))):
        if told[FACTS] < told[FACT_ROOM]:
            at = told[FACTS] * FACT
            facts[at] = turn
            for part in range(FACT_PARTS):
                facts[at + 1 + part] = s.facts[i][part]
        told[FACTS] += 1


@template
def write_turn(s: Any, seat: int, answers: int, choices: int, turns: Any, told: Any) -> None:
    if told[TURNS] < told[TURN_ROOM]:
        at = told[TURNS] * TURN
        turns[at] = seat
        turns[at + 1] = answers
        turns[at + 2] = choices
        for other in range(s.seats):
            turns[at + 3 + other] = points(s, other)
    told[TURNS] += 1


@template
def told_on(
    s: Any, brains: Any, out: Any, limits: Any, rng: Any, most: int, facts: Any, turns: Any, asked: Any, told: Any
) -> int:
    """Play as `play_on` does. `asked` counts the answers to each question, nature's left out."""
    steps = 0
    turn = 0
    answers = 0
    choices = 0
    last = NATURE
    whose = NATURE
    while True:
        seat = next_to_answer(s)
        now = last_in_turn(s, seat, last)
        new = seat != NATURE and now != last
        if (seat < 0 or new) and answers > 0:
            write_turn(s, whose, answers, choices, turns, told)
            answers = 0
            choices = 0
        if seat < 0:
            return steps
        if new:
            if turn == most:
                return steps
            turn += 1
        last = now
        count = legal(s, seat, out)
        brain = RANDOM
        if seat != NATURE:
            brain = brains[seat]
            whose = seat
            answers += 1
            choices += count
            asked[s.question] += 1
        action = choice(s, seat, brain, out, count, limits, rng)
        s.fact_count = 0
        apply(s, seat, action)
        write_facts(s, turn, facts, told)
        steps += 1


@template
def play_told(
    states: Any, brains: Any, out: Any, limits: Any, rng: Any, most: int, facts: Any, turns: Any, asked: Any, told: Any
) -> int:
    """`told_on` for callers from Python: the state comes as an engine holds it."""
    return told_on(states[0], brains, out, limits, rng, most, facts, turns, asked, told)
