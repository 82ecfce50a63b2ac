"""What the end of a turn is worth: points, cards kept, new ones drawn, what it leaves the next player, the finish.

All of it in points. The figures are judgement, not fitted; bench/hidden_stones.md says what was tried against what.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.core.declare.rule import UNBOUND, template

from .search import away, choose_kept, trim

# Bound to the game by a workspace.
VALUE = THRESHOLD = UNBOUND
ones = points = UNBOUND

KEEP = (0.72, 0.56, 0.42, 0.28, 0.16, 0.08, 0.04, 0.02)
"""What a card in hand is worth for the next turn, as a share of its value, by its distance at the end of this one."""
FRESH = 0.62
"""What drawing an unknown card is worth."""
LEAVE = (1.0, 0.62, 0.36, 0.14)
"""How likely the next player scores a card held, by its distance."""


MINE, BEST, COUNT, NEED, LAST, CLOSING, ONES, BEST_ONES = range(8)


def keep_table(keeps: float = 1.0, draws: float = 1.0) -> Any:
    """KEEP by value and distance, FRESH in the row of value 0, each so many times as dear."""
    keep = np.zeros((6, 24))
    for value in range(1, 6):
        keep[value, : len(KEEP)] = keeps * value * np.array(KEEP)
    keep[0, 0] = draws * FRESH
    return keep


@template
def read_table(s: Any, seat: int, plan: Any) -> None:
    """How the game stands: points, cards, the round, the race for most ones."""
    plan.table[MINE] = points(s, seat)
    plan.table[COUNT] = s.scored_count[seat]
    plan.table[NEED] = THRESHOLD[s.seats]
    plan.table[LAST] = s.triggered
    plan.table[CLOSING] = 1 if (seat + 1) % s.seats == s.start else 0
    plan.table[ONES] = ones(s, seat)
    plan.table[BEST] = 0
    plan.table[BEST_ONES] = 0
    for other in range(s.seats):
        if other != seat:
            plan.table[BEST] = max(plan.table[BEST], points(s, other))
            plan.table[BEST_ONES] = max(plan.table[BEST_ONES], ones(s, other))


@template
def finish_worth(plan: Any, gain: int, count: int, fresh_ones: int) -> float:
    """What points and cards scored now do to the result, beside the points themselves."""
    mine = plan.table[MINE] + gain
    last = plan.table[LAST] == 1 or plan.table[COUNT] + count >= plan.table[NEED]
    if not last:
        # The bonus for most ones is far off: a one more counts a little, most when the race is close.
        lead = plan.table[ONES] + fresh_ones - plan.table[BEST_ONES]
        return 0.35 * min(2, max(-2, lead))
    mine += 3 if plan.table[ONES] + fresh_ones >= plan.table[BEST_ONES] else 0
    best = plan.table[BEST] + (3 if plan.table[BEST_ONES] >= plan.table[ONES] + fresh_ones else 0)
    if plan.table[CLOSING] == 1:
        return 100.0 if mine > best else (50.0 if mine == best else 0.0)
    # The others have a turn left, worth about three points.
    return 8.0 * min(1.0, max(-1.0, (mine - best - 3) / 5.0))


@template
def appraise(plan: Any, node: int, count: int, hand: int) -> float:
    """The worth of ending the turn at a node; `plan.scored` and `plan.kept` say what is done with the cards."""
    depth = plan.depth[node]
    scored = trim(plan, plan.met[node], count, hand - depth)
    extra = hand - count
    kept = choose_kept(plan, plan.layout[node], count, scored, max(0, depth - extra))
    plan.scored = scored
    plan.kept = kept
    gain = 0
    size = 0
    fresh_ones = 0
    left = max(0, extra - depth)
    worth = 0.0
    for i in range(count):
        value = VALUE[plan.cards[i]]
        if (scored >> i) & 1 == 1:
            gain += value
            size += 1
            fresh_ones += 1 if value == 1 else 0
        elif (kept >> i) & 1 == 1:
            worth += plan.keep[value][away(plan, plan.layout[node], plan.cards[i])]
            left += 1
    worth += plan.keep[0][0] * max(0, 4 - left)
    return worth + gain + finish_worth(plan, gain, size, fresh_ones)


@template
def pass_worth(plan: Any, layout: int, hand: int) -> float:
    """The worth of passing: everything is kept and two cards are drawn."""
    worth = 2 * plan.keep[0][0]
    for i in range(hand):
        worth += plan.keep[VALUE[plan.cards[i]]][away(plan, layout, plan.cards[i])]
    return worth + finish_worth(plan, 0, 0, 0)


@template
def leaves(plan: Any, layout: int) -> float:
    """What an unknown card is worth to the next player on that layout."""
    total = 0.0
    count = 0
    for card in range(len(VALUE)):
        if plan.unseen[card] == 1:
            count += 1
            steps = away(plan, layout, card)
            if steps < len(plan.chance):
                total += VALUE[card] * plan.chance[steps]
    return total / max(1, count)
