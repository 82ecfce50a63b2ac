"""A game as small as a server's benchmark wants: two seats in turn put a pebble on one of nine heaps, 4,000 times.

The same game stands in `load_rival.js` for the server it is measured against, so that both sides do the same work.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, shown
from riffle.core.declare.facts import emit, fact, facts
from riffle.core.declare.layout import GameState, layout, public
from riffle.core.declare.options import options
from riffle.core.declare.question import ask, end, is_asked
from riffle.core.declare.rule import rule

VERSION = 1
PLAYERS = (2, 2)
HEAPS = 9
MOST_LEGAL = HEAPS
MOST_TURNS = 4000
OPTIONS: Any = options()


@layout(OPTIONS)
class State(GameState):
    heaps = public(HEAPS)
    last = public()  # the seat that put the last pebble
    turns = public()


QUESTIONS = ("put",)
ENDINGS = ("tired",)
Action: Any = actions(put=shown(heap=HEAPS))
Fact: Any = facts(put=fact("seat", "heap"))
NOT_ASKED = 99


@rule
def begin(s: Any) -> None:
    ask(s, 0, 0)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if not is_asked(s, seat):
        return 0
    for heap in range(HEAPS):
        out[heap] = Action.put(heap)
    return HEAPS


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    return 0 if is_asked(s, seat) else NOT_ASKED


@rule
def apply(s: Any, seat: int, action: int) -> None:
    heap = Action.part(action, 0)
    s.heaps[heap] += 1
    s.last = seat
    s.turns += 1
    emit(s, Fact.PUT, seat, heap)
    if s.turns == MOST_TURNS:
        end(s, 1)
    else:
        ask(s, 0, 1 - seat)


@rule
def fallback(s: Any, seat: int) -> int:
    return Action.put(0)


@rule
def prefer(s: Any, seat: int, action: int) -> int:
    return 0


@rule
def points(s: Any, seat: int) -> int:
    return s.turns


@rule
def winner(s: Any, seat: int) -> int:
    return 1


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    return
