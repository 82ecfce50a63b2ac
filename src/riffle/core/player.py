"""Who answers for a seat by itself: what a bot is shown, and what it promises."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from .action import Answer
from .position import Position


class Observation(NamedTuple):
    """What a bot may know when it is asked: the position as its seat sees it, its own draft laid in."""

    position: Position
    seat: int
    number: int = 0  # of the question
    clock: float | None = None  # processor seconds it may think, if there is a limit


class Player(Protocol):
    """A bot. It may remember things between calls, but must be able to begin from any observation."""

    def answer(self, seen: Observation) -> Answer: ...
