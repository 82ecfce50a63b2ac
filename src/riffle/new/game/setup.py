"""Set-up (rules 1 and 2): the heap, and who begins."""

from __future__ import annotations

from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .heaps import HEAPS
from .state import FIRST_PLAYER, State


@rule
def begin(s: State) -> None:
    s.heap = HEAPS[s.seats - 2]
    ask(s, FIRST_PLAYER, NATURE)
