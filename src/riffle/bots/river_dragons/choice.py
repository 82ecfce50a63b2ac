"""The choices inside an action as the River Dragons bot makes them: the quick way, but with its own eye and memory."""

from __future__ import annotations

from typing import Any

from riffle.core.chance import below
from riffle.core.plain import template
from riffle.core.playout import GREEDY, quick_answer
from riffle.core.rule import buffer, copy_into
from riffle.games.river_dragons.geometry import length_of
from riffle.games.river_dragons.removal import remove
from riffle.games.river_dragons.state import LAY_PLANK, REMOVE

from .search import worth

# Bound to the game by `bind`.
legal: Any = None
prefer: Any = None
Action: Any = None


NEVER = -2000000
"""Below the worth of any answer."""


@template
def best_of(values: Any, count: int, rng: Any) -> int:
    """Which of the values is the largest, by lot among equals; the first if none is worth anything."""
    chosen = 0
    best = NEVER
    equal = 0
    for i in range(count):
        if values[i] == NEVER:
            continue
        equal = equal + 1 if values[i] == best else 1
        if values[i] > best or (values[i] == best and below(rng, equal) == 0):
            best = 0 + values[i]
            chosen = i
    return chosen


@template
def choose_removal(states: Any, seat: int, out: Any, rng: Any) -> int:
    """What to take: the plank that brings the own way on most and the others' least, all ways planned anew."""
    count = legal(states[0], seat, out)
    values = buffer(count)
    for i in range(count):
        copy_into(states, 1, 0)
        remove(states[1], seat, 0 + out[i])
        values[i] = worth(states[1], seat)
    return 0 + out[best_of(values, count, rng)]


@template
def choose_place(s: Any, seat: int, memory: Any, out: Any, rng: Any) -> int:
    """Where to lay the plank taken: as the quick player likes, but never where one as long has failed before."""
    count = legal(s, seat, out)
    length = length_of(s, 0 + s.taken)
    values = buffer(count)
    for i in range(count):
        failed = memory[Action.part(0 + out[i], 0)] >= length
        values[i] = NEVER if failed else prefer(s, seat, 0 + out[i])
    return 0 + out[best_of(values, count, rng)]


@template
def choose(states: Any, seat: int, memory: Any, out: Any, limits: Any, rng: Any) -> int:
    """A choice inside an action, the quick way but with the bot's own eye; what to take away is weighed."""
    if states[0].question == REMOVE:
        return choose_removal(states, seat, out, rng)
    if states[0].question == LAY_PLANK:
        return choose_place(states[0], seat, memory, out, rng)
    return quick_answer(states[0], seat, GREEDY, out, limits, rng)
