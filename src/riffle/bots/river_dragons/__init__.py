"""The opponent at River Dragons: it plans its way by eye and tries programs against what the others may have laid."""

from __future__ import annotations

from riffle.bots.bot import GameBots

from .coach import RiverDragonsEvaluator
from .levels import CHARACTERS, LEVELS

BOTS = GameBots(levels=LEVELS, characters=CHARACTERS, coach=RiverDragonsEvaluator)
