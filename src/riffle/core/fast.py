"""The fast engine: the same rules compiled by Numba, on demand, without the GIL.

Compiled code is kept on disk in a folder named after a hash of every source it depends on, because Numba itself only
looks at the one file a function stands in and would serve a stale rule after an edit elsewhere.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from . import entries, rule
from .actions import Actions
from .contract import RULES
from .facts import Facts
from .layout import seen_by

if TYPE_CHECKING:
    from .game import Game

CORE = Path(__file__).parent
NEVER_COMPILED = {"event.py", "match.py", "record.py", "refusal.py", "rulebook.py"}
"""Core files above the rules: an edit there leaves compiled code as good as it was."""
UNUSED = 30 * 24 * 3600
"""Seconds after which compiled rules that no process used are forgotten."""


def cache_root() -> Path:
    """Where compiled rules are kept: $RIFFLE_CACHE, else the user's cache folder, else a temporary one."""
    if "RIFFLE_CACHE" in os.environ:
        return Path(os.environ["RIFFLE_CACHE"])
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "riffle"
    try:
        home.mkdir(parents=True, exist_ok=True)
        return home
    except OSError:
        return Path(tempfile.gettempdir()) / f"riffle-cache-{os.getuid()}"


def sources_digest(folders: Sequence[Path], *more: str) -> str:
    total = hashlib.sha256("\0".join((numba.__version__, np.__version__, *more)).encode())
    for folder in sorted(set(folders)):
        for path in sorted((*folder.glob("*.py"), *folder.glob("*.json"))):  # tables are built from data files too
            if folder != CORE or path.name not in NEVER_COMPILED:
                total.update(path.read_bytes())
    return total.hexdigest()[:16]


def keep(folder: Path) -> None:
    """Mark compiled rules as used today; when new ones begin, those that nobody used for a month go."""
    if folder.exists():
        with contextlib.suppress(OSError):
            os.utime(folder)
        return
    for other in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        with contextlib.suppress(OSError):
            if time.time() - other.stat().st_mtime > UNUSED:
                shutil.rmtree(other)


@numba.njit(cache=False)
def _buffer(size: int) -> Any:
    return np.zeros(size, dtype=np.int32)


@numba.njit(cache=False)
def _copy_into(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


class Fast:
    """A game's rules, compiled. States are arrays of one record (passing a bare record costs seven times as much)."""

    speed = "fast"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bounds_checks = bool(os.environ.get("RIFFLE_BOUNDS_CHECKS"))
        self.dtype = np.dtype([(name, np.int32, field.shape) for name, field in game.State.fields.items()])
        self._masks: dict[int, Any] = {}
        self._spaces: dict[int, dict[str, Any]] = {}
        self._twins: dict[int, Any] = {}
        self._doors: dict[int, Any] = {}
        self._caches: dict[Path, Path] = {}
        self._kept: list[Any] = []  # keeps what is known by its id alive
        self._size = game.State.size * 4
        for name, arity in RULES.items():
            setattr(self, name, self._entry(name, arity))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def new(self, count: int = 1) -> Any:
        return np.zeros(count, dtype=self.dtype)

    def copy(self, s: Any) -> Any:
        return s.copy()

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

    def read(self, buffer: Any, count: int) -> list[int]:
        return buffer[:count].tolist()

    def stream(self, seed: int) -> Any:
        return np.array([seed], dtype=np.int64)

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A template compiled over this game's rules. Its first argument is a state array, or an array of states."""
        assert isinstance(template, FunctionType)
        return self._twin(template, called_from_python=True)

    # How twins are made ------------------------------------------------------------------------------------------

    def _entry(self, name: str, arity: int) -> Any:
        """The door from Python to one rule: takes the array, hands on the record."""
        door = getattr(entries, f"entry{arity}")
        inner = self._twin(self.game.contract[name])
        space = {"inner": inner, "__name__": entries.__name__}
        function = FunctionType(door.__code__, space, f"entry_{name}")
        function.__qualname__ = self._qualified(f"entry_{name}")
        return self._compile(function, Path(entries.__file__).parent)

    def _qualified(self, name: str) -> str:
        """Compiled code is found by this name, so it must differ between games that share a piece of source."""
        return f"{name}__{self.game.id}_{self.game.components}"

    def _compile(self, function: FunctionType, folder: Path, *, called_from_python: bool = True) -> Any:
        numba.config.CACHE_DIR = str(self._cache(folder))  # type: ignore[attr-defined]
        # A rule that only rules call needs no door from Python; leaving it out halves the time to compile.
        how: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "boundscheck": self.bounds_checks}
        if not called_from_python:
            how |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        return numba.njit(**how)(function)

    def _cache(self, folder: Path) -> Path:
        """The folder for code that stands in `folder`; the sources are read once, not for every function."""
        found = self._caches.get(folder)
        if found is None:
            digest = sources_digest([CORE, self.game.folder, folder], self.game.components, str(self.bounds_checks))
            found = self._caches[folder] = cache_root() / f"{self.game.id}-{digest}"
            keep(found)
        return found

    def _twin(self, function: FunctionType, *, called_from_python: bool = False) -> Any:
        """The compiled form. A rule called from Python and from rules has two: only one of them has a door."""
        called_from_python = called_from_python or getattr(function, "__template__", False)
        twins = self._doors if called_from_python else self._twins
        found = twins.get(id(function))
        if found is None:
            self._kept.append(function)
            space = self._space(function.__globals__, getattr(function, "__template__", False))
            copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            copy.__qualname__ = self._qualified(function.__qualname__ + ("_door" if called_from_python else ""))
            folder = Path(function.__code__.co_filename).parent
            found = twins[id(function)] = self._compile(copy, folder, called_from_python=called_from_python)
        return found

    def _space(self, names: dict[str, Any], over_contract: bool) -> dict[str, Any]:
        """The compiled view of a module's names: rules become their twins, tables become arrays."""
        space = self._spaces.get(id(names))
        if space is None:
            self._kept.append(names)
            # The module's name must be there before any twin is made: a function without one is kept on disk together
            # with everything its module reaches, and then breaks when any of that is edited.
            space = self._spaces[id(names)] = {"__name__": names.get("__name__")}
            space.update({name: self._compiled(value) for name, value in names.items()})
            if over_contract:
                space.update({name: self._compiled(value) for name, value in self.game.names_for(names).items()})
        return space

    def _compiled(self, value: Any) -> Any:
        if value is rule.buffer:
            return _buffer
        if value is rule.copy_into:
            return _copy_into
        if isinstance(value, rule.Table):
            return self._array(value)
        if isinstance(value, Actions):
            jit = numba.njit(nogil=True, error_model="numpy")
            return self._module(value, {name: jit(function) for name, function in value.functions.items()})
        if isinstance(value, Facts):
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
            vars(found).update(functions)
        return found

    def _array(self, value: rule.Table) -> Any:
        found = self._twins.get(id(value))
        if found is None:
            self._kept.append(value)
            wide = np.array(value, dtype=np.int64)
            narrow = wide.size == 0 or (wide.min() >= -(2**31) and wide.max() < 2**31)
            found = self._twins[id(value)] = wide.astype(np.int32) if narrow else wide
        return found
