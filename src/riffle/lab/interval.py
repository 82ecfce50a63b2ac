"""How far a share or a mean of games can be trusted, at 95 %."""

from __future__ import annotations

from math import log, sqrt

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


def always(mean: float, deviation: float, games: int, planned: int, error: float = 0.05) -> tuple[float, float]:
    """Bounds of a mean that hold at every number of games at once, so that one may look and stop whenever one likes.

    An asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas), tightest at `planned` games.
    """
    sharp = (-2 * log(error) + log(1 - 2 * log(error))) / max(2, planned)
    grown = games * sharp + 1
    reach = deviation * sqrt(2 * grown / (games * games * sharp) * log(sqrt(grown) / error))
    return mean - reach, mean + reach
