"""What rules do, named by their syntax trees: the same on every Python, where bytecode differs from one to the next.

Two rules are alike if they differ in nothing but layout, comments, docstrings and annotations.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType
from typing import Any, cast

from ...declare.actions import Actions
from ..reach import Reach
from ..shapes import shape_of

VERSION = 1
"""Of how modules are compiled: a higher one makes all of them old."""
SPARED = {"annotation", "decorator_list", "kind", "returns", "type_comment", "type_params", "ctx"}
"""Parts of a tree that say nothing of what is done, or that some versions of Python lack."""
Names = Callable[[FunctionType], tuple[str, Any]]


class TreeReach(Reach):
    """All rules that a function reaches, with a digest that every Python gives alike."""

    def __init__(self, function: FunctionType, names: Names) -> None:
        super().__init__(function, names, lambda rows: str(shape_of(rows)))
        self.digest = f"{VERSION}-{self.digest[:16]}"

    def written(self, function: FunctionType) -> Iterator[str]:
        yield tree_text(function)

    def codec(self, value: Actions) -> str:
        return str([(kind.name, kind.first, list(kind.listed.values())) for kind in value.kinds])


def tree_text(function: FunctionType) -> str:
    code = function.__code__
    return _texts(code.co_filename)[code.co_name, code.co_firstlineno]


@cache
def _texts(file: str) -> dict[tuple[str, int], str]:
    """Every function of a file as text, by its name and the line it begins in (that of its first decorator)."""
    with open(file, encoding="utf-8") as source:  # noqa: PTH123  (the file of a module, as Python names it)
        tree = ast.parse(source.read())
    found: dict[tuple[str, int], str] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found[node.name, first] = _text(node)
    return found


def _text(node: Any) -> str:
    if isinstance(node, list):
        return ",".join(_text(each) for each in cast("list[Any]", node))
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [_text(part) for part in _parts(node)]
    return f"{type(node).__name__}({';'.join(parts)})"


def _parts(node: ast.AST) -> Iterator[Any]:
    for name, part in ast.iter_fields(node):
        if name in SPARED or part is None or part == []:
            continue
        documented = isinstance(node, ast.FunctionDef) and name == "body" and ast.get_docstring(node, clean=False)
        yield part[1:] if documented else part
