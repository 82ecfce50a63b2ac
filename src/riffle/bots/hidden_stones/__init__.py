"""Hidden Stones' own opponents: an exact planner of one turn and, for a game alone, a solver of its end."""

from __future__ import annotations

from functools import partial

from riffle.core.game import Game

from ..bot import Bot
from .player import EASY, EXPERT, HARD, NORMAL, Level, Planner


def _maker(level: Level, game: Game, seed: int) -> Bot:
    return Planner(game, level, seed)


LEVELS = {
    "easy": partial(_maker, EASY),
    "normal": partial(_maker, NORMAL),
    "hard": partial(_maker, HARD),
    "expert": partial(_maker, EXPERT),
}
