"""The answer for a seat that gives none: it harms nobody, not the others and not the seat itself."""

from __future__ import annotations

from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import buffer, rule, table

from ..actions import JUMP_CARD, MOVE_CARD, MOVES, REMOVE_CARD, STONE, STONES, Action
from ..board import PAIR_COUNT, SIZES, VILLAGES
from ..geometry import spans
from ..legality import legal
from ..movement import adjacent
from ..options import OPTIONS
from ..planks import fits_somewhere
from ..resolution import cards_laid
from ..state import LAY_PLANK, PLACE_STONE, PROGRAM, REMOVE, SLOTS, STEP, TAKE_PLANK, State
from ..stones import find_water
from .choices import prefer

AT_HOME = table([STONE, STONES, MOVES, MOVE_CARD, JUMP_CARD])
"""Stones do no harm. At home a step leads on or nowhere, and a jump over nobody changes nothing."""
AFLOAT = table([STONE, STONES, REMOVE_CARD, MOVES, MOVE_CARD])
"""On a plank a jump over nobody is a fall: a stone is taken away instead, there are loose ones by then."""


@rule
def harmless_card(s: State, seat: int) -> int:
    """The next card of the program above that does not lie yet."""
    for i in range(SLOTS):
        card = AT_HOME[i] if s.pawn[seat] < VILLAGES else AFLOAT[i]
        lies = False
        for slot in range(SLOTS):
            lies = lies or s.program[seat][slot] == card + 1
        if not lies:
            return card
    return AT_HOME[SLOTS - 1]


@rule
def harmless_removal(s: State, seat: int, out: list[int], count: int) -> int:
    """A loose stone; else a plank of the own colour; else another's. Rather one that no pawn is beside."""
    best = 0
    most = -1
    for i in range(count):
        worth = 100
        if Action.kind(out[i]) == Action.REMOVE_PLANK:
            plank = Action.part(out[i], 0)
            worth = 20 if plank // SIZES == s.colour[seat] else 10
            for other in range(s.seats):
                if adjacent(s, 0 + s.pawn[other], VILLAGES + plank):
                    worth -= 2
        if worth >= most:
            most = worth
            best = i
    return 0 + out[best]


@rule
def fitting(s: State, action: int) -> bool:
    """Whether a plank that is taken or laid so is not lost by it."""
    if s.question == TAKE_PLANK:
        return fits_somewhere(s, Action.part(action, 0))
    return spans(s, 0 + s.taken, Action.part(action, 0))


@rule
def preferred(s: State, seat: int, out: list[int], count: int) -> int:
    """What a quick player prefers, planks that fit before those that do not."""
    best = 0
    most = 0
    for i in range(count):
        worth = prefer(s, seat, 0 + out[i])
        if (s.question == TAKE_PLANK or s.question == LAY_PLANK) and not fitting(s, 0 + out[i]):
            worth -= 10000000
        if i == 0 or worth > most:
            most = worth
            best = i
    return 0 + out[best]


@rule
def fallback(s: State, seat: int) -> int:
    """For a seat that gives no answer."""
    if s.question == PLACE_STONE and s.side == OPTIONS.SIDE_WATER:
        find_water(s)
        return Action.drop()
    if s.question == STEP:
        return Action.stop()
    if s.question == PROGRAM:
        if cards_laid(s, seat) == SLOTS:
            return Action.confirm()
        return Action.lay_card(harmless_card(s, seat))
    out = buffer(PAIR_COUNT)
    count = legal(s, seat, out)
    if seat == NATURE or count == 1:
        return 0 + out[0]
    if s.question == REMOVE:
        return harmless_removal(s, seat, out, count)
    return preferred(s, seat, out, count)
