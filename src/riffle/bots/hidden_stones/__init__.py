"""Hidden Stones' own opponents: an exact planner of one turn and, for a game alone, a solver of its end."""

from __future__ import annotations

from riffle.core.game import Game

from ..bot import GameBots
from ..coach.evaluator import Evaluator
from .levels import CHARACTERS, LEVELS


def coach(game: Game) -> Evaluator:
    from .coach import HiddenStonesEvaluator  # NumPy is loaded when somebody asks for it

    return HiddenStonesEvaluator(game)


BOTS = GameBots(levels=LEVELS, characters=CHARACTERS, coach=coach)
"""The note beside a hint is the planner's own: it says which cards the hinted turn is for."""
