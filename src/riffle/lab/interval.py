"""How far a share or a mean of games can be trusted, at 95 %."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

SURE = 1.96
"""Standard deviations on either side for 95 %."""


def interval(won: float, games: int, together: int = 1) -> tuple[float, float]:
    """Lowest and highest share that `won` of `games` speaks for; shared wins may count as parts of one.

    Of several shares judged `together` all are to be right at once (Bonferroni).
    """
    if games == 0:
        return 0.0, 1.0
    sure = SURE if together == 1 else NormalDist().inv_cdf(1 - 0.025 / together)
    share, spread = won / games, sure * sure / games
    middle = share + spread / 2
    reach = sure * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))
