"""The course of a turn: tiles ("Kivilaatan valitseminen"), the marker ("Paikkamerkin siirtäminen"), the next player."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .falls import top_stone
from .options import OPTIONS
from .state import IN_PILE, SWAY, TILE, TURN_UP, UP, USED, State
from .tiles import FACE_UP, STACKS, STONE_SIZE, STONES, TILE_SIZES, TILE_STEPS, TILES


@rule
def river_sizes(s: State) -> int:
    """A bit for each size that lies in the river."""
    sizes = 0
    for stone in range(STONES):
        if s.stack_of[stone] < 0 and stone != s.held:
            sizes |= 1 << STONE_SIZE[stone]
    return sizes


@rule
def top_sizes(s: State) -> int:
    """A bit for each size on top of a stack other than the marked one (rules 70 and 71)."""
    sizes = 0
    for stack in range(STACKS):
        if stack != s.marker and s.heights[stack] > 0:
            sizes |= 1 << STONE_SIZE[top_stone(s, stack)]
    return sizes


@rule
def shows_any(s: State, sizes: int) -> bool:
    """Whether a face-up tile shows one of the sizes."""
    shown = 0
    for tile in range(TILES):
        if s.tile_place[tile] == UP:
            shown |= TILE_SIZES[tile]
    return shown & sizes != 0


@rule
def lifts(s: State) -> bool:
    """Whether stones are taken off other stacks in this turn: the river is empty or, by option, no tile fits it."""
    river = river_sizes(s)
    if river == 0:
        return True
    if s.no_tile_fits == OPTIONS.NO_TILE_FITS_NEW_TILES:
        return False
    if s.tile >= 0:
        return TILE_SIZES[s.tile] & river == 0
    return not shows_any(s, river)


@rule
def sizes_now(s: State) -> int:
    """The sizes that can be had in this turn."""
    if lifts(s):
        return top_sizes(s)
    return river_sizes(s)


@rule
def set_aside_all(s: State) -> None:
    """Rule 24: tiles of which none fits are put away."""
    emit(s, Fact.SET_ASIDE, s.up_count)
    for tile in range(TILES):
        if s.tile_place[tile] == UP:
            s.tile_place[tile] = USED
    s.up_count = 0


@rule
def shuffle_used(s: State) -> None:
    """Rule 52: everything that is not face up makes the new draw pile."""
    s.pile_count = 0
    for tile in range(TILES):
        if s.tile_place[tile] != UP:
            s.tile_place[tile] = IN_PILE
            s.pile_count += 1
    emit(s, Fact.RESHUFFLED, s.pile_count)


@rule
def turn_up_five(s: State) -> None:
    """Rule 51: five new tiles, after a shuffle if not enough are left."""
    if s.pile_count < FACE_UP:
        shuffle_used(s)
    ask(s, TURN_UP, NATURE)


@rule
def open_turn(s: State) -> None:
    """Put the first question of the turn: new tiles if there are none or none fits, the sway, then the tile.

    `apply` calls it, in one place, whenever nobody is asked and the game is not over.
    """
    if s.up_count == 0:
        turn_up_five(s)
        return
    if lifts(s) and top_sizes(s) == 0:
        move_marker(s, 1)  # every stone there is stands on the marked stack (rule 74)
    if not shows_any(s, sizes_now(s)):
        set_aside_all(s)
        turn_up_five(s)
        return
    s.turns += 1
    emit(s, Fact.TURN, s.turn, s.marker)
    if s.physics == OPTIONS.PHYSICS_ON and (s.duel == OPTIONS.DUEL_OFF or s.turn == s.start or s.sway < 0):
        ask(s, SWAY, NATURE)
    else:
        ask(s, TILE, s.turn)


@rule
def move_marker(s: State, steps: int) -> None:
    s.marker = (s.marker + steps) % STACKS
    emit(s, Fact.MARKER_MOVED, s.marker, steps)


@rule
def end_turn(s: State, moves: bool) -> None:
    """Rule 50: the marker moves by the tile unless an option holds it, the tile is used, the next player is in turn."""
    if moves:
        move_marker(s, TILE_STEPS[s.tile])
    s.tile_place[s.tile] = USED
    s.up_count -= 1
    s.tile = -1
    s.held = -1
    s.lifting = -1
    s.spoiled = 0
    s.turn = (s.turn + 1) % s.seats
    s.asked = 0


@rule
def begin_play(s: State) -> None:
    """The table is ready: shuffle what the alternative start drew (rule 18), and the first turn."""
    if s.alternative_start == OPTIONS.ALTERNATIVE_START_ON and s.start_shuffle == OPTIONS.START_SHUFFLE_ALL:
        shuffle_used(s)
    s.starting = 0
    s.tile = -1
    s.held = -1
    s.next_size = -1
    s.asked = 0
