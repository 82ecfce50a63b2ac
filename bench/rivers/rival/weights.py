"""The weights of the evaluation, as the tuning run left them (bench/stones_and_rivers_tuning.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .room import CARE, CHOKE, CONTEMPT, FAR, LEAD, MOBILE, NOISE, RIVER, SCORED, SPARE, TEMPO, WEIGHTS

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


def laid_out(weights: Mapping[str, float] = TUNED, noise: int = 0) -> list[int]:
    """The weights in the order in which the search reads them."""
    out = [0] * WEIGHTS
    for turns in range(1, FAR):
        out[turns] = round(weights["near"] * weights["fade"] ** (turns - 1))
        if "turn" in weights:
            out[turns] = round(max(0, weights["scored"] - weights["turn"] * turns))
    named: dict[int, Any] = {
        SCORED: weights["scored"],
        LEAD: weights["lead"],
        SPARE: weights["spare"],
        TEMPO: weights["tempo"],
        RIVER: weights["river"],
        CHOKE: weights["choke"],
        MOBILE: weights["mobile"],
        CONTEMPT: weights["contempt"],
        CARE: weights["care"],
        NOISE: noise,
    }
    for place, value in named.items():
        out[place] = round(value)
    return out
