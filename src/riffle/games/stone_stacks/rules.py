"""The rules of stone stacks, in the order of the rulebook. Numbers of rules are those of `rulebook.toml`.

The rules know no physics: a hand lets go, and nature says what stands, leans and falls and where the stones lie. With
option physics=on a solver answers for her (`solver.py`, MuJoCo), with physics=model the odds of `chances.py` do.
"""

from __future__ import annotations

from typing import Any

from riffle.core.facts import emit, forbid
from riffle.core.question import NATURE, ask, is_asked
from riffle.core.rule import buffer, rule

from .board import (
    ENDINGS,
    FACE_UP_TILE,
    FIRST_PLAYER,
    HAND,
    IN_PILE,
    LIFT,
    LIFT_FATE,
    NO_BUMPS,
    NOT_ASKED,
    ONLY_WHEN_EMPTY,
    OTHER_STACK,
    PARTS,
    QUESTIONS,
    SIZE_IS_THERE,
    SIZE_ON_TILE,
    SOLVED,
    STACK_STANDS,
    START_SIZE,
    START_SIZES,
    START_STONE,
    START_STONES,
    STONE,
    STONE_IN_RIVER,
    TILE,
    TIME_IS_UP,
    TOKENS,
    TOP_FITS,
    UP,
    Action,
    Fact,
    State,
)
from .choices import OPTIONS, SECONDS
from .falls import collapse, end_if_won, points, top_stone, winner
from .nature import apply_nature, legal_nature, odds, start_sizes, why_not_nature
from .quick import prefer
from .reach import bounds, last_tick, why_not_let_go
from .settling import let_nature_settle
from .tiles import STACKS, STONE_SIZE, STONES, TILE_SIZES, TILE_STEPS, TILES
from .turns import lifts, open_turn, shows_any, sizes_now

VERSION = 1
PLAYERS = (2, 4)
MOST_LEGAL = 320
CHANCE_INSTEAD = {"physics": 1}
"""Options under which chance answers in place of the solver."""


MOMENTS = {"let_go": "release", "lift_stone": "lift"}
MOMENT_TICKS, MOMENT_RULE = 60, 48
"""Answers that name a tick since the question, so many a second. A table refuses one yet to come (rule 48)."""
GRACE = 3
"""Seconds that a table waits for a hand whose time is up before it lets go in its place (rule 42)."""

LOWERING = 240
"""Ticks of the slowest lowering, for a hand whose time is up."""


# Set-up ("Alkuvalmistelut") -----------------------------------------------------------------------------------------


@rule
def begin(s: Any) -> None:
    """All stones in the river, all tiles in the pile, every player's 19 tokens in front of him."""
    for stone in range(STONES):
        s.stack_of[stone] = -1
    for seat in range(s.seats):
        s.tokens[seat] = TOKENS
    for tile in range(TILES):
        s.tile_place[tile] = IN_PILE
    s.pile_count = TILES
    s.fives_left = s.five_tokens
    s.marker = -1
    s.tile = -1
    s.held = -1
    s.lifting = -1
    s.sway = -1
    s.next_size = -1
    s.starting = START_STONES if s.alternative_start == 1 else 0
    ask(s, FIRST_PLAYER, NATURE)


# Choosing ("Kivilaatan valitseminen") -------------------------------------------------------------------------------


@rule
def why_not_tile(s: Any, tile: int) -> int:
    """Rules 20 and 23: a face-up tile with a size that can be had."""
    if s.tile_place[tile] != UP:
        return forbid(s, FACE_UP_TILE, tile)
    if TILE_SIZES[tile] & sizes_now(s) == 0:
        return forbid(s, SIZE_IS_THERE, tile)
    return 0


@rule
def why_not_stone(s: Any, stone: int) -> int:
    """Rules 21 and 22: a stone from the river of a size on the tile."""
    if s.stack_of[stone] >= 0 or lifts(s):
        return forbid(s, STONE_IN_RIVER, stone)
    if (TILE_SIZES[s.tile] >> STONE_SIZE[stone]) & 1 == 0:
        return forbid(s, SIZE_ON_TILE, stone, s.tile)
    return 0


