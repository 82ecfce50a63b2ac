"""The opponents at stone stacks: a hand with a person's sway and an aim that errs, in four levels."""

from __future__ import annotations

from riffle.bots.bot import GameBots

from .coach import StoneStacksEvaluator
from .levels import CHARACTERS, LEVELS

BOTS = GameBots(levels=LEVELS, characters=CHARACTERS, coach=StoneStacksEvaluator)

__all__ = ["BOTS", "LEVELS"]
