# pyright: basic, reportAttributeAccessIssue=false, reportPrivateUsage=false, reportPrivateImportUsage=false
# (Numba's compiler has no types)
"""How compiled rules say where they went wrong: an index outside its array carries file and line, a float is refused.

Numba's own bounds check tells that an index is outside, not where. While a rule is lowered the line is known; here it
is handed to the exception, which brings it back as the last entry of its traceback.
"""

from __future__ import annotations

import copy
from typing import Any

from numba.core import ir, types
from numba.core.callconv import CPUCallConv
from numba.core.compiler import DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.cpu import CPUContext
from numba.core.errors import TypingError
from numba.core.lowering import Lower
from numba.core.typed_passes import BaseNativeLowering, NativeLowering

TEXT = (types.UnicodeType, types.StringLiteral)


class _Located(CPUCallConv):
    """Whatever is raised without a place is raised at the line that is being lowered."""

    def return_user_exc(
        self, builder: Any, exc: Any, exc_args: Any = None, loc: Any = None, func_name: Any = None
    ) -> None:
        super().return_user_exc(builder, exc, exc_args, loc or self.context.place, func_name)


class _Context(CPUContext):
    place: Any = None

    @property
    def call_conv(self) -> Any:
        return _Located(self)


class RuleLower(Lower):
    """Lowers a rule: with its places where bounds are checked, and without floats in fields in any case."""

    def __init__(self, context: Any, *arguments: Any, **keywords: Any) -> None:
        if context.enable_boundscheck:
            context = copy.copy(context)
            context.__class__ = _Context
        super().__init__(context, *arguments, **keywords)

    def lower_inst(self, inst: Any) -> None:
        self._whole_numbers(inst)
        if isinstance(self.context, _Context):
            self.context.place = inst.loc
        super().lower_inst(inst)

    def _whole_numbers(self, inst: Any) -> None:
        """Only whole numbers are put into fields, and only such are compared: Numba would cut off and go on."""
        if isinstance(inst, ir.SetItem | ir.StaticSetItem | ir.SetAttr):
            kind, place = self.typeof(inst.value.name), self.typeof(inst.target.name)
            held = place.typeof(inst.attr) if isinstance(inst, ir.SetAttr) else getattr(place, "dtype", None)
            if isinstance(kind, types.Float) and isinstance(held, types.Integer):
                raise TypingError("a float is put where a whole number belongs: divide by //", loc=inst.loc)
            if isinstance(kind, TEXT):
                raise TypingError("text is put where a whole number belongs: options go by name", loc=inst.loc)
        elif isinstance(inst, ir.Assign) and isinstance(inst.value, ir.Expr) and inst.value.op == "binop":
            kinds = [self.typeof(side.name) for side in (inst.value.lhs, inst.value.rhs)]
            if sum(isinstance(kind, TEXT) for kind in kinds) == 1:
                told = "a number is compared with text: options are compared by name, as OPTIONS.NAME_WORD"
                raise TypingError(told, loc=inst.loc)


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(BaseNativeLowering):
    _name = "rule_lowering"

    @property
    def lowering_class(self) -> Any:
        return RuleLower


def pipeline(state: Any) -> Any:
    """Numba's own way from Python to machine code, with our lowering in it."""
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [(RuleLowering if one is NativeLowering else one, told) for one, told in passes.passes]
    passes._finalized = False
    passes.finalize()
    return passes
