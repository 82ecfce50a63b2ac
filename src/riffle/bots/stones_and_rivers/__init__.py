"""The opponent at Stones & Rivers: a compiled game-tree search in four levels, advice, the coach, and course agents."""

from __future__ import annotations

from riffle.bots.bot import GameBots

from .analysis import advice
from .character import CHARACTERS
from .coach import StonesAndRiversEye
from .levels import LEVELS

BOTS = GameBots(levels=LEVELS, characters=CHARACTERS, advice=advice, analyses=True, coach=StonesAndRiversEye)
