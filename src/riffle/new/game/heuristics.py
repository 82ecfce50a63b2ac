"""What a quick player prefers, for the bot `greedy`, and the answer for a seat that gives none."""

from __future__ import annotations

from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import rule

from .actions import Action
from .heaps import MOST
from .state import State


@rule
def fallback(s: State, seat: int) -> int:
    """Take one pebble."""
    return Action.begins(0) if seat == NATURE else Action.take(0)


@rule
def prefer(s: State, seat: int, action: int) -> int:
    """Leave a multiple of four to the next player."""
    if seat == NATURE:
        return 0
    return 1 if (s.heap - Action.part(action, 0) - 1) % (MOST + 1) == 0 else 0
