"""Doors from Python into compiled rules: they take an array of one record and pass the record on.

`inner` is bound for each rule by the fast engine; the functions live in a file of their own so that Numba can keep
their compiled form on disk.
"""

from __future__ import annotations

from typing import Any

inner: Any = None


def entry0(states: Any) -> Any:
    return inner(states[0])


def entry1(states: Any, a: Any) -> Any:
    return inner(states[0], a)


def entry2(states: Any, a: Any, b: Any) -> Any:
    return inner(states[0], a, b)


def entry3(states: Any, a: Any, b: Any, c: Any) -> Any:
    return inner(states[0], a, b, c)
