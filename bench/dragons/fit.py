"""The fit: one network for any number of players, and how well it foretells the games held back."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.seat_network import Positions, learn, loss, softmax, strengths_of
from riffle.bots.river_dragons.evaluation import WAY_AT

BATCH = 1024
DECAY = 3e-4


class Fit(NamedTuple):
    numbers: list[int]  # the network in whole numbers
    curve: list[tuple[float, float]]  # loss on what was learned from and on what was held back, after each epoch
    counts: list[tuple[int, int, float, float]]
    """For each number of players, held back: positions, the loss of the network in whole numbers, and the loss of
    chances by the costs of the ways alone, as steep as is best."""


def fit(data: dict[str, Any], epochs: int, seed: int) -> Fit:
    positions = Positions.of(data)
    rows, there, won, held = positions
    typical = rows[~held][there[~held]]
    found = learn(positions, typical, epochs=epochs, seed=seed, batch=BATCH, decay=DECAY)
    strengths = strengths_of(found.numbers, rows[held])
    counts = np.unique(there[held].sum(1))
    return Fit(*found, [of_count(n, strengths, rows[held], there[held], won[held]) for n in counts])


def of_count(count: int, strengths: Any, raw: Any, there: Any, won: Any) -> tuple[int, int, float, float]:
    """Losses on the games held back with so many players."""
    which = there.sum(1) == count
    learned = loss(softmax(strengths[which], there[which]), won[which])
    costs = raw[which][..., WAY_AT]
    by_cost = min(loss(softmax(-costs / steep, there[which]), won[which]) for steep in (2, 3, 4, 6, 8, 12, 16))
    return int(count), int(which.sum()), learned, by_cost
