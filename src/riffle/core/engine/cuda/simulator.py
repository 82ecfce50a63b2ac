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
        view = SimView(self._cells(cells), cells.shape)
        return view if cells.shape else view.cells[0].item()

    def __setattr__(self, name: str, value: int) -> None:
        cells = self._layout.fields[name]
        SimView(self._cells(cells), (1,))[0] = value

    def _cells(self, cells: Cells) -> Any:
        rows = self._batch[cells.offset * self._count :][: cells.size * cells.width * self._count]
        return rows.view(f"i{cells.width}").reshape(cells.size, self._count)[:, self._game]


class SimView:
    """A field or a row of it."""

    def __init__(self, cells: Any, shape: tuple[int, ...]) -> None:
        self.cells, self.shape = cells, shape

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: int) -> Any:
        if not 0 <= index < self.shape[0]:
            raise IndexError(f"{index} of {self.shape}")
        if len(self.shape) == 1:
            return self.cells[index].item()
        row = len(self.cells) // self.shape[0]
        return SimView(self.cells[index * row : (index + 1) * row], self.shape[1:])

    def __setitem__(self, index: int, value: int) -> None:
        if not 0 <= index < self.shape[0]:
            raise IndexError(f"{index} of {self.shape}")
        self.cells[index] = int(value)  # NumPy refuses a number that does not fit


class SimCells:
    """The cells of a state by their number on the device."""

    def __init__(self, state: SimState) -> None:
        self.state = state

    def __getitem__(self, index: int) -> int:
        layout, batch, count, game = (vars(self.state)[name] for name in ("_layout", "_batch", "_count", "_game"))
        run = next(run for run in layout.runs if index < run.first + run.cells)
        rows = batch[run.offset * count :][: run.cells * run.width * count].view(f"i{run.width}")
        return rows.reshape(run.cells, count)[index - run.first, game].item()


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
            to._cells(cells)[:] = np.array(getattr(source, name)).reshape(-1)
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


def kernel(game: Game, layout: DeviceLayout, template: Callable[..., Any]) -> Any:
    """A kernel as the simulator runs it: `kernel(...)[blocks, threads](arguments)`. The layout must keep facts."""
    from numba import cuda

    return cuda.jit(Simulated(game, names(game, layout, cuda)).bind(template))
