"""States and buffers as NumPy arrays: what the compiled engines hold, whatever runs the rules on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..declare import rule
from ..declare.layout import seen_by
from .buffers import ThreadBuffers, started
from .names import Named

if TYPE_CHECKING:
    from ..game import Game


class Arrays(Named):
    """An engine whose states are arrays of one record."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.buffers = ThreadBuffers(self)
        self.dtype = np.dtype([(name, np.int32, field.shape) for name, field in game.State.fields.items()])
        self._masks: dict[int, Any] = {}
        self._size = game.State.size * 4

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def new(self, count: int = 1) -> Any:
        return np.zeros(count, dtype=self.dtype)

    def start(self, seats: int, options: Mapping[str, int]) -> Any:
        return started(self, seats, options)

    def copy(self, s: Any) -> Any:
        return s.copy()

    def states(self, s: Any) -> Any:
        return s

    def get(self, s: Any, name: str) -> Any:
        value = s[name][0]
        return value.tolist()

    def put(self, s: Any, name: str, value: int) -> None:
        s[name][0] = value

    def facts(self, s: Any) -> tuple[tuple[int, ...], ...]:
        count = int(s["fact_count"][0])
        return tuple([tuple(row) for row in s["facts"][0][:count].tolist()]) if count else ()

    def put_cells(self, s: Any, name: str, cells: Sequence[int]) -> None:
        s[name][0, : len(cells)] = cells

    def pack(self, s: Any) -> bytes:
        return s.tobytes()[: self._size]

    def load(self, packed: bytes) -> Any:
        s = self.new()
        s.view(np.uint8)[: self._size] = np.frombuffer(packed, dtype=np.uint8)
        return s

    def view(self, s: Any, seat: int) -> Any:
        mask = self._masks.get(seat)
        if mask is None:
            mask = self._masks[seat] = ~np.fromiter(seen_by(self.game.State.saved, seat), dtype=np.bool_)
        twin = self.new()
        cells = twin.view(np.int32)
        cells[: len(mask)] = s.view(np.int32)[: len(mask)]
        cells[: len(mask)][mask] = rule.UNKNOWN
        return twin

    def buffer(self, size: int) -> Any:
        return np.zeros(size, dtype=np.int32)

    def lasting(self, kind: Any, shape: int | tuple[int, ...]) -> Any:
        """An array of noughts that lives long, where calls reach it quickest."""
        return np.zeros(shape, dtype=kind)

    def read(self, buffer: Any, count: int) -> list[int]:
        return buffer[:count].tolist()

    def stream(self, seed: int) -> Any:
        return np.array([seed], dtype=np.int64)
