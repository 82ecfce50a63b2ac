"""What may be answered, and which rule forbids the rest; numbers are those of `rulebook.toml`.

Each section of the rulebook judges its own answers (stones.py, planks.py, ...); here they come together.
"""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.question import NATURE, is_asked
from riffle.core.declare.rule import rule

from .actions import CARD_COUNT, Action
from .board import BOARD_EDGE, ISLANDS, PLANKS, VILLAGES
from .movement import MUST_JUMP, MUST_MOVE, legal_jump, legal_move, why_not_jump, why_not_move
from .options import OPTIONS
from .planks import MUST_LAY, PLANK_IN_RESERVE, legal_lay, why_not_lay
from .removal import MUST_REMOVE, legal_remove, why_not_remove_plank, why_not_remove_stone
from .resolution import FIVE_CARDS, cards_laid, why_not_lay_card
from .setup import colour_free, next_without_colour
from .state import (
    COLOUR,
    FIRST_PLAYER,
    JUMP,
    LAY_PLANK,
    MOVE,
    PLACE_STONE,
    PROGRAM,
    REMOVE,
    SLOTS,
    STEP,
    TAKE_PLANK,
    State,
)
from .stones import MUST_PLACE, why_not_drop, why_not_place

# Numbers of the rules that can forbid something.
COLOUR_FREE = 6
NOT_ASKED = 99


@rule
def why_not_nature(s: State, action: int) -> int:
    kind = Action.kind(action)
    if s.question == COLOUR and kind == Action.DEAL:
        if Action.part(action, 0) != next_without_colour(s):
            return NOT_ASKED
        return 0 if colour_free(s, Action.part(action, 1)) else COLOUR_FREE
    if s.question == FIRST_PLAYER and kind == Action.BEGINS:
        return 0 if may_begin(s, Action.part(action, 0)) else NOT_ASKED
    return NOT_ASKED


@rule
def may_begin(s: State, seat: int) -> bool:
    """Rule 4: any seat, or the one that the option names."""
    return seat < s.seats and (s.starts == OPTIONS.STARTS_RANDOM or s.starts == seat + 1)


@rule
def why_not_remove(s: State, seat: int, action: int) -> int:
    if Action.kind(action) == Action.REMOVE_PLANK:
        return why_not_remove_plank(s, seat, Action.part(action, 0))
    if Action.kind(action) == Action.REMOVE_STONE:
        return why_not_remove_stone(s, Action.part(action, 0))
    return NOT_ASKED


@rule
def why_not_put(s: State, seat: int, action: int) -> int:
    """Stones and planks."""
    kind = Action.kind(action)
    if s.question == PLACE_STONE:
        if kind == Action.PLACE and s.side == OPTIONS.SIDE_ISLANDS:
            return why_not_place(s, Action.part(action, 0))
        if kind == Action.DROP and s.side == OPTIONS.SIDE_WATER:
            return why_not_drop(s, s.extra[0], s.extra[1])
    elif s.question == TAKE_PLANK and kind == Action.TAKE:
        plank = Action.part(action, 0)
        return 0 if s.holder[plank] == seat else forbid(s, PLANK_IN_RESERVE, plank)
    elif s.question == LAY_PLANK and kind == Action.TAKE:
        return forbid(s, PLANK_IN_RESERVE, 0 + s.taken)  # it is too late for another
    elif s.question == LAY_PLANK and kind == Action.LAY:
        return why_not_lay(s, Action.part(action, 0))
    elif s.question == REMOVE:
        return why_not_remove(s, seat, action)
    return NOT_ASKED


@rule
def why_not_go(s: State, seat: int, action: int) -> int:
    """Movement and jump."""
    kind = Action.kind(action)
    if (s.question == MOVE or s.question == STEP) and kind == Action.MOVE:
        return why_not_move(s, seat, Action.part(action, 0))
    if s.question == JUMP and kind == Action.JUMP:
        return why_not_jump(s, seat, Action.part(action, 0), Action.part(action, 1))
    return NOT_ASKED


