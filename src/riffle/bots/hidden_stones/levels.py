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


LEVEL_SETTINGS = {
    "easy": Level((1, 0, 0, 0), slips=25),
    "normal": Level((2, 0, 0, 0), slips=25),
    "hard": Level((5, 1, 0, 1), slips=22),
    "expert": Level((5, 1, 100, 1), foresight=40),
}


def _maker(level: Level, game: Game, seed: int) -> Player:
    from .player import Planner  # NumPy and Numba are loaded when a bot is made, not when levels are listed

    return Planner(game, level, seed)


LEVELS = {name: partial(_maker, level) for name, level in LEVEL_SETTINGS.items()}


def _blocking(level: Level) -> Level:
    deepest, wide, leaving, exact = level.style
    return level._replace(style=(deepest, wide, leaving + 400, exact))


CHARACTERS = {
    "builder": {name: partial(_maker, level._replace(keeps=1.25, draws=0.7)) for name, level in LEVEL_SETTINGS.items()},
    "blocker": {name: partial(_maker, _blocking(level)) for name, level in LEVEL_SETTINGS.items()},
    "gambler": {name: partial(_maker, level._replace(keeps=0.5, draws=2.0)) for name, level in LEVEL_SETTINGS.items()},
}
"""The builder keeps its cards for later, the blocker leaves the next player little, the gambler draws new ones."""
