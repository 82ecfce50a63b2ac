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
    seed: int | None = None  # what chance follows from in this one answer; None: the bot's own seed

    def seed_or(self, own: int) -> int:
        """The seed of this answer. A server gives each a fresh one, so that no answer tells anything of the next."""
        return own if self.seed is None else self.seed


class Player(Protocol):
    """A bot. It may remember things between calls, but must be able to begin from any observation."""

    def answer(self, seen: Observation) -> Answer: ...
