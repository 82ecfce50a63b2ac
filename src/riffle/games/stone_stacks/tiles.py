"""The 35 stone tiles (`components/tiles.csv`) and what the rules know of the 37 stones: their size and sides."""

from __future__ import annotations

import csv
import io
from typing import NamedTuple

from riffle.core.components import ComponentsError, read_text
from riffle.core.rule import table

from .stones import RIVER, SIZES, STACKS, STONES

TILES = 35
FACE_UP = 5
LETTERS = "SML"
"""Small, medium, large: bit 0, 1, 2 of a tile's sizes."""


class Tile(NamedTuple):
    id: int
    sizes: int
    steps: int


def read_tiles(text: str) -> list[Tile]:
    """The tiles of a file in order of their ids; ComponentsError names the first row that cannot be played with."""
    reader = csv.DictReader(io.StringIO(text))
    if reader.fieldnames != ["id", "sizes", "steps"]:
        raise ComponentsError("tiles.csv must begin with the line id,sizes,steps")
    tiles = [_tile(row, line) for line, row in enumerate(reader, start=2)]
    if sorted(tile.id for tile in tiles) != list(range(1, TILES + 1)):
        raise ComponentsError(f"tiles.csv must hold each of the tiles 1 to {TILES} once; it has {len(tiles)} rows")
    for size, letter in enumerate(LETTERS):
        if not any(tile.sizes >> size & 1 for tile in tiles):
            raise ComponentsError(f"tiles.csv has no tile with {letter}: its stones could never be placed")
    return sorted(tiles)


def _tile(row: dict[str, str], line: int) -> Tile:
    letters = row["sizes"] or ""
    if not letters or len(set(letters)) < len(letters) or set(letters) - set(LETTERS):
        raise ComponentsError(f"tiles.csv, line {line}: sizes are one to three of S, M and L, not {letters!r}")
    try:
        tile = Tile(int(row["id"]), sum(1 << LETTERS.index(letter) for letter in letters), int(row["steps"]))
    except (TypeError, ValueError):
        raise ComponentsError(f"tiles.csv, line {line}: id and steps are whole numbers") from None
    if not 1 <= tile.steps <= STACKS:
        raise ComponentsError(f"tiles.csv, line {line}: a tile has 1 to {STACKS} steps, not {tile.steps}")
    return tile


ALL = read_tiles(read_text(__file__, "tiles.csv"))
TILE_NAMES = tuple(f"t{tile.id:02}" for tile in ALL)
STONE_NAMES = tuple(stone.name for stone in RIVER)

TILE_SIZES = table(tile.sizes for tile in ALL)
TILE_STEPS = table(tile.steps for tile in ALL)
STONE_SIZE = table(SIZES.index(stone.size) for stone in RIVER)
SIDES = table(len(stone.faces) for stone in RIVER)
"""How many sides a stone can be set down on."""

__all__ = ["SIZES", "STACKS", "STONES"]
