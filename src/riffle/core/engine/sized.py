"""Buffers of known size: where memory is laid out beforehand, each `buffer(size)` becomes a call of its own."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any


def with_sized_buffers(function: FunctionType, space: dict[str, Any], make: Callable[[int], Any]) -> CodeType:
    """The function's code with each `buffer(size)` as `buffer_of_SIZE()`, which `make(SIZE)` writes into its names."""
    if "buffer" not in function.__code__.co_names:
        return function.__code__

    class Sized(ast.NodeTransformer):
        def visit_Call(self, node: ast.Call) -> Any:
            self.generic_visit(node)
            if isinstance(node.func, ast.Name) and node.func.id == "buffer":
                try:
                    size = eval(compile(ast.Expression(node.args[0]), "<size>", "eval"), function.__globals__)
                except NameError:  # known only when it is called
                    return node
                name = f"buffer_of_{size}"
                if name not in space:
                    space[name] = make(size)
                return ast.copy_location(ast.Call(ast.Name(name, ast.Load()), [], []), node)
            return node

    tree = Sized().visit(ast.parse(textwrap.dedent(inspect.getsource(function))))
    tree.body[0].decorator_list = []
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    made: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec"), {}, made)
    return made[function.__name__].__code__
