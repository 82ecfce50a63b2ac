"""The opponent at Stones & Rivers: a compiled game-tree search in four levels, advice, the coach, and course agents.

What searches is imported when somebody asks for it: it brings NumPy, and the names are wanted without it too.
"""

from __future__ import annotations

from riffle.core.game import Game
from riffle.core.player import Player
from riffle.core.position import Position

from ..analysis import Advice
from ..bot import LEVELS, GameBots, Maker
from ..characters import CHARACTERS
from ..coach.evaluator import Evaluator


def _level(name: str) -> Maker:
    def make(game: Game, seed: int) -> Player:
        from .levels import LEVELS

        return LEVELS[name](game, seed)

    return make


def _character(name: str, level: str) -> Maker:
    def make(game: Game, seed: int) -> Player:
        from .character import CHARACTERS

        return CHARACTERS[name][level](game, seed)

    return make


def advice(position: Position, seat: int) -> Advice:
    from . import analysis

    return analysis.advice(position, seat)


def coach(game: Game) -> Evaluator:
    from .coach import StonesAndRiversEvaluator

    return StonesAndRiversEvaluator(game)


BOTS = GameBots(
    levels={name: _level(name) for name in LEVELS},
    characters={name: {level: _character(name, level) for level in LEVELS} for name in CHARACTERS},
    advice=advice,
    analyses=True,
    coach=coach,
)
