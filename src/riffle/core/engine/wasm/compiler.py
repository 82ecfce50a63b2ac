# pyright: basic, reportAttributeAccessIssue=false, reportPrivateUsage=false, reportPrivateImportUsage=false
# pyright: reportIndexIssue=false
# (Numba and llvmlite have no types)
"""The same rules compiled to WebAssembly: Numba types and lowers them, the LLVM inside llvmlite writes wasm32.

engine = Wasm(riffle.load("hidden_stones"))
engine.add_all()
text, tables = engine.text()

Nothing becomes machine code here. The unoptimised LLVM of all rules is linked into one module, with a plain function in
front of each entry point, and optimised for wasm as a whole. Pointers take 32 bits, Numba's whole numbers stay 64.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import FunctionType
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.compiler_lock import global_compiler_lock
from numba.extending import intrinsic
from numba.np.numpy_support import from_dtype

from ...declare import rule
from ...declare.contract import RULES
from .. import entries
from ..arrays import Arrays
from ..fast import Fast
from ..linking import Inner, _reached
from ..sized import with_sized_buffers
from ..tables import BoundTable
from . import front
from .doors import CONTRACT, PLAYING, EntryPoint, dimensions

if TYPE_CHECKING:
    from ...game import Game

KINDS = {
    "b": types.int8, "B": types.uint8, "h": types.int16, "I": types.int32, "L": types.int64, "d": types.float64,
}  # fmt: skip

BUFFER = types.Array(types.int32, 1, "C")
CELL, WHOLE = ir.IntType(32), ir.IntType(64)


class WasmInner(Inner):
    """A rule lowered without Numba's runtime: no reference counts, no allocation."""

    def __init__(self, function: FunctionType, *, bounds_checks: bool) -> None:
        super().__init__(function, bounds_checks=bounds_checks)
        self.targetoptions["_nrt"] = False


class Wasm(Fast):
    """A game's rules, and what is compiled over them, on the way to a module."""

    speed = "wasm"

    def __init__(self, game: Game) -> None:
        Arrays.__init__(self, game)
        self.bounds_checks = False
        self.slot = "wasm"
        self._spaces: dict[int, dict[str, Any]] = {}
        self._twins: dict[int, Any] = {}
        self._tables: dict[tuple[str, str], BoundTable] = {}
        self._arrays: dict[int, Any] = {}
        self.doors: list[front.Compiled] = []

    def add_all(self, more: Iterable[EntryPoint] = ()) -> None:
        """The contract, quick players and playouts, and more."""
        for name, arity in RULES.items():
            names = {"__name__": entries.__name__, "inner": self.game.contract[name]}
            self._kept.append(names)
            self.add(name, FunctionType(getattr(entries, f"entry{arity}").__code__, names), CONTRACT[name])
        for door in (*PLAYING, *more):
            assert isinstance(door.function, FunctionType)
            self.add(door.name, door.function, door.takes, door.records)

    def add(self, name: str, function: FunctionType, takes: str, records: Any = None) -> None:
        kinds = tuple(self._kind(word, records or {}) for word in takes.split())
        space: dict[str, Any] = {"__name__": entries.__name__}
        self._fill(function, space)
        copy = FunctionType(self._code(function, space), space, function.__name__, function.__defaults__)
        copy.__qualname__ = self._qualified(name, "door")
        inner = WasmInner(copy, bounds_checks=False)
        inner.compile(kinds)
        self.doors.append(front.Compiled(name, takes, kinds, inner.overloads[kinds]))

    def _kind(self, word: str, records: Any) -> Any:
        if word == "l":
            return types.int64
        if word == "S" or word in records:
            return types.Array(from_dtype(self.dtype if word == "S" else records[word]), 1, "C")
        return types.Array(KINDS[word[0]], dimensions(word), "C")

    # How twins are made ------------------------------------------------------------------------------------------

    def _compile(self, function: FunctionType) -> Any:
        return WasmInner(function, bounds_checks=False)

    def _code(self, function: FunctionType, space: dict[str, Any]) -> Any:
        return with_sized_buffers(function, space, _sized_buffer)

    def _compiled(self, value: Any, module: str, name: str) -> Any:
        return _buffer_of if value is rule.buffer else super()._compiled(value, module, name)

    # Their text --------------------------------------------------------------------------------------------------

    def text(self) -> tuple[str, dict[str, tuple[str, str]]]:
        """All of it as unoptimised LLVM without a target, and the tables it reads: symbol -> module and name."""
        with global_compiler_lock:
            whole = llvm.parse_assembly(front.text(self.doors))  # first: what nothing calls is not linked
            for library in _reached([door.result.library for door in self.doors]):
                whole.link_in(library._get_module_for_linking(), preserve=True)
        text = re.sub(r'target (datalayout|triple) = ".*"\n', "", str(whole))
        return self._with_tables(text)

    def _with_tables(self, text: str) -> tuple[str, dict[str, tuple[str, str]]]:
        """Each table becomes room that is filled when the module is loaded: a variant needs no compiling."""
        used = set(re.findall(r"^@(riffle_table_\w+) = external", text, re.MULTILINE))
        tables: dict[str, tuple[str, str]] = {}
        for (module, name), bound in sorted(self._tables.items()):
            if bound.symbol not in used:
                continue
            symbol = f"table.{module}.{name}"
            tables[symbol] = module, name
            line = f"@{symbol} = global [{max(1, bound.cells.nbytes)} x i8] zeroinitializer, align 8"
            text = re.sub(rf"^@{bound.symbol} = external.*$", line, text, flags=re.MULTILINE)
            text = re.sub(rf"@{bound.symbol}\b", f"@{symbol}", text)
        return text, tables


def _sized_buffer(size: int) -> Any:
    """An intrinsic that gives `size` zeros on the stack, as an array of 32 bit numbers."""

    @intrinsic
    def zeros(typing: Any) -> Any:
        def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            with builder.goto_entry_block():
                room = builder.alloca(ir.ArrayType(CELL, max(1, size)))
                room.align = 8
            return _as_array(context, builder, room, WHOLE(size))

        return BUFFER(), build

    return zeros


@intrinsic
def _buffer_of(typing: Any, size: Any) -> Any:
    """The same for a size that is known only when it is called."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        size = context.cast(builder, args[0], sig.args[0], types.int64)
        room = builder.alloca(CELL, builder.trunc(size, CELL))
        room.align = 8
        return _as_array(context, builder, room, size)

    return BUFFER(size), build


def _as_array(context: Any, builder: Any, room: Any, size: Any) -> Any:
    cgutils.memset(builder, builder.bitcast(room, ir.IntType(8).as_pointer()), builder.mul(size, WHOLE(4)), 0)
    array = context.make_array(BUFFER)(context, builder)
    context.populate_array(
        array,
        data=builder.bitcast(room, array.data.type),
        shape=cgutils.pack_array(builder, [size]),
        strides=cgutils.pack_array(builder, [WHOLE(4)]),
        itemsize=WHOLE(4),
        meminfo=None,
        parent=None,
    )
    return array._getvalue()
