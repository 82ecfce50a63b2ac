"""The nine stones on the table: laid, swapped, turned, and compared with the formation on a card."""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .cards import PAIR_ONE, PAIR_OTHER, PLACE_CELL, PLACE_FACE, PLACES, STONE_COUNT, SYMBOLS
from .state import State


@rule
def next_cell(s: State) -> int:
    """The first cell without a stone; 9 when all are laid."""
    for cell in range(9):
        if s.faces[cell] < 0:
            return cell
    return 9


@rule
def stones_left(s: State, kind: int) -> int:
    """Stones of a type that are not laid yet."""
    left = STONE_COUNT[kind]
    for cell in range(9):
        if s.faces[cell] >= 0 and s.faces[cell] // 2 == kind:
            left -= 1
    return left


@rule
def swap_stones(s: State, pair: int) -> None:
    """Rule 21: two neighbours change places and keep their faces."""
    one: int = PAIR_ONE[pair]
    other: int = PAIR_OTHER[pair]
    face = s.faces[one]
    s.faces[one] = s.faces[other]
    s.faces[other] = face


@rule
def turn_stone(s: State, cell: int) -> None:
    """Rule 22: a stone shows its other side."""
    s.faces[cell] = s.faces[cell] ^ 1


@rule
def fits(s: State, card: int, place: int) -> bool:
    """Whether the stones show the card's formation at that place; grey stones are no condition (rule 32)."""
    for i in range(SYMBOLS[card]):  # noqa: SIM110  compiled code knows no generators
        if s.faces[PLACE_CELL[card][place][i]] != PLACE_FACE[card][place][i]:
            return False
    return True


@rule
def matches(s: State, card: int) -> bool:
    """Whether the card's formation lies anywhere on the grid, as it is drawn: not turned, not mirrored."""
    for place in range(PLACES[card]):  # noqa: SIM110  compiled code knows no generators
        if fits(s, card, place):
            return True
    return False


@rule
def formation_cells(card: int, place: int) -> int:
    """The cells that the card's symbols cover at that place, one bit each."""
    cells = 0
    for i in range(SYMBOLS[card]):
        cells |= 1 << PLACE_CELL[card][place][i]
    return cells
