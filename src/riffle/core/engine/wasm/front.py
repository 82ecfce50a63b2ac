# pyright: basic, reportAttributeAccessIssue=false
# (Numba and llvmlite have no types)
"""The plain functions in front of compiled rules: how a module is called from outside.

An array is its address and its length along each axis (i32), a whole number is a double: exact up to 2^53, and plain
to JavaScript. Numba's own way (room for the answer, arrays in seven parts) stays inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from llvmlite import ir
from numba.core import types

BYTE, HALF, WHOLE, DOUBLE = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()
POINTER = BYTE.as_pointer()


class Compiled(NamedTuple):
    """A entry point that Numba has lowered."""

    name: str
    takes: str
    kinds: tuple[Any, ...]
    result: Any

    @property
    def gives(self) -> str:
        """What comes back: a whole number, a double, or nothing."""
        back = self.result.signature.return_type
        if isinstance(back, types.NoneType):
            return ""
        return "d" if isinstance(back, types.Float) else "l"


def text(doors: Sequence[Compiled]) -> str:
    """The functions as LLVM, in a module of their own."""
    module = ir.Module("front")
    for door in doors:
        _Front(module, door)
    return str(module)


class _Front:
    def __init__(self, module: ir.Module, door: Compiled) -> None:
        self.result = door.result
        back = self.result.signature.return_type
        given: list[Any] = []
        for kind in door.kinds:
            given += [POINTER, *[HALF] * kind.ndim] if isinstance(kind, types.Array) else [DOUBLE]
        returns = DOUBLE if door.gives else ir.VoidType()
        function = ir.Function(module, ir.FunctionType(returns, given), door.name)
        self.build = ir.IRBuilder(function.append_basic_block())
        self.given = list(function.args)
        found = self._called(module, door.kinds, back)
        if door.gives:
            self.build.ret(self._as_double(found, back))
        else:
            self.build.ret_void()

    def _called(self, module: ir.Module, kinds: Sequence[Any], back: Any) -> Any:
        """Call the compiled function; what it gives back. Its status is left: rules raise nothing."""
        build = self.build
        room_kind = POINTER if isinstance(back, types.NoneType) else self.result.target_context.get_value_type(back)
        values: list[Any] = []
        for kind in kinds:
            values += self._array(kind) if isinstance(kind, types.Array) else [build.fptosi(self.given.pop(0), WHOLE)]
        room, why = build.alloca(room_kind), build.alloca(POINTER)
        takes = [room.type, why.type, *(value.type for value in values)]
        callee = ir.Function(module, ir.FunctionType(HALF, takes), self.result.fndesc.llvm_func_name)
        build.call(callee, [room, why, *values])
        return build.load(room)

    def _array(self, kind: Any) -> list[Any]:
        """The parts of an array: two that only Numba's runtime reads, cells, bytes a cell, address, shape, strides."""
        address = self.given.pop(0)
        lengths = [self.build.zext(self.given.pop(0), WHOLE) for _ in range(kind.ndim)]
        width = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
        total: Any = WHOLE(1)
        strides: list[Any] = []
        for length in reversed(lengths):
            strides.insert(0, self.build.mul(total, WHOLE(width)))
            total = self.build.mul(total, length)
        return [POINTER(None), POINTER(None), total, WHOLE(width), address, *lengths, *strides]

    def _as_double(self, value: Any, back: Any) -> Any:
        if isinstance(back, types.Float):
            return value if back.bitwidth == 64 else self.build.fpext(value, DOUBLE)
        signed = isinstance(back, types.Integer) and back.signed
        return self.build.sitofp(value, DOUBLE) if signed else self.build.uitofp(value, DOUBLE)
