"""What a compiled function depends on: every rule it reaches, and what those read besides.

The digest is the name under which compiled code is kept. It holds the rules' own code, whole numbers and the shapes of
tables, but not the contents of tables: those are bound when code is loaded. An edit elsewhere changes nothing here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from ..declare import rule
from ..declare.actions import Actions
from ..declare.facts import Facts
from ..declare.options import Options

Names = Callable[[FunctionType], tuple[str, Mapping[str, Any]]]
"""(function) -> the name of its module, alike for all variants of a game, and what it sees there."""
Shape = Callable[[rule.Lookup], str]


class Reach:
    """All rules that a function reaches, and the tables they read by module and name."""

    def __init__(self, function: FunctionType, names: Names, shape: Shape) -> None:
        self.functions: list[FunctionType] = [function]
        self.tables: dict[tuple[str, str], rule.Lookup] = {}
        self._names, self._shape = names, shape
        known = {id(function)}
        total = hashlib.sha256()
        for each in self.functions:  # grows while we walk it
            total.update("\0".join(self._described(each, known)).encode() + b"\1")
        self.digest = total.hexdigest()

    def _described(self, function: FunctionType, known: set[int]) -> Iterator[str]:
        module, names = self._names(function)
        yield f"{module}.{function.__qualname__}{function.__defaults__}"
        yield from self.written(function)
        wanted = sorted(set(names_in(function.__code__)))
        for name in wanted:
            if name not in names:
                continue
            value = names[name]
            if isinstance(value, rule.Lookup):
                self.tables[module, name] = value
                yield f"{name} table {self._shape(value)}"
            elif isinstance(value, FunctionType) and rule.is_rule(value):
                yield f"{name} {value.__module__.rpartition('.')[2]}.{value.__qualname__}"
                if id(value) not in known:
                    known.add(id(value))
                    self.functions.append(value)
            else:
                yield f"{name} {self._value_text(value)}"
                if isinstance(value, ModuleType | type):
                    yield from (f"{name}.{key} {self._value_text(vars(value).get(key))}" for key in wanted)

    def _value_text(self, value: Any) -> str:
        if isinstance(value, Actions):
            return f"{value.constants} {self.codec(value)}"
        if isinstance(value, Facts | Options):
            return str(value.constants)
        if value is None or isinstance(value, int | float | str | tuple):
            return repr(cast("object", value))
        return f"{type(value).__name__} {getattr(value, '__qualname__', '')}"

    def written(self, function: FunctionType) -> Iterator[str]:
        """What a function does, without where it stands."""
        return code_text(function.__code__)

    def codec(self, value: Actions) -> str:
        """The functions that answers are read and written by."""
        return str([list(code_text(each.__code__)) for each in value.functions.values()])


def code_text(code: CodeType) -> Iterator[str]:
    """What a function does, without where it stands."""
    yield f"{code.co_code.hex()} {code.co_argcount} {code.co_names} {code.co_varnames} {code.co_cellvars}"
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from code_text(constant)
        else:
            yield repr(constant)


def names_in(code: CodeType) -> Iterator[str]:
    """The names that a function's code looks up outside itself, attributes included."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


def has_templates(names: Mapping[str, Any]) -> bool:
    """Whether a module has templates of its own."""
    return any(
        getattr(value, "__template__", False) and value.__globals__ is names
        for value in names.values()
        if isinstance(value, FunctionType)
    )
