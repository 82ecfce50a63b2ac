"""Listing what may be answered now, always in the order of the codes."""

from __future__ import annotations

from riffle.core.declare.question import is_asked
from riffle.core.declare.rule import rule, table

from ..actions import Action
from ..board import HEXES
from ..moving import FAR, can_move_on, may_stop, most_points, walk
from ..options import OPTIONS
from ..state import MOVE_STOLEM, NURSE_STAND, PLACE, QUESTIONS, STAND, STANDING, THROW_ROCK, State
from .answer import QUESTION_OF, why_not

_KINDS = [
    [
        spec
        for number, spec in enumerate(Action.kinds)
        if QUESTION_OF[number] in (question, *([STAND] if question == NURSE_STAND else []))
    ]
    for question in range(len(QUESTIONS))
]
FIRST = table(kinds[0].first for kinds in _KINDS)
"""The first code that may answer a question; all its codes follow each other."""
LAST = table(kinds[-1].first + kinds[-1].size for kinds in _KINDS)
OWN_THROWS = 4 * 16 * 2
"""Codes of throws by the Stolems of one seat."""
OWN_PLACES = 4 * HEXES


@rule
def list_moves(s: State, seat: int, out: list[int]) -> int:
    """The same as the judge's `why_not_move`, but walking once for each Stolem."""
    n = 0
    stay = s.must_move == OPTIONS.MUST_MOVE_OFF or not can_move_on(s, seat)
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING:
            walk(s, stolem, most_points(s, stolem))
            for cell in range(HEXES):
                if s.cost[cell] < FAR and may_stop(s, stolem, cell) and (stay or cell != s.hex_of[stolem]):
                    out[n] = Action.move(stolem, cell)
                    n += 1
    return n


@rule
def legal(s: State, seat: int, out: list[int]) -> int:
    """Write every answer that `seat` may give now; how many there are."""
    if not is_asked(s, seat):
        return 0
    if s.question == MOVE_STOLEM:
        return list_moves(s, seat, out)
    first = FIRST[s.question]
    last = LAST[s.question]
    if s.question == THROW_ROCK:  # nobody throws or places what is another's
        first += OWN_THROWS * seat
        last = first + OWN_THROWS
    elif s.question == PLACE:
        first += OWN_PLACES * seat
        last = first + OWN_PLACES
    n = 0
    for action in range(first, last):
        if why_not(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n
