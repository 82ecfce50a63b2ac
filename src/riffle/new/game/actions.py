"""What can be answered, and what can happen."""

from __future__ import annotations

from riffle.core.declare.actions import actions, shown
from riffle.core.declare.facts import fact, facts

from .heaps import MOST
from .state import SEATS

Action = actions(
    take=shown(pebbles=tuple(str(count) for count in range(1, MOST + 1))),
    begins=shown(seat=SEATS),  # nature's
)

Fact = facts(
    begins=fact("seat"),
    took=fact("seat", "pebbles", "left"),
    over=fact("seat"),  # who took the last pebble
)
