"""Whole random games on a GPU: digests of 1,000 games against the CPU's, then speed.

    PYTHONPATH=src:. python3 bench/gpu_whole.py [FOLDER [GAME ...]]
    ncu ... python3 bench/gpu_whole.py --once FOLDER GAME ...     # a part of the games, for a profiler

FOLDER is build/learn unless named, as `bench.gpu_learn prepare` left it. Needs CuPy; nvcc makes it quicker.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import bench.hex.rules
from riffle.core.engine.cuda.engine import Engine
from riffle.core.engine.cuda.playouts import Playouts
from riffle.core.game import Game, games, load

HEX = "hex"
GAMES = 1000
SIZES = (4096, 16384, 65536, 262144, 1048576)
ENOUGH = 10.0
"""Seconds that one batch may take; larger ones are left out."""
ONCE = 131072
ONCE_TURNS = 4


def game_of(name: str) -> Game:
    return Game.of(bench.hex.rules, HEX) if name == HEX else load(name)


def seed_of_game(number: int) -> int:
    """The stream of a game, the same on both sides."""
    return number * 7919 + 13


def whole_games(game: Game, players: int = 2) -> dict[str, Any]:
    """Digest and answers of the seeded games on one core, and their speed."""
    start = game.start(players, nature="ask", speed="fast", **dict[str, Any](game.extras.chance_instead))
    start.played_out([0] * players, 0, 1)  # compiled before the clock runs
    digest = hashlib.sha256()
    steps, began = 0, time.process_time()
    for number in range(GAMES):
        after, played = start.played_out([0] * players, seed_of_game(number))
        digest.update(after.pack())
        steps += played
    return {"digest": digest.hexdigest(), "steps": steps, "cpu_rate": steps / (time.process_time() - began)}


def fresh(engine: Engine, count: int) -> Any:
    batch = engine.room(count, engine.xp.asarray(seed_of_game(np.arange(count, dtype=np.int64))), "ask")  # type: ignore[arg-type]
    batch.look()
    return batch


def timed(engine: Engine, count: int) -> tuple[int, float]:
    """Answers given, and seconds taken."""
    batch = fresh(engine, count)
    engine.xp.cuda.Device().synchronize()
    began = time.perf_counter()
    steps = batch.playouts()
    engine.xp.cuda.Device().synchronize()
    return int(steps.sum()), time.perf_counter() - began


def check(engine: Engine, expected: dict[str, Any]) -> bool:
    """Whether the seeded games end in the CPU's bytes after the CPU's number of answers; in rounds to the last game."""
    batch = fresh(engine, GAMES)
    steps = int(Playouts(batch, fewest=0).play().sum())
    return steps == expected["steps"] and hashlib.sha256(batch.pack()).hexdigest() == expected["digest"]


def rates(name: str, engine: Engine, one_core: float) -> dict[int, float]:
    found: dict[int, float] = {}
    timed(engine, SIZES[0])  # loaded before the clock runs
    for count in SIZES:
        steps, taken = min((timed(engine, count) for _ in range(2)), key=lambda it: it[1])
        found[count] = steps / taken
        print(f"{name} {count:>8} games: {found[count] / 1e6:8.1f} M/s ({found[count] / one_core:.0f}x)", flush=True)
        if 4 * taken > ENOUGH:
            break
    return found


def main(folder: Path, names: list[str]) -> None:
    expected = json.loads((folder / "digests.json").read_text())
    figures: dict[str, Any] = {}
    engines = {name: Engine(game_of(name), 2, code=folder) for name in names}
    for name, engine in engines.items():  # all digests first
        began = time.time()
        right = check(engine, expected[name]["whole"])
        figures[name] = {"right": right}
        how = "in rounds" if engine.rounds else "from a queue"
        print(f"{name} {how}: the CPU's bytes {right}, {time.time() - began:.1f} s", flush=True)
    for name, engine in engines.items():
        figures[name]["rates"] = rates(name, engine, expected[name]["whole"]["cpu_rate"])
        if out := os.environ.get("OUT"):
            Path(out, "gpu_whole.json").write_text(json.dumps(figures, indent=1))
    if not all(each["right"] for each in figures.values()):
        sys.exit("Some games on the device are not the CPU's.")


def once(folder: Path, names: list[str]) -> None:
    for name in names:
        fresh(Engine(game_of(name), 2, code=folder), ONCE).playouts(ONCE_TURNS)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--once"]
    work = once if "--once" in sys.argv else main
    work(Path(words[0] if words else "build/learn"), words[1:] or [*games(), HEX])
