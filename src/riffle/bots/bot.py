"""What a bot is, and how one is had by name: `make(game, "normal", seed)`.

A bot is given a sight (what its seat may see, and the clock) and returns one step of an answer. It may remember things
between calls, but must be able to begin from any sight: a table may hand a seat to a fresh bot at any moment.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from riffle.core.event import Step
from riffle.core.game import Game

LEVELS = ("easy", "normal", "hard", "expert")


class BotError(ValueError):
    """No such bot; the sentence says which there are."""


class BotLostError(BotError):
    """A bot that has lost by what it did: out of time, a crash, no answer that counts. Its seat forfeits."""


class Sight(NamedTuple):
    """What a bot may know when it is asked: its seat's view, own draft laid in, as the given engine holds it."""

    engine: Any
    view: Any
    seat: int
    number: int  # of the question
    clock: float | None = None  # seconds it may think, if there is a limit


class Bot(Protocol):
    def answer(self, sight: Sight) -> Step: ...


Maker = Callable[[Game, int], Bot]


def makers(game: Game) -> dict[str, Maker]:
    """The bots of a game by name: `random` and `greedy` for every game, and its own levels where it has them."""
    from .quick import greedy_bot, random_bot

    found: dict[str, Maker] = {"random": random_bot, "greedy": greedy_bot}
    name = f"riffle.bots.{game.id}"
    if importlib.util.find_spec(name) is not None:
        found.update(importlib.import_module(name).LEVELS)
    return found


def make(game: Game, name: str, seed: int) -> Bot:
    """A bot by name; its whole behaviour follows from the seed and what it sees."""
    known = makers(game)
    if name not in known:
        raise BotError(f"{game.id} has no bot {name!r}; it has {', '.join(known)}")
    return known[name](game, seed)
