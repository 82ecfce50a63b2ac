"""The transposition table: what was found of a position, whichever way it came about."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import rule

from .search_state import SURE

EXACT, AT_LEAST, AT_MOST = 1, 2, 3
UNSETTLED = 1 << 20


@rule
def known(s: Any, tt: Any, depth: int, low: int, high: int, ply: int) -> int:
    """The score kept for this position if it is deep enough and settles the matter, else UNSETTLED."""
    kept = tt[s.hash & (len(tt) - 1)]
    if kept[0] != s.lock or kept[3] >> 2 < depth:
        return UNSETTLED
    bound = kept[3] & 3
    score = kept[2]
    if score > SURE:
        score -= ply
    elif score < -SURE:
        score += ply
    if bound == EXACT or (bound == AT_LEAST and score >= high) or (bound == AT_MOST and score <= low):
        return score
    return UNSETTLED


@rule
def keep(s: Any, tt: Any, depth: int, score: int, action: int, bound: int, ply: int) -> None:
    """Keep what was found. Won games are kept as so many plies from here, not from the root."""
    kept = tt[s.hash & (len(tt) - 1)]
    if score > SURE:
        score += ply
    elif score < -SURE:
        score -= ply
    kept[0] = s.lock
    kept[1] = action
    kept[2] = score
    kept[3] = 4 * depth + bound


@rule
def first_to_try(s: Any, r: Any, tt: Any, ply: int) -> int:
    kept = tt[s.hash & (len(tt) - 1)]
    if ply == 0 and r.first >= 0:
        return r.first
    return kept[1] if kept[0] == s.lock and kept[3] != 0 else -1
