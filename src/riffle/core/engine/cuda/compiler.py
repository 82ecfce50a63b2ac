# pyright: basic, reportAttributeAccessIssue=false, reportPrivateImportUsage=false
# pyright: reportPrivateUsage=false, reportMissingImports=false
# (numba-cuda and llvmlite have no types)
"""The same rules compiled for a GPU by numba-cuda, as kernels over batches, a game a thread. An extra: `riffle[gpu]`.

compiler = Cuda(riffle.load("hidden_stones"))
ptx = compiler.ptx(play_queue)            # compiled once, kept on disk
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import numpy as np

from ...declare import facts as fact_rules
from ...declare import rule
from ..cache import cache_root, keep
from ..fast import Fast
from ..names import Named
from ..reach import Reach, has_templates
from ..sized import with_sized_buffers
from .layout import DeviceLayout, measured_widths

try:
    from numba import cuda
    from numba.cuda import types

    from . import memory
    from . import types as device
except ImportError as missing:
    raise ImportError("the GPU engine needs the extra gpu: pip install 'riffle[gpu]'") from missing

if TYPE_CHECKING:
    from ...game import Game

HERE = Path(__file__).parent
CAPABILITY = (9, 0)
"""What is compiled for where no GPU says otherwise."""
LETTERS = {"B": types.uint8, "b": types.int8, "I": types.int32, "L": types.int64, "f": types.float32}


def signature_of(letters: str) -> tuple[Any, ...]:
    """A kernel's arguments: `l` a whole number, `L` an array of them, `I2` a table of narrower ones, and so on."""

    def one(word: str) -> Any:
        return types.int64 if word == "l" else types.Array(LETTERS[word[0]], int(word[1:] or 1), "C")

    return tuple(one(word) for word in letters.split())


@rule.rule
def _no_fact(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    return


@rule.rule
def _no_light(s: Any, number: int, a: int = -1, b: int = -1, c: int = -1) -> int:
    return number


class Cuda(Fast):
    """A game's rules as device functions, and kernels over them."""

    speed = "cuda"

    def __init__(self, game: Game, *, widths: dict[str, int] | None = None, facts: bool = False) -> None:
        Named.__init__(self, game)
        self.bounds_checks = False
        self.facts_kept = facts
        self.slot = game.components
        self._spaces: dict[int, dict[str, Any]] = {}
        self._twins: dict[int, Any] = {}
        self._arrays: dict[int, Any] = {}
        self._widths = widths
        self.folder = cache_root() / f"{game.id}-{self._sources_digest()}"
        """Where this game's compiled kernels are kept. They hold the contents of its tables."""
        keep(self.folder)

    @cached_property
    def layout(self) -> DeviceLayout:
        widths = self._widths
        if widths is None:
            kept = self.folder / "cuda-widths.json"
            if kept.exists():
                widths = json.loads(kept.read_text())
            else:
                widths = measured_widths(self.game)
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_text(json.dumps(widths))
        return DeviceLayout(self.game, widths or {}, facts=self.facts_kept)

    @cached_property
    def _device_names(self) -> dict[str, Any]:
        """What the kernels' templates are given beside the rules."""
        fields, name = self.layout.fields, self._qualified("state", "device")
        own = device.StateType(name, fields, True)
        return {
            "cuda": cuda,
            "state_at": memory.make_state_at(device.StateType(name, fields, False)),
            "own_state": memory.make_own_state(own, self.layout.bytes),
            "copy_state": memory.make_copy_state(fields),
            "answer_list": device.answer_list,
            "moved": device.moved,
            "holds": device.holds,
            "stream": memory.make_buffer(1, 8),
            "raw_cells": memory.make_raw_cells(self.layout.runs),
            "limits_room": memory.make_buffer(2 * self.game.most_ranged),
        }

    def ptx(self, kernel: Callable[..., Any], capability: tuple[int, int] = CAPABILITY) -> str:
        """The code of a kernel (see `kernels.kernel`) for a GPU of that capability: from disk, or compiled and kept."""
        shape = "facts" if self.facts_kept else "bare"
        assert isinstance(kernel, FunctionType)
        reach = Reach(kernel, self._names_of, self._shape).digest[:16]
        kept = self.folder / f"{kernel.__name__}-{reach}-{shape}-sm{capability[0]}{capability[1]}.ptx"
        if kept.exists():
            return kept.read_text()
        space: dict[str, Any] = {"__name__": kernel.__module__}
        self._fill(kernel, space)
        function = FunctionType(kernel.__code__, space, f"{kernel.__name__}_{self.game.id}")
        with _offline(capability):
            text, _ = cuda.compile_ptx(function, signature_of(kernel.letters), device=False, cc=capability)
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(text)
        return text

    # How twins are made ------------------------------------------------------------------------------------------

    def _sources_digest(self) -> str:
        total = hashlib.sha256("\0".join((cuda.__file__, np.__version__, self.game.components)).encode())
        game = self.game.folder
        rooms = [init.parent for init in game.glob("*/__init__.py")]
        for folder in (HERE.parent.parent / "declare", HERE.parent, HERE, game, *sorted(rooms)):
            for path in sorted((*folder.glob("*.py"), *folder.glob("*.json"))):
                total.update(path.read_bytes())
        return total.hexdigest()[:16]

    def _compile(self, function: FunctionType) -> Any:
        return cuda.jit(device=True)(function)

    def _code(self, function: FunctionType, space: dict[str, Any]) -> Any:
        return with_sized_buffers(function, space, memory.make_buffer)

    def _offered(self, names: dict[str, Any]) -> dict[str, Any]:
        offered = super()._offered(names)
        if not has_templates(names):
            return offered
        return {**offered, **{name: value for name, value in self._device_names.items() if name in names}}

    def _compiled(self, value: Any, module: str, name: str) -> Any:
        if value is rule.buffer:
            return value  # each call becomes one of its own size
        if not self.facts_kept and value is fact_rules.emit:
            return self._twin(_no_fact)
        if not self.facts_kept and value is fact_rules.forbid:
            return self._twin(_no_light)
        return super()._compiled(value, module, name)

    def _bound(self, rows: rule.Lookup, module: str, name: str) -> Any:
        found = self._twins.get(id(rows))
        if found is None:
            self._kept.append(rows)
            found = self._twins[id(rows)] = memory.DeviceTable(rows)
        return found


class _Named:
    """Stands for a GPU of a capability where none is present: numba-cuda asks for one while compiling."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.compute_capability = capability


def _offline(capability: tuple[int, int]) -> Any:
    return patch.multiple("numba.cuda.dispatcher", get_current_device=lambda: _Named(capability))


__all__ = ["CAPABILITY", "Cuda"]
