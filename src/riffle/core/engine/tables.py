# pyright: basic, reportAttributeAccessIssue=false
# (llvmlite has no types)
"""Tables as compiled rules see them: arrays of known shape whose contents are bound when code is loaded.

Compiled code names a table by a symbol and knows only its shape and width, so a changed number in a components file
needs no compiling. The contents never change while a game is loaded: loads from them may be hoisted and merged.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.datamodel.models import ArrayModel
from numba.core.imputils import lower_constant
from numba.extending import register_model, typeof_impl


class BoundTable:
    """A table's contents at an address that compiled code finds by `symbol`."""

    def __init__(self, cells: Any, symbol: str) -> None:
        self.cells = cells
        self.symbol = symbol
        llvm.add_symbol(symbol, self.cells.ctypes.data)


def cells_of(rows: Any) -> Any:
    """The numbers as an array, 32 bits wide where they fit."""
    wide = np.array(rows, dtype=np.int64)
    narrow = wide.size == 0 or (wide.min() >= -(2**31) and wide.max() < 2**31)
    return np.ascontiguousarray(wide.astype(np.int32) if narrow else wide)


class TableType(types.Array):
    """The type of a bound table. Its rows are ordinary arrays."""

    def copy(self, dtype: Any = None, ndim: Any = None, layout: Any = None, readonly: Any = None) -> Any:
        if dtype is None and ndim is None and layout is None:
            return self  # Numba asks for a global array to be read only: it is
        return super().copy(dtype, ndim, layout, readonly)


register_model(TableType)(ArrayModel)


@typeof_impl.register(BoundTable)
def _typeof_table(value: BoundTable, c: Any) -> Any:
    cells = value.cells
    return TableType(types.int64 if cells.itemsize == 8 else types.int32, cells.ndim, "C", readonly=True)


@lower_constant(TableType)
def _constant_table(context: Any, builder: Any, kind: Any, value: BoundTable) -> Any:
    cells, module = value.cells, builder.module
    data = module.globals.get(value.symbol)
    if data is None:
        data = ir.GlobalVariable(module, ir.ArrayType(ir.IntType(8), max(1, cells.nbytes)), value.symbol)
        data.linkage = "external"
        data.global_constant = True
        data.align = cells.itemsize
    array = context.make_array(kind)(context, builder)
    context.populate_array(
        array,
        data=data.bitcast(array.data.type),
        shape=_whole_numbers(context, cells.shape),
        strides=_whole_numbers(context, cells.strides),
        itemsize=context.get_constant(types.intp, cells.itemsize),
        meminfo=None,
        parent=None,
    )
    return array._getvalue()


def _whole_numbers(context: Any, numbers: tuple[int, ...]) -> Any:
    each = [context.get_constant(types.intp, number) for number in numbers]
    return ir.Constant(ir.ArrayType(context.get_value_type(types.intp), len(each)), each)
