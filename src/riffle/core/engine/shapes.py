"""Tables as plain numbers: their shape, the width of a cell and their bytes, without NumPy."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..declare.rule import Lookup


class Shape(NamedTuple):
    """What compiled code knows of a table: bytes a cell (4 where every number fits, else 8), and its axes."""

    width: int
    axes: tuple[int, ...]

    @property
    def size(self) -> int:
        cells = 1
        for length in self.axes:
            cells *= length
        return cells * self.width


def shape_of(rows: Any) -> Shape:
    """The shape that `tables.cells_of` gives the same table as an array."""
    axes: list[int] = []
    level: Any = rows
    while isinstance(level, Lookup):
        axes.append(len(level))
        level = level[0] if level else 0
    narrow = all(-(2**31) <= number < 2**31 for number in numbers_of(rows))
    return Shape(4 if narrow else 8, tuple(axes))


def bytes_of(rows: Any) -> bytes:
    """A table's cells in order, as they lie in memory."""
    return array("i" if shape_of(rows).width == 4 else "q", numbers_of(rows)).tobytes()


def numbers_of(rows: Any) -> Iterator[int]:
    for each in rows:
        if isinstance(each, Lookup):
            yield from numbers_of(each)
        else:
            yield int(each)
