"""What environments may be told by name, so that an editor knows it: a misspelt option is an error there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, TypedDict

from riffle.core.game import Speed

from .illegal import Illegal
from .one_seat import Opponents
from .rewards import Reward


class BatchKeywords(TypedDict, total=False):
    """Of every environment."""

    options: dict[str, Any] | None
    """The game's options, by name."""
    reward: Reward
    """What a step is worth: "win", "points" or a function of an `Outcome`."""
    illegal: Illegal
    """What is done with an answer outside the mask."""
    most_steps: int
    """Answers after which a game is cut off."""


class GameKeywords(BatchKeywords, total=False):
    """Of one game at a time."""

    observation: Literal["features", "raw"]
    speed: Speed


class CudaKeywords(BatchKeywords, total=False):
    """Of a batch on a GPU."""

    observation: Literal["features", "raw", "none"]
    code: Path | str | None
    """A folder with kernels compiled elsewhere."""
    runner: Any


class CpuKeywords(BatchKeywords, total=False):
    """Of a batch on the CPU."""

    observation: Literal["features", "raw", "none"]
    threads: int | None
    finals: bool
    """Keep the last position of each game that ends, for `final_observation`."""


class SeatKeywords(BatchKeywords, total=False):
    """Of one learner among seats that are played for it."""

    threads: int | None
    seat: int | None
    """The learner's; None: game i is learned from seat i % players."""
    opponents: Opponents
