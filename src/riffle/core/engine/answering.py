"""Giving an answer in a batch, as templates over the contract: nature's until a seat is asked, and ranged parts.

Written once for batches on the CPU and on a GPU.
"""

from __future__ import annotations

from typing import Any

from ..declare.question import NATURE, next_to_answer
from ..declare.rule import template
from .playout import with_ranges
from .window import holds, moved, random_answer

# Bound to each game by an engine's `bind`.
legal: Any = None
apply: Any = None


@template
def settle(s: Any, out: Any, limits: Any, rng: Any) -> int:
    """Let nature answer until a seat is asked; that seat, or -1 when the game is over."""
    seat = next_to_answer(s)
    while seat == NATURE:
        code = random_answer(s, NATURE, out, limits, rng)
        s.fact_count = 0
        apply(s, NATURE, code)
        seat = next_to_answer(s)
    return seat


@template
def put_numbers(s: Any, numbers: Any) -> None:
    """Ranged parts into the state, where rules look for them."""
    for i in range(len(numbers)):
        if i < len(s.extra):
            s.extra[i] = numbers[i]


@template
def answer_with(s: Any, seat: int, code: int, numbers: Any, given: int, limits: Any, rng: Any) -> int:
    """The answer to give: its ranged parts as given, else drawn until the rules accept them, else the fallback."""
    if len(limits) == 0:
        return code
    if given == 1:
        put_numbers(s, numbers)
        return code
    return with_ranges(s, seat, code, limits, rng)


@template
def is_listed(s: Any, seat: int, code: int, out: Any) -> bool:
    """Whether `legal` lists that code for that seat."""
    count = legal(s, seat, out)
    window = out
    for i in range(count):
        if not holds(window, i):
            window = moved(window, i)
            legal(s, seat, window)
        if window[i] == code:
            return True
    return False
