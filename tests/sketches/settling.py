"""A sketch of stone stacks: a hand lets go of a stone (ranged parts, binding), and a solver says where it came to rest.

One stack on a line. The player chooses a stone and an offset; the solver adds the offsets up, and the stack falls when
the top stone hangs over by more than half. The solver's by-product, a path, travels beside the answer.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, shown, span
from riffle.core.declare.contract import Extras
from riffle.core.declare.facts import emit, fact, facts, forbid
from riffle.core.declare.layout import GameState, layout, public
from riffle.core.declare.options import options
from riffle.core.declare.question import NATURE, ask, end, is_asked
from riffle.core.declare.rule import rule
from riffle.core.metrics import Count, Metrics

VERSION = 1
PLAYERS = (2, 2)
MOST_LEGAL = 8
OPTIONS = options()


@layout(OPTIONS, extra=3)
class State(GameState):
    river = public(3)  # 1 while the stone is in the river
    height = public()
    place = public(3)  # where each placed stone lies, in thousandths
    turn = public()
    held = public()  # stone just let go, -1 when none
    release = public(2)


QUESTIONS = ("place", "settle")
PLACE, SETTLE = range(2)
ENDINGS = ("river_empty", "fell")
Action: Any = actions(
    let_go=shown(stone=3, offset=span(-1000, 1000), tick=span(0, 600), binding=True),
    settled=shown(verdict=2, place=span(-9000, 9000)),
)
Fact: Any = facts(let_go=fact("seat", "stone"), stood=fact("stone", "place"), fell=fact("stone"))
IN_RIVER, REACH, NOT_ASKED = 1, 2, 99


@rule
def begin(s: Any) -> None:
    for stone in range(3):
        s.river[stone] = 1
    s.held = -1
    ask(s, PLACE, 0)


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    if seat == NATURE:
        return 0 if kind == Action.SETTLED else NOT_ASKED
    if kind != Action.LET_GO:
        return NOT_ASKED
    if s.river[Action.part(action, 0)] == 0:
        return forbid(s, IN_RIVER, Action.part(action, 0))
    if s.extra[0] < -800 or s.extra[0] > 800:
        return REACH
    return 0


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if not is_asked(s, seat):
        return 0
    if seat == NATURE:
        out[0] = Action.settled(0)
        out[1] = Action.settled(1)
        return 2
    n = 0
    for stone in range(3):
        if s.river[stone] == 1:
            out[n] = Action.let_go(stone)
            n += 1
    return n


@rule
def bounds(s: Any, seat: int, action: int, out: Any) -> None:
    """An arm reaches 0.8 units to either side; the settled place is the solver's business."""
    if Action.kind(action) == Action.LET_GO:
        out[0] = -800
        out[1] = 800
        out[2] = 0
        out[3] = 600
    else:
        out[0] = -9000
        out[1] = 9000


@rule
def apply(s: Any, seat: int, action: int) -> None:
    if Action.kind(action) == Action.LET_GO:
        s.held = Action.part(action, 0)
        s.river[s.held] = 0
        s.release[0] = s.extra[0]
        s.release[1] = s.extra[1]
        emit(s, Fact.LET_GO, seat, s.held)
        ask(s, SETTLE, NATURE)
        return
    if Action.part(action, 0) == 1:
        emit(s, Fact.FELL, s.held)
        end(s, 2)
        return
    s.place[s.height] = s.extra[0]
    s.height += 1
    emit(s, Fact.STOOD, s.held, s.extra[0])
    s.held = -1
    s.turn = 1 - s.turn
    if s.height == 3:
        end(s, 1)
    else:
        ask(s, PLACE, s.turn)


def solver(packed: bytes) -> tuple[int, tuple[int, ...], bytes]:
    """Where the stone comes to rest: pure, from the packed state alone."""
    s = State()
    s.unpack(memoryview(packed).cast("i"))
    below_it = s.place[s.height - 1] if s.height else 0
    place = below_it + s.release[0]
    fell = s.height > 0 and abs(s.release[0]) > 500
    path = bytes(abs(place) * step // 10 % 256 for step in range(10))
    return Action.settled(1 if fell else 0), (place,), path


@rule
def fallback(s: Any, seat: int) -> int:
    for stone in range(3):
        if s.river[stone] == 1:
            return Action.let_go(stone)
    return 0


@rule
def prefer(s: Any, seat: int, action: int) -> int:
    return 0


@rule
def points(s: Any, seat: int) -> int:
    return s.height


@rule
def winner(s: Any, seat: int) -> int:
    return 1 if s.ended == 1 or seat != s.turn else 0


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    return


METRICS = Metrics(counts={"stones_let_go": Count("let_go"), "falls": Count("fell", seat="")})
EXTRAS = Extras(solver=solver, solved=(SETTLE,), metrics=METRICS)
