"""What a game's bots may offer beyond playing: advice in the middle of a game, a review after it.

A package `riffle.bots.<game>` that has a function `advice(game, engine, view, seat)` says what it would answer and what
it thinks of the position; one with `review(match, seconds)` goes through a finished game. Whoever shows it asks here.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, NamedTuple

from riffle.core.event import Step
from riffle.core.game import Game


class Advice(NamedTuple):
    """The best answer known, and a note for the game's own board: plain numbers, texts, lists and dictionaries."""

    step: Step
    note: Any


class Judged(NamedTuple):
    """A position before the answer that is event `event` (-1: the last position): each seat's chances, 0 to 1."""

    event: int
    chances: tuple[float, ...]
    note: Any = None


class Slip(NamedTuple):
    """An answer that cost chances, and the answers that would have been better, the best line in order."""

    event: int
    seat: int
    played: int
    better: tuple[int, ...]
    cost: float


class Review(NamedTuple):
    judged: tuple[Judged, ...]
    slips: tuple[Slip, ...]  # dearest first


def offered(game: Game, what: str) -> Callable[..., Any] | None:
    """The function of that name (`advice`, `review`) that the game's bots offer, or None."""
    name = f"riffle.bots.{game.id}"
    if importlib.util.find_spec(name) is None:
        return None
    return getattr(importlib.import_module(name), what, None)
