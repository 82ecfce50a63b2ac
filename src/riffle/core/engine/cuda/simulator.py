# pyright: basic, reportAttributeAccessIssue=false, reportPrivateImportUsage=false
# pyright: reportPrivateUsage=false, reportMissingImports=false
# (numba-cuda and llvmlite have no types)
"""The device's types for Numba's CUDA simulator: the same layout and windows, read and written by Python.

With NUMBA_ENABLE_CUDASIM=1 kernels run as Python threads. Rules stay the Python they are; only the state is
the device's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from ..plain import Plain
from ..reach import has_templates
from .layout import Cells, DeviceLayout

if TYPE_CHECKING:
    from ...game import Game


class SimState:
    """One game of a batch of bytes, field by field; every number is checked to fit its cell."""

    def __init__(self, layout: DeviceLayout, batch: Any, count: int, game: int) -> None:
        vars(self).update(_layout=layout, _batch=batch, _count=count, _game=game)

    def __getattr__(self, name: str) -> Any:
        cells = self._layout.fields[name]
        column = memoryview(self._cells(cells))
        if not cells.shape:
            return column[0]
        found = vars(self)[name] = SimView(column, cells.shape)  # found there from now on
        return found

    def __setattr__(self, name: str, value: int) -> None:
        memoryview(self._cells(self._layout.fields[name]))[0] = int(value)

    def _cells(self, cells: Cells) -> Any:
        rows = self._batch[cells.offset * self._count :][: cells.size * cells.width * self._count]
        return rows.view(f"i{cells.width}").reshape(cells.size, self._count)[:, self._game]


class SimView:
    """A field or a row of it. Python's own view of memory refuses a number that does not fit its cell."""

    __slots__ = ("cells", "length", "rows")

    def __init__(self, cells: memoryview, shape: tuple[int, ...]) -> None:
        self.cells, self.length = cells, shape[0]
        self.rows: list[SimView] | None = None
        if len(shape) > 1:
            row = len(cells) // shape[0]
            self.rows = [SimView(cells[i * row : (i + 1) * row], shape[1:]) for i in range(shape[0])]

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, index: int) -> Any:
        if index < 0:
            raise IndexError(f"{index} of {self.length}")
        return self.cells[index] if self.rows is None else self.rows[index]

    def __setitem__(self, index: int, value: int) -> None:
        if index < 0 or self.rows is not None:
            raise IndexError(f"{index} of {self.length}")
        self.cells[index] = int(value)


class SimCells:
    """The cells of a state by their number on the device."""

    def __init__(self, state: SimState) -> None:
        layout, batch, count, game = (vars(state)[name] for name in ("_layout", "_batch", "_count", "_game"))
        self.runs: list[tuple[int, int, memoryview]] = []
        for run in layout.runs:
            rows = batch[run.offset * count :][: run.cells * run.width * count].view(f"i{run.width}")
            column = memoryview(rows.reshape(run.cells, count)[:, game])
            self.runs.append((run.first, run.first + run.cells, column))

    def __getitem__(self, index: int) -> int:
        for first, end, column in self.runs:
            if index < end:
                return column[index - first]
        raise IndexError(index)


class SimList:
    """A window on a list of answers."""

    def __init__(self, rows: Any, game: int, first: int) -> None:
        self.rows, self.game, self.first = rows, game, first

    def __setitem__(self, index: int, code: int) -> None:
        if self.holds(index):
            self.rows[index - self.first, self.game] = code

    def __getitem__(self, index: int) -> int:
        if not self.holds(index):
            raise IndexError(f"{index} is outside the window")
        return int(self.rows[index - self.first, self.game])

    def holds(self, index: int) -> bool:
        return 0 <= index - self.first < len(self.rows)


def _plain(array: Any) -> Any:
    """The NumPy array inside the simulator's wrappers."""
    while not isinstance(array, np.ndarray):
        array = getattr(array, "_item", None) or array._ary
    return array


def _copy_state(to: Any, source: Any) -> None:
    """Between a game of a batch and a thread's own state, which here is the plain one."""
    if isinstance(to, SimState):
        for name, cells in to._layout.fields.items():
            there = source._cells(cells) if isinstance(source, SimState) else np.array(getattr(source, name))
            to._cells(cells)[:] = there.reshape(-1)
        return
    for name, cells in source._layout.fields.items():
        there = source._cells(cells)
        setattr(to, name, there.reshape(cells.shape).tolist() if cells.shape else there[0].item())


def names(game: Game, layout: DeviceLayout, cuda: Any) -> dict[str, Any]:
    """What the kernels' templates are given in the simulator."""
    return {
        "cuda": cuda,
        "state_at": lambda cells, count, game: SimState(layout, _plain(cells), int(count), int(game)),
        "own_state": game.State,
        "copy_state": _copy_state,
        "answer_list": lambda rows, game, first: SimList(_plain(rows), int(game), int(first)),
        "moved": lambda window, first: SimList(window.rows, window.game, int(first)),
        "holds": lambda window, index: window.holds(index),
        "stream": lambda: [0],
        "raw_cells": lambda s: SimCells(s),
        "limits_room": lambda: [0] * (2 * game.most_ranged),
    }


class Simulated(Plain):
    """The plain engine whose templates are given the device's names."""

    def __init__(self, game: Game, device: dict[str, Any]) -> None:
        super().__init__(game)
        self._device = device

    def _space(self, names: dict[str, Any]) -> dict[str, Any]:
        space = super()._space(names)
        if has_templates(names):
            space.update({name: value for name, value in self._device.items() if name in names})
        return space


class Runner:
    """Launches kernels in the simulator: what `code.Runner` is on a GPU. Facts are kept, as in the plain engine."""

    xp = np
    block = 1
    most_threads = 1
    """One thread takes every game from the queue."""

    def __init__(self, game: Game, widths: dict[str, int] | None = None) -> None:
        from numba import cuda

        self.layout = DeviceLayout(game, widths or {}, facts=True)
        self._rules, self._jit = Simulated(game, names(game, self.layout, cuda)), cuda.jit
        self._kernels: dict[str, Any] = {}

    def launch(self, kernel: Callable[..., Any], arguments: list[Any], count: int) -> None:
        if kernel.__name__ not in self._kernels:
            self._kernels[kernel.__name__] = self._jit(self._rules.bind(kernel))
        self._kernels[kernel.__name__][1, count](*arguments)

    def overflow(self) -> bool:
        return False  # a number that does not fit is refused at once
