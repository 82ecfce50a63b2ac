"""Batches on a GPU: the same games as on the CPU, memory shared with PyTorch and JAX, steps a second.

    .venv/bin/python -m bench.gpu_learn prepare [FOLDER [GAME ...]]    # here: kernels and the CPU's digests
    PYTHONPATH=src:. python3 bench/gpu_learn.py measure [FOLDER [GAME ...]]    # where the GPU is (CuPy, no numba-cuda)

FOLDER is build/learn unless named; without games it is all five. `make gpu` does both. The learning curves are those
of the examples, `examples/ppo_hidden_stones.py` and `examples/alphazero_stones_and_rivers.py` (`--device cuda`).
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any, Literal

import numpy as np

import riffle.envs
from bench.gpu import capability
from bench.gpu_whole import HEX, game_of, whole_games
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import seats_asked
from riffle.core.engine.cuda.code import compiled
from riffle.core.engine.cuda.engine import Engine
from riffle.core.engine.cuda.kernels import ENGINE
from riffle.core.engine.playout import RANDOM
from riffle.core.game import Game, games, load
from riffle.envs.device import kernels_of

COUNT, STEPS, SEED = 256, 300, 4
SIZES = (1024, 4096, 16384, 65536)
ANSWERS = 300
"""Answers given in each game by the engine's own face, nature's included."""


def digest_of(env: Any) -> str:
    """Every array after every step of seeded games, answered by a fixed rule out of the mask."""
    total = hashlib.sha256()
    env.reset(SEED)
    numbers = np.arange(env.count)
    for step in range(STEPS):
        arrays = [getattr(env, name) for name in ("observation", "mask", "seat", "reward", "done", "made")]
        here = [each.get() if hasattr(each, "get") else each for each in (*arrays, env.greedy())]
        for each in here:
            total.update(np.ascontiguousarray(each).tobytes())
        open_now = np.cumsum(here[1], axis=1, dtype=np.int64)
        wanted = (numbers * 31 + step * 17) % open_now[:, -1] + 1
        env.step(env.xp.asarray((open_now >= wanted[:, None]).argmax(axis=1)))
    return total.hexdigest()


def engine_digest(game: Game) -> str:
    """The states of seeded games after some answers of random players, by the fast engine."""
    engine, total = game.fast, hashlib.sha256()
    options = game.options.read(dict(game.extras.chance_instead))
    for number in range(COUNT):
        s, rng = engine.start(2, options), engine.stream(seed_of(SEED, number))
        for _ in range(ANSWERS):
            asked = seats_asked(int(engine.get(s, "asked")))
            if asked:
                code, _ = engine.buffers.rollout_answer(s, asked[0], RANDOM, rng)  # leaves ranged parts in the state
                engine.put(s, "fact_count", 0)
                engine.apply(s, asked[0], code)
        total.update(engine.pack(s))
    return total.hexdigest()


def prepare(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "digests.json"
    for name in names:
        game = game_of(name)
        environment = () if name == HEX else kernels_of(game)
        code = compiled(game, dict.fromkeys([*environment, *ENGINE]), capability())
        code.save(folder, name)
        found: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
        found[name] = {"whole": whole_games(game)}
        if name != HEX:
            env = riffle.envs.batch(name, count=COUNT, reward="points", most_steps=100)
            found[name] |= {"env": digest_of(env), "engine": engine_digest(game)}
        file.write_text(json.dumps(found))
        print(f"{name}: {sum(map(len, code.texts.values())):,} characters of code", flush=True)


def shared_memory(env: Any) -> dict[str, bool]:
    """Whether PyTorch and JAX see the very memory of the observation."""
    found: dict[str, bool] = {}
    try:
        import torch  # type: ignore[import-not-found]

        found["torch"] = torch.from_dlpack(env.observation).data_ptr() == env.observation.data.ptr
    except Exception as problem:
        print("torch", repr(problem)[:200], flush=True)
    try:
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
        import jax  # type: ignore[import-not-found]

        found["jax"] = jax.dlpack.from_dlpack(env.observation).unsafe_buffer_pointer() == env.observation.data.ptr
    except Exception as problem:
        print("jax", repr(problem)[:200], flush=True)
    return found


def speed(name: str, count: int, observation: Literal["features", "raw", "none"], code: Path) -> float:
    """Choices a second, answers drawn on the device inside the clock."""
    env = riffle.envs.batch(name, count=count, device="cuda", code=code, observation=observation)
    xp = env.xp
    env.reset(1)
    rounds, began = 60, 0.0
    for step in range(rounds + 10):
        if step == 10:
            xp.cuda.Device().synchronize()
            began = time.perf_counter()
        noise = xp.random.random_sample(env.mask.shape, dtype=xp.float32)
        env._step((noise * env.mask).argmax(axis=1))
    xp.cuda.Device().synchronize()
    return count * rounds / (time.perf_counter() - began)


def engine_measured(name: str, folder: Path, expected: str) -> dict[str, Any]:
    """Games drawn and answered through the engine's face: the CPU's bytes, and answers a second."""
    engine = Engine(load(name), 2, code=folder)
    batch = engine.new(COUNT, SEED, nature="ask")
    for _ in range(ANSWERS):
        batch.apply(*batch.draw())
    found: dict[str, Any] = {"engine equal": hashlib.sha256(batch.pack()).hexdigest() == expected}
    for count in SIZES:
        batch, rounds = engine.new(count, 1, nature="ask"), 40
        batch.apply(*batch.draw())
        engine.xp.cuda.Device().synchronize()
        began = time.perf_counter()
        for _ in range(rounds):
            batch.apply(*batch.draw())
        engine.xp.cuda.Device().synchronize()
        found[f"engine {count}"] = count * rounds / (time.perf_counter() - began)
    return found


def measure(folder: Path, names: list[str]) -> None:
    expected = json.loads((folder / "digests.json").read_text())
    found: dict[str, Any] = {}
    for name in names:  # all digests first
        began = time.time()
        env = riffle.envs.batch(name, count=COUNT, reward="points", most_steps=100, device="cuda", code=folder)
        same = digest_of(env) == expected[name]["env"]
        env.check()
        found[name] = {"equal": same, "shared": shared_memory(env)}
        found[name] |= engine_measured(name, folder, expected[name]["engine"])
        print(name, found[name], f"{time.time() - began:.1f} s", flush=True)
    for name in names:
        for observation in ("features", "none"):
            for count in SIZES:
                rate = speed(name, count, observation, folder)
                found[name][f"{observation} {count}"] = rate
                print(f"{name} {observation} {count}: {rate / 1e6:.2f} M choices/s", flush=True)
    if out := os.environ.get("OUT"):
        Path(out, "gpu_learn.json").write_text(json.dumps(found))
    if not all(each["equal"] and each["engine equal"] for each in found.values()):
        sys.exit("Some games on the device are not the CPU's.")


if __name__ == "__main__":
    if sys.argv[1:2] not in (["prepare"], ["measure"]):
        sys.exit("Say prepare or measure, then perhaps a folder and the names of games.")
    work = {"prepare": prepare, "measure": measure}[sys.argv[1]]
    work(Path(sys.argv[2] if len(sys.argv) > 2 else "build/learn"), sys.argv[3:] or games())
