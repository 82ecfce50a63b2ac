"""What may be answered, and which rule forbids the rest; numbers are those of `rulebook.toml`."""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.question import NATURE, is_asked
from riffle.core.declare.rule import buffer, rule

from .actions import Action
from .falls import top_stone
from .nature import NOT_ASKED, legal_nature, start_sizes, why_not_nature
from .options import OPTIONS
from .reach import TIME_IS_UP, bounds, last_tick, why_not_let_go
from .state import HAND, PARTS, START_SIZE, STONE, TILE, UP, State
from .tiles import STACKS, STONE_SIZE, STONES, TILE_SIZES, TILES
from .turns import lifts, sizes_now

# Numbers of the rules that can forbid something.
START_SIZES = 16
FACE_UP_TILE = 20
SIZE_ON_TILE = 21
STONE_IN_RIVER = 22
SIZE_IS_THERE = 23
NO_BUMPS = 65
STACK_STANDS = 66
ONLY_WHEN_EMPTY = 70
OTHER_STACK = 71
TOP_FITS = 72

# Choosing ("Kivilaatan valitseminen") -------------------------------------------------------------------------------


@rule
def why_not_tile(s: State, tile: int) -> int:
    """Rules 20 and 23: a face-up tile with a size that can be had."""
    if s.tile_place[tile] != UP:
        return forbid(s, FACE_UP_TILE, tile)
    if TILE_SIZES[tile] & sizes_now(s) == 0:
        return forbid(s, SIZE_IS_THERE, tile)
    return 0


@rule
def why_not_stone(s: State, stone: int) -> int:
    """Rules 21, 22 and 70: a stone from the river of a size on the tile; from an empty one nothing is taken."""
    if lifts(s):
        return ONLY_WHEN_EMPTY
    if s.stack_of[stone] >= 0:
        return forbid(s, STONE_IN_RIVER, stone)
    if (TILE_SIZES[s.tile] >> STONE_SIZE[stone]) & 1 == 0:
        return forbid(s, SIZE_ON_TILE, stone, s.tile)
    return 0


@rule
def why_not_lift(s: State, stack: int) -> int:
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
def why_not_bump(s: State, seat: int, causer: int, stack: int) -> int:
    """Rules 65 and 66: in party mode another player's bump brings down a stack that stands."""
    if s.bumps == OPTIONS.BUMPS_OFF or causer == seat or causer >= s.seats:
        return NO_BUMPS
    if s.heights[stack] == 0:
        return forbid(s, STACK_STANDS, stack)
    return 0


@rule
def why_not_seat(s: State, seat: int, action: int) -> int:
    kind = Action.kind(action)
    part: int = Action.part(action, 0)
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
def why_not(s: State, seat: int, action: int) -> int:
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
def legal_bumps(s: State, seat: int, out: list[int], n: int) -> int:
    if s.bumps == OPTIONS.BUMPS_ON:
        for causer in range(s.seats):
            for stack in range(STACKS):
                if why_not_bump(s, seat, causer, stack) == 0:
                    out[n] = Action.bumped(causer, stack)
                    n += 1
    return n


@rule
def legal_stones(s: State, out: list[int]) -> int:
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
def legal(s: State, seat: int, out: list[int]) -> int:
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
