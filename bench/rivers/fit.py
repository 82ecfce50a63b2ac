"""Train a network on kept positions: with PyTorch where there is one (on its accelerator), else with NumPy.

python -m bench.rivers.fit NETWORK.npz PIECE.npz ... --shape "13x14 ..." --share 16 --units 31 --seconds 30 --seed 1

The chance of the side to move is the target: half of it is how the game ended, half what the hand-made evaluation said
a few plies later. (A search's own score is no good target: it swings with who made the last turn.) Whole games are
held back, and the network kept is the one that foretells the results of those best. Every position is also seen
mirrored left to right. With --share 16 the network learns what has to be added to the hand-made worth, with 0 it
judges alone; with --units 0 it is a table of pieces on points and nothing else.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench.rivers.selfplay import NO_MAN
from riffle.bots.stones_and_rivers.net import (
    AFTER_FIRST,
    FINE,
    FULL,
    HEAD,
    HEAD_ROW,
    OTHER_ROW,
    OUTPUT,
    OWN_ROW,
    SHARE,
    START_ROW,
    STEEP,
)
from riffle.bots.stones_and_rivers.room import HIDDEN

LEAN = 0.5
RATE = 2e-3
HELD_BACK = 0.1
SOON, LATE = 2, 9
"""What the hand-made evaluation says so many plies later counts."""
CHECKS = 40
"""How often the games held back are looked at."""
EPOCHS = 24
"""How often a position is seen at most, mirrored or not."""
DECAY = 0.05
SIDES = ("own", "other")
LARGEST = 2.0
"""Weights of the hidden units stay within this, so that their sums fit into 16 bits."""


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


def started(rows: int, seed: int) -> dict[str, Any]:
    rng = np.random.default_rng(seed)
    weights = {
        "rows": rng.normal(0, 0.06, (rows + 1, HIDDEN)),
        "start": np.full(HIDDEN, 0.3),
        "own": rng.normal(0, 0.02, HIDDEN),
        "other": rng.normal(0, 0.02, HIDDEN),
        "output": np.zeros(1),
    }
    weights["rows"][rows] = 0
    weights["rows"][:, 0] = 0
    weights["start"][0] = 0
    return {name: value.astype(np.float32) for name, value in weights.items()}


def quantised(weights: dict[str, Any], share: int, units: int = HIDDEN - 1) -> Any:
    """The network in whole numbers, as the search reads it; units that are not used count nothing."""
    rows = weights["rows"][:-1]
    net = np.zeros((HEAD + len(rows), HIDDEN), dtype=np.int16)
    net[START_ROW] = np.round(weights["start"] * FULL)
    net[OWN_ROW] = np.clip(np.round(weights["own"] * FINE), -32000, 32000)
    net[OTHER_ROW] = np.clip(np.round(weights["other"] * FINE), -32000, 32000)
    net[[OWN_ROW, OTHER_ROW], 0] = 0
    net[[OWN_ROW, OTHER_ROW], 1 + units :] = 0
    net[HEAD_ROW][OUTPUT] = round(float(weights["output"][0]) * STEEP)
    net[HEAD_ROW][SHARE] = share
    net[HEAD_ROW][AFTER_FIRST] = units
    net[HEAD:] = np.round(rows * FULL)
    net[HEAD:, 1 + units :] = 0
    return net


class Data:
    """Positions, their targets, and which of them are held back."""

    def __init__(self, pieces: list[Path], share: int, seed: int) -> None:
        found = [np.load(piece) for piece in pieces]
        self.men = np.concatenate([one["men"] for one in found])
        hand = np.concatenate([one["hand"] for one in found]).astype(np.float32)
        self.result = np.concatenate([one["result"] for one in found]).astype(np.float32) / 250
        game = np.cumsum(np.concatenate([one["first"] for one in found]).astype(np.int64))
        later = 1 / (1 + np.exp(-said_later(hand, game) / STEEP))
        self.hand = hand * share / 16 / STEEP
        self.target = (LEAN * later + (1 - LEAN) * self.result).astype(np.float32)
        held = np.random.default_rng(seed).random(int(game[-1]) + 1)[game] < HELD_BACK
        self.learned, self.held = np.flatnonzero(~held), np.flatnonzero(held)
        self.games = int(game[-1])
        self.by_hand = loss_of(hand[self.held] / STEEP, self.result[self.held])


def said_later(hand: Any, game: Any) -> Any:
    """What the hand-made evaluation says on average SOON to LATE plies later, for the side to move now."""
    total, count = np.zeros_like(hand), np.zeros_like(hand)
    for plies in range(SOON, LATE + 1):
        sign = 1 - 2 * (plies % 2)
        same = game[plies:] == game[:-plies]
        total[:-plies] += np.where(same, sign * hand[plies:], 0)
        count[:-plies] += same
    return np.where(count > 0, total / np.maximum(1, count), hand)


def loss_of(logit: Any, target: Any) -> float:
    """How many nats the chances are off, beyond what the targets themselves leave open."""
    one = np.clip(1 / (1 + np.exp(-np.clip(logit, -30, 30))), 1e-6, 1 - 1e-6)
    two = np.clip(target, 1e-6, 1 - 1e-6)
    return float(np.mean(target * np.log(two / one) + (1 - target) * np.log((1 - two) / (1 - one))))


class Found(NamedTuple):
    weights: dict[str, Any]
    loss: float
    step: int  # the one kept
    steps: int


class Best:
    """Keeps the weights that foretell the games held back best."""

    def __init__(self) -> None:
        self.checks = 1
        self.loss, self.step = float("inf"), 0
        self.weights: dict[str, Any] = {}

    def see(self, loss: float, step: int, weights: Callable[[], dict[str, Any]]) -> None:
        self.checks += 1
        if loss < self.loss:
            self.loss, self.step, self.weights = loss, step, weights()

    def found(self, steps: int) -> Found:
        return Found(self.weights, self.loss, self.step, steps)


def pace(part: float) -> float:
    """The learning rate, by the part of the time that is over: up quickly, then down to almost nothing."""
    return RATE * min(1.0, part / 0.03 + 0.05) * (0.5 + 0.5 * float(np.cos(np.pi * min(1.0, part)))) + 1e-5


# With PyTorch --------------------------------------------------------------------------------------------------------


def with_torch(torch: Any, data: Data, tables: Any, units: int, seconds: float, seed: int) -> Found:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    weights = {k: torch.nn.Parameter(torch.tensor(v, device=device)) for k, v in started(tables.max(), seed).items()}
    men = torch.tensor(data.men.astype(np.int64), device=device)
    hand, target = torch.tensor(data.hand, device=device), torch.tensor(data.target, device=device)
    look = torch.tensor(tables, device=device)
    learned, held = torch.tensor(data.learned, device=device), torch.tensor(data.held, device=device)
    learner = torch.optim.AdamW(list(weights.values()), lr=RATE, weight_decay=DECAY)
    used = torch.zeros(HIDDEN, device=device)
    used[1 : 1 + units] = 1

    def logit(at: Any, mirrored: int) -> Any:
        both = []
        for side in range(2):
            rows = torch.cat([look[mirrored, side, 0][men[at, 0]], look[mirrored, side, 1][men[at, 1]]], dim=1)
            sheet = torch.zeros(len(at), len(weights["rows"]), device=device).scatter_(1, rows, 1.0)
            both.append(sheet @ weights["rows"] + weights["start"])
        plain = both[0][:, 0] - both[1][:, 0]
        one, two = (one.clamp(0, 1).square() * used for one in both)
        return plain + one @ weights["own"] + two @ weights["other"] + weights["output"] + hand[at]

    def checked() -> float:
        with torch.no_grad():
            said = torch.cat([logit(some, 0) for some in held.split(16384)]).cpu().numpy()
        return loss_of(said, data.result[data.held])

    best = Best()
    begun, steps, size = time.perf_counter(), 0, 8192 if device == "cuda" else 2048
    most = EPOCHS * len(learned) / size
    while (part := max((time.perf_counter() - begun) / seconds, steps / most)) < 1:
        for group in learner.param_groups:
            group["lr"] = pace(part)
        at = learned[torch.randint(0, len(learned), (size,), device=device)]
        loss = torch.nn.functional.binary_cross_entropy_with_logits(logit(at, steps & 1), target[at])
        learner.zero_grad()
        loss.backward()
        learner.step()
        with torch.no_grad():
            weights["rows"].clamp_(-LARGEST, LARGEST)
            weights["rows"][-1] = 0
        steps += 1
        if part * CHECKS >= best.checks:
            best.see(checked(), steps, lambda: {k: v.detach().cpu().numpy().copy() for k, v in weights.items()})
    best.see(checked(), steps, lambda: {k: v.detach().cpu().numpy().copy() for k, v in weights.items()})
    return best.found(steps)


# With NumPy ----------------------------------------------------------------------------------------------------------


class Sheet:
    """Which rows the positions of a batch add, as a matrix of noughts and ones, for both perspectives."""

    def __init__(self, men: Any, tables: Any, mirrored: int) -> None:
        self.sides = []
        for side in range(2):
            rows = np.concatenate([tables[mirrored, side, 0][men[:, 0]], tables[mirrored, side, 1][men[:, 1]]], axis=1)
            sheet = np.zeros((len(men), int(tables.max()) + 1), dtype=np.float32)
            sheet[np.arange(len(men))[:, None], rows] = 1
            sheet[:, -1] = 0
            self.sides.append(sheet)

    def logit(self, weights: dict[str, Any], units: int) -> tuple[Any, list[Any]]:
        """The network's output, and the units of both sides that it comes from."""
        both = [sheet @ weights["rows"] + weights["start"] for sheet in self.sides]
        clipped = [np.clip(one[:, 1 : 1 + units], 0, 1) for one in both]
        out = both[0][:, 0] - both[1][:, 0] + weights["output"]
        for one, name in zip(clipped, SIDES, strict=True):
            out = out + one**2 @ weights[name][1 : 1 + units]
        return out, clipped


