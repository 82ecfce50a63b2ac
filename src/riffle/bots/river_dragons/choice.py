"""The choices inside an action as the River Dragons bot makes them: the quick way, but with its own eye and memory."""

from __future__ import annotations

from typing import Any

from riffle.core.chance import below
from riffle.core.plain import template
from riffle.core.playout import GREEDY, quick_answer
from riffle.core.rule import copy_into
from riffle.games.river_dragons.geometry import length_of
from riffle.games.river_dragons.removal import remove
from riffle.games.river_dragons.state import LAY_PLANK, REMOVE

from .search import worth

# Bound to the game by `bind`.
legal: Any = None
prefer: Any = None
Action: Any = None


@template
def choose_removal(states: Any, seat: int, out: Any, rng: Any) -> int:
    """What to take: the plank that brings the own way on most and the others' least, all ways planned anew."""
    count = legal(states[0], seat, out)
    chosen = 0 + out[0]
    best = -1000000
    equal = 0
    for i in range(count):
        copy_into(states, 1, 0)
        remove(states[1], seat, 0 + out[i])
        value = worth(states[1], seat)
        equal = equal + 1 if value == best else 1
        if value > best or (value == best and below(rng, equal) == 0):
            best = value
            chosen = 0 + out[i]
    return chosen


@template
def choose_place(s: Any, seat: int, memory: Any, out: Any, rng: Any) -> int:
    """Where to lay the plank taken: as the quick player likes, but never where one as long has failed before."""
    count = legal(s, seat, out)
    length = length_of(s, 0 + s.taken)
    chosen = 0 + out[0]
    best = -1000000
    equal = 0
    for i in range(count):
        if memory[Action.part(0 + out[i], 0)] >= length:
            continue
        value = prefer(s, seat, 0 + out[i])
        equal = equal + 1 if value == best else 1
        if value > best or (value == best and below(rng, equal) == 0):
            best = value
            chosen = 0 + out[i]
    return chosen


@template
def choose(states: Any, seat: int, memory: Any, out: Any, limits: Any, rng: Any) -> int:
    """A choice inside an action, the quick way but with the bot's own eye; what to take away is weighed."""
    if states[0].question == REMOVE:
        return choose_removal(states, seat, out, rng)
    if states[0].question == LAY_PLANK:
        return choose_place(states[0], seat, memory, out, rng)
    return quick_answer(states[0], seat, GREEDY, out, limits, rng)
