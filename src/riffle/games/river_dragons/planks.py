"""Taking a plank by eye and laying it (rulebook: "Place 1 plank", "Place 2 planks")."""

from __future__ import annotations

from riffle.core.declare.facts import emit, forbid
from riffle.core.declare.question import ask, end
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .board import (
    BOARD_X,
    BOARD_Y,
    FEWEST_PLANKS,
    ISLANDS,
    NEAR,
    NEAR_COUNT,
    ON_PAIR,
    PAIR_COUNT,
    PAIR_ONE,
    PAIR_OTHER,
    PLANKS,
    SIZES,
    VILLAGES,
)
from .geometry import crosses, in_reach, length_of, over_stone, over_village, spans
from .options import OPTIONS
from .state import LAY_PLANK, LOST, ON_BOARD, STRANDED, TAKE_PLANK, WORDS, State

# Numbers of the rules that can forbid something.
MUST_LAY = 40
NOT_TWO_VILLAGES = 41
SUPPORT_THERE = 42
PLANK_IN_RESERVE = 43
THREE_PLANKS = 47
NO_CROSSING = 48
PAIR_FREE = 49
NOT_OVER_STONE = 50
IN_REACH = 51
PAIR_TRIED = 52
NOT_OVER_VILLAGE = 55


@rule
def support_there(s: State, support: int) -> bool:
    return support < VILLAGES or s.stone[support - VILLAGES] == 1


