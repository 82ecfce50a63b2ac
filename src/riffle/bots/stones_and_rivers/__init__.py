"""The opponent at Stones & Rivers: a compiled game-tree search in four levels, analysis, review, and course agents."""

from __future__ import annotations

from .analysis import advice, review
from .levels import LEVEL_SETTINGS, LEVELS
from .review import evaluate

__all__ = ["LEVELS", "LEVEL_SETTINGS", "advice", "evaluate", "review"]
