"""From what is known of each seat to its chance to win, by a small network of whole numbers with one hidden layer.

Every seat is described by the same whole numbers. One hidden layer turns them into a strength, the strengths of all
seats into chances. The games say what describes a seat; the weights are learned from results (`bench`).
"""

from __future__ import annotations

import math
from typing import Any

from riffle.core.declare.rule import table, template

HIDDEN = 16
"""Units between a seat's numbers and its strength."""
FULL = 256
"""One whole in a network's numbers."""
STEP = 64
"""Steps of strength over which a chance falls by the factor e."""
WHOLE = 10000
WEAKER = table([round(WHOLE * math.exp(-step / STEP)) for step in range(10 * STEP)])
"""What a seat counts for that is so many steps weaker than the strongest."""
NOT_THERE = -(2**30)
"""In place of a strength: the seat cannot win any more."""


def numbers_of(features: int) -> int:
    """Whole numbers of a network: a row for each feature, then what each unit starts from and what it counts."""
    return features * HIDDEN + 2 * HIDDEN


@template
def strength_of(row: Any, at: int, features: int, net: Any) -> int:
    """A seat's strength in steps."""
    total = 0
    for unit in range(HIDDEN):
        sum_ = net[features * HIDDEN + unit]
        for i in range(features):
            if row[at + i] != 0:
                sum_ += row[at + i] * net[i * HIDDEN + unit]
        total += max(0, sum_) * net[features * HIDDEN + HIDDEN + unit]
    return total * STEP // (FULL * FULL)


@template
def share_of(strengths: Any, seats: int, seat: int) -> int:
    """A seat's chance to win, of 10000, by the strengths of all."""
    best = NOT_THERE
    for other in range(seats):
        best = max(best, strengths[other])
    total = 0
    for other in range(seats):
        if strengths[other] > NOT_THERE:
            total += WEAKER[min(10 * STEP - 1, best - strengths[other])]
    return WHOLE * WEAKER[min(10 * STEP - 1, best - strengths[seat])] // max(1, total)
