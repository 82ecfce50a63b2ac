"""The engine that needs no compiling: a game's rules out of its module, run by wasmtime, on NumPy's arrays.

Arguments that lie elsewhere are copied into the module's memory for the call and back after it; large ones that live
long lie there from the beginning (`lasting`).
"""

from __future__ import annotations

import ctypes
import threading
import weakref
from collections.abc import Callable
from functools import cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from ...declare.contract import RULES
from ..arrays import Arrays
from .doors import NUMBER, name_of
from .instance import Instance
from .module import Module, Rules

if TYPE_CHECKING:
    from ...game import Game


class Ready(Arrays):
    """A game's rules as its module has them. What is not in the module, or not as it is today, Numba compiles."""

    speed = "wasm"

    def __init__(self, game: Game, module: Module) -> None:
        super().__init__(game)
        self.module = module
        self.rules = Rules(game)
        self._threads = threading.local()
        self._bound: dict[int, Callable[..., Any]] = {}
        for name in RULES:
            setattr(self, name, self._door(name))

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A template over this game's rules: out of the module, or compiled where the module has none of today."""
        assert isinstance(template, FunctionType)
        found = self._bound.get(id(template))
        if found is None:
            self._kept.append(template)
            name = name_of(template)
            found = self._door(name, template) if self._has(name, template) else self.native.bind(template)
            self._bound[id(template)] = found
        return found

    def _has(self, name: str, template: FunctionType) -> bool:
        door = self.module.doors.get(name)
        return door is not None and door["digest"] == self.rules.reach(template).digest

    @cached_property
    def native(self) -> Any:
        return self.game.fast

    def lasting(self, kind: Any, shape: int | tuple[int, ...]) -> Any:
        """An array of noughts that lies in this thread's module, so that calls need not copy it."""
        kind = np.dtype(kind)
        size = kind.itemsize * int(np.prod(shape, dtype=np.int64))
        if not size:
            return np.zeros(shape, dtype=kind)
        instance = self._here().instance
        at = instance.room(size)
        cells: Any = (ctypes.c_ubyte * size).from_address(instance.base + at)
        cells.instance = instance  # its memory lives as long as the array does
        weakref.finalize(cells, instance.give_back, at, size)
        return np.frombuffer(cells, dtype=kind).reshape(shape)

    def buffer(self, size: int) -> Any:
        return self.lasting(np.int32, size)

    def _here(self) -> _Thread:
        found = getattr(self._threads, "found", None)
        if found is None:
            found = self._threads.found = _Thread(self.module, self.rules)
        return found

    def _door(self, name: str, template: FunctionType | None = None) -> Callable[..., Any]:
        threads = self._threads
        reach = None

        def call(*arguments: Any) -> Any:
            nonlocal reach
            here = getattr(threads, "found", None) or self._here()
            door = here.doors.get(name)
            if door is None:
                reach = reach or self.rules.reach(template or self.rules.entry(name))
                door = here.open(name, reach.tables)
            return door(*arguments)

        return call


class _Thread:
    """A module in one thread: its entry points, opened when they are first used."""

    def __init__(self, module: Module, rules: Rules) -> None:
        self.instance = Instance(module)
        self.rules = rules
        self.doors: dict[str, Callable[..., Any]] = {}
        self._filled: set[tuple[str, str]] = set()

    def open(self, name: str, tables: Any) -> Callable[..., Any]:
        layout = self.instance.module.layout["tables"]
        for module, table in tables:
            if (module, table) not in self._filled and f"table.{module}.{table}" in layout:
                self.instance.write(self.instance.table(f"table.{module}.{table}"), self.rules.table(module, table))
                self._filled.add((module, table))
        self.doors[name] = found = self._with_arrays(name)
        return found

    def _with_arrays(self, name: str) -> Callable[..., Any]:
        """A entry point that takes arrays: where they do not lie in the module, their copies do for the call."""
        instance, door = self.instance, self.instance.module.doors[name]
        plain, gives = instance.door(name), door["gives"]
        arrays = [word != NUMBER for word in door["takes"].split()]

        def call(*arguments: Any) -> Any:
            numbers: list[Any] = []
            away: list[tuple[int, int, int, bool]] = []  # address, where its copy lies, bytes, whether it comes back
            needed = 0
            for is_array, given in zip(arrays, arguments, strict=True):
                if not is_array:
                    numbers.append(given)
                    continue
                address = given.ctypes.data
                at = address - instance.base
                if not 0 <= at < instance.size:
                    away.append((address, len(numbers), given.nbytes, given.flags.writeable))
                    needed += _rounded(given.nbytes)
                numbers.append(at)
                numbers += given.shape
            if away:
                self._bring(numbers, away, needed)
            found = plain(*numbers)
            for address, place, size, comes_back in away:
                if comes_back:
                    ctypes.memmove(address, instance.base + numbers[place], size)
            return int(found) if gives == "l" else found if gives else None

        return call

    def _bring(self, numbers: list[Any], away: list[tuple[int, int, int, bool]], needed: int) -> None:
        at = self.instance.scratch(needed)
        for address, place, size, _ in away:
            ctypes.memmove(self.instance.base + at, address, size)
            numbers[place] = at
            at += _rounded(size)


def _rounded(size: int) -> int:
    return (size + 15) & ~15
