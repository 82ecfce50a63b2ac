# pyright: basic, reportAttributeAccessIssue=false, reportPrivateImportUsage=false
# pyright: reportPrivateUsage=false, reportMissingImports=false
# (numba-cuda and llvmlite have no types)
"""What rules see on a GPU: a state, its fields, tables, buffers and lists of answers, as types of Numba's CUDA target.

A game's cells lie side by side across games (`address = field + cell * count + game`), each as narrow as the field
allows; a state that a thread holds alone (`local`) is the same with a count of one. A store that does not fit its
narrow cell raises a flag that `pack` looks at, so nothing is ever cut short unseen. All sizes are known when compiling.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.core.imputils import lower_builtin, lower_getattr_generic, lower_setattr_generic
from numba.cuda.extending import intrinsic, models, register_model
from numba.cuda.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature

from .layout import Cells, Run

BYTE = ir.IntType(8)
POINTER = BYTE.as_pointer()
LONG = ir.IntType(64)
GLOBAL_SPACE = 1
OVERFLOW = "riffle_overflow"


class StateType(types.Type):
    """One game's state. `local`: a thread's own, not one of a batch."""

    def __init__(self, name: str, fields: dict[str, Cells], local: bool) -> None:
        self.fields = fields
        self.local = local
        super().__init__(f"State({name}, {'local' if local else 'batch'})")


class ViewType(types.Type):
    """A row or a whole field of a state, a table or a buffer: cells of one width, side by side or a batch apart."""

    def __init__(self, width: int, shape: tuple[int, ...], strided: bool) -> None:
        self.width = width
        self.shape = shape
        self.strided = strided
        super().__init__(f"View({width}, {shape}, {'strided' if strided else 'dense'})")

    @property
    def item(self) -> Any:
        """The type of what an index gives: a number, or a row."""
        if len(self.shape) > 1:
            return ViewType(self.width, self.shape[1:], self.strided)
        return types.int64 if self.width == 8 else types.int32

    @property
    def row(self) -> int:
        """Cells in one row."""
        return int(np.prod(self.shape[1:], dtype=np.int64))


class CellsType(types.Type):
    """The cells of one game by their number, whatever their width; to read only."""

    def __init__(self, runs: list[Run]) -> None:
        self.runs = runs
        super().__init__(f"Cells({runs})")


class ListType(types.Type):
    """Where `legal` writes its codes: a window of a few of them, of the whole list."""

    def __init__(self) -> None:
        super().__init__("AnswerList")


LIST = ListType()


@register_model(CellsType)
@register_model(StateType)
class StateModel(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        members = [("base", types.voidptr), ("count", types.int64), ("game", types.int64)]
        super().__init__(manager, kind, members)


@register_model(ViewType)
class ViewModel(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("base", types.voidptr), ("step", types.int64)])


@register_model(ListType)
class ListModel(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        members = [("base", types.voidptr), ("step", types.int64), ("first", types.int64), ("room", types.int64)]
        super().__init__(manager, kind, members)


def struct_of(context: Any, builder: Any, kind: Any, value: Any = None) -> Any:
    return cgutils.create_struct_proxy(kind)(context, builder, value=value)


def _load(builder: Any, address: Any, width: int) -> Any:
    """A cell as the number rules reckon with: 32 bits, or 64 in wide tables."""
    integer = ir.IntType(8 * width)
    value = builder.load(builder.bitcast(address, integer.as_pointer()), align=width)
    return builder.sext(value, ir.IntType(32)) if width < 4 else value


def _store(builder: Any, address: Any, width: int, value: Any) -> None:
    integer = ir.IntType(8 * width)
    bits = value.type.width
    narrow = builder.trunc(value, integer) if bits > 8 * width else value
    if bits < 8 * width:
        narrow = builder.zext(value, integer) if bits == 1 else builder.sext(value, integer)
    if width < 4:
        with builder.if_then(builder.icmp_signed("!=", builder.sext(narrow, value.type), value), likely=False):
            builder.store(ir.Constant(ir.IntType(32), 1), _overflow(builder))
    builder.store(narrow, builder.bitcast(address, integer.as_pointer()), align=width)


def _overflow(builder: Any) -> Any:
    module = builder.module
    found = module.globals.get(OVERFLOW)
    if found is None:
        found = ir.GlobalVariable(module, ir.IntType(32), OVERFLOW, addrspace=GLOBAL_SPACE)
        found.linkage = "linkonce_odr"
        found.initializer = ir.Constant(ir.IntType(32), 0)
        found.align = 4
    return builder.addrspacecast(found, ir.IntType(32).as_pointer())


def long_of(builder: Any, value: Any, signed: bool = True) -> Any:
    if value.type.width == 64:
        return value
    return builder.sext(value, LONG) if signed else builder.zext(value, LONG)


def _cast_to_number(context: Any, builder: Any, value: Any, kind: Any) -> Any:
    """A value about to be stored: booleans and any whole number."""
    return builder.zext(value, ir.IntType(32)) if isinstance(kind, types.Boolean) else value


# States ----------------------------------------------------------------------------------------------------------


@infer_getattr
class StateFields(AttributeTemplate):
    key = StateType

    def generic_resolve(self, state: Any, attr: str) -> Any:
        cells = state.fields.get(attr)
        if cells is None:
            return None
        return ViewType(cells.width, cells.shape, not state.local) if cells.shape else types.int32


def _field(builder: Any, state: Any, kind: StateType, attr: str) -> tuple[Any, Any]:
    """The address of a field's first cell, and the distance of the next one in bytes."""
    cells = kind.fields[attr]
    if kind.local:
        return builder.gep(state.base, [LONG(cells.offset)]), LONG(cells.width)
    at = builder.add(builder.mul(state.count, LONG(cells.offset)), builder.mul(state.game, LONG(cells.width)))
    return builder.gep(state.base, [at]), builder.mul(state.count, LONG(cells.width))


