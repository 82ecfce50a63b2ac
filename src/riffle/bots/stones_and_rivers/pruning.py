"""What is not searched, or less deep: late answers, positions far above the window, answers that promise too little."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule

from .search_state import (
    ABOVE,
    AT,
    BELOW,
    DEEPEST,
    DEPTH,
    FLOOR,
    HIGH,
    LAST_TOP,
    LOW,
    NOW,
    REDUCED,
    SURE,
    THREATS,
    TOP,
    TRIED,
)

# Of the game that is played, filled when the search is bound to it.
WINS = UNBOUND


@rule
def reduction(r: Any, depth: int, tried: int, promise: int) -> int:
    """How much less deep a late answer is searched at first."""
    if depth < 2 or tried < 3 or promise > 40 * 256:
        return 0
    less = 1
    if tried >= 12:
        less += 1
    if tried >= 40 and depth >= 4:
        less += 1
    if r.pruning[REDUCED] > 0:
        if tried >= 6 and depth >= 5:
            less += 1
        if tried >= 20 and depth >= 7:
            less += 1
    if r.pruning[REDUCED] > 1:
        if tried >= 20 and depth >= 3:
            less += 1
        if promise < -20 * 256 and depth >= 3:
            less += 1
    return less if less < depth else depth - 1


@rule
def most_tried(r: Any, depth: int) -> int:
    """How many answers are tried so near the leaves."""
    return r.pruning[TRIED + depth] if depth <= 4 else 1 << 20


@rule
def good_enough(s: Any, r: Any, ply: int) -> bool:
    """Whether a position is left because it is far above a narrow window, and no win of the other side is near."""
    f = r.frames[ply]
    return (
        r.pruning[ABOVE] > 0
        and ply > 0
        and f[DEPTH] <= 4
        and f[HIGH] - f[LOW] == 1
        and f[HIGH] < SURE
        and f[HIGH] > -SURE
        and f[NOW] - r.pruning[ABOVE] * f[DEPTH] >= f[HIGH]
        and WINS[s.board] - s.scored[1 - s.turn] > 1
    )


@rule
def threatened(s: Any, r: Any, ply: int) -> bool:
    """Whether a leaf must be looked into: the other side would win with a stone that steps home. After `evaluate`."""
    f = r.frames[ply]
    return (
        r.pruning[THREATS] > 0
        and f[DEPTH] <= 0
        and ply > 0
        and ply <= 2 * r.frames[0][DEPTH] + 1
        and ply < DEEPEST
        and f[TOP] <= LAST_TOP
        and WINS[s.board] - s.scored[1 - s.turn] == 1
        and r.near[1 - s.turn] > 0
    )


@rule
def hopeless(r: Any, ply: int, tried: int) -> bool:
    """Whether the answer next in order, near the leaves, promises too little to come near the window."""
    f = r.frames[ply]
    return (
        r.pruning[BELOW] > 0
        and ply > 0
        and f[DEPTH] <= 2
        and tried > 1
        and f[FLOOR] > -SURE
        and f[NOW] + r.pruning[BELOW] * (2 * f[DEPTH] - 1) + (r.priority[f[AT]] >> 8) <= f[FLOOR]
    )
