"""Bots by name: `make(game, "normal", seed)`, and what the bots of one game offer.

A bot is shown an observation (what its seat may see, and the clock) and answers it. It may remember things between
calls, but must be able to begin from any observation: a table may hand a seat to a fresh bot at any moment.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from riffle.core.declare.chance import seed_of
from riffle.core.game import Game
from riffle.core.player import Player
from riffle.core.position import Position

from .characters import split

if TYPE_CHECKING:
    from .analysis import Advice
    from .coach.evaluator import Evaluator

LEVELS = ("easy", "normal", "hard", "expert")

Maker = Callable[[Game, int], Player]


class BotError(ValueError):
    """No such bot; the sentence says which there are."""


class BotLostError(BotError):
    """A bot that has lost by what it did: out of time, a crash, no answer that counts. Its seat forfeits."""


class GameBots(NamedTuple):
    """What the bots of one game offer: `riffle.bots.<game>` (or `bots` in a game's own package) declares it as BOTS."""

    levels: Mapping[str, Maker] = {}
    characters: Mapping[str, Mapping[str, Maker]] = {}
    """By character (see characters.py) and level: who plays that well in its own way."""
    advice: Callable[[Position, int], Advice] | None = None
    """(position as the seat sees it, seat) -> what to answer; without it the hard bot is asked."""
    analyses: bool = False
    """Whether advice says what the position is worth: no help in the middle of a game against people."""
    note: Callable[[Position, int], Any] | None = None
    """(position as the seat sees it, seat) -> a note for the board beside a hint."""
    coach: Callable[[Game], Evaluator] | None = None
    """How the coach judges this game; without it on tables played on by quick players, as any game can be."""


@cache
def _declared(module: str) -> GameBots:
    if importlib.util.find_spec(module) is None:
        return GameBots()
    return importlib.import_module(module).BOTS


def bots_of(game: Game) -> GameBots:
    """What the bots of a game offer; nothing where it has none of its own."""
    package = str(game.rules.__package__)
    ours = package.startswith("riffle.games.")
    if not ours and not package:
        return GameBots()
    return _declared(f"riffle.bots.{game.id}" if ours else f"{package}.bots")


def makers(game: Game) -> dict[str, Maker]:
    """The bots of a game by name: `random` and `greedy` for every game, and its own levels where it has them."""
    from .quick import greedy_bot, random_bot

    return {"random": random_bot, "greedy": greedy_bot, **bots_of(game).levels}


def make(game: Game, name: str, seed: int) -> Player:
    """A bot by name, `hard` or `hard:gambler`; its whole behaviour follows from the seed and what it sees."""
    level, character = split(name)
    known = makers(game)
    if level not in known:
        raise BotError(f"{game.id} has no bot {name!r}; it has {', '.join(known)}")
    if not character:
        return known[level](game, seed)
    found = bots_of(game).characters
    if level not in found.get(character, {}):
        raise BotError(f"{game.id} has no bot {name!r}; a level may be followed by {', '.join(found) or 'nothing'}")
    return found[character][level](game, seed)


def seat_bots(game: Game, seats: Sequence[Any], seed: int) -> dict[int, Player]:
    """The bots and agents among the seats: `bot:LEVEL[:CHARACTER]`, `agent:FILE`, an object or a function.

    Any other name is a person's.
    """
    found: dict[int, Player] = {}
    for seat, name in enumerate(seats):
        if not isinstance(name, str):
            from .agent import seated_agent

            found[seat] = seated_agent(game, name)
            continue
        kind, _, what = name.partition(":")
        if kind == "bot":
            found[seat] = make(game, what, seed_of(seed, seat))
        elif kind == "agent":
            from .agent import agent

            found[seat] = agent(game, what, seed_of(seed, seat))
    return found
