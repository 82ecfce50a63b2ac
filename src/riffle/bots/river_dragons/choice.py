"""The choices inside an action as the River Dragons bot makes them: the quick way, but with its own eye and memory."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.chance import below
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.games.river_dragons.actions import CARD_COUNT, DRAGON
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import LAY_PLANK, REMOVE, SLOTS

from .drawing import draw_program
from .prune import breaks_own_way, lies_in
from .search import play_on, worth

# Bound to the game by `bind`.
legal = apply = prefer = Action = length_of = outline = remove = UNBOUND


NEVER = -2000000
"""Below the worth of any answer."""
AGAINST_ONESELF = -1000000
"""Below the worth of any answer that leaves the own next step where it is."""


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
def imagine_rest(s: Any, seat: int, whim: int, rng: Any) -> None:
    """Programs of the others: what has been shown, and for the slots to come what they might have laid."""
    o = buffer(OUTLINE)
    drawn = buffer(SLOTS)
    cards = buffer(SLOTS)
    for other in range(s.seats):
        if other == seat:
            continue
        outline(s, other, o)
        draw_program(s, other, o, whim, True, buffer(CARD_COUNT), rng, drawn)
        for slot in range(SLOTS):
            cards[slot] = s.revealed[other][slot] - 1 if slot <= s.slot else -1
        slot = s.slot + 1
        for i in range(SLOTS + DRAGON):
            card = 0 + drawn[i] if i < SLOTS else i - SLOTS
            if slot < SLOTS and not lies_in(cards, card):
                cards[slot] = card
                slot += 1
        for slot in range(SLOTS):
            s.program[other][slot] = cards[slot] + 1


@template
def weigh_removal(states: Any, seat: int, samples: int, whim: int, net: Any, out: Any, limits: Any, rng: Any) -> int:
    """What to take, with the cards in mind that are still to come: each is played on to the end of the turn."""
    count = legal(states[0], seat, out)
    codes = buffer(count)
    values = buffer(count)
    for i in range(count):
        codes[i] = out[i]
        plank = Action.part(0 + out[i], 0) if Action.kind(0 + out[i]) == Action.REMOVE_PLANK else -1
        if plank >= 0 and breaks_own_way(states[0], seat, plank):
            values[i] = AGAINST_ONESELF
    for _ in range(samples):
        copy_into(states, 2, 0)
        imagine_rest(states[2], seat, whim, rng)
        for i in range(count):
            copy_into(states, 1, 2)
            states[1].fact_count = 0
            apply(states[1], seat, 0 + codes[i])
            values[i] += play_on(states[1], seat, net, out, limits, rng)
    return 0 + codes[best_of(values, count, rng)]


@template
def choose_place(s: Any, seat: int, memory: Any, out: Any, rng: Any) -> int:
    """Where to lay the plank taken: as the quick player prefers, but never where one as long has failed before."""
    count = legal(s, seat, out)
    length = length_of(s, 0 + s.taken)
    values = buffer(count)
    for i in range(count):
        failed = memory[Action.part(0 + out[i], 0)] >= length
        values[i] = NEVER if failed else prefer(s, seat, 0 + out[i])
    return 0 + out[best_of(values, count, rng)]


@template
def choose(
    states: Any, seat: int, memory: Any, samples: int, whim: int, net: Any, out: Any, limits: Any, rng: Any
) -> int:
    """A choice inside an action, the quick way but with the bot's own eye; what to take away is weighed."""
    if states[0].question == REMOVE:
        if samples > 0:
            return weigh_removal(states, seat, samples, whim, net, out, limits, rng)
        return choose_removal(states, seat, out, rng)
    if states[0].question == LAY_PLANK:
        return choose_place(states[0], seat, memory, out, rng)
    return quick_answer(states[0], seat, GREEDY, out, limits, rng)
