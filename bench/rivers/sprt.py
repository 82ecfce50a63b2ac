"""A sequential test: games are played only until it is plain whether the first mind is stronger or not.

Two hypotheses on the share of points, by the generalised ratio for scores with any spread: pairs of games from one
opening are counted as one, since both tell of the same opening. Errors of both kinds are 5 %.
"""

from __future__ import annotations

import math

BOUND = math.log(0.95 / 0.05)


def share_of(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    share = min(0.999, max(0.001, share))
    return -400 * math.log10(1 / share - 1)


def likelihood(pairs: list[float], elo0: float, elo1: float) -> float:
    """How much better the second hypothesis explains the pairs' shares (each 0 to 1), as a logarithm."""
    if len(pairs) < 2:
        return 0.0
    mean = sum(pairs) / len(pairs)
    # Half a pair's worth of doubt, so that a few equal results do not settle everything.
    spread = (sum((one - mean) ** 2 for one in pairs) + 0.125) / len(pairs)
    low, high = share_of(elo0), share_of(elo1)
    return len(pairs) * (high - low) * (2 * mean - low - high) / (2 * spread)


def verdict(pairs: list[float], elo0: float, elo1: float) -> str:
    """`stronger`, `not stronger`, or nothing as long as it is open."""
    ratio = likelihood(pairs, elo0, elo1)
    return "stronger" if ratio >= BOUND else "not stronger" if ratio <= -BOUND else ""
