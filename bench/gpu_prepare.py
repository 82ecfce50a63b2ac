"""Prepare a measurement on a GPU elsewhere: code for all five games, starting states, and the CPU's digests.

    .venv/bin/python -m bench.gpu_prepare [GAME ...]        # writes build/gpu/

The machine that measures then needs Python with NumPy and CuPy, CUDA's assembler, and that folder (`bench/gpu_run.py`).
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import bench.hex.rules
from bench.gpu import capability
from riffle.core.engine.cuda import Cuda
from riffle.core.engine.cuda import kernels as cuda_kernels
from riffle.core.engine.cuda.kernels import WINDOW
from riffle.core.game import Game, games, load

FOLDER = Path("build/gpu")
GAMES = 1000
KERNELS = ("play_games", "play_queue")


def seed_of_game(number: int) -> int:
    """The stream of a game: the launcher gives each game the same."""
    return number * 7919 + 13


def cpu(game: Game, start: Any) -> dict[str, Any]:
    """Digest and steps of the seeded games on one core, and their speed."""
    digest = hashlib.sha256()
    steps, began = 0, time.process_time()
    for number in range(GAMES):
        after, played = start.played_out([0] * start.players, seed_of_game(number))
        digest.update(after.pack())
        steps += played
    return {"digest": digest.hexdigest(), "steps": steps, "cpu_rate": steps / (time.process_time() - began)}


def prepare(name: str, players: int = 2) -> None:
    game = Game.of(bench.hex.rules, "hex") if name == "hex" else load(name)
    engine = Cuda(game)
    began = time.process_time()
    kernels: dict[str, str] = {}
    for kernel in KERNELS:
        text = engine.ptx(getattr(cuda_kernels, kernel), capability())
        (FOLDER / f"{name}-{kernel}.ptx").write_text(text)
        entry = next(line for line in text.splitlines() if ".entry" in line)
        kernels[kernel] = entry.split(".entry")[1].strip(" (")
    compiled = time.process_time() - began
    start = game.start(players, nature="ask", speed="fast", **dict[str, Any](game.extras.chance_instead))
    start.played_out([0] * players, 0, 1)  # compiled before the clock runs
    packed = np.frombuffer(start.pack(), dtype=np.int32)
    np.save(FOLDER / f"{name}-start.npy", engine.layout.spread(packed[None]))
    meta = {
        "name": name,
        "players": players,
        "bytes": engine.layout.bytes,
        "fields": {field: engine.layout.fields[field] for field in engine.layout.saved},
        "size": engine.layout.size,
        "window": min(WINDOW, game.most_legal),
        "games": GAMES,
        "kernels": kernels,
        "compile_cpu_seconds": round(compiled, 1),
        **cpu(game, start),
    }
    (FOLDER / f"{name}.json").write_text(json.dumps(meta, indent=1))
    print(name, {key: meta[key] for key in ("bytes", "steps", "cpu_rate", "compile_cpu_seconds")}, flush=True)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for chosen in sys.argv[1:] or [*games(), "hex"]:
        prepare(chosen)
