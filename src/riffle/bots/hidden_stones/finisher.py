"""The end of a game alone, solved: with four or fewer cards unscored all of them are in hand and nothing is random.

What is thrown away comes back at the end of the turn, so a position is the layout, the cards not scored yet, how many
of them were spent this turn, and whether the turn has scored. Ending a turn without scoring costs a strike; the search
goes through all positions that cost none, then one, and so on, and stops at the first way to score everything.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import template

from .planner_state import SLOTS, STEPS
from .search import MOVES, away, moved

# Bound to the game by a workspace.
Action: Any = None

SCORE, END = 32, 64
"""Added to a card's place in the hand, and the end of a turn, among the ways from one position to the next."""


@template
def position(layout: int, left: int, spent: int, scored: int) -> int:
    return (((layout << 4) | left) << 4) | (spent << 1) | scored


@template
def visit(plan: Any, key: int, parent: int, way: int, cost: int, found: int) -> int:
    """Put a position on the list unless it is there; how many there are."""
    slot = (key * 0x9E3779B1) % SLOTS
    while plan.slot[slot] > 0:
        if plan.key[plan.slot[slot] - 1] == key:
            return found
        slot = (slot + 1) % SLOTS
    if found == STEPS:
        return found
    plan.key[found] = key
    plan.came[found] = parent
    plan.via[found] = way
    plan.cost[found] = cost
    plan.slot[slot] = found + 1
    plan.where[found] = slot
    plan.filled = found + 1
    return found + 1


@template
def cards_left(left: int) -> int:
    return (left & 1) + ((left >> 1) & 1) + ((left >> 2) & 1) + ((left >> 3) & 1)


@template
def hopeless(plan: Any, layout: int, left: int, actions: int) -> bool:
    """Whether none of the cards left can be met within that many actions."""
    for i in range(4):  # noqa: SIM110  compiled code knows no generators
        if (left >> i) & 1 == 1 and away(plan, layout, plan.cards[i]) <= actions:
            return False
    return True


@template
def step_from(plan: Any, at: int, last: bool, found: int) -> int:
    """Every way on from a position that costs nothing: score, move a stone, end a turn that has scored."""
    key = plan.key[at]
    layout = key >> 8
    left = (key >> 4) & 15
    spent = (key >> 1) & 7
    scored = key & 1
    hand = cards_left(left) - spent
    cost = plan.cost[at]
    for i in range(4):
        if (left >> i) & 1 == 1 and hand > 0 and away(plan, layout, plan.cards[i]) == 0:
            found = visit(plan, position(layout, left & ~(1 << i), spent, 1), at, SCORE + i, cost, found)
    if scored == 1:
        found = visit(plan, position(layout, left, 0, 0), at, END, cost, found)
    # Without a strike to spare a turn has to score: leave out what no longer can.
    if hand > 0 and not (last and scored == 0 and hopeless(plan, layout, left, hand - 1)):
        for move in range(MOVES):
            found = visit(plan, position(moved(plan, layout, move), left, spent + 1, scored), at, move, cost, found)
    return found


@template
def solve(plan: Any, layout: int, count: int, strikes: int, most: int) -> int:
    """The last of the positions on a way that scores the `count` cards of `plan.cards` within `strikes` strikes.

    -1: there is none. -2: not found among `most` positions.
    """
    for i in range(plan.filled):
        plan.slot[plan.where[i]] = 0
    plan.filled = 0
    found = visit(plan, position(layout, (1 << count) - 1, 0, 0), -1, 0, 0, 0)
    head = 0
    for cost in range(strikes + 1):
        begin = head
        while head < found:
            if (plan.key[head] >> 4) & 15 == 0:
                return head
            found = step_from(plan, head, cost == strikes, found)
            if found >= min(most, STEPS):
                return -2
            head += 1
        if cost < strikes:
            for at in range(begin, head):
                key = plan.key[at]
                if key & 1 == 0 and (key >> 1) & 7 > 0:
                    found = visit(plan, position(key >> 8, (key >> 4) & 15, 0, 0), at, END, cost + 1, found)
    return -1


@template
def write_finish(plan: Any, goal: int) -> int:
    """The first turn of the way to `goal`, as answers in `plan.codes`; how many."""
    length = 0
    at = goal
    while plan.came[at] >= 0:  # backwards: keep what comes before the first end of a turn
        if plan.via[at] == END:
            length = 0
        plan.path[length] = at
        length += 1
        at = plan.came[at]
    last = plan.path[0]
    kept = (plan.key[last] >> 4) & 15  # not scored this turn: these pay, and come back
    written = 0
    payer = 0
    for i in range(length - 1, -1, -1):
        way = plan.via[plan.path[i]]
        if way == END:
            plan.codes[written] = Action.end()
        elif way >= SCORE:
            plan.codes[written] = Action.score(plan.cards[way - SCORE])
        else:
            while (kept >> payer) & 1 == 0:
                payer += 1
            if way < 12:
                plan.codes[written] = Action.swap(plan.cards[payer], way)
            else:
                plan.codes[written] = Action.flip(plan.cards[payer], way - 12)
            payer += 1
        written += 1
    return written
