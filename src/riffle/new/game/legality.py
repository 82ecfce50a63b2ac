"""What may be answered, and which rule forbids the rest; numbers are those of `rulebook.toml`."""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.question import NATURE, is_asked
from riffle.core.declare.rule import rule

from .actions import Action
from .heaps import MOST
from .state import State

NOT_MORE_THAN_THERE_ARE = 4
NOT_ASKED = 99


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    if seat == NATURE:
        return 0 if kind == Action.BEGINS and Action.part(action, 0) < s.seats else NOT_ASKED
    if kind != Action.TAKE:
        return NOT_ASKED
    return 0 if Action.part(action, 0) < s.heap else forbid(s, NOT_MORE_THAN_THERE_ARE)


@rule
def legal(s: State, seat: int, out: list[int]) -> int:
    """Write every answer that `seat` may give now; how many there are."""
    n = 0
    if seat == NATURE and is_asked(s, seat):
        for other in range(s.seats):
            out[n] = Action.begins(other)
            n += 1
    elif is_asked(s, seat):
        for count in range(MOST):
            if count < s.heap:
                out[n] = Action.take(count)
                n += 1
    return n
