"""The turn that scores most, by every way the stones can be moved: what a planner's measure might pass over."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template

from .search import MOST, choose_kept, layout_number, pick_cards, search, trim, write_turn

# Bound to the game by a workspace.
VALUE = UNBOUND

FARTHEST = 6
"""Moves of a turn that are looked at, at most: the dearest cards are seven away now and then."""


@template
def scored_worth(plan: Any, scored: int, count: int, alone: bool) -> int:
    """Points, or alone cards, of the cards marked in `scored`."""
    total = 0
    for i in range(count):
        if (scored >> i) & 1 == 1:
            total += 1 if alone else VALUE[plan.cards[i]]
    return total


@template
def dearest(s: Any, seat: int, plan: Any, alone: bool, farthest: int) -> int:
    """The turn of at most `farthest` moves that scores most points (or cards, `alone`), with the fewest moves among
    equals, as answers in `plan.codes`; 0: none scores."""
    layout = layout_number(plan, s.faces)
    plan.hand = pick_cards(s, seat, plan, layout)
    plan.count = min(MOST, plan.hand)
    found = search(plan, layout, plan.count, max(0, min(farthest, plan.hand - 1)), False)
    best = -1
    most = 0
    for node in range(found):
        scored = trim(plan, plan.met[node], plan.count, plan.hand - plan.depth[node])
        worth = 16 * scored_worth(plan, scored, plan.count, alone) - plan.depth[node]
        if scored != 0 and worth > most:
            most = worth
            best = node
    if best < 0:
        return 0
    scored = trim(plan, plan.met[best], plan.count, plan.hand - plan.depth[best])
    pay = max(0, plan.depth[best] - (plan.hand - plan.count))
    kept = choose_kept(plan, plan.layout[best], plan.count, scored, pay)
    return write_turn(plan, best, scored, kept, plan.count, plan.hand)


@template
def dearest_turn(states: Any, seat: int, minds: Any, alone: bool, farthest: int) -> int:
    """`dearest` for callers from Python."""
    return dearest(states[0], seat, minds[0], alone, farthest)
