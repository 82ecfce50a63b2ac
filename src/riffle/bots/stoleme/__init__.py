"""The opponent at Stolemë: it imagines what it cannot see and plays the likely answers on, in four levels."""

from __future__ import annotations

from riffle.bots.bot import GameBots

from .coach import StolemeEvaluator
from .levels import CHARACTERS, LEVELS
from .player import advice

BOTS = GameBots(levels=LEVELS, characters=CHARACTERS, advice=advice, coach=StolemeEvaluator)
