"""Learning the network of `riffle.bots.chances`: one hidden layer a seat, softmax over the seats, Adam in NumPy.

Whole games are held back. What describes a seat, and what the result is compared with, is each game's own
(`bench/dragons`, `bench/stolems`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riffle.bots.chances import FULL, HIDDEN

RATE = 3e-3
HELD_BACK = 10
"""One game in so many is held back."""


class Positions(NamedTuple):
    """Rows (positions, seats, features), whose seat is there, who won, and which positions are held back."""

    rows: Any
    there: Any
    won: Any
    held: Any

    @classmethod
    def of(cls, data: dict[str, Any]) -> Positions:
        return cls(data["rows"], data["rows"].any(-1), data["won"], data["game"] % HELD_BACK == 0)


class Learned(NamedTuple):
    numbers: list[int]  # the network in whole numbers
    curve: list[tuple[float, float]]  # loss on what was learned from and on what was held back, after each epoch


def softmax(strengths: Any, there: Any) -> Any:
    strengths = np.where(there, strengths, -1e9)
    raised = np.exp(strengths - strengths.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def loss(chances: Any, won: Any) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-6))).sum(1).mean())


def forward(weights: dict[str, Any], rows: Any) -> tuple[Any, Any]:
    hidden = np.maximum(0, rows @ weights["rows"] + weights["start"])
    return hidden, hidden @ weights["counts"]


def gradients(weights: dict[str, Any], rows: Any, there: Any, won: Any, decay: float) -> dict[str, Any]:
    hidden, strengths = forward(weights, rows)
    off = (softmax(strengths, there) - won) * there / len(rows)
    back = off[..., None] * weights["counts"] * (hidden > 0)
    flat = rows.reshape(-1, rows.shape[-1])
    return {
        "rows": flat.T @ back.reshape(-1, HIDDEN) + decay * weights["rows"],
        "start": back.sum((0, 1)),
        "counts": (off[..., None] * hidden).sum((0, 1)) + decay * weights["counts"],
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


def strengths_of(numbers: list[int], rows: Any) -> Any:
    """What a network in whole numbers says of raw rows."""
    parts = np.array(numbers, dtype=np.float64) / FULL
    first = rows.shape[-1] * HIDDEN
    weights = {
        "rows": parts[:first].reshape(-1, HIDDEN),
        "start": parts[first : first + HIDDEN],
        "counts": parts[first + HIDDEN :],
    }
    return forward(weights, rows.astype(np.float64))[1]


def learn(positions: Positions, typical: Any, *, epochs: int, seed: int, batch: int, decay: float) -> Learned:
    """Learn from what is not held back; mean and spread of `typical`, rows (count, features), are taken out before."""
    rng, (_, there, won, held) = np.random.default_rng(seed), positions
    mean, spread = typical.mean(0), np.maximum(0.1, typical.std(0))
    rows = ((positions.rows - mean) / spread).astype(np.float32)
    weights = {
        "rows": rng.normal(0, 0.15, (rows.shape[-1], HIDDEN)).astype(np.float32),
        "start": np.full(HIDDEN, 0.1, dtype=np.float32),
        "counts": rng.normal(0, 0.3, HIDDEN).astype(np.float32),
    }
    adam, learning, curve = Adam(weights), np.flatnonzero(~held), list[tuple[float, float]]()
    for epoch in range(epochs):
        rng.shuffle(learning)
        for at in range(0, len(learning), batch):
            some = learning[at : at + batch]
            rate = RATE * (1 - (epoch + at / len(learning)) / epochs) + 1e-5
            adam.step(gradients(weights, rows[some], there[some], won[some], decay), rate)
        seen, back = (
            loss(softmax(forward(weights, rows[of])[1], there[of]), won[of]) for of in (learning[: held.sum()], held)
        )
        curve.append((seen, back))
    return Learned(quantised(weights, mean.astype(np.float64), spread.astype(np.float64)), curve)
