"""Movement, jump, falling in (rulebook: "1 movement", "2 movements", "Jump over another pawn")."""

from __future__ import annotations

from riffle.core.declare.facts import emit, forbid
from riffle.core.declare.question import ask, end
from riffle.core.declare.rule import rule

from .actions import JUMP_CARD, Action, Fact
from .board import PAIR_ONE, PAIR_OTHER, PLANKS, VILLAGES
from .planks import end_if_stranded
from .removal import pawn_on
from .state import ARRIVED, JUMP, MOVE, ON_BOARD, STEP, State

# Numbers of the rules that can forbid something.
MUST_MOVE = 70
ADJACENT = 71
SPACE_FREE = 72
MUST_JUMP = 80
OVER_PAWN = 81
LANDING = 82
NOT_BACK = 83

SPACES = VILLAGES + PLANKS


@rule
def rests_on(s: State, plank: int, support: int) -> bool:
    return PAIR_ONE[s.pair[plank]] == support or PAIR_OTHER[s.pair[plank]] == support


@rule
def is_space(s: State, space: int) -> bool:
    return space < VILLAGES or s.holder[space - VILLAGES] == ON_BOARD


@rule
def adjacent(s: State, one: int, other: int) -> bool:
    """Planks that share a stone, or a plank and a village it rests on. At a village the village lies between planks."""
    if one == other or not is_space(s, one) or not is_space(s, other):
        return False
    if one < VILLAGES and other < VILLAGES:
        return False
    if one < VILLAGES:
        return rests_on(s, other - VILLAGES, one)
    if other < VILLAGES:
        return rests_on(s, one - VILLAGES, other)
    pair = s.pair[one - VILLAGES]
    if PAIR_ONE[pair] >= VILLAGES and rests_on(s, other - VILLAGES, PAIR_ONE[pair]):
        return True
    return rests_on(s, other - VILLAGES, PAIR_OTHER[pair])


@rule
def why_not_move(s: State, seat: int, to: int) -> int:
    """Rules 70 to 72: an adjacent village, or an adjacent plank without a pawn; never into the empty river."""
    if not is_space(s, to):
        return forbid(s, MUST_MOVE, to)
    if not adjacent(s, 0 + s.pawn[seat], to):
        return forbid(s, ADJACENT, to)
    if to >= VILLAGES and pawn_on(s, to - VILLAGES) >= 0:
        return forbid(s, SPACE_FREE, to)
    return 0


@rule
def legal_move(s: State, seat: int, out: list[int]) -> int:
    n = 0
    for to in range(SPACES):
        if is_space(s, to) and why_not_move(s, seat, to) == 0:
            out[n] = Action.move(to)
            n += 1
    return n


@rule
def why_not_jump(s: State, seat: int, over: int, to: int) -> int:
    """Rules 81-83: over one pawn on an adjacent plank, on to a free space beside that plank, not back."""
    here = 0 + s.pawn[seat]
    if not adjacent(s, here, VILLAGES + over) or pawn_on(s, over) < 0:
        return forbid(s, OVER_PAWN, VILLAGES + over)
    if to == here:
        return forbid(s, NOT_BACK, to)
    if not adjacent(s, VILLAGES + over, to) or (to >= VILLAGES and pawn_on(s, to - VILLAGES) >= 0):
        return forbid(s, LANDING, to)
    return 0


@rule
def legal_jump(s: State, seat: int, out: list[int]) -> int:
    n = 0
    for over in range(PLANKS):
        if s.holder[over] == ON_BOARD and pawn_on(s, over) >= 0 and adjacent(s, 0 + s.pawn[seat], VILLAGES + over):
            for to in range(SPACES):
                if is_space(s, to) and why_not_jump(s, seat, over, to) == 0:
                    out[n] = Action.jump(over, to)
                    n += 1
    return n


@rule
def arrive(s: State, seat: int, to: int) -> None:
    """Rule 23: the game is over the instant a pawn is in the village opposite its own."""
    s.pawn[seat] = to
    if to == (s.colour[seat] + 3) % VILLAGES:
        emit(s, Fact.ARRIVED, seat, to)
        emit(s, Fact.OVER, ARRIVED)
        end(s, ARRIVED)


@rule
def fall(s: State, seat: int, card: int) -> None:
    """Rules 74 and 84: into the river, back to the start village. At home it changes nothing."""
    emit(s, Fact.FELL, seat, s.pawn[seat], s.colour[seat], card)
    s.pawn[seat] = s.colour[seat]
    s.left = 0
    end_if_stranded(s)


@rule
def move(s: State, seat: int, to: int) -> None:
    emit(s, Fact.MOVED, seat, s.pawn[seat], to)
    s.left -= 1
    s.stepped += 1
    arrive(s, seat, to)


@rule
def ask_move(s: State, seat: int, card: int, out: list[int]) -> None:
    """Rules 70, 73, 74: a first step is a must, and taken at once if there is one way only; a second is a choice."""
    count = legal_move(s, seat, out)
    if s.stepped > 0:
        if count == 0:
            s.left = 0
        else:
            ask(s, STEP, seat)
    elif count == 0:
        fall(s, seat, card)
    elif count == 1:
        move(s, seat, Action.part(0 + out[0], 0))
    else:
        ask(s, MOVE, seat)


@rule
def jump(s: State, seat: int, action: int) -> None:
    over = Action.part(action, 0)
    to = Action.part(action, 1)
    emit(s, Fact.JUMPED, seat, s.pawn[seat], over, to, pawn_on(s, over))
    s.left = 0
    arrive(s, seat, to)


@rule
def ask_jump(s: State, seat: int, out: list[int]) -> None:
    count = legal_jump(s, seat, out)
    if count == 0:
        fall(s, seat, JUMP_CARD)
    elif count == 1:
        jump(s, seat, 0 + out[0])
    else:
        ask(s, JUMP, seat)
