"""The fit: one hidden layer a family, softmax over the families, Adam in NumPy. Whole games are held back."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riffle.bots.stoleme.evaluation import DAZED_AT, FEATURES, FULL, GOALS_AT, HEALTHY_AT, HIDDEN, LYING_AT
from riffle.games.stoleme.pieces import GODS_TO_WIN, KNOCKOUTS

BATCH = 2048
RATE = 3e-3
DECAY = 1e-4
HELD_BACK = 10
"""One game in so many is held back."""


class Fit(NamedTuple):
    numbers: list[int]  # the network in whole numbers
    curve: list[tuple[float, float]]  # loss on what was learned from and on what was held back, after each epoch
    whole: float  # held-back loss of the network in whole numbers
    by_hand: float  # held-back loss of the appraisal by hand


def softmax(strengths: Any, there: Any) -> Any:
    strengths = np.where(there, strengths, -1e9)
    raised = np.exp(strengths - strengths.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def loss(chances: Any, won: Any) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-6))).sum(1).mean())


def forward(weights: dict[str, Any], rows: Any) -> tuple[Any, Any]:
    hidden = np.maximum(0, rows @ weights["rows"] + weights["start"])
    return hidden, hidden @ weights["counts"]


def gradients(weights: dict[str, Any], rows: Any, there: Any, won: Any) -> dict[str, Any]:
    hidden, strengths = forward(weights, rows)
    off = (softmax(strengths, there) - won) * there / len(rows)
    back = off[..., None] * weights["counts"] * (hidden > 0)
    flat = rows.reshape(-1, FEATURES)
    return {
        "rows": flat.T @ back.reshape(-1, HIDDEN) + DECAY * weights["rows"],
        "start": back.sum((0, 1)),
        "counts": (off[..., None] * hidden).sum((0, 1)) + DECAY * weights["counts"],
    }


class Adam:
    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights, self.time = weights, 0
        self.first = {name: np.zeros_like(value) for name, value in weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, slopes: dict[str, Any], rate: float) -> None:
        self.time += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.time)
            self.weights[name] -= rate * mean / (np.sqrt(self.second[name] / (1 - 0.999**self.time)) + 1e-8)


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
    rng = np.random.default_rng(seed)
    there = data["rows"].any(-1)
    held = data["game"] % HELD_BACK == 0
    flat = data["rows"][~held].reshape(-1, FEATURES)
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
            adam.step(gradients(weights, rows[some], there[some], data["won"][some]), rate)
        seen, back = (
            loss(softmax(forward(weights, rows[of])[1], there[of]), data["won"][of])
            for of in (learn[: held.sum()], held)
        )
        curve.append((seen, back))
    numbers = quantised(weights, mean.astype(np.float64), spread.astype(np.float64))
    raw = data["rows"][held].astype(np.float64)
    whole = loss(softmax(forward(unpacked(numbers), raw)[1], there[held]), data["won"][held])
    return Fit(numbers, curve, whole, loss(by_hand(data["rows"][held], players), data["won"][held]))
