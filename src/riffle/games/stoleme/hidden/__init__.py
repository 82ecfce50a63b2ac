"""What is hidden: what everybody may know from watching, and imagining the rest."""

from __future__ import annotations

from .resample import resample
from .watching import first_hands, log_turn, log_unable, open_change, settle_log

__all__ = ["first_hands", "log_turn", "log_unable", "open_change", "resample", "settle_log"]
