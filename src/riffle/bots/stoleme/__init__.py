"""The opponent at Stolemë: it imagines what it cannot see and plays the likely answers on, in four levels."""

from __future__ import annotations

from .levels import LEVEL_SETTINGS, LEVELS

__all__ = ["LEVELS", "LEVEL_SETTINGS"]
