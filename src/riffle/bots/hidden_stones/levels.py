"""The four levels. All plan with the same search; the lower ones look less far and now and then not at all."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from riffle.core.game import Game
from riffle.core.player import Player


class Level(NamedTuple):
    """How well a bot plays. A style: most actions looked ahead, whether also at ways that meet no card, hundredths of a
    point for what is left to the next player, whether the end of a game alone is solved."""

    style: tuple[int, int, int, int]
    slips: int = 0  # of 100 turns, how many it only looks at what lies
    foresight: int = 0  # alone: turns looked at for one that leaves an end which can be solved
    keeps: float = 1.0  # how dear cards in hand are to it, and fresh ones, against the usual
    draws: float = 1.0
    learned: bool = False  # whether the ends of a turn are weighed by the network
    likes: tuple[float, float, float] = (0.0, 0.0, 0.0)  # points for a swap, for a stone turned over, for a pass
    whim: float = 0.0  # points more for the one or the other of the first two, by lot in every turn


LEVEL_SETTINGS = {
    "easy": Level((1, 0, 0, 0), slips=35),
    "normal": Level((2, 0, 0, 0), slips=25),
    "hard": Level((5, 1, 0, 1), slips=16),
    "expert": Level((5, 1, 100, 1), foresight=40, learned=True),
}


def _maker(level: Level, game: Game, seed: int) -> Player:
    from .player import Planner  # NumPy and Numba are loaded when a bot is made, not when levels are listed

    return Planner(game, level, seed)


LEVELS = {name: partial(_maker, level) for name, level in LEVEL_SETTINGS.items()}


def _in_character(name: str, level: Level) -> Level:
    deepest, wide, leaving, exact = level.style
    match name:
        case "builder":
            return level._replace(likes=(0.35, -0.2, 0.0))
        case "blocker":
            return level._replace(style=(deepest, wide, leaving + 300, exact), likes=(-0.15, 0.35, 0.0))
        case _:
            return level._replace(keeps=0.6, draws=1.7, likes=(0.2, 0.2, -0.3), whim=0.15)


CHARACTERS = {
    character: {name: partial(_maker, _in_character(character, level)) for name, level in LEVEL_SETTINGS.items()}
    for character in ("builder", "blocker", "gambler")
}
"""The builder moves stones, the blocker turns them over and leaves the next player little, the gambler does much at
once, now this, now that, and draws new cards."""
