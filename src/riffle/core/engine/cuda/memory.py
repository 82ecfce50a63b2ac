# pyright: basic, reportAttributeAccessIssue=false, reportPrivateImportUsage=false
# pyright: reportPrivateUsage=false, reportMissingImports=false
# (numba-cuda and llvmlite have no types)
"""Where things lie on a GPU: a thread's own buffers and state, one game of a batch, and tables in global memory."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.core.imputils import lower_constant
from numba.cuda.extending import intrinsic, typeof_impl

from .layout import Cells, Run
from .types import BYTE, GLOBAL_SPACE, LONG, POINTER, CellsType, StateType, ViewType, long_of, struct_of


def _room(builder: Any, size: int, align: int) -> Any:
    """Bytes of the thread's own memory, made once in the function's first block."""
    with builder.goto_entry_block():
        room = builder.alloca(ir.ArrayType(BYTE, size))
        room.align = align
    return builder.bitcast(room, POINTER)


def make_buffer(size: int, width: int = 4) -> Any:
    """An intrinsic that gives `size` zeros of the thread's own."""
    kind = ViewType(width, (size,), False)

    @intrinsic
    def zeros(typing: Any) -> Any:
        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            view = struct_of(context, builder, kind)
            view.base = _room(builder, width * max(1, size), 8)
            view.step = LONG(width)
            cgutils.memset(builder, view.base, LONG(width * max(1, size)), 0)
            return view._getvalue()

        return kind(), build

    return zeros


def make_state_at(batch: StateType) -> Any:
    """An intrinsic `(bytes, count, game) -> state` of one game of a batch."""

    @intrinsic
    def state_at(typing: Any, cells: Any, count: Any, game: Any) -> Any:
        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            rows = context.make_array(sig.args[0])(context, builder, args[0])
            state = struct_of(context, builder, batch)
            state.base = builder.bitcast(rows.data, POINTER)
            state.count, state.game = long_of(builder, args[1]), long_of(builder, args[2])
            return state._getvalue()

        return batch(cells, count, game), build

    return state_at


def make_own_state(own: StateType, size: int) -> Any:
    """An intrinsic that gives a state of the thread's own, cells not yet set."""

    @intrinsic
    def own_state(typing: Any) -> Any:
        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            state = struct_of(context, builder, own)
            state.base = _room(builder, size, 16)
            state.count, state.game = LONG(1), LONG(0)
            return state._getvalue()

        return own(), build

    return own_state


def make_copy_state(fields: dict[str, Cells]) -> Any:
    """An intrinsic `(to, source)` that copies every cell, run by run of equal width."""
    runs: list[tuple[int, int, int]] = []  # offset, width, cells
    for cells in sorted(fields.values()):
        size = int(np.prod(cells.shape, dtype=np.int64))
        if runs and runs[-1][1] == cells.width and runs[-1][0] + runs[-1][1] * runs[-1][2] == cells.offset:
            runs[-1] = (runs[-1][0], cells.width, runs[-1][2] + size)
        else:
            runs.append((cells.offset, cells.width, size))

    @intrinsic
    def copy_state(typing: Any, to: Any, source: Any) -> Any:
        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            ends = [struct_of(context, builder, kind, value) for kind, value in zip(sig.args, args, strict=True)]
            for offset, width, size in runs:
                integer = ir.IntType(8 * width)
                places: list[Any] = []
                for end, kind in zip(ends, sig.args, strict=True):
                    one = 1 if kind.local else end.count
                    step = LONG(width) if kind.local else builder.mul(end.count, LONG(width))
                    start = (
                        LONG(offset)
                        if kind.local
                        else builder.add(builder.mul(one, LONG(offset)), builder.mul(end.game, LONG(width)))
                    )
                    places.append((builder.gep(end.base, [start]), step))
                with cgutils.for_range(builder, LONG(size)) as loop:
                    at = [builder.gep(base, [builder.mul(loop.index, step)]) for base, step in places]
                    value = builder.load(builder.bitcast(at[1], integer.as_pointer()), align=width)
                    builder.store(value, builder.bitcast(at[0], integer.as_pointer()), align=width)
            return context.get_dummy_value()

        return types.none(to, source), build

    return copy_state


def make_raw_cells(runs: list[Run]) -> Any:
    """An intrinsic `(state) -> cells` by their number on the device, whatever their width."""
    kind = CellsType(runs)

    @intrinsic
    def raw_cells(typing: Any, state: Any) -> Any:
        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            given = struct_of(context, builder, sig.args[0], args[0])
            cells = struct_of(context, builder, kind)
            cells.base, cells.count, cells.game = given.base, given.count, given.game
            return cells._getvalue()

        return kind(state), build

    return raw_cells


class DeviceTable:
    """A table of whole numbers that stands once in the device's global memory, under the hash of its contents."""

    def __init__(self, rows: Any) -> None:
        wide = np.ascontiguousarray(np.array(rows, dtype=np.int64))
        low, high = (int(wide.min()), int(wide.max())) if wide.size else (0, 0)
        self.width = next(w for w in (1, 2, 4, 8) if -(1 << (8 * w - 1)) <= low and high < 1 << (8 * w - 1))
        self.cells = wide.astype(np.dtype(f"i{self.width}"))
        content = self.cells.tobytes() + repr(self.cells.shape).encode()
        self.name = f"riffle_table_{hashlib.sha256(content).hexdigest()[:16]}_{self.width}"
        self.kind = ViewType(self.width, self.cells.shape, False)


@typeof_impl.register(DeviceTable)
def _typeof_table(value: DeviceTable, c: Any) -> Any:
    return value.kind


@lower_constant(ViewType)
def _table_constant(context: Any, builder: Any, kind: Any, value: DeviceTable) -> Any:
    module = builder.module
    found = module.globals.get(value.name)
    if found is None:
        integer = ir.IntType(8 * value.width)
        flat = [int(cell) for cell in value.cells.reshape(-1)]
        shape = ir.ArrayType(integer, max(1, len(flat)))
        found = ir.GlobalVariable(module, shape, value.name, addrspace=GLOBAL_SPACE)
        found.linkage = "linkonce_odr"
        found.global_constant = True
        found.initializer = ir.Constant(shape, flat or [0])
        found.align = 8
    view = struct_of(context, builder, kind)
    view.base = builder.addrspacecast(found, POINTER)
    view.step = LONG(value.width)
    return view._getvalue()
