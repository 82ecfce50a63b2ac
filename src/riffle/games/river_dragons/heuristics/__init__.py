"""What a quick player prefers, for the bot `greedy` and for playouts, and the answer for a seat that gives none."""

from __future__ import annotations

from .choices import dragon_for, prefer
from .fallback import fallback
from .outline import outline
from .programs import best_program
from .route import plan

__all__ = ["best_program", "dragon_for", "fallback", "outline", "plan", "prefer"]