@lower_getattr_generic(StateType)
def _get_field(context: Any, builder: Any, kind: Any, value: Any, attr: str) -> Any:
    cells = kind.fields[attr]
    address, step = _field(builder, struct_of(context, builder, kind, value), kind, attr)
    if not cells.shape:
        return _load(builder, address, cells.width)
    view = struct_of(context, builder, ViewType(cells.width, cells.shape, not kind.local))
    view.base, view.step = address, step
    return view._getvalue()


@lower_setattr_generic(StateType)
def _set_field(context: Any, builder: Any, sig: Any, args: Any, attr: str) -> Any:
    kind, given = sig.args
    address, _ = _field(builder, struct_of(context, builder, kind, args[0]), kind, attr)
    _store(builder, address, kind.fields[attr].width, _cast_to_number(context, builder, args[1], given))


# Views -----------------------------------------------------------------------------------------------------------


@infer_global(operator.getitem)
class GetItem(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        box, index = args
        if isinstance(box, ViewType) and isinstance(index, types.Integer):
            return signature(box.item, box, index)
        if isinstance(box, ListType | CellsType) and isinstance(index, types.Integer):
            return signature(types.int32, box, index)
        return None


@infer_global(operator.setitem)
class SetItem(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        box, index, value = args
        number = isinstance(value, types.Integer | types.Boolean)
        if isinstance(box, ViewType) and isinstance(index, types.Integer) and len(box.shape) == 1 and number:
            return signature(types.none, box, index, value)
        if isinstance(box, ListType) and isinstance(index, types.Integer) and number:
            return signature(types.none, box, index, value)
        return None


@infer_global(len)
class Length(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        return signature(types.intp, *args) if isinstance(args[0], ViewType) else None


def _cell(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index = sig.args[0], sig.args[1]
    view = struct_of(context, builder, kind, args[0])
    at = long_of(builder, args[1], index.signed)
    step = view.step if kind.strided else LONG(kind.width)
    return builder.gep(view.base, [builder.mul(at, builder.mul(step, LONG(kind.row)))]), view


@lower_builtin(operator.getitem, ViewType, types.Integer)
def _get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    address, view = _cell(context, builder, sig, args)
    if len(kind.shape) == 1:
        return _load(builder, address, kind.width)
    row = struct_of(context, builder, kind.item)
    row.base, row.step = address, view.step
    return row._getvalue()


@lower_builtin(operator.setitem, ViewType, types.Integer, types.Any)
def _set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    address, _ = _cell(context, builder, sig, args)
    _store(builder, address, sig.args[0].width, _cast_to_number(context, builder, args[2], sig.args[2]))
    return context.get_dummy_value()


@lower_builtin(len, ViewType)
def _length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return LONG(sig.args[0].shape[0])


@lower_builtin(operator.getitem, CellsType, types.Integer)
def _get_cell(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    state = struct_of(context, builder, sig.args[0], args[0])
    at = long_of(builder, args[1], sig.args[1].signed)
    found = cgutils.alloca_once(builder, ir.IntType(32))
    for run in sig.args[0].runs:
        inside = builder.icmp_unsigned("<", builder.sub(at, LONG(run.first)), LONG(run.cells))
        with builder.if_then(inside):
            before = builder.mul(builder.sub(at, LONG(run.first)), builder.mul(state.count, LONG(run.width)))
            before = builder.add(before, builder.mul(state.count, LONG(run.offset)))
            before = builder.add(before, builder.mul(state.game, LONG(run.width)))
            builder.store(_load(builder, builder.gep(state.base, [before]), run.width), found)
    return builder.load(found)


# Lists of answers ------------------------------------------------------------------------------------------------


def _slot(context: Any, builder: Any, sig: Any, args: Any) -> tuple[Any, Any]:
    """Whether an index lies inside the window, and its address there."""
    window = struct_of(context, builder, LIST, args[0])
    at = builder.sub(long_of(builder, args[1], sig.args[1].signed), window.first)
    inside = builder.icmp_unsigned("<", at, window.room)
    return inside, builder.gep(window.base, [builder.mul(at, window.step)])


@lower_builtin(operator.setitem, ListType, types.Integer, types.Any)
def _write_answer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    inside, address = _slot(context, builder, sig, args)
    with builder.if_then(inside):
        _store(builder, address, 4, _cast_to_number(context, builder, args[2], sig.args[2]))
    return context.get_dummy_value()


@lower_builtin(operator.getitem, ListType, types.Integer)
def _read_answer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    _, address = _slot(context, builder, sig, args)
    return _load(builder, address, 4)


@intrinsic
def answer_list(typing: Any, array: Any, game: Any, first: Any) -> Any:
    """The window from `first` on of one game's list, in an array (room, count)."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        rows = context.make_array(sig.args[0])(context, builder, args[0])
        shape = cgutils.unpack_tuple(builder, rows.shape)
        window = struct_of(context, builder, LIST)
        base = builder.bitcast(rows.data, POINTER)
        window.base = builder.gep(base, [builder.mul(long_of(builder, args[1]), LONG(4))])
        window.step = builder.mul(shape[1], LONG(4))
        window.first = long_of(builder, args[2])
        window.room = shape[0]
        return window._getvalue()

    return LIST(array, game, first), build


@intrinsic
def moved(typing: Any, window: Any, first: Any) -> Any:
    """The same window at another place of the list."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = struct_of(context, builder, LIST, args[0])
        found.first = long_of(builder, args[1])
        return found._getvalue()

    return LIST(window, first), build


@intrinsic
def holds(typing: Any, window: Any, index: Any) -> Any:
    """Whether an index of the list lies inside the window."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return _slot(context, builder, sig, args)[0]

    return types.boolean(window, index), build
