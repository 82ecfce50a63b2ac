"""What rule code is made of: `@rule` functions, tables of whole numbers, and small buffers.

Rule code runs twice: as the Python you read, and compiled by Numba on demand (`riffle.core.engine.fast`). So inside a
`@rule` function there are only whole numbers, fixed-size lists and other rules; no dicts, strings, exceptions, slices.
Nothing here loads NumPy or Numba.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

UNKNOWN = -(2**31)
"""What a view holds in every cell that its seat may not see."""
UNBOUND: Any = None
"""Stands for a name of the game until a template is bound to one."""


def rule(function: F) -> F:
    """Mark a function as rule code, so that the fast engine compiles it together with the rest of its game."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def template(function: F) -> F:
    """Mark a function that is written against the contract's names (`legal`, `apply`, ...) and bound to each game."""
    function.__rule__ = True  # type: ignore[attr-defined]
    function.__template__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    return getattr(value, "__rule__", False) is True


class Lookup(tuple[Any, ...]):
    """A fixed table of whole numbers, nested for several axes; an array when compiled."""

    __slots__ = ()


def table(rows: Iterable[Any]) -> Any:
    """Freeze whole numbers (or rows of them) for use inside rules."""
    return Lookup(row if isinstance(row, int) else table(row) for row in rows)


def buffer(size: int) -> Any:
    """A list of zeros that rule code may write to; an int32 array when compiled."""
    return [0] * size


def copy_into(states: Any, to: int, source: int) -> None:
    """Within an array of states, make one the copy of another: how a search keeps the way back."""
    states[to] = states[source].copy()
