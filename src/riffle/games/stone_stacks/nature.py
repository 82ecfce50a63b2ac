"""Nature's part: deals, marker, sway, the alternative start, and what comes of a stone let go."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .chances import WHOLE, lift_stands, stands_now
from .options import OPTIONS
from .settling import let_nature_settle, settled_in, stack_lifted, stone_settled
from .state import (
    FATE,
    FELL,
    FIRST_PLAYER,
    IN_PILE,
    LEANS,
    LIFT,
    LIFT_FATE,
    PLACED,
    SET_MARKER,
    SETTLE,
    START_SIZE,
    START_STONE,
    START_STONES,
    START_TILE,
    SWAY,
    TILE,
    TIMEOUT,
    TURN_UP,
    UP,
    USED,
    State,
)
from .tiles import FACE_UP, STACKS, STONE_SIZE, STONES, TILE_SIZES, TILE_STEPS, TILES
from .turns import begin_play, move_marker, river_sizes

NOT_ASKED = 99


@rule
def start_sizes(s: State) -> int:
    """The sizes that the alternative start's tile offers and the river has."""
    return TILE_SIZES[s.tile] & river_sizes(s)


@rule
def may_settle(s: State, verdict: int, fallen: int, touched: int, slipped: int) -> bool:
    """Whether an outcome can be: the verdict agrees with the stacks down, and only stacks that stand can fall."""
    lifting = s.question == LIFT
    here = s.lifting if lifting else s.marker
    down = (fallen >> here) & 1 == 1
    for stack in range(STACKS):
        if (fallen >> stack) & 1 == 1 and stack != here and s.heights[stack] == 0:
            return False
    if (verdict == FELL) != down or (verdict == TIMEOUT and fallen != 0):
        return False
    if lifting:
        return verdict != LEANS and touched == 0 and slipped == 0 and not (down and s.heights[here] < 2)
    return slipped == 0 or (down and s.heights[here] > 0)


@rule
def legal_settled(s: State, out: list[int]) -> int:
    n = 0
    for verdict in range(4):
        for fallen in range(64):
            for touched in range(2):
                for slipped in range(2):
                    if may_settle(s, verdict, fallen, touched, slipped):
                        out[n] = Action.settled(verdict, fallen, touched, slipped)
                        n += 1
    return n


@rule
def why_not_nature(s: State, action: int) -> int:
    """0, or 99: nature has no rules but what is asked."""
    kind = Action.kind(action)
    part: int = Action.part(action, 0)
    q = s.question
    fits = False
    if kind == Action.BEGINS:
        fits = q == FIRST_PLAYER and part < s.seats
    elif kind == Action.MARKER:
        fits = q == SET_MARKER
    elif kind == Action.DRAW:
        fits = (q in (TURN_UP, START_TILE)) and s.tile_place[part] == IN_PILE
    elif kind == Action.TAKE_SIZE:
        fits = q == START_SIZE and (start_sizes(s) >> part) & 1 == 1
    elif kind == Action.SET_STONE:
        fits = q == START_STONE and s.stack_of[part] < 0 and STONE_SIZE[part] == s.next_size
    elif kind == Action.SWAY:
        fits = q == SWAY
    elif kind == Action.CHANCED:
        fits = q == FATE or (q == LIFT_FATE and (part == 0 or s.heights[s.lifting] > 1))
    elif kind == Action.SETTLED and (q in (SETTLE, LIFT)):
        fits = may_settle(s, part, Action.part(action, 1), Action.part(action, 2), Action.part(action, 3))
    return 0 if fits else NOT_ASKED


@rule
def legal_nature(s: State, out: list[int]) -> int:
    q = s.question
    if q in (SETTLE, LIFT):
        return legal_settled(s, out)
    if q == SWAY:
        out[0] = Action.sway()
        return 1
    n = 0
    most = TILES
    if q == START_STONE:
        most = STONES
    elif q == FIRST_PLAYER:
        most = s.seats
    elif q == SET_MARKER:
        most = STACKS
    elif q == START_SIZE:
        most = 3
    elif q in (FATE, LIFT_FATE):
        most = 2
    for part in range(most):
        code = natures_code(q, part)
        if why_not_nature(s, code) == 0:
            out[n] = code
            n += 1
    return n


