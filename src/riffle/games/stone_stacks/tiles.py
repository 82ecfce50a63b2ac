"""The stone tiles (`components/tiles.csv`, 35 in the box) and what the rules know of the 37 stones: size and sides."""

from __future__ import annotations

from typing import NamedTuple

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import Entry, csv_rows
from riffle.core.declare.rule import table

from .stones import RIVER, SIZES, STACKS, STONES

FEWEST, MOST = 12, 60
"""Tiles there may be: five lie face up, five more are turned up, and used ones are shuffled for the next."""
FACE_UP = 5
LETTERS = "SML"
"""Small, medium, large: bit 0, 1, 2 of a tile's sizes."""


class Tile(NamedTuple):
    id: int
    sizes: int
    steps: int


def read_tiles(text: str) -> list[Tile]:
    """The tiles of a file in order of their ids; ComponentsError names the first row that cannot be played with."""
    rows = csv_rows("tiles.csv", text, ("id", "sizes", "steps"))
    tiles = [_tile(row, len(rows)) for row in rows]
    if not FEWEST <= len(rows) <= MOST:
        raise ComponentsError(f"tiles.csv has {len(rows)} tiles; {FEWEST} to {MOST} can be played with")
    ids = [tile.id for tile in tiles]
    twice = next((row for row, number in zip(rows, ids, strict=True) if ids.count(number) > 1), None)
    if twice is not None:
        raise twice["id"].bad(f"each of the numbers 1 to {len(rows)} stands there once, {twice['id'].value} does not")
    for size, letter in enumerate(LETTERS):
        if not any(tile.sizes >> size & 1 for tile in tiles):
            raise ComponentsError(f"tiles.csv has no tile with {letter}: its stones could never be placed")
    return sorted(tiles)


def _tile(row: Entry, count: int) -> Tile:
    letters = str(row["sizes"].value)
    if not letters or len(set(letters)) < len(letters) or set(letters) - set(LETTERS):
        raise row["sizes"].bad(f"sizes are one to three of S, M and L, not {letters!r}")
    sizes = sum(1 << LETTERS.index(letter) for letter in letters)
    return Tile(row["id"].whole(1, count), sizes, row["steps"].whole(1, STACKS))


ALL = read_tiles(read_text(__file__, "tiles.csv"))
TILES = len(ALL)
TILE_NAMES = tuple(f"t{tile.id:02}" for tile in ALL)
STONE_NAMES = tuple(stone.name for stone in RIVER)

TILE_SIZES: list[int] = table(tile.sizes for tile in ALL)
TILE_STEPS: list[int] = table(tile.steps for tile in ALL)
STONE_SIZE: list[int] = table(SIZES.index(stone.size) for stone in RIVER)
SIDES: list[int] = table(len(stone.faces) for stone in RIVER)
"""How many sides a stone can be set down on."""

__all__ = ["SIZES", "STACKS", "STONES"]
