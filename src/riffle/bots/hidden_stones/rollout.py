"""The expert's way: the best turns of the planner, compared by playing each on against imagined hands.

Every comparison deals the same cards to all turns still in question, and the worse half drops out after each stage.
"""

from __future__ import annotations

from math import exp
from typing import Any

from riffle.core.chance import next32
from riffle.core.plain import template
from riffle.core.rule import copy_into

from .mind import MOST_OPTIONS
from .turns import nature_answers, passing, play_on, survey, write_node

# Bound to the game by an engine's `bind`.
Action: Any = None
apply: Any = None
points: Any = None
resample: Any = None
winner: Any = None

ALIKE = 3
"""Turns that score the same cards, at most, among those compared."""


@template
def add_option(mind: Any, count: int, length: int, node: int) -> int:
    """Put the turn in `mind.codes` on the list."""
    for i in range(length):
        mind.options[count][i] = mind.codes[i]
    mind.lengths[count] = length
    mind.chosen[count] = node
    mind.takes[count] = mind.scored
    return count + 1


@template
def list_turns(s: Any, seat: int, mind: Any, style: Any, most: int) -> int:
    """The turns worth comparing: the best ends by appraisal, few of each kind, and a pass; how many."""
    found = survey(s, seat, mind, style)
    count = 0
    if passing(s, seat, mind, style) > -1e8:
        mind.codes[0] = Action.pass_turn()
        mind.scored = -1
        count = add_option(mind, count, 1, -1)
    tries = 0
    while count < min(most, MOST_OPTIONS) and tries < 60:
        tries += 1
        best = 0
        for node in range(1, found):
            if mind.worth[node] > mind.worth[best]:
                best = node
        if mind.worth[best] < -1e8:
            break
        length = write_node(mind, best)
        mind.worth[best] = -1e9
        alike = 0
        for i in range(count):
            if mind.takes[i] == mind.scored:
                alike += 1
        if alike < ALIKE:
            count = add_option(mind, count, length, best)
    return count


@template
def outcome(s: Any, seat: int) -> float:
    """How the game stands for the seat: its share of a victory, or the chance of one by the lead in points."""
    mine = points(s, seat)
    best = 0
    winners = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points(s, other))
        winners += winner(s, other)
    if s.ended > 0:
        share = 1.0 / winners if winner(s, seat) == 1 else 0.0
        return share + 0.004 * (mine - best)
    return 1.0 / (1.0 + exp(-(mine - best) / 5.0)) + 0.004 * (mine - best)


@template
def try_option(s: Any, seat: int, mind: Any, option: int, styles: Any, turns: int) -> float:
    """Take the turn, let everyone play on, and look."""
    for i in range(mind.lengths[option]):
        s.fact_count = 0
        apply(s, seat, mind.options[option][i])
        if s.asked == 0:
            return outcome(s, seat)
    nature_answers(s, mind.luck)
    play_on(s, mind, styles, mind.luck, turns)
    return outcome(s, seat)


@template
def drop_worse(mind: Any, count: int, alive: int) -> int:
    """Leave the better half in question; how many that is."""
    left = (alive + 1) // 2
    while alive > left:
        worst = -1
        for i in range(count):
            if mind.alive[i] == 1 and (worst < 0 or mind.value[i] < mind.value[worst]):
                worst = i
        mind.alive[worst] = 0
        alive -= 1
    return left


@template
def weigh(states: Any, seat: int, minds: Any, style: Any, styles: Any, effort: Any, rng: Any) -> int:
    """The best turn by playing on, into `mind.codes`; how many answers. states[0] is the seat's view.

    `effort`: how many turns to compare, deals in the first stage (twice as many in each later one), rounds to play.
    """
    mind = minds[0]
    count = list_turns(states[0], seat, mind, style, effort[0])
    for i in range(count):
        mind.value[i] = 0.0
        mind.alive[i] = 1
    alive = count
    deals = effort[1]
    while alive > 1:
        for _ in range(deals):
            copy_into(states, 1, 0)
            resample(states[1], seat, rng)
            luck = next32(rng)
            for i in range(count):
                if mind.alive[i] == 1:
                    copy_into(states, 2, 1)
                    mind.luck[0] = luck
                    turns = states[2].seats * effort[2] - 1
                    mind.value[i] += try_option(states[2], seat, mind, i, styles, turns)
        alive = drop_worse(mind, count, alive)
        deals *= 2
    for i in range(count):
        if mind.alive[i] == 1:
            for k in range(mind.lengths[i]):
                mind.codes[k] = mind.options[i][k]
            return mind.lengths[i]
    return 0