@rule
def natures_code(question: int, part: int) -> int:
    if question == FIRST_PLAYER:
        return Action.begins(part)
    if question == SET_MARKER:
        return Action.marker(part)
    if question == START_SIZE:
        return Action.take_size(part)
    if question == START_STONE:
        return Action.set_stone(part)
    if question in (FATE, LIFT_FATE):
        return Action.chanced(part)
    return Action.draw(part)


@rule
def odds(s: State, action: int) -> int:
    """The success model for stones; everything else is drawn evenly. A solver's outcomes are weighed the same way for a
    search that looks past them, with one chance in 10,000 for each of the rare ones."""
    kind = Action.kind(action)
    part: int = Action.part(action, 0)
    if kind == Action.CHANCED:
        good = stands_now(s) if s.question == FATE else lift_stands(s)
        return good if part == 0 else WHOLE - good
    if kind == Action.SETTLED:
        here = s.lifting if s.question == LIFT else s.marker
        if Action.part(action, 2) == 0 and Action.part(action, 3) == 0:
            good = lift_stands(s) if s.question == LIFT else stands_now(s)
            if part == PLACED and Action.part(action, 1) == 0:
                return good
            if part == FELL and Action.part(action, 1) == 1 << here:
                return WHOLE - good
    return 1


@rule
def start_tile(s: State, tile: int) -> None:
    """Rule 15: the marker goes by the tile's steps; rule 16 says which of its sizes is set there."""
    s.tile = tile
    s.tile_place[tile] = USED
    s.pile_count -= 1
    emit(s, Fact.TURNED_UP, tile)
    move_marker(s, TILE_STEPS[tile])
    sizes = start_sizes(s)
    s.next_size = -1
    count = 0
    for size in range(3):
        if (sizes >> size) & 1 == 1:
            s.next_size = size
            count += 1
    if count > 1 and s.start_size != OPTIONS.START_SIZE_LARGEST:
        by_lot = s.start_size == OPTIONS.START_SIZE_RANDOM
        ask(s, START_SIZE, NATURE if by_lot else (s.start + START_STONES - s.starting) % s.seats)
    elif count == 0:
        begin_play(s)
    else:
        ask(s, START_STONE, NATURE)


@rule
def turn_up(s: State, tile: int) -> None:
    s.tile_place[tile] = UP
    s.pile_count -= 1
    s.up_count += 1
    emit(s, Fact.TURNED_UP, tile)
    if s.up_count == FACE_UP:
        s.asked = 0


@rule
def apply_nature(s: State, action: int) -> None:
    kind = Action.kind(action)
    part: int = Action.part(action, 0)
    question = s.question
    if kind == Action.BEGINS:
        s.start = part
        s.turn = part
        emit(s, Fact.BEGINS, part)
        ask(s, SET_MARKER, NATURE)
    elif kind == Action.MARKER:
        s.marker = part
        emit(s, Fact.MARKER_SET, part)
        if s.starting > 0:
            ask(s, START_TILE, NATURE)
        else:
            begin_play(s)
    elif kind == Action.DRAW:
        if question == START_TILE:
            start_tile(s, part)
        else:
            turn_up(s, part)
    elif kind == Action.TAKE_SIZE:
        s.next_size = part
        ask(s, START_STONE, NATURE)
    elif kind == Action.SET_STONE:
        s.held = part
        let_nature_settle(s)
    elif kind == Action.SWAY:
        s.sway = s.extra[0]
        ask(s, TILE, s.turn)
    elif kind == Action.CHANCED:
        if question == LIFT_FATE:
            stack_lifted(s, (1 << s.lifting) if part == 1 else 0, 0)
        else:
            stone_settled(s, FELL if part == 1 else PLACED, (1 << s.marker) if part == 1 else 0, 0, 0, 0)
    else:
        settled_in(s, question, part, Action.part(action, 1), Action.part(action, 2), Action.part(action, 3), 1)
