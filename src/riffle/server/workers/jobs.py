"""What a worker can be asked to do, and what it answers. Small values that go through a pipe."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Literal

from msgspec import Struct

from ..play import Step


class Rank(IntEnum):
    """Who goes first: bots that people wait for, settling stones, hints, reviews, tables of bots alone.

    Uploads are checked apart from all others.
    """

    BOT = 0
    SETTLE = 1
    HINT = 2
    REVIEW = 3
    ALONE = 4
    CHECK = 5


class Job(Struct, frozen=True):
    """`packed` is a seat's view for think and hint, the state for solve: the solver is nature, not a player.

    For review it is the record of a finished game; for replay, cut, practice, lab and pictures it is the request, for
    archive the record, for check the packed variant; a challenge's day is in `number`. `address` and `table` are whom
    the work is counted against; away from tables `table` is a visitor.
    """

    work: Literal[
        "think",
        "hint",
        "solve",
        "warm",
        "review",
        "replay",
        "practice",
        "archive",
        "daily",
        "check",
        "cut",
        "lab",
        "pictures",
    ]
    game: str
    module: str = ""
    packed: bytes = b""
    seat: int = 0
    number: int = 0
    level: str = ""
    seed: int = 0  # of a bot: what it keeps through a game, as how its eye errs, follows from it
    draw: int | None = None  # of a bot's answer, and of no other: whatever is left to chance in it follows from it
    clock: float | None = None
    whole: bool = False  # several seats answer at once: give all parts of the answer
    cold: bool = False  # the game is not compiled yet: answer at once, as the quick player in plain Python does
    table: str = ""
    address: str = ""
    rank: Rank = Rank.BOT
    variant: bytes = b""  # the packed variant of the game that is played, where it is not the stock game
    digest: str = ""  # its hash

    @property
    def contents(self) -> str:
        """What is compiled and loaded for it: a game, or one variant of it."""
        return f"{self.game} {self.digest}" if self.digest else self.game


class Done(Struct, frozen=True):
    """`code` is set where the work was refused for a reason that the asker is to be told (`problem`)."""

    steps: tuple[Step, ...] = ()
    payload: bytes = b""
    note: Any = None
    problem: str = ""
    cold: bool = False  # thought of by the quick player, for want of compiled code
    code: str = ""
    took: float = 0.0  # seconds at work, without waiting for a turn
    look: Any = None  # of a hint: where to look, and why
    why: Any = None


class Progress(Struct, frozen=True):
    """What is known so far of a long job; more follows, and then `Done`."""

    note: Any
