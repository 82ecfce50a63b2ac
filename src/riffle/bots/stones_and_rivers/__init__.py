"""The opponent at Stones & Rivers: a compiled game-tree search in four levels, analysis, review, and course agents."""

from __future__ import annotations

from .levels import LEVEL_SETTINGS, LEVELS
from .review import evaluate, review

__all__ = ["LEVELS", "LEVEL_SETTINGS", "evaluate", "review"]
