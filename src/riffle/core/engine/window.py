"""Drawing from lists of answers, as templates over the contract, wherever the list is longer than the room for it.

On a GPU a list is looked at through a small window; where an answer lies outside, the list is written once more with
the window there. Elsewhere the room holds every list, and these are the draws of `playout`, number for number.
"""

from __future__ import annotations

from typing import Any

from ..declare.chance import below
from ..declare.contract import odds, uniform_odds
from ..declare.question import NATURE
from ..declare.rule import rule, template
from .playout import with_ranges

# Bound to each game by an engine's `bind`.
legal: Any = None


@rule
def holds(out: Any, index: int) -> bool:
    """Whether an index of the list lies inside the window; the device has its own."""
    return True


@rule
def moved(out: Any, first: int) -> Any:
    """The same window at another place of the list; the device has its own."""
    return out


@template
def answer_at(s: Any, seat: int, out: Any, index: int) -> int:
    """One answer of the list that was just written to the window `out`."""
    if holds(out, index):
        return out[index]
    window = moved(out, index)
    legal(s, seat, window)
    return window[index]


@template
def by_odds_at(s: Any, out: Any, count: int, rng: Any) -> int:
    """One of nature's answers, drawn by its odds."""
    if uniform_odds(s) == 1:
        return answer_at(s, NATURE, out, below(rng, count))
    total = 0
    window = out
    for i in range(count):
        if not holds(window, i):
            window = moved(window, i)
            legal(s, NATURE, window)
        total += odds(s, window[i])
    chosen = below(rng, total)
    for i in range(count):
        if not holds(window, i):
            window = moved(window, i)
            legal(s, NATURE, window)
        chosen -= odds(s, window[i])
        if chosen < 0:
            return window[i]
    return window[count - 1]


@template
def random_answer(s: Any, seat: int, out: Any, limits: Any, rng: Any) -> int:
    """What a random player (or nature) answers, ranged parts in `s.extra`."""
    count = legal(s, seat, out)
    if seat == NATURE:
        action = by_odds_at(s, out, count, rng)
    else:
        action = answer_at(s, seat, out, below(rng, count))
    return with_ranges(s, seat, action, limits, rng)