@rule
def why_not_stop(s: State) -> int:
    """Only a second step may be declined; what a card asks for is a must."""
    if s.question == STEP:
        return 0
    if s.question == MOVE:
        return MUST_MOVE
    if s.question == JUMP:
        return MUST_JUMP
    if s.question == REMOVE:
        return MUST_REMOVE
    return MUST_PLACE if s.question == PLACE_STONE else MUST_LAY


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if seat == NATURE:
        return why_not_nature(s, action)
    kind = Action.kind(action)
    if s.question == PROGRAM:
        if kind == Action.LAY_CARD:
            return why_not_lay_card(s, seat, Action.part(action, 0))
        if kind == Action.CONFIRM:
            return 0 if cards_laid(s, seat) == SLOTS else FIVE_CARDS
        return NOT_ASKED
    if s.question == COLOUR:
        if kind != Action.CHOOSE:
            return NOT_ASKED
        return 0 if colour_free(s, Action.part(action, 0)) else forbid(s, COLOUR_FREE, Action.part(action, 0))
    if kind == Action.STOP:
        return why_not_stop(s)
    if s.question >= MOVE:
        return why_not_go(s, seat, action)
    return why_not_put(s, seat, action)


@rule
def legal_setup(s: State, seat: int, out: list[int]) -> int:
    n = 0
    if s.question == FIRST_PLAYER:
        for other in range(s.seats):
            if may_begin(s, other):
                out[n] = Action.begins(other)
                n += 1
        return n
    for colour in range(VILLAGES):
        if colour_free(s, colour):
            out[n] = Action.deal(next_without_colour(s), colour) if seat == NATURE else Action.choose(colour)
            n += 1
    return n


@rule
def legal_program(s: State, seat: int, out: list[int]) -> int:
    n = 0
    for card in range(CARD_COUNT):
        if why_not_lay_card(s, seat, card) == 0:
            out[n] = Action.lay_card(card)
            n += 1
    if cards_laid(s, seat) == SLOTS:
        out[n] = Action.confirm()
        n += 1
    return n


@rule
def legal_put(s: State, seat: int, out: list[int]) -> int:
    n = 0
    if s.question == TAKE_PLANK:
        for plank in range(PLANKS):
            if s.holder[plank] == seat:
                out[n] = Action.take(plank)
                n += 1
    elif s.side == OPTIONS.SIDE_WATER:
        s.aimed = 0
        out[n] = Action.drop()
        n += 1
    else:
        for island in range(ISLANDS):
            if why_not_place(s, island) == 0:
                out[n] = Action.place(island)
                n += 1
    return n


@rule
def legal(s: State, seat: int, out: list[int]) -> int:
    """Write every answer that `seat` may give now, in a fixed order; how many there are."""
    if not is_asked(s, seat):
        return 0
    if s.question <= FIRST_PLAYER:
        return legal_setup(s, seat, out)
    if s.question == PROGRAM:
        return legal_program(s, seat, out)
    if s.question == LAY_PLANK:
        return legal_lay(s, out)
    if s.question == REMOVE:
        return legal_remove(s, seat, out)
    if s.question == JUMP:
        return legal_jump(s, seat, out)
    if s.question == MOVE:
        return legal_move(s, seat, out)
    if s.question == STEP:
        n = legal_move(s, seat, out)
        out[n] = Action.stop()
        return n + 1
    return legal_put(s, seat, out)


@rule
def bounds(s: State, seat: int, action: int, out: list[int]) -> None:
    """A stone of the expert side stays inside the board; the other distances are judged by `why_not`."""
    if Action.kind(action) == Action.DROP:
        for axis in range(2):
            # A quick player that has just aimed (see `prefer`) means this point and no other.
            out[2 * axis] = s.aim[axis] if s.aimed == 1 else -BOARD_EDGE
            out[2 * axis + 1] = s.aim[axis] if s.aimed == 1 else BOARD_EDGE
        s.aimed = 0


@rule
def may_revise(s: State) -> int:
    """Rule 15: a confirmed program is final, unless the option lets it be replaced until the last is in."""
    return 1 if s.reopen == OPTIONS.REOPEN_ON and s.question == PROGRAM else 0
