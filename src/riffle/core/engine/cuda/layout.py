"""Where a game's cells lie on the device: each field as narrow as it may be, cells side by side across games.

The packed form of a state (whole numbers of four bytes, in the order of the fields) is the same everywhere; this file
turns batches of it into device cells and back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..playout import RANDOM

if TYPE_CHECKING:
    from ...game import Game

GAMES = 12
"""Games played for each number of players to see how large a field's numbers grow."""
ONE_BY_ONE = 250
"""Answers of such a game after each of which its numbers are looked at; then after more and more turns."""
LEFT_OUT = ("facts",)
"""Working room that no rule reads: left out unless facts are asked for."""


class Cells(NamedTuple):
    """Where a field lies: bytes before it in one game, bytes a cell, and its shape."""

    offset: int
    width: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64))


class Run(NamedTuple):
    """Cells of one width: the number of the first, how many, bytes before them in one game, bytes a cell."""

    first: int
    cells: int
    offset: int
    width: int


def measured_widths(game: Game) -> dict[str, int]:
    """Bytes a cell for each saved field, from the numbers met in random games, with room to grow.

    A number that does not fit after all raises the device's flag, so this is about speed, never about
    right or wrong.
    """
    engine = game.fast
    low = np.zeros(game.State.size, dtype=np.int64)
    high = np.zeros(game.State.size, dtype=np.int64)
    options = game.options.read(dict(game.extras.chance_instead))
    for players in game.players:
        for number in range(GAMES):
            s = engine.start(players, options)
            rng = engine.stream(number * 7919 + players)
            calls = 0
            while asked := int(engine.get(s, "asked")):
                calls += 1
                if calls < ONE_BY_ONE:
                    seat = (asked & -asked).bit_length() - 1
                    code, _ = engine.buffers.rollout_answer(s, seat, RANDOM, rng)  # leaves ranged parts in the state
                    engine.put(s, "fact_count", 0)
                    engine.apply(s, seat, code)
                else:
                    engine.buffers.play_out(s, [RANDOM] * players, rng, calls)
                cells = s.view(np.int32)[: game.State.size]
                np.minimum(low, cells, out=low)
                np.maximum(high, cells, out=high)
    widths: dict[str, int] = {}
    at = 0
    for name, field in game.State.saved.items():
        least, most = int(low[at : at + field.size].min()), int(high[at : at + field.size].max())
        at += field.size
        if name == "asked":
            widths[name] = 4  # nature's bit
            continue
        widths[name] = 1 if least >= -100 and most <= 100 else 2 if least >= -16_000 and most <= 16_000 else 4
    return widths


class DeviceLayout:
    """The cells of one game: fields by width, widest first, so that every cell is aligned."""

    def __init__(self, game: Game, widths: dict[str, int], *, facts: bool = False) -> None:
        self.widths = widths
        fields = {name: f for name, f in game.State.fields.items() if facts or name not in LEFT_OUT}
        self.fields: dict[str, Cells] = {}
        self.runs: list[Run] = []
        """The cells by width. Numbered through, they are what `raw_cells` gives."""
        at = number = 0
        for width in (4, 2, 1):
            first, offset = number, at
            for name, field in fields.items():
                if widths.get(name, 4) == width:
                    self.fields[name] = Cells(at, width, field.shape)
                    at += width * field.size
                    number += field.size
            if number > first:
                self.runs.append(Run(first, number - first, offset, width))
        self.bytes = -(-at // 16) * 16
        """Bytes of one game."""
        self.saved = list(game.State.saved)
        self.size: int = game.State.size

    def number(self, name: str) -> int:
        """The number of a field's first cell on the device."""
        cells = self.fields[name]
        run = next(run for run in self.runs if run.width == cells.width)
        return run.first + (cells.offset - run.offset) // cells.width

    def spread(self, packed: Any) -> Any:
        """Device bytes of a batch, from an array (count, cells) of packed states."""
        count = len(packed)
        batch = np.zeros(self.bytes * count, dtype=np.uint8)
        at = 0
        for name in self.saved:
            cells = self.fields[name]
            rows = np.ascontiguousarray(packed[:, at : at + cells.size].T).astype(f"i{cells.width}")
            if not np.array_equal(rows.astype(np.int32), packed[:, at : at + cells.size].T):
                raise OverflowError(f"a number of {name} does not fit {cells.width} bytes")
            batch[cells.offset * count :][: rows.nbytes] = rows.reshape(-1).view(np.uint8)
            at += cells.size
        return batch

    def repeat(self, one: Any, count: int, xp: Any = np) -> Any:
        """Device bytes of `count` games that are all alike, from those of one."""
        batch = xp.zeros(self.bytes * count, dtype=xp.uint8)
        for run in self.runs:
            cells = one[run.offset :][: run.cells * run.width].view(f"i{run.width}")
            rows = batch[run.offset * count :][: run.cells * run.width * count].view(f"i{run.width}")
            rows.reshape(run.cells, count)[:] = cells[:, None]
        return batch

    def gather(self, batch: Any, count: int, xp: Any = np) -> Any:
        """Packed states (count, cells) of a batch, by the library of its arrays."""
        packed = xp.empty((count, self.size), dtype=xp.int32)
        at = 0
        for name in self.saved:
            cells = self.fields[name]
            rows = batch[cells.offset * count :][: cells.size * cells.width * count].view(f"i{cells.width}")
            packed[:, at : at + cells.size] = rows.reshape(cells.size, count).T
            at += cells.size
        return packed
