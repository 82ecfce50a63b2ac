# pyright: basic, reportAttributeAccessIssue=false, reportPrivateUsage=false, reportPrivateImportUsage=false
# (Numba's compiler has no types)
"""How compiled rules are put together: each rule is typed and lowered once, each entry point is optimised once.

Numba by itself makes machine code of every function, with everything it calls linked in and optimised again at every
level, and anew for every mixture of 32 and 64 bit arguments. Rules that only rules call need neither: an `Inner` rule
takes its whole numbers as 64 bits and stays unoptimised; a `EntryPoint` links all it reaches and optimises the whole.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

from numba.core import types, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature

from .locating import pipeline
from .tables import TableType

ENVIRONMENT = "_ZN08NumbaEnv"
HOW = {"nopython": True, "nogil": True, "error_model": "numpy", "no_rewrites": True}
"""Rules have no array expressions, tuples or exceptions, which is what Numba rewrites."""


class _WithoutEnvironments:
    """The code generator as an inner library shows it: there is no machine code yet to hand an environment to."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        return


class InnerLibrary(JITCodeLibrary):
    """A rule as LLVM lowered it, and what it calls: linked by the entry points that reach it."""

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironments(self._codegen)

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout  # the entry point does the rest

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class EntryLibrary(JITCodeLibrary):
    """A function that Python calls, with every rule it reaches, optimised together."""

    def finalize(self) -> None:
        self._linking_libraries = _reached(self._linking_libraries)
        super().finalize()

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        self._environments: list[Any] = []
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    self._environments.append(environment)  # compiled code holds its address
                    self._codegen.set_env(variable.name, environment)


def _reached(libraries: list[Any]) -> list[Any]:
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, InnerLibrary):
                waiting += library._linking_libraries
    return list(found)


class _Compiler(CompilerBase):
    library: type[JITCodeLibrary]

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return [pipeline(state)]


class InnerCompiler(_Compiler):
    library = InnerLibrary


class EntryCompiler(_Compiler):
    library = EntryLibrary


class EntryPoint(CPUDispatcher):
    """A compiled function that Python calls."""

    def __init__(self, function: FunctionType, kept: Any, *, bounds_checks: bool) -> None:
        how = {**HOW, "boundscheck": bounds_checks, "no_cfunc_wrapper": True}
        super().__init__(function, {}, how, EntryCompiler)
        self._cache = kept


class Inner(CPUDispatcher):
    """A compiled rule that only rules call."""

    def __init__(self, function: FunctionType, *, bounds_checks: bool) -> None:
        how = {**HOW, "boundscheck": bounds_checks, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
        super().__init__(function, {}, how, InnerCompiler)

    def compile(self, sig: Any) -> Any:
        """Without a cache of its own, and without the timers that Numba nests as deep as the calls."""
        with global_compiler_lock, self._compiling_counter:
            args, return_type = normalize_signature(sig)
            if args not in self.overloads:
                self.add_overload(self._compiler.compile(args, return_type))
            return self.overloads[args].entry_point

    def get_call_template(self, args: Any, kws: Any) -> Any:
        signature, args = self._compiler.fold_argument_types(args, kws)
        args = tuple(_wide(kind) for kind in args)
        self.compile(args)
        found = [self.overloads[args].signature] if args in self.overloads else self.nopython_signatures
        name = self.py_func.__name__
        return typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=found), signature, args, {}


def _wide(kind: Any) -> Any:
    """Whole numbers come as 64 bits, a default like an argument that was given."""
    if isinstance(kind, types.Omitted):
        kind = typing.typeof.typeof(kind.value)
    kind = types.unliteral(kind)
    if isinstance(kind, TableType):
        return types.Array(kind.dtype, kind.ndim, "C", readonly=True)
    if isinstance(kind, types.Integer) and kind.signed:
        return types.int64
    return kind
