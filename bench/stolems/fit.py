"""The fit: a network for each number of players, and the appraisal by hand beside it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.seat_network import Positions, learn, loss, softmax, strengths_of
from riffle.bots.stoleme.evaluation import DAZED_AT, FEATURES, GOALS_AT, HEALTHY_AT, LYING_AT
from riffle.games.stoleme.pieces import GODS_TO_WIN, KNOCKOUTS

BATCH = 2048
DECAY = 1e-4


class Fit(NamedTuple):
    numbers: list[int]  # the network in whole numbers
    curve: list[tuple[float, float]]  # loss on what was learned from and on what was held back, after each epoch
    whole: float  # held-back loss of the network in whole numbers
    by_hand: float  # held-back loss of the appraisal by hand


def by_hand(rows: Any, players: int) -> Any:
    """What `riffle.bots.stoleme.search.strength` says, from the same numbers."""
    goal, rows = KNOCKOUTS[players], rows.astype(np.int64)
    score, trophies = goal - rows[..., GOALS_AT + 6], rows[..., GOALS_AT + 7]
    worth = 100 + 700 * score * (score + 2) // (goal * (goal + 2))
    worth += 700 * trophies * (trophies + 2) // (GODS_TO_WIN * (GODS_TO_WIN + 2))
    for points, at in ((50, HEALTHY_AT), (25, DAZED_AT), (10, LYING_AT)):
        worth += points * rows[..., at : at + 4].sum(-1)
    worth = worth * rows.any(-1)
    return worth / np.maximum(1, worth.sum(1, keepdims=True))


def fit(data: dict[str, Any], players: int, epochs: int, seed: int) -> Fit:
    positions = Positions.of(data)
    rows, there, won, held = positions
    typical = rows[~held].reshape(-1, FEATURES)
    found = learn(positions, typical, epochs=epochs, seed=seed, batch=BATCH, decay=DECAY)
    whole = loss(softmax(strengths_of(found.numbers, rows[held]), there[held]), won[held])
    return Fit(*found, whole, loss(by_hand(rows[held], players), won[held]))
