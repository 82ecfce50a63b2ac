"""What a module offers: the rules of the contract, quick players, playouts, and what bots have compiled.

The arguments of an entry point are written as letters: `S` an array of states, `l` a whole number, `I` an
array of 32 bit numbers, `L2` a table of 64 bit ones, and so on (LETTERS); a longer word names a record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..perft import count_leaves
from ..playout import answer_of, play_out, rollouts

LETTERS = {"b": 1, "B": 1, "h": 2, "I": 4, "L": 8, "d": 8}
"""Kinds of cells (as `array` and NumPy write them, but `I` and `L` are signed), and their bytes."""
STATES, NUMBER = "S", "l"


class EntryPoint(NamedTuple):
    """A function that is called from outside, and its arguments; `records` are NumPy's types by the word for them."""

    function: Callable[..., Any]
    takes: str
    records: Mapping[str, Any] = {}

    @property
    def name(self) -> str:
        return name_of(self.function)


CONTRACT = {
    "begin": "S",
    "legal": "S l I",
    "why_not": "S l l",
    "apply": "S l l",
    "odds": "S l",
    "uniform_odds": "S",
    "bounds": "S l l I",
    "fallback": "S l",
    "prefer": "S l l",
    "winner": "S l",
    "points": "S l",
    "may_revise": "S",
    "resample": "S l L",
}
"""The arguments of the contract's rules."""
PLAYING = (
    EntryPoint(answer_of, "S l l I I L"),
    EntryPoint(play_out, "S I I I L l"),
    EntryPoint(rollouts, "S I I I L l l I"),
    EntryPoint(count_leaves, "S I2 I I l l"),
)
"""Over every game."""


def name_of(function: Callable[..., Any]) -> str:
    """Under what name a module offers a template."""
    return f"{function.__module__.removeprefix('riffle.')}.{function.__name__}"


def dimensions(word: str) -> int:
    """The axes of an array that letters name."""
    return int(word[1:] or 1) if is_cells(word) else 1


def is_cells(word: str) -> bool:
    """Whether a word names an array of plain cells: a letter, and the number of axes if there are several."""
    return word[0] in LETTERS and (len(word) == 1 or word[1:].isdigit())
