"""What a character likes about a turn, beside what it holds dear: stones swapped, stones turned over, a pass."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import template

SWAP, FLIP, PASS = range(3)
"""Places in `plan.likes`; in points."""
CLOSE = 3.0
"""Ends of a turn that many points below the best are no matter of taste."""
SWAPS = 12
"""Moves below this swap two stones, the others turn one over."""


@template
def style_worth(plan: Any, node: int) -> float:
    """What a character likes about the way to a node."""
    worth = 0.0
    at = node
    while plan.parent[at] >= 0:
        worth += plan.likes[SWAP] if plan.move[at] < SWAPS else plan.likes[FLIP]
        at = plan.parent[at]
    return worth


@template
def add_style_worth(plan: Any, found: int, point: float) -> None:
    """Count the likings in at all ends about as good as the best; `point` is a point in the measure of the worth."""
    if plan.likes[SWAP] == 0.0 and plan.likes[FLIP] == 0.0:
        return
    most = -1e9
    for node in range(found):
        most = max(most, plan.worth[node])
    for node in range(found):
        if plan.worth[node] > most - CLOSE * point:
            plan.worth[node] += point * style_worth(plan, node)