@rule
def why_not_lift(s: Any, stack: int) -> int:
    """Rules 70 to 72: only when the river has nothing, from another stack, a size on the tile."""
    if not lifts(s):
        return ONLY_WHEN_EMPTY
    if stack == s.marker:
        return forbid(s, OTHER_STACK, stack)
    if s.heights[stack] == 0 or (TILE_SIZES[s.tile] >> STONE_SIZE[top_stone(s, stack)]) & 1 == 0:
        return forbid(s, TOP_FITS, stack)
    if s.extra[0] < 0 or s.extra[0] > last_tick(s):
        return TIME_IS_UP
    return 0


# Judging ------------------------------------------------------------------------------------------------------------


@rule
def why_not_bump(s: Any, seat: int, causer: int, stack: int) -> int:
    """Rules 65 and 66: in party mode another player's bump brings down a stack that stands."""
    if s.bumps == 0 or causer == seat or causer >= s.seats:
        return NO_BUMPS
    if s.heights[stack] == 0:
        return forbid(s, STACK_STANDS, stack)
    return 0


@rule
def why_not_seat(s: Any, seat: int, action: int) -> int:
    kind = Action.kind(action)
    part = Action.part(action, 0)
    q = s.question
    if kind == Action.TAKE_TILE and q == TILE:
        return why_not_tile(s, part)
    if kind == Action.TAKE_STONE and q == STONE:
        return why_not_stone(s, part)
    if kind == Action.LIFT_STONE and q == STONE:
        return why_not_lift(s, part)
    if kind == Action.LET_GO and q == HAND:
        return why_not_let_go(s, part)
    if kind == Action.BUMPED and (q in (TILE, HAND)):
        return why_not_bump(s, seat, part, Action.part(action, 1))
    if kind == Action.TAKE_SIZE and q == START_SIZE:
        return 0 if (start_sizes(s) >> part) & 1 == 1 else forbid(s, START_SIZES, s.tile)
    return NOT_ASKED


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if seat != NATURE:
        return why_not_seat(s, seat, action)
    number = why_not_nature(s, action)
    if number == 0:
        limits = buffer(2 * PARTS)
        bounds(s, seat, action, limits)
        ranged = 0
        if Action.kind(action) == Action.SETTLED:
            ranged = PARTS
        elif Action.kind(action) == Action.SWAY:
            ranged = 1
        for i in range(ranged):
            if s.extra[i] < limits[2 * i] or s.extra[i] > limits[2 * i + 1]:
                return NOT_ASKED
    return number


@rule
def legal_bumps(s: Any, seat: int, out: Any, n: int) -> int:
    if s.bumps == 1:
        for causer in range(s.seats):
            for stack in range(STACKS):
                if why_not_bump(s, seat, causer, stack) == 0:
                    out[n] = Action.bumped(causer, stack)
                    n += 1
    return n


