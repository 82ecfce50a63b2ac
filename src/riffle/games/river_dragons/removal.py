"""Taking a plank or a stone away (rulebook: "Remove 1 plank or 1 stone")."""

from __future__ import annotations

from riffle.core.declare.facts import emit, forbid
from riffle.core.declare.question import ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .board import ISLANDS, PAIR_ONE, PAIR_OTHER, PLANKS, SIZES, VILLAGES
from .options import OPTIONS
from .planks import show_fits
from .state import ON_BOARD, REMOVE, State

# Numbers of the rules that can forbid something.
MUST_REMOVE = 60
PLANK_ON_BOARD = 61
PLANK_OCCUPIED = 62
SAME_SIZE = 63
TWO_COLOURS = 64
STONE_CARRIES = 65
STONE_THERE = 66
PLANK_COVERED = 68


@rule
def pawn_on(s: State, plank: int) -> int:
    """The seat whose pawn stands on the plank, or -1."""
    for seat in range(s.seats):
        if s.pawn[seat] == VILLAGES + plank:
            return seat
    return -1


@rule
def covered_by(s: State, plank: int) -> int:
    """A plank that lies on top of this one at a shared support, or -1."""
    one = PAIR_ONE[s.pair[plank]]
    other = PAIR_OTHER[s.pair[plank]]
    for above in range(PLANKS):
        if s.holder[above] == ON_BOARD and s.laid_at[above] > s.laid_at[plank]:
            a = PAIR_ONE[s.pair[above]]
            b = PAIR_OTHER[s.pair[above]]
            if a in (one, other) or b in (one, other):
                return above
    return -1


@rule
def why_not_remove_plank(s: State, seat: int, plank: int) -> int:
    """Rules 61-64, and 68 where the option asks for it. Only the reserve in hand counts, not planks on the board."""
    if s.holder[plank] != ON_BOARD:
        return forbid(s, PLANK_ON_BOARD, plank)
    if pawn_on(s, plank) >= 0:
        return forbid(s, PLANK_OCCUPIED, plank)
    colours = 1 << (plank // SIZES)
    for own in range(PLANKS):
        if s.holder[own] == seat:
            if own % SIZES == plank % SIZES:
                return forbid(s, SAME_SIZE, plank, own)
            colours |= 1 << (own // SIZES)
    count = 0
    for colour in range(VILLAGES):
        count += (colours >> colour) & 1
    if count > 2:
        return forbid(s, TWO_COLOURS, plank)
    if s.top_plank_only == OPTIONS.TOP_PLANK_ONLY_ON and covered_by(s, plank) >= 0:
        return forbid(s, PLANK_COVERED, plank, covered_by(s, plank))
    return 0


@rule
def why_not_remove_stone(s: State, stone: int) -> int:
    if s.stone[stone] == 0:
        return forbid(s, STONE_THERE, VILLAGES + stone)
    if s.carried[VILLAGES + stone] > 0:
        return forbid(s, STONE_CARRIES, VILLAGES + stone)
    return 0


@rule
def legal_remove(s: State, seat: int, out: list[int]) -> int:
    n = 0
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD and why_not_remove_plank(s, seat, plank) == 0:
            out[n] = Action.remove_plank(plank)
            n += 1
    for stone in range(ISLANDS):
        if why_not_remove_stone(s, stone) == 0:
            out[n] = Action.remove_stone(stone)
            n += 1
    return n


@rule
def ask_remove(s: State, seat: int, out: list[int]) -> None:
    """Rules 60 and 67: a must; lost without penalty if nothing can be removed, done at once if it is one thing only."""
    count = legal_remove(s, seat, out)
    if count == 0:
        emit(s, Fact.NOTHING_REMOVED, seat)
        s.left = 0
    elif count == 1:
        remove(s, seat, 0 + out[0])
    else:
        ask(s, REMOVE, seat)


@rule
def remove(s: State, seat: int, action: int) -> None:
    s.left = 0
    if Action.kind(action) == Action.REMOVE_STONE:
        stone = Action.part(action, 0)
        s.stone[stone] = 0
        s.stone_x[stone] = 0
        s.stone_y[stone] = 0
        s.reserve += 1
        emit(s, Fact.STONE_REMOVED, seat, stone)
        show_fits(s)
        return
    plank = Action.part(action, 0)
    one = PAIR_ONE[s.pair[plank]]
    other = PAIR_OTHER[s.pair[plank]]
    s.carried[one] -= 1
    s.carried[other] -= 1
    s.holder[plank] = seat
    s.pair[plank] = -1
    s.laid_at[plank] = 0
    emit(s, Fact.PLANK_REMOVED, seat, plank, one, other)
