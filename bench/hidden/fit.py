"""The fit: a network for each number of players, learned twice.

First from the results. Then from what the first network says of the end of the same seat's next turn: what a turn
leaves shows there, and the luck of all turns after it does not.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.seat_network import Learned, Positions, learn, loss, softmax, strengths_of
from riffle.bots.hidden_stones.evaluation import RACE_AT
from riffle.bots.hidden_stones.network import FEATURES

BATCH = 2048
DECAY = 1e-4


class Fit(NamedTuple):
    numbers: list[int]  # the network in whole numbers
    by_results: list[tuple[float, float]]
    """Loss of the first network on what was learned from and on what was held back, after each epoch."""
    curve: list[tuple[float, float]]  # the same of the second, against what the first says a turn later
    whole: float  # loss of the second in whole numbers on the results held back
    by_points: float  # the same of chances by the points alone, as steep as is best


def told_next(numbers: list[int], positions: Positions, game: Any) -> Any:
    """What a network says of the end of the same seat's next turn; the result where the game ends before."""
    players = positions.won.shape[1]
    chances = softmax(strengths_of(numbers, positions.rows), positions.there)
    goes_on = np.zeros(len(game), dtype=bool)
    goes_on[:-players] = game[players:] == game[:-players]
    told = positions.won.copy()
    told[goes_on] = chances[np.flatnonzero(goes_on) + players]
    return told


def fit(data: dict[str, Any], epochs: int, seed: int) -> Fit:
    positions = Positions.of(data)
    rows, there, won, held = positions
    typical = rows[~held].reshape(-1, FEATURES)

    def learned(of: Positions) -> Learned:
        return learn(of, typical, epochs=epochs, seed=seed, batch=BATCH, decay=DECAY)

    first = learned(positions)
    second = learned(positions._replace(won=told_next(first.numbers, positions, data["game"])))
    whole = loss(softmax(strengths_of(second.numbers, rows[held]), there[held]), won[held])
    points = rows[held][..., RACE_AT]
    by_points = min(loss(softmax(points / steep, there[held]), won[held]) for steep in (1, 2, 3, 4, 5, 6, 8, 12))
    return Fit(second.numbers, first.curve, second.curve, whole, by_points)
