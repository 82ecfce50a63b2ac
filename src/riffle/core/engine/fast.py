"""The fast engine: the same rules compiled by Numba, on demand, without the GIL.

A compiled function that Python calls is an entry point; it is kept on disk under a digest of every rule it reaches
(`reach`,
`disk_cache`). Rules it calls are compiled with it (`linking`), tables are bound when it is loaded (`tables`).
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np

from ..declare import rule
from ..declare.actions import Actions
from ..declare.contract import RULES
from ..declare.facts import Facts
from ..declare.options import Options
from . import entries
from .arrays import Arrays
from .cache import cache_root, keep
from .compiling import told
from .disk_cache import DiskCache, new_slot
from .linking import EntryPoint, Inner
from .reach import Reach, names_in
from .tables import BoundTable, cells_of

if TYPE_CHECKING:
    from ..game import Game

HERE = Path(__file__).parent
MAKERS = ("fast.py", "linking.py", "locating.py", "tables.py", "disk_cache.py")
"""The files here that decide what compiled code looks like."""


@cache
def makers_digest() -> str:
    """Names what compiles: versions, and our own part in it."""
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
    total = hashlib.sha256("\0".join(versions).encode())
    for name in MAKERS:
        total.update((HERE / name).read_bytes())
    return total.hexdigest()


def _buffer(size: int) -> Any:
    return np.zeros(size, dtype=np.int32)


def _copy_into(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


class Fast(Arrays):
    """A game's rules, compiled. States are arrays of one record (passing a bare record costs seven times as much)."""

    speed = "fast"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.bounds_checks = game.checked
        self.slot = new_slot()
        self.compiled = 0
        """How many entry points this engine compiled, and how many it found on disk."""
        self.found = 0
        self._spaces: dict[int, dict[str, Any]] = {}
        self._twins: dict[int, Any] = {}
        self._doors: dict[int, Any] = {}
        self._tables: dict[tuple[str, str], BoundTable] = {}
        self._arrays: dict[int, Any] = {}
        self.folder = cache_root() / f"{game.id}-rules"
        keep(self.folder)
        for name, arity in RULES.items():
            setattr(self, name, self._until_compiled(name, self._entry(name, arity)))

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A template compiled over this game's rules. Its first argument is a state array, or an array of states."""
        assert isinstance(template, FunctionType)
        found = self._doors.get(id(template))
        if found is None:
            self._kept.append(template)
            found = self._doors[id(template)] = self._door(template, template.__name__)
        return told(found, self.game)

    def _until_compiled(self, name: str, compiled: Any) -> Any:
        """The first call compiles, and tells in one sentence what does not compile; later ones go straight there.

        With checks on, any call may tell of an index outside its array.
        """
        first = told(compiled, self.game)
        if self.bounds_checks:
            return first

        def call(*arguments: Any) -> Any:
            found = first(*arguments)
            setattr(self, name, compiled)
            return found

        return call

    # How entry points are made
    # ------------------------------------------------------------------------------------------

    def _entry(self, name: str, arity: int) -> Any:
        """The entry point from Python to one rule: takes the array, hands on the record."""
        names = {"__name__": entries.__name__, "inner": self.game.contract[name]}
        self._kept.append(names)
        return self._door(FunctionType(getattr(entries, f"entry{arity}").__code__, names), f"entry_{name}")

    def _door(self, function: FunctionType, name: str) -> Any:
        """A function that Python calls. Nothing is compiled, and no table bound, before its first call."""
        space: dict[str, Any] = {"__name__": entries.__name__}
        copy = FunctionType(function.__code__, space, name, function.__defaults__)
        copy.__qualname__ = self._qualified(name, "door")
        cache = DiskCache(
            self, name, lambda: Reach(function, self._names_of, self._shape), lambda: self._fill(function, space)
        )
        return EntryPoint(copy, cache, bounds_checks=self.bounds_checks)

    def depends_on(self, reach: Reach) -> str:
        """Names compiled code on disk. The tables it reads are bound here, so that it can be loaded."""
        for (module, name), rows in reach.tables.items():
            self._bound(rows, module, name)
        return f"{makers_digest()} {self._checking(reach)} {reach.digest}"

    def _checking(self, reach: Reach) -> str:
        """With checks on, compiled code holds the files and lines of its rules too."""
        if not self.bounds_checks:
            return "unchecked"
        codes = [function.__code__ for function in reach.functions]
        lines = "".join(f"{code.co_filename} {code.co_firstlineno} {code.co_linetable!r}" for code in codes)
        return hashlib.sha256(lines.encode()).hexdigest()

    def _qualified(self, name: str, module: str) -> str:
        """Compiled code is found by this name, so it must differ between all games that are loaded."""
        return f"{name}__{module}_{self.game.id}_{self.slot}".replace(".", "_")

    # How rules are compiled --------------------------------------------------------------------------------------

    def _compile(self, function: FunctionType) -> Any:
        return Inner(function, bounds_checks=self.bounds_checks)

    def _code(self, function: FunctionType, space: dict[str, Any]) -> Any:
        return function.__code__

    def _twin(self, function: FunctionType) -> Any:
        """A rule's compiled form."""
        found = self._twins.get(id(function))
        if found is None:
            self._kept.append(function)
            module, _ = self._names_of(function)
            space = self._spaces.setdefault(id(function.__globals__), {"__name__": entries.__name__})
            copy = FunctionType(self._code(function, space), space, function.__name__, function.__defaults__)
            copy.__qualname__ = self._qualified(function.__qualname__, module)
            found = self._twins[id(function)] = self._compile(copy)
            self._fill(function, space)
        return found

    def _fill(self, function: FunctionType, space: dict[str, Any]) -> None:
        """Put what a function reads into its compiled module: rules become their twins, tables become arrays."""
        module, names = self._names_of(function)
        for name in names_in(function.__code__):
            if name in names and name not in space:
                space[name] = self._compiled(names[name], module, name)

    def _compiled(self, value: Any, module: str, name: str) -> Any:
        if value is rule.buffer:
            return self._twin(_buffer)
        if value is rule.copy_into:
            return self._twin(_copy_into)
        if isinstance(value, rule.Lookup):
            return self._bound(value, module, name)
        if isinstance(value, Actions):
            return self._module(value, value.functions)
        if isinstance(value, Facts | Options):
            return self._module(value, {})
        if isinstance(value, FunctionType) and rule.is_rule(value):
            return self._twin(value)
        return value

    def _module(self, value: Any, functions: dict[str, Any]) -> Any:
        """Numba reads constants and functions out of a module, so the codec is shown to it as one."""
        found = self._twins.get(id(value))
        if found is None:
            self._kept.append(value)
            found = self._twins[id(value)] = ModuleType(type(value).__name__)
            vars(found).update(value.constants)
            for name, function in functions.items():
                copy = FunctionType(function.__code__, {"__name__": entries.__name__}, name, function.__defaults__)
                copy.__qualname__ = self._qualified(name, type(value).__name__)
                setattr(found, name, self._compile(copy))
        return found

    # Tables ------------------------------------------------------------------------------------------------------

    def _bound(self, rows: rule.Lookup, module: str, name: str) -> Any:
        found = self._tables.get((module, name))
        if found is None:
            symbol = f"riffle_table_{self.slot}_{module}_{name}".replace(".", "_")
            found = self._tables[module, name] = BoundTable(self._cells(rows), symbol)
        return found

    def _shape(self, rows: rule.Lookup) -> str:
        cells = self._cells(rows)
        return f"{cells.dtype}{cells.shape}"

    def _cells(self, rows: rule.Lookup) -> Any:
        found = self._arrays.get(id(rows))
        if found is None:
            self._kept.append(rows)
            found = self._arrays[id(rows)] = cells_of(rows)
        return found