@rule
def legal_stones(s: Any, out: Any) -> int:
    n = 0
    sizes = TILE_SIZES[s.tile]
    if lifts(s):
        for stack in range(STACKS):
            if stack != s.marker and s.heights[stack] > 0 and (sizes >> STONE_SIZE[top_stone(s, stack)]) & 1 == 1:
                out[n] = Action.lift_stone(stack)
                n += 1
        return n
    for stone in range(STONES):
        if s.stack_of[stone] < 0 and (sizes >> STONE_SIZE[stone]) & 1 == 1:
            out[n] = Action.take_stone(stone)
            n += 1
    return n


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write every answer that `seat` may give now; how many there are. Ranged parts are bounded by `bounds`."""
    if not is_asked(s, seat):
        return 0
    if seat == NATURE:
        return legal_nature(s, out)
    if s.question == STONE:
        return legal_stones(s, out)
    n = 0
    if s.question == HAND:
        out[0] = Action.let_go(s.held)
        return legal_bumps(s, seat, out, 1)
    if s.question == START_SIZE:
        for size in range(3):
            if (start_sizes(s) >> size) & 1 == 1:
                out[n] = Action.take_size(size)
                n += 1
        return n
    sizes = sizes_now(s)
    for tile in range(TILES):
        if s.tile_place[tile] == UP and TILE_SIZES[tile] & sizes != 0:
            out[n] = Action.take_tile(tile)
            n += 1
    return legal_bumps(s, seat, out, n)


# Doing --------------------------------------------------------------------------------------------------------------


@rule
def take_stone(s: Any, seat: int, stone: int) -> None:
    """The stone is in the hand. With one try only it stays there (rule 43)."""
    s.held = stone
    s.lifting = -1
    emit(s, Fact.STONE, seat, stone)
    if s.physics == 1:
        let_nature_settle(s)
        return
    if s.tries == 1:
        emit(s, Fact.HELD, seat, stone)
    ask(s, HAND, seat)


@rule
def bump(s: Any, seat: int, causer: int, stack: int) -> None:
    """Rule 65: everyone but the one who bumped the table scores; the player in turn goes on."""
    emit(s, Fact.BUMPED, causer, stack)
    collapse(s, stack, causer, s.causer_tokens)
    if not end_if_won(s) and s.question == TILE and not shows_any(s, sizes_now(s)):
        s.asked = 0


@rule
def let_go(s: Any, seat: int, stone: int) -> None:
    for i in range(9):
        s.release[i] = s.extra[i]
    emit(s, Fact.LET_GO, seat, stone, s.marker)
    let_nature_settle(s)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Carry out a legal answer; where nobody is asked after it, the next turn begins."""
    if seat == NATURE:
        apply_nature(s, action)
    else:
        apply_seat(s, seat, action)
    if s.asked == 0 and s.ended == 0:
        open_turn(s)


@rule
def apply_seat(s: Any, seat: int, action: int) -> None:
    kind = Action.kind(action)
    part = Action.part(action, 0)
    if kind == Action.TAKE_TILE:
        s.tile = part
        emit(s, Fact.TILE, seat, part, TILE_STEPS[part])
        ask(s, STONE, seat)
    elif kind == Action.TAKE_STONE:
        take_stone(s, seat, part)
    elif kind == Action.LIFT_STONE:
        s.lifting = part
        s.release[7] = s.extra[0]
        ask(s, LIFT if s.physics == 0 else LIFT_FATE, NATURE)
    elif kind == Action.LET_GO:
        let_go(s, seat, part)
    elif kind == Action.TAKE_SIZE:
        s.next_size = part
        ask(s, START_STONE, NATURE)
    else:
        bump(s, seat, part, Action.part(action, 1))


@rule
def fallback(s: Any, seat: int) -> int:
    """A seat that does not answer takes the first tile and stone; the hand lets go in the middle, best side down."""
    for i in range(9):
        s.extra[i] = 0
    if s.question == HAND:
        s.extra[8] = last_tick(s) - 60
        s.extra[7] = 0 if s.tries == 1 else s.extra[8] - LOWERING
        return Action.let_go(s.held)
    out = buffer(MOST_LEGAL)
    legal(s, seat, out)
    return out[0]


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    """There is nothing hidden: even the draw pile is known but for its order, which does not exist."""
    return


def seconds(question: str, options: dict[str, int]) -> int | None:
    """How long a table waits for an answer to this question before it takes the fallback; None: as long as it likes."""
    return SECONDS[options["hand_seconds"]] + GRACE if question == "hand" else None


def solver(packed: bytes) -> tuple[int, tuple[int, ...], bytes]:
    """What becomes of the stone, by physics: pure, from the packed state alone. MuJoCo is loaded only here."""
    from .solver import outcome_of

    return outcome_of(packed)


__all__ = ["ENDINGS", "OPTIONS", "QUESTIONS", "SOLVED", "State", "odds", "points", "prefer", "winner"]
