"""The weights of the evaluation, set by hand and tuned (bench/stones_and_rivers_tuning.md); what is not searched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .search_state import (
    CARE,
    CHOKE,
    CONTEMPT,
    FAR,
    HOME,
    MOBILE,
    MOST_RIVERS,
    MOST_SCORED,
    NOISE,
    RIVER,
    ROAD,
    SCORED,
    SPARE,
    TEMPO,
    WEIGHTS,
)

Weights = Mapping[str, Any]
Pruning = Mapping[str, Any]

TUNED: dict[str, float] = {
    "near": 120,  # a stone one turn from the goal
    "fade": 0.80,  # what each further turn leaves of that
    "scored": 220,  # a stone at home
    "lead": 12,  # and more, the more there are: times their number squared
    "spare": 5,  # of 16: the two pieces after those needed
    "tempo": 14,  # having the move
    "river": 3,  # a river of one's own, up to four
    "mobile": 1,  # of 4: a free step beside a piece
    "contempt": 120,  # what a draw costs the side that thinks
    "care": 16,  # of 16: how much the other side's roads count beside one's own
    "choke": 60,  # no road home for anybody: a closed blockade
}

RACE: dict[str, float] = {
    **TUNED,
    "turn": 40,  # every turn on the way home is worth the same: the fewest turns in all are wanted
    "scored": 640,
    "lead": 0,
    "care": 0,
}
"""For a race against nobody: the other side gives its turns away, and only the number of turns counts."""


def laid_out(weights: Weights = TUNED, noise: int = 0) -> list[int]:
    """The weights in the order in which the search reads them."""
    out = [0] * WEIGHTS
    _from_shape(weights, out)
    out[HOME] = round(weights["scored"])
    out[CONTEMPT] = round(weights["contempt"])
    out[CARE] = round(weights["care"])
    out[NOISE] = noise
    return out


def _from_shape(weights: Weights, out: list[int]) -> None:
    for turns in range(1, FAR):
        worth = round(weights["near"] * weights["fade"] ** (turns - 1))
        if "turn" in weights:
            worth = round(max(0, weights["scored"] - weights["turn"] * turns))
        out[ROAD + turns] = worth
        out[SPARE + turns] = worth * round(weights["spare"]) >> 4
    for stones in range(MOST_SCORED + 1):
        out[SCORED + stones] = round(stones * weights["scored"] + stones * stones * weights["lead"])
    for rivers in range(MOST_RIVERS + 1):
        out[RIVER + rivers] = round(rivers * weights["river"])
    out[TEMPO] = round(weights["tempo"])
    out[MOBILE] = round(weights["mobile"])
    out[CHOKE] = round(weights["choke"])


ALL = 1 << 20
PRUNING: dict[str, Any] = {
    "above": 0,  # 0: never
    "below": 0,
    "tried": (24, 48, ALL, ALL),
    "reduced": 0,
    "passing": 0,
    "malus": 0,
    "threats": 0,
    "hints": 0,
    "replies": 0,
    "window": 0,  # half the width of the root's window, 0: a whole one
}
EXPERT: dict[str, Any] = {
    **PRUNING,
    "below": 40,
    "tried": (18, 36, 70, 120),
    "reduced": 1,
    "hints": 3,
    "window": 50,
}
"""For the expert and the course agent; the other levels stay as they are (bench/stones_and_rivers_matches.md)."""


def pruning_of(pruning: Pruning = PRUNING) -> list[int]:
    """In the order in which the search reads them."""
    return [
        pruning["above"],
        pruning["below"],
        *pruning["tried"],
        pruning["reduced"],
        pruning["passing"],
        pruning["malus"],
        pruning["threats"],
        pruning["hints"],
        pruning["replies"],
    ]
