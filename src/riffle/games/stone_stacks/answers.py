"""Carrying out an answer: a tile or stone taken, a stone let go, a bump; then the next turn where nobody is asked."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .falls import collapse, end_if_won
from .nature import apply_nature
from .options import OPTIONS
from .settling import let_nature_settle
from .state import HAND, LIFT, LIFT_FATE, START_STONE, STONE, TILE, State
from .tiles import TILE_STEPS
from .turns import open_turn, shows_any, sizes_now


@rule
def take_stone(s: State, seat: int, stone: int) -> None:
    """The stone is in the hand. With one try only it stays there (rule 43)."""
    s.held = stone
    s.lifting = -1
    emit(s, Fact.STONE, seat, stone)
    if s.physics == OPTIONS.PHYSICS_MODEL:
        let_nature_settle(s)
        return
    if s.tries == OPTIONS.TRIES_ONE:
        emit(s, Fact.HELD, seat, stone)
    ask(s, HAND, seat)


@rule
def bump(s: State, seat: int, causer: int, stack: int) -> None:
    """Rule 65: everyone but the one who bumped the table scores; the player in turn goes on."""
    emit(s, Fact.BUMPED, causer, stack)
    collapse(s, stack, causer, s.causer_tokens == OPTIONS.CAUSER_TOKENS_STAY)
    if not end_if_won(s) and s.question == TILE and not shows_any(s, sizes_now(s)):
        s.asked = 0


@rule
def let_go(s: State, seat: int, stone: int) -> None:
    for i in range(9):
        s.release[i] = s.extra[i]
    emit(s, Fact.LET_GO, seat, stone, s.marker)
    let_nature_settle(s)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal answer; where nobody is asked after it, the next turn begins."""
    if seat == NATURE:
        apply_nature(s, action)
    else:
        apply_seat(s, seat, action)
    if s.asked == 0 and s.ended == 0:
        open_turn(s)


@rule
def apply_seat(s: State, seat: int, action: int) -> None:
    kind = Action.kind(action)
    part: int = Action.part(action, 0)
    if kind == Action.TAKE_TILE:
        s.tile = part
        emit(s, Fact.TILE, seat, part, TILE_STEPS[part])
        ask(s, STONE, seat)
    elif kind == Action.TAKE_STONE:
        take_stone(s, seat, part)
    elif kind == Action.LIFT_STONE:
        s.lifting = part
        s.release[7] = s.extra[0]
        ask(s, LIFT if s.physics == OPTIONS.PHYSICS_ON else LIFT_FATE, NATURE)
    elif kind == Action.LET_GO:
        let_go(s, seat, part)
    elif kind == Action.TAKE_SIZE:
        s.next_size = part
        ask(s, START_STONE, NATURE)
    else:
        bump(s, seat, part, Action.part(action, 1))
