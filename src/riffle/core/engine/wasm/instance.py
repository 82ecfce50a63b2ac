# pyright: basic
# (wasmtime's bindings have no types)
"""A module running here, in wasmtime: one for each thread, with a memory of its own."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from functools import cache
from typing import Any

import wasmtime
from wasmtime import _bindings as raw

from .doors import NUMBER, dimensions
from .module import Module

PAGE = 1 << 16
ALIGNED = 15
SCRATCH = 1 << 16


class OverflowedError(RuntimeError):
    """Compiled code left its memory: its stack was too small, or it read beyond an array."""


@cache
def _machine() -> wasmtime.Engine:
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    return wasmtime.Engine(config)


@cache
def _compiled(module: Module) -> wasmtime.Module:
    return wasmtime.Module(_machine(), module.code)


class Instance:
    """Doors to call by name with plain numbers, and memory to read and write."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._store = wasmtime.Store(_machine())
        self._exports = wasmtime.Instance(self._store, _compiled(module), []).exports(self._store)
        self._memory: Any = self._exports["memory"]
        self._end = int(self._exports["__heap_base"].value(self._store))  # type: ignore[union-attr]
        self._free: dict[int, list[int]] = {}
        self.size = self._memory.data_len(self._store)
        self.base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self._scratch, self._scratch_size = self.room(SCRATCH), SCRATCH

    def room(self, size: int) -> int:
        """The address of so many bytes, all nought."""
        size = max(16, (size + ALIGNED) & ~ALIGNED)
        known = self._free.get(size)
        if known:
            at = known.pop()
            ctypes.memset(self.base + at, 0, size)
            return at
        at = (self._end + ALIGNED) & ~ALIGNED
        self._end = at + size
        if self._end > self.size:
            self._memory.grow(self._store, -(-(self._end - self.size) // PAGE))
            self.size = self._memory.data_len(self._store)
            self.base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        return at

    def give_back(self, at: int, size: int) -> None:
        self._free.setdefault(max(16, (size + ALIGNED) & ~ALIGNED), []).append(at)

    def scratch(self, size: int) -> int:
        """Room for the arguments of one call."""
        if size > self._scratch_size:
            self.give_back(self._scratch, self._scratch_size)
            self._scratch, self._scratch_size = self.room(2 * size), 2 * size
        return self._scratch

    def read(self, at: int, size: int) -> bytes:
        return ctypes.string_at(self.base + at, size)

    def write(self, at: int, content: bytes) -> None:
        ctypes.memmove(self.base + at, content, len(content))

    def table(self, symbol: str) -> int:
        """Where a table lies."""
        return int(self._exports[symbol].value(self._store))  # type: ignore[union-attr]

    def door(self, name: str) -> Callable[..., float]:
        """A entry point as a function of plain numbers: addresses and lengths for arrays, whole numbers as they are."""
        takes, gives = self.module.doors[name]["takes"].split(), self.module.doors[name]["gives"]
        parts = "".join("d8x" if word == NUMBER else "i12x" * (1 + dimensions(word)) for word in takes)
        form = struct.Struct("<" + parts)
        cells = (raw.wasmtime_val_raw_t * max(1, form.size // 16))()
        function = self._exports[name]._func  # type: ignore[union-attr]
        context, reference, count = self._store._context(), ctypes.byref(function), len(cells)
        view = memoryview(cells).cast("B")
        answer = struct.Struct("<d")
        trap = ctypes.POINTER(raw.wasm_trap_t)()
        call, caught = raw.wasmtime_func_call_unchecked, ctypes.byref(trap)

        def called(*numbers: float) -> float:
            form.pack_into(view, 0, *numbers)
            failed = call(context, reference, cells, count, caught)
            if failed or trap:
                self._raise(failed, trap)
            return answer.unpack_from(view)[0] if gives else 0.0

        return called

    def _raise(self, failed: Any, trap: Any) -> None:
        if failed:
            raise wasmtime.WasmtimeError._from_ptr(failed)
        found = wasmtime.Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(raw.wasm_trap_t)))
        text = str(found).split("\n")[-1]
        raise OverflowedError(f"compiled rules stopped: {text}")
