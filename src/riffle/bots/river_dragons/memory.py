"""What a bot has learnt of gaps by seeing planks laid: a plank that lies was long enough, one that failed was not.

The eye errs and stays as it is (see player.py), but nobody lays the same plank into the same gap twice in vain.
Nothing is measured: a bot knows no more than "longer than that plank" and "no longer than this one".
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.state import LAY_PLANK, LOST, ON_BOARD

# Bound to the game's own rules by `bind`: lengths and gaps are those of the game the bot was loaded for.
ISLANDS = PAIR_COUNT = PAIR_ONE = PAIR_OTHER = PLANKS = UNBOUND
Action = exact_gap = legal_lay = length_of = was_tried = UNBOUND


@template
def forget(s: Any, memory: Any) -> None:
    """Expert side: a stone that has been taken up, or dropped elsewhere, makes new gaps."""
    for stone in range(ISLANDS):
        at = 2 * PAIR_COUNT + 2 * stone
        if memory[at] == s.stone_x[stone] and memory[at + 1] == s.stone_y[stone]:
            continue
        memory[at] = s.stone_x[stone]
        memory[at + 1] = s.stone_y[stone]
        for pair in range(PAIR_COUNT):
            if VILLAGES + stone in (PAIR_ONE[pair], PAIR_OTHER[pair]):
                memory[pair] = 0
                memory[PAIR_COUNT + pair] = 0


@template
def too_short(s: Any, plank: int, pair: int, memory: Any) -> None:
    memory[pair] = max(memory[pair], length_of(s, plank))


@template
def learn(states: Any, memory: Any, hand: Any, hoped: int) -> None:
    """From the board, from the plank in the hand, and from one lost: it fitted none of the first `hoped` in `hand`.

    `memory` holds for each pair the longest plank known too short, then for each the shortest known to fit (0: none),
    then where the stones lie. The last cell of `hand` is the plank.
    """
    s = states[0]
    if s.side == 1:
        forget(s, memory)
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD:
            fits = PAIR_COUNT + s.pair[plank]
            length = length_of(s, plank)
            memory[fits] = length if memory[fits] == 0 else min(memory[fits], length)
    if s.question == LAY_PLANK:
        for pair in range(PAIR_COUNT):
            if was_tried(s, pair):
                too_short(s, 0 + s.taken, pair, memory)
    plank = 0 + hand[PAIR_COUNT]
    if hoped > 0 and s.holder[plank] == LOST:
        for i in range(hoped):
            too_short(s, plank, 0 + hand[i], memory)


@template
def see(states: Any, memory: Any) -> None:
    """Bend the eye of states[0] to what is known."""
    s = states[0]
    for pair in range(PAIR_COUNT):
        short = memory[pair]
        fits = memory[PAIR_COUNT + pair]
        if short == 0 and fits == 0:
            continue
        exact = exact_gap(s, pair)
        seems = exact + exact * s.eye[pair] // 10000
        # The exact gap serves only to write the bound down as an error of the eye: what is seen is the bound itself.
        if short > 0 and seems <= short:
            s.eye[pair] = ((short + 1 - exact) * 10000 + exact - 1) // exact
        elif fits > 0 and seems > fits:
            s.eye[pair] = (fits - exact) * 10000 // exact


@template
def hopes(states: Any, hand: Any) -> int:
    """The pairs that a plank taken now could go to, into `hand`; how many."""
    count = legal_lay(states[0], hand)
    for i in range(count):
        hand[i] = Action.part(hand[i], 0)
    return count
