"""Whom a state asks. One seat is a turn, several answer at once, NATURE is chance or physics, nobody: it is over.

`s.asked` holds one bit for each seat asked, `s.question` the game's own number for what is asked.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .rule import rule

MAX_SEATS = 6
NATURE = 15
SPECTATOR = -1


@rule
def ask(s: Any, question: int, seat: int) -> None:
    """Ask one seat (or NATURE) alone."""
    s.question = question
    s.asked = 1 << seat


@rule
def ask_seats(s: Any, question: int, seats: int) -> None:
    """Ask every seat whose bit is set in `seats`, all at once; each answer clears its bit by `answered`."""
    s.question = question
    s.asked = seats


@rule
def answered(s: Any, seat: int) -> bool:
    """Clear the seat's bit; true when everybody asked has answered."""
    s.asked = s.asked & ~(1 << seat)
    return s.asked == 0


@rule
def end(s: Any, ending: int) -> None:
    """The game is over, in the way numbered `ending` (from 1)."""
    s.asked = 0
    s.ended = ending


@rule
def is_asked(s: Any, seat: int) -> bool:
    return (s.asked >> seat) & 1 == 1


@rule
def next_to_answer(s: Any) -> int:
    """The lowest seat that is asked (NATURE last), or -1 when the game is over."""
    asked = s.asked
    if asked == 1 << NATURE:
        return NATURE
    for seat in range(MAX_SEATS):
        if (asked >> seat) & 1 == 1:
            return seat
    return -1


@cache
def seats_asked(asked: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(NATURE + 1) if asked >> seat & 1)