def with_numpy(data: Data, tables: Any, units: int, seconds: float, seed: int) -> Found:
    weights = started(tables.max(), seed)
    first = {k: np.zeros_like(v) for k, v in weights.items()}
    second = {k: np.zeros_like(v) for k, v in weights.items()}
    dice, best = np.random.default_rng(seed), Best()
    begun, steps = time.perf_counter(), 0
    most = EPOCHS * len(data.learned) / 1024

    def checked() -> float:
        some = data.held[:: max(1, len(data.held) // 4096)]
        return loss_of(Sheet(data.men[some], tables, 0).logit(weights, units)[0] + data.hand[some], data.result[some])

    while (part := max((time.perf_counter() - begun) / seconds, steps / most)) < 1:
        at = data.learned[dice.integers(0, len(data.learned), min(1024, len(data.learned)))]
        sheet = Sheet(data.men[at], tables, steps & 1)
        logit, clipped = sheet.logit(weights, units)
        chance = 1 / (1 + np.exp(-np.clip(logit + data.hand[at], -30, 30)))
        error = (chance - data.target[at]).astype(np.float32) / len(at)
        slope = {name: np.zeros_like(value) for name, value in weights.items()}
        slope["output"] += error.sum()
        for one, name, rows, sign in zip(clipped, SIDES, sheet.sides, (1, -1), strict=True):
            slope[name][1 : 1 + units] = (one**2).T @ error
            inner = np.zeros((len(at), HIDDEN), dtype=np.float32)
            inner[:, 0] = sign * error
            inner[:, 1 : 1 + units] = error[:, None] * weights[name][1 : 1 + units] * 2 * one * ((one > 0) & (one < 1))
            slope["rows"] += rows.T @ inner
            slope["start"] += inner.sum(0)
        steps += 1
        rate = pace(part)
        for name, value in weights.items():
            first[name] += 0.1 * (slope[name] - first[name])
            second[name] += 0.001 * (np.square(slope[name]) - second[name])
            ahead = first[name] / (1 - 0.9**steps) / (np.sqrt(second[name] / (1 - 0.999**steps)) + 1e-8)
            value -= (rate * (ahead + DECAY * value)).astype(np.float32)
        np.clip(weights["rows"], -LARGEST, LARGEST, out=weights["rows"])
        if part * CHECKS >= best.checks:
            best.see(checked(), steps, lambda: {k: v.copy() for k, v in weights.items()})
    best.see(checked(), steps, lambda: {k: v.copy() for k, v in weights.items()})
    return best.found(steps)


def fit(
    file: Path, pieces: list[Path], shape: str, share: int, units: int, seconds: float, seed: int
) -> dict[str, Any]:
    """Train, write the network, and tell how it went."""
    wide, high = (int(one) for one in shape.split()[0].split("x"))
    data, tables = Data(pieces, share, seed), lookups(wide, high)
    torch: Any = None
    with contextlib.suppress(ImportError):
        import torch  # type: ignore[import-not-found,no-redef]
    try:
        if torch is None:
            raise ImportError("there is no PyTorch")
        found = with_torch(torch, data, tables, units, seconds, seed)
    except (ImportError, RuntimeError, TypeError, ValueError, AttributeError, IndexError) as problem:
        print(f"with NumPy, since: {problem}", file=sys.stderr, flush=True)
        torch = None
        found = with_numpy(data, tables, units, seconds, seed)
    net = quantised(found.weights, share, units)
    np.savez_compressed(file, **{shape: net})
    return {
        "network": file.name,
        "shape": shape,
        "by": "torch" if torch is not None else "numpy",
        "share": share,
        "units": units,
        "seed": seed,
        "positions": len(data.learned),
        "games": data.games,
        "steps": f"{found.step} of {found.steps}",
        "held back": {"by hand": round(data.by_hand, 5), "learned": round(found.loss, 5)},
        "largest": int(np.abs(net).max()),
        "digest": hashlib.sha256(net.tobytes()).hexdigest()[:16],
    }


if __name__ == "__main__":
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("file", type=Path)
    read.add_argument("pieces", type=Path, nargs="+")
    read.add_argument("--shape", required=True)
    read.add_argument("--share", type=int, default=16)
    read.add_argument("--units", type=int, default=HIDDEN - 1)
    read.add_argument("--seconds", type=float, default=30)
    read.add_argument("--seed", type=int, default=1)
    given = read.parse_args()
    told = fit(given.file, given.pieces, given.shape, given.share, given.units, given.seconds, given.seed)
    print(json.dumps(told), flush=True)
