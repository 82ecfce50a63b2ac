"""The fit: one hidden layer a seat, softmax over the seats, Adam in NumPy. Whole games are held back."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from bench.stolems.fit import Adam, forward, loss, softmax
from riffle.bots.river_dragons.evaluation import FEATURES, FULL, HIDDEN, WAY_AT

BATCH = 1024
RATE = 3e-3
DECAY = 3e-4
HELD_BACK = 10
"""One game in so many is held back."""


class Fit(NamedTuple):
    numbers: list[int]  # the network in whole numbers
    curve: list[tuple[float, float]]  # loss on what was learned from and on what was held back, after each epoch
    counts: list[tuple[int, int, float, float]]
    """For each number of players, held back: positions, the loss of the network in whole numbers, and the loss of
    chances by the costs of the ways alone, as steep as is best."""


def gradients(weights: dict[str, Any], rows: Any, there: Any, won: Any) -> dict[str, Any]:
    hidden, strengths = forward(weights, rows)
    off = (softmax(strengths, there) - won) * there / len(rows)
    back = off[..., None] * weights["counts"] * (hidden > 0)
    return {
        "rows": rows.reshape(-1, FEATURES).T @ back.reshape(-1, HIDDEN) + DECAY * weights["rows"],
        "start": back.sum((0, 1)),
        "counts": (off[..., None] * hidden).sum((0, 1)) + DECAY * weights["counts"],
    }


def quantised(weights: dict[str, Any], mean: Any, spread: Any) -> list[int]:
    """Whole numbers for raw features: what the mean and the spread did is worked into the weights."""
    rows = weights["rows"] / spread[:, None]
    start = weights["start"] - mean @ rows
    numbers = np.concatenate([rows.ravel(), start, weights["counts"]])
    return [int(number) for number in np.round(FULL * numbers)]


def unpacked(numbers: list[int]) -> dict[str, Any]:
    parts = np.array(numbers, dtype=np.float64) / FULL
    first = FEATURES * HIDDEN
    return {
        "rows": parts[:first].reshape(FEATURES, HIDDEN),
        "start": parts[first : first + HIDDEN],
        "counts": parts[first + HIDDEN :],
    }


def fit(data: dict[str, Any], epochs: int, seed: int) -> Fit:
    rng = np.random.default_rng(seed)
    there, won, held = data["rows"].any(-1), data["won"], data["game"] % HELD_BACK == 0
    flat = data["rows"][~held][there[~held]]
    mean, spread = flat.mean(0), np.maximum(0.1, flat.std(0))
    rows = ((data["rows"] - mean) / spread).astype(np.float32)
    weights = {
        "rows": rng.normal(0, 0.15, (FEATURES, HIDDEN)).astype(np.float32),
        "start": np.full(HIDDEN, 0.1, dtype=np.float32),
        "counts": rng.normal(0, 0.3, HIDDEN).astype(np.float32),
    }
    adam, learn, curve = Adam(weights), np.flatnonzero(~held), list[tuple[float, float]]()
    for epoch in range(epochs):
        rng.shuffle(learn)
        for at in range(0, len(learn), BATCH):
            some = learn[at : at + BATCH]
            rate = RATE * (1 - (epoch + at / len(learn)) / epochs) + 1e-5
            adam.step(gradients(weights, rows[some], there[some], won[some]), rate)
        seen, back = (
            loss(softmax(forward(weights, rows[of])[1], there[of]), won[of]) for of in (learn[: held.sum()], held)
        )
        curve.append((seen, back))
    numbers = quantised(weights, mean.astype(np.float64), spread.astype(np.float64))
    raw = data["rows"][held].astype(np.float64)
    strengths = forward(unpacked(numbers), raw)[1]
    players = there[held].sum(1)
    return Fit(numbers, curve, [of_count(n, strengths, raw, there[held], won[held]) for n in np.unique(players)])


def of_count(count: int, strengths: Any, raw: Any, there: Any, won: Any) -> tuple[int, int, float, float]:
    """Losses on the games held back with so many players."""
    which = there.sum(1) == count
    learned = loss(softmax(strengths[which], there[which]), won[which])
    costs = raw[which][..., WAY_AT]
    by_cost = min(loss(softmax(-costs / steep, there[which]), won[which]) for steep in (2, 3, 4, 6, 8, 12, 16))
    return int(count), int(which.sum()), learned, by_cost
