"""Train a network on games that were played (`selfplay.py`), compiled, on one core: a few seconds an epoch.

python -m bench.rivers.fit build/rivers/networks.npz build/rivers --share 0 --epochs 6 --seed 1

The chance of the side to move is the target: part how the game ended, part what searches said (`positions.py`, --lean
of it). Whole games are held back, and what is foretold of those is printed after each epoch. A position is also seen
mirrored left to right. With --share 16 the network learns what has to be added to the hand-made worth, of 16; with 0 it
judges alone. Networks of both boards go into one file; the same games, seed and settings give the same weights.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from bench.rivers.positions import NO_MAN, Positions
from bench.rivers.selfplay import BOARDS
from riffle.bots.stones_and_rivers.net import (
    FINE,
    FULL,
    HEAD,
    HEAD_ROW,
    OTHER_ROW,
    OUTPUT,
    OWN_ROW,
    SHARE,
    STAGES,
    START_ROW,
    STEEP,
)
from riffle.bots.stones_and_rivers.search_state import HIDDEN

HELD_BACK = 0.1
PIECES = 8
"""The learning rate falls this many times an epoch."""
LARGEST = 2.0
"""Weights of pieces stay within this, so that their sums fit into 16 bits."""


class Weights(NamedTuple):
    rows: Any  # (rows + 1, HIDDEN): what a piece on a point adds; the last row stands for no piece
    start: Any  # (HIDDEN,)
    counts: Any  # (STAGES, 2, HIDDEN): what the units count, of the side to move and of the other
    output: Any  # (STAGES,)


def started(rows: int, seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    weights = Weights(
        rng.normal(0, 0.06, (rows + 1, HIDDEN)).astype(np.float32),
        np.full(HIDDEN, 0.3, dtype=np.float32),
        rng.normal(0, 0.02, (STAGES, 2, HIDDEN)).astype(np.float32),
        np.zeros(STAGES, dtype=np.float32),
    )
    weights.rows[:, :STAGES] = 0
    weights.rows[rows] = 0
    weights.start[:STAGES] = 0
    return weights


def nothing(weights: Weights) -> Weights:
    return Weights(*(np.zeros_like(one) for one in weights))


def lookups(wide: int, high: int) -> Any:
    """(mirrored, perspective, whose, value) -> row: perspective 0 is the side to move, whose 0 are its own pieces."""
    points = wide * high
    found = np.full((2, 2, 2, NO_MAN + 1), 6 * points, dtype=np.int64)
    for mirrored in range(2):
        for value in range(3 * points):
            y, x = divmod(value // 3, wide)
            x = wide - 1 - x if mirrored else x
            for whose in range(2):
                found[mirrored, 0, whose, value] = 6 * (y * wide + x) + 3 * whose + value % 3
                found[mirrored, 1, whose, value] = 6 * ((high - 1 - y) * wide + x) + 3 * (1 - whose) + value % 3
    return found


@njit(cache=True, fastmath=True)
def fill(units: Any, men: Any, look: Any, weights: Any) -> None:
    """The hidden units of both perspectives."""
    for side in range(2):
        for k in range(units.shape[1]):
            units[side, k] = weights.start[k]
    for whose in range(2):
        for i in range(men.shape[1]):
            if men[whose, i] == NO_MAN:
                continue
            for side in range(2):
                row = weights.rows[look[side, whose, men[whose, i]]]
                for k in range(units.shape[1]):
                    units[side, k] += row[k]


@njit(cache=True, fastmath=True)
def logit(units: Any, stage: int, weights: Any) -> float:
    total = units[0, stage] - units[1, stage] + weights.output[stage]
    for side in range(2):
        for k in range(STAGES, units.shape[1]):
            one = min(max(units[side, k], np.float32(0)), np.float32(1))
            total += weights.counts[stage, side, k] * one * one
    return total


@njit(cache=True, fastmath=True)
def loss_of(logits: float, target: float) -> float:
    chance = 1 / (1 + np.exp(-logits))
    return -target * np.log(max(chance, 1e-7)) - (1 - target) * np.log(max(1 - chance, 1e-7))


@njit(cache=True, fastmath=True)
def slope_of(units: Any, back: Any, stage: int, error: Any, weights: Any, slope: Any) -> None:
    """How the loss changes with the units (`back`) and with what they count."""
    slope.output[stage] += error
    for side in range(2):
        for k in range(STAGES):
            back[side, k] = 0
        back[side, stage] = error if side == 0 else -error
        for k in range(STAGES, units.shape[1]):
            one = min(max(units[side, k], np.float32(0)), np.float32(1))
            slope.counts[stage, side, k] += error * one * one
            back[side, k] = 2 * error * weights.counts[stage, side, k] * one if one < 1 else 0
        for k in range(STAGES, units.shape[1]):
            slope.start[k] += back[side, k]


@njit(cache=True, fastmath=True)
def spread_back(back: Any, men: Any, look: Any, slope: Any) -> None:
    """How the loss changes with the rows of the pieces."""
    for whose in range(2):
        for i in range(men.shape[1]):
            if men[whose, i] == NO_MAN:
                continue
            for side in range(2):
                row = slope.rows[look[side, whose, men[whose, i]]]
                for k in range(back.shape[1]):
                    row[k] += back[side, k]


@njit(cache=True, fastmath=True)
def step(value: Any, slope: Any, first: Any, second: Any, rate: float, decay: float, steps: int) -> None:
    """One step of Adam, with weights that decay."""
    one, two = 1 - 0.9**steps, 1 - 0.999**steps
    for i in range(len(value)):
        first[i] += np.float32(0.1) * (slope[i] - first[i])
        second[i] += np.float32(0.001) * (slope[i] * slope[i] - second[i])
        value[i] -= np.float32(rate * (first[i] / one / (np.sqrt(second[i] / two) + 1e-8) + decay * value[i]))
        slope[i] = 0


@njit(cache=True, fastmath=True)
def learn(data: Any, order: Any, look: Any, weights: Any, slope: Any, first: Any, second: Any, how: Any) -> int:
    """Go through some positions in batches; how many steps have been made by then."""
    men, stages, hand, target = data
    rate, decay, share, steps, batch, seed = how
    np.random.seed(seed)
    units = np.zeros((2, weights.start.shape[0]), dtype=np.float32)
    back = np.zeros_like(units)
    for begin in range(0, len(order) - batch + 1, batch):
        for i in order[begin : begin + batch]:
            seen = look[np.random.randint(0, 2)]
            fill(units, men[i], seen, weights)
            said = logit(units, stages[i], weights) + share * hand[i]
            error = np.float32((1 / (1 + np.exp(-said)) - target[i]) / batch)
            slope_of(units, back, stages[i], error, weights, slope)
            spread_back(back, men[i], seen, slope)
        steps += 1
        step(weights.rows.ravel(), slope.rows.ravel(), first.rows.ravel(), second.rows.ravel(), rate, decay, steps)
        step(weights.start, slope.start, first.start, second.start, rate, 0.0, steps)
        step(
            weights.counts.ravel(),
            slope.counts.ravel(),
            first.counts.ravel(),
            second.counts.ravel(),
            rate,
            decay,
            steps,
        )
        step(weights.output, slope.output, first.output, second.output, rate, 0.0, steps)
        for i in range(weights.rows.shape[0]):
            for k in range(weights.rows.shape[1]):
                weights.rows[i, k] = min(max(weights.rows[i, k], np.float32(-LARGEST)), np.float32(LARGEST))
    return steps


@njit(cache=True, fastmath=True)
def foretold(data: Any, some: Any, look: Any, weights: Any, share: Any) -> float:
    """The mean loss over some positions."""
    men, stages, hand, target = data
    units, total = np.zeros((2, weights.start.shape[0]), dtype=np.float32), 0.0
    for i in some:
        fill(units, men[i], look[0], weights)
        total += loss_of(logit(units, stages[i], weights) + share * hand[i], target[i])
    return total / len(some)


def quantised(weights: Weights, share: int) -> Any:
    """The network in whole numbers, as the search reads it."""
    net = np.zeros((HEAD + len(weights.rows) - 1, HIDDEN), dtype=np.int16)
    net[START_ROW] = np.round(weights.start * FULL)
    net[HEAD_ROW][SHARE] = share
    net[HEAD_ROW][OUTPUT : OUTPUT + STAGES] = np.round(weights.output * STEEP)
    counts = np.clip(np.round(weights.counts * FINE), -32000, 32000)
    counts[:, :, :STAGES] = 0
    net[OWN_ROW : OWN_ROW + STAGES], net[OTHER_ROW : OTHER_ROW + STAGES] = counts[:, 0], counts[:, 1]
    net[HEAD:] = np.round(weights.rows[:-1] * FULL)
    return net


def fit(positions: Positions, given: argparse.Namespace) -> tuple[Any, list[dict[str, Any]]]:
    """The network of one board, and how it went, epoch by epoch."""
    wide, high = (int(one) for one in positions.shape.split()[0].split("x"))
    look, weights = lookups(wide, high), started(6 * wide * high, given.seed)
    slope, first, second = nothing(weights), nothing(weights), nothing(weights)
    rng = np.random.default_rng(given.seed)
    held = rng.random(int(positions.game_of[-1]) + 1)[positions.game_of] < HELD_BACK
    learned, held = np.flatnonzero(~held), np.flatnonzero(held)
    target = (given.lean * positions.said + (1 - given.lean) * positions.result).astype(np.float32)
    plain = (positions.men, positions.stages, positions.hand)
    share, steps, told = np.float32(given.share / 16), 0, list[dict[str, Any]]()
    for epoch in range(given.epochs):
        begun, order = time.process_time(), rng.permutation(learned)
        for piece, some in enumerate(np.array_split(order, PIECES)):
            part = (epoch + piece / PIECES) / given.epochs
            rate = given.rate * min(1.0, 20 * part + 0.1) * (0.5 + 0.5 * float(np.cos(np.pi * part))) + 1e-5
            how = (rate, given.decay, share, steps, given.batch, PIECES * epoch + piece)
            steps = learn((*plain, target), some, look, weights, slope, first, second, how)
        losses = {
            name: round(float(foretold((*plain, one), held, look, weights, share)), 5)
            for name, one in (("target", target), ("said", positions.said), ("result", positions.result))
        }
        line = {"shape": positions.shape, "epoch": epoch + 1, "positions": len(learned), "held back": losses}
        told.append({**line, "cpu": round(time.process_time() - begun, 1)})
        print(json.dumps(told[-1]), flush=True)
    return quantised(weights, given.share), told


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("file", type=Path)
    given.add_argument("games", type=Path, help="the folder of selfplay")
    given.add_argument("--boards", nargs="*", default=list(BOARDS))
    given.add_argument("--share", type=int, default=0)
    given.add_argument("--lean", type=float, default=0.7, help="how much searches count beside the result")
    given.add_argument("--rate", type=float, default=1e-3)
    given.add_argument("--decay", type=float, default=0.02)
    given.add_argument("--batch", type=int, default=4096)
    given.add_argument("--epochs", type=int, default=6)
    given.add_argument("--seed", type=int, default=1)
    read_in = given.parse_args()
    networks: dict[str, Any] = {}
    for board in read_in.boards:
        positions = Positions(board, sorted(read_in.games.glob(f"games-{board}-*.npz")))
        networks[positions.shape], _ = fit(positions, read_in)
    np.savez_compressed(read_in.file, **networks)
    digests = {name: hashlib.sha256(net.tobytes()).hexdigest()[:16] for name, net in networks.items()}
    print(json.dumps({"file": read_in.file.name, "digests": digests}), flush=True)


if __name__ == "__main__":
    main()
