"""Hidden Stones' own opponents: an exact planner of one turn and, for a game alone, a solver of its end."""

from __future__ import annotations

from riffle.core.game import Game

from ..bot import GameBots
from ..coach.eye import Eye
from .levels import CHARACTERS, LEVELS


def coach(game: Game) -> Eye:
    from .coach import HiddenStonesEye  # NumPy is loaded when somebody asks for it

    return HiddenStonesEye(game)


BOTS = GameBots(levels=LEVELS, characters=CHARACTERS, coach=coach)
"""The note beside a hint is the planner's own: it says which cards the hinted turn is for."""