@rule
def was_tried(s: State, pair: int) -> bool:
    return (s.tried[pair // 30] >> (pair % 30)) & 1 == 1


@rule
def why_not_bridge(s: State, pair: int) -> int:
    """0 if any plank at all may lie on the pair, long enough or not (rules 41, 42, 51, 49, 47, 50, 55, 48)."""
    one = PAIR_ONE[pair]
    other = PAIR_OTHER[pair]
    if other < VILLAGES:
        return forbid(s, NOT_TWO_VILLAGES, one, other)
    if not support_there(s, one):
        return forbid(s, SUPPORT_THERE, one)
    if not support_there(s, other):
        return forbid(s, SUPPORT_THERE, other)
    if not in_reach(s, pair):
        return forbid(s, IN_REACH, one, other)
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD and s.pair[plank] == pair:
            return forbid(s, PAIR_FREE, one, other)
    if s.carried[one] >= 3:
        return forbid(s, THREE_PLANKS, one)
    if s.carried[other] >= 3:
        return forbid(s, THREE_PLANKS, other)
    for stone in range(ISLANDS):
        if s.stone[stone] == 1 and over_stone(s, pair, stone):
            return forbid(s, NOT_OVER_STONE, VILLAGES + stone)
    for village in range(VILLAGES):
        if over_village(s, pair, village):
            return forbid(s, NOT_OVER_VILLAGE, village)
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD and crosses(s, pair, s.pair[plank]):
            return forbid(s, NO_CROSSING, PAIR_ONE[s.pair[plank]], PAIR_OTHER[s.pair[plank]])
    return 0


@rule
def why_not_lay(s: State, pair: int) -> int:
    """Too short is never a reason: it is what comes out. Only a pair already tried with this plank is (rule 52)."""
    if was_tried(s, pair):
        return forbid(s, PAIR_TRIED, PAIR_ONE[pair], PAIR_OTHER[pair])
    return why_not_bridge(s, pair)


@rule
def pair_count(s: State) -> int:
    """How many pairs can come into question at all: on the island side only those of the table."""
    return NEAR_COUNT[0] if s.side == OPTIONS.SIDE_ISLANDS else PAIR_COUNT


@rule
def pair_at(s: State, index: int) -> int:
    return NEAR[index] if s.side == OPTIONS.SIDE_ISLANDS else index


@rule
def next_supported(s: State, index: int, count: int) -> int:
    """The first pair from `index` on with something to lie on at both ends, or `count`.

    On a GPU many games look for their next pair together, then judge it together.
    """
    while index < count:
        pair = pair_at(s, index)
        if support_there(s, PAIR_ONE[pair]) and support_there(s, PAIR_OTHER[pair]):
            return index
        index += 1
    return count


@rule
def legal_lay(s: State, out: list[int]) -> int:
    n = 0
    count = pair_count(s)
    index = next_supported(s, 0, count)
    while index < count:
        pair = pair_at(s, index)
        if why_not_lay(s, pair) == 0:
            out[n] = Action.lay(pair)
            n += 1
        index = next_supported(s, index + 1, count)
    return n


@rule
def fits_somewhere(s: State, plank: int) -> bool:
    """Rule 45: whether there is any pair on which this plank can lie."""
    count = pair_count(s)
    index = next_supported(s, 0, count)
    while index < count:
        pair = pair_at(s, index)
        if spans(s, plank, pair) and why_not_bridge(s, pair) == 0:
            return True
        index = next_supported(s, index + 1, count)
    return False


@rule
def ask_plank(s: State, seat: int) -> None:
    """Rules 40 and 53: take a plank, then lay it; with an empty reserve nothing happens."""
    if s.taken >= 0:
        ask(s, LAY_PLANK, seat)
        return
    for plank in range(PLANKS):
        if s.holder[plank] == seat:
            ask(s, TAKE_PLANK, seat)
            return
    emit(s, Fact.NO_PLANK, seat)
    s.left = 0


@rule
def plank_done(s: State) -> None:
    s.taken = -1
    s.left -= 1
    for word in range(WORDS):
        s.tried[word] = 0


@rule
def lose_plank(s: State, seat: int, missed: int) -> None:
    """Rule 45 (or 46): the plank leaves the game for good."""
    s.holder[s.taken] = LOST
    emit(s, Fact.LOST, seat, s.taken, missed)
    plank_done(s)
    end_if_stranded(s)


FEWEST_TO_CROSS = 2
"""A plank that rests on a village does not reach another."""


@rule
def may_arrive(s: State, seat: int, planks: int, reach: int) -> bool:
    """Whether a pawn might still get to its goal with the planks left in the game, were they all its own.

    A pawn on a plank is given the benefit of the doubt. Two planks take any other across, as they can be taken up
    behind it; where planks are counted instead, one at home needs a whole bridge.
    """
    here = 0 + s.pawn[seat]
    if here >= VILLAGES:
        return True
    if here != s.colour[seat] or s.stranded == OPTIONS.STRANDED_NEVER:
        return planks >= FEWEST_TO_CROSS
    if s.side == OPTIONS.SIDE_ISLANDS:
        return planks >= FEWEST_PLANKS[s.short_game]
    goal = (here + 3) % VILLAGES
    dx = BOARD_X[goal] - BOARD_X[here]
    dy = BOARD_Y[goal] - BOARD_Y[here]
    return reach * reach >= dx * dx + dy * dy


@rule
def end_if_stranded(s: State) -> None:
    """Rule 25: the game ends only when it is certain that nobody can arrive any more."""
    planks = 0
    reach = 2 * (ON_PAIR[1] - ON_PAIR[0])  # in a straight line over open water, from village to village
    for plank in range(PLANKS):
        if s.holder[plank] != LOST:
            planks += 1
            reach += length_of(s, plank) + ON_PAIR[0]
    for seat in range(s.seats):
        if may_arrive(s, seat, planks, reach):
            return
    emit(s, Fact.OVER, STRANDED)
    end(s, STRANDED)


@rule
def take_plank(s: State, seat: int, plank: int) -> None:
    """Rule 43: fixed from now on, however poor a choice."""
    s.taken = plank
    emit(s, Fact.TOOK, seat, plank)
    if not fits_somewhere(s, plank):
        lose_plank(s, seat, 0)


@rule
def bridge(s: State, plank: int, pair: int) -> None:
    s.holder[plank] = ON_BOARD
    s.pair[plank] = pair
    s.laid_count += 1
    s.laid_at[plank] = s.laid_count
    s.carried[PAIR_ONE[pair]] += 1
    s.carried[PAIR_OTHER[pair]] += 1


@rule
def lay_plank(s: State, seat: int, pair: int) -> None:
    """Rule 44: it lies, or it is too short and must go elsewhere."""
    plank = 0 + s.taken
    if spans(s, plank, pair):
        bridge(s, plank, pair)
        emit(s, Fact.LAID, seat, plank, PAIR_ONE[pair], PAIR_OTHER[pair])
        plank_done(s)
        return
    emit(s, Fact.TOO_SHORT, seat, plank, PAIR_ONE[pair], PAIR_OTHER[pair])
    if s.a_miss_is_lost == OPTIONS.A_MISS_IS_LOST_ON:
        lose_plank(s, seat, 1)
    else:
        s.tried[pair // 30] |= 1 << (pair % 30)


@rule
def show_fits(s: State) -> None:
    """Option show_fits: which sizes span which pairs, for the page to show to children."""
    if s.show_fits == OPTIONS.SHOW_FITS_OFF:
        return
    for size in range(SIZES):
        for word in range(WORDS):
            s.fits[size][word] = 0
    for index in range(pair_count(s)):
        pair = pair_at(s, index)
        if PAIR_OTHER[pair] >= VILLAGES and support_there(s, PAIR_ONE[pair]) and support_there(s, PAIR_OTHER[pair]):
            for size in range(SIZES):
                if spans(s, size, pair):
                    s.fits[size][pair // 30] |= 1 << (pair % 30)
