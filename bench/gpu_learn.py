"""Batches on a GPU: the same games as on the CPU, memory shared with PyTorch and JAX, steps a second.

    .venv/bin/python -m bench.gpu_learn prepare                  # here: kernels and the CPU's digests, into build/learn
    PYTHONPATH=src python3 bench/gpu_learn.py measure build/learn    # on the machine with the GPU (CuPy, no numba-cuda)

The learning curves are those of the examples: `examples/ppo_hidden_stones.py` and
`examples/alphazero_stones_and_rivers.py`, with `--device cuda --code build/learn`.
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

import riffle.envs
from riffle.core.game import load

GAMES = ("hidden_stones", "stones_and_rivers")
COUNT, STEPS, SEED = 256, 300, 4
SIZES = (1024, 4096, 16384, 65536)


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


def prepare(folder: Path) -> None:
    from riffle.core.engine.cuda.code import compiled
    from riffle.envs.device import kernels_of

    digests: dict[str, str] = {}
    for name in GAMES:
        compiled(load(name), kernels_of(load(name)), (9, 0)).save(folder, name)
        env = riffle.envs.batch(name, count=COUNT, reward="points", most_steps=100)
        digests[name] = digest_of(env)
    (folder / "digests.json").write_text(json.dumps(digests))


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


def speed(name: str, count: int, observation: str, code: Path) -> float:
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


def measure(folder: Path) -> None:
    expected = json.loads((folder / "digests.json").read_text())
    found: dict[str, Any] = {}
    for name in GAMES:
        began = time.time()
        env = riffle.envs.batch(name, count=COUNT, reward="points", most_steps=100, device="cuda", code=folder)
        same = digest_of(env) == expected[name]
        env.check()
        found[name] = {"equal": same, "shared": shared_memory(env)}
        print(name, found[name], f"{time.time() - began:.1f} s", flush=True)
    for name in GAMES:
        for observation in ("features", "none"):
            for count in SIZES:
                rate = speed(name, count, observation, folder)
                found[name][f"{observation} {count}"] = rate
                print(f"{name} {observation} {count}: {rate / 1e6:.2f} M choices/s", flush=True)
    if out := os.environ.get("OUT"):
        Path(out, "gpu_learn.json").write_text(json.dumps(found))


if __name__ == "__main__":
    {"prepare": prepare, "measure": measure}[sys.argv[1]](Path(sys.argv[2] if len(sys.argv) > 2 else "build/learn"))
