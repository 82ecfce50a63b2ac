"""How far a share of games can be trusted: Wilson's interval at 95 %."""

from __future__ import annotations

from math import sqrt

SURE = 1.96
"""Standard deviations on either side for 95 %."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Lowest and highest share that `won` of `games` speaks for; shared wins may count as parts of one."""
    if games == 0:
        return 0.0, 1.0
    share, spread = won / games, SURE * SURE / games
    middle = share + spread / 2
    reach = SURE * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
