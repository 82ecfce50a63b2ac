"""A game's module as it lies in the repository: `module.wasm` with `module.json` beside it, in the game's folder.

The layout says what the module offers and where things lie; its digests say of which rules it was made. Contents of
tables are not in it: whoever loads a module writes them in, so one module serves all variants.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ...declare.contract import RULES
from .. import entries
from ..names import Named
from ..shapes import bytes_of
from .doors import PLAYING, EntryPoint
from .trees import TreeReach

if TYPE_CHECKING:
    from ...game import Game

WASM, LAYOUT = "module.wasm", "module.json"


class Module:
    """What was built of a game's rules."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / WASM
        self.layout: dict[str, Any] = json.loads((folder / LAYOUT).read_text(encoding="utf-8"))

    @property
    def doors(self) -> Mapping[str, Any]:
        return self.layout["doors"]

    @property
    def code(self) -> bytes:
        return self.file.read_bytes()


@cache
def module_in(folder: Path) -> Module | None:
    """The module that lies in a game's folder."""
    return Module(folder) if (folder / LAYOUT).exists() and (folder / WASM).exists() else None


class Rules(Named):
    """A game's rules as they are today, by their digests, and the contents of its tables."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._reaches: dict[int, TreeReach] = {}
        self._entries = {name: self._entry(name, arity) for name, arity in RULES.items()}

    def _entry(self, name: str, arity: int) -> FunctionType:
        names = {"__name__": entries.__name__, "inner": self.game.contract[name]}
        return FunctionType(getattr(entries, f"entry{arity}").__code__, names, name)

    def reach(self, function: Any) -> TreeReach:
        found = self._reaches.get(id(function))
        if found is None:
            assert isinstance(function, FunctionType)
            self._kept.append(function)
            found = self._reaches[id(function)] = TreeReach(function, self._names_of)
        return found

    def digests(self, doors: tuple[EntryPoint, ...] = ()) -> dict[str, str]:
        """What names each entry point: the contract's rules, playing, and more."""
        found = {name: self.reach(entry).digest for name, entry in self._entries.items()}
        return found | {door.name: self.reach(door.function).digest for door in (*PLAYING, *doors)}

    def entry(self, name: str) -> FunctionType:
        """The entry point to a rule of the contract."""
        return self._entries[name]

    def fits(self, module: Module) -> bool:
        """Whether a module was made of today's contract."""
        return all(module.doors.get(name, {}).get("digest") == self.reach(self._entries[name]).digest for name in RULES)

    @property
    def digest(self) -> str:
        """Names the contract as it is today."""
        return hashlib.sha256("\0".join(self.digests().values()).encode()).hexdigest()[:16]

    def tables(self) -> dict[tuple[str, str], bytes]:
        """The contents of all tables that the entry points looked at so far read."""
        found = {where: rows for reach in self._reaches.values() for where, rows in reach.tables.items()}
        return {where: bytes_of(rows) for where, rows in found.items()}

    def table(self, module: str, name: str) -> bytes:
        """The contents of a table, by the module it stands in (as `Named` tells it) and its name."""
        for reach in self._reaches.values():
            if (module, name) in reach.tables:
                return bytes_of(reach.tables[module, name])
        raise KeyError(f"no rule of {self.game.id} reads {module}.{name}")
