"""What programs and choices are worth, compiled: for the coach, who weighs given ones instead of seeking the best."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.games.river_dragons.actions import CARD_COUNT
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import LAY_PLANK, SLOTS, STEP

from .drawing import draw_program, keep
from .search import try_one, worth

# Bound to the game by `bind`.
apply = outline = UNBOUND


@template
def weigh_programs(
    states: Any, seat: int, mine: Any, count: int, samples: int, whim: int, out: Any, limits: Any, rng: Any, total: Any
) -> None:
    """Every program in `mine` against the same sampled programs of the others; what they come to, summed up."""
    s = states[0]
    o = buffer(OUTLINE)
    cards = buffer(SLOTS)
    theirs = buffer(SLOTS * samples * VILLAGES)
    by_hand = buffer(0)
    for other in range(s.seats):
        if other != seat:
            outline(s, other, o)
            for j in range(samples):
                draw_program(s, other, o, whim, True, buffer(CARD_COUNT), rng, cards)
                keep(theirs, j * VILLAGES + other, cards)
    for i in range(count):
        for j in range(samples):
            total[i] += try_one(states, seat, mine, i, theirs, j, by_hand, out, limits, rng)


@template
def weigh_choices(
    states: Any, seat: int, codes: Any, extras: Any, count: int, out: Any, limits: Any, rng: Any, values: Any
) -> None:
    """Choices inside an action, each followed to the end of that action; what the position is worth then."""
    for i in range(count):
        copy_into(states, 1, 0)
        s = states[1]
        s.extra[0] = extras[2 * i]
        s.extra[1] = extras[2 * i + 1]
        s.fact_count = 0
        apply(s, seat, codes[i])
        for _ in range(6):
            if next_to_answer(s) != seat or s.actor != seat or (s.question != LAY_PLANK and s.question != STEP):
                break
            action = quick_answer(s, seat, GREEDY, out, limits, rng)
            s.fact_count = 0
            apply(s, seat, action)
        values[i] = worth(s, seat)


@template
def standing(states: Any, seat: int) -> int:
    """What a position is worth to a seat."""
    return worth(states[0], seat)
