"""What a quick player prefers, for the bot `greedy` and for playouts, and the answer for a seat that gives none.

A try's worth is counted by the success model, with what the next player finds.
"""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from .actions import Action
from .chances import WHOLE, stands
from .falls import points, reward
from .legality import legal
from .options import OPTIONS
from .reach import last_tick
from .state import HAND, State
from .tiles import SIDES, STACKS, STONE_SIZE, TILE_STEPS

MOST_LEGAL = 320
LOWERING = 240
"""Ticks of the slowest lowering, for a hand whose time is up."""


@rule
def others_beside(s: State, stack: int, seat: int) -> int:
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += s.beside[stack][other]
    return total


@rule
def worth_sending(s: State, seat: int, stack: int) -> int:
    """What it is worth, in 1/10,000 point, that the next player must build on that stack."""
    rival = (seat + 1) % s.seats
    good = stands(s, rival, s.heights[stack] + 1)
    thirds = others_beside(s, stack, seat) - s.beside[stack][rival]
    fall = 100 * s.beside[stack][seat] - 35 * thirds
    return ((WHOLE - good) * fall - 15 * good * reward(s.heights[stack] + 1)) // 100


@rule
def worth_placing(s: State, seat: int, stack: int) -> int:
    """What it is worth to try the next stone of that stack, in 1/10,000 point."""
    good = stands(s, seat, s.heights[stack] + 1)
    gain = 60 * min(reward(s.heights[stack] + 1), s.tokens[seat] + 5 * (points(s, seat) // 5))
    loss = 100 * others_beside(s, stack, seat) + 50 * s.beside[stack][seat]
    return (good * gain - (WHOLE - good) * loss) // 100


@rule
def prefer(s: State, seat: int, action: int) -> int:
    """A quick player looks where the tile sends the next one, takes broad stones low and small ones high."""
    kind = Action.kind(action)
    part: int = Action.part(action, 0)
    if kind == Action.TAKE_TILE:
        return worth_sending(s, seat, (s.marker + TILE_STEPS[part]) % STACKS)
    if kind == Action.TAKE_STONE:
        size = STONE_SIZE[part]
        return SIDES[part] - 4 * abs(2 - min(2, s.heights[s.marker] // 2) - size)
    if kind == Action.LIFT_STONE:
        return worth_placing(s, seat, s.marker) - s.heights[part] * WHOLE
    if kind == Action.BUMPED:
        return -100 * WHOLE
    return 0


@rule
def fallback(s: State, seat: int) -> int:
    """A seat that does not answer takes the first tile and stone; the hand lets go in the middle, best side down."""
    for i in range(9):
        s.extra[i] = 0
    if s.question == HAND:
        s.extra[8] = last_tick(s) - 60
        s.extra[7] = 0 if s.tries == OPTIONS.TRIES_ONE else s.extra[8] - LOWERING
        return Action.let_go(s.held)
    out: list[int] = buffer(MOST_LEGAL)
    legal(s, seat, out)
    return out[0]
