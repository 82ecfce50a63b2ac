"""pgx's own games on the same GPU, random answers, games begun anew when they end.

    PYTHONPATH=build/gpu/pgx python3 bench/gpu_pgx.py

Needs JAX with its GPU plugin, and pgx (pure Python).
"""

from __future__ import annotations

import sys
import time
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

RUNS = [
    ("hex", 32768, 60), ("hex", 131072, 60), ("hex", 524288, 60), ("othello", 65536, 100), ("backgammon", 65536, 100),
    ("sparrow_mahjong", 65536, 100), ("go_9x9", 65536, 60), ("chess", 8192, 50),
]  # fmt: skip


def measure(name: str, count: int, steps: int) -> None:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def body(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(first, logits, axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(second, count)), None

    run = jax.jit(lambda state, key: jax.lax.scan(body, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
    began = time.time()
    state = run(state, jax.random.PRNGKey(1))
    jax.block_until_ready(state.rewards)
    compiled = time.time() - began
    best = 0.0
    for seed in (2, 3):
        began = time.time()
        state = run(state, jax.random.PRNGKey(seed))
        jax.block_until_ready(state.rewards)
        best = max(best, count * steps / (time.time() - began))
    print(f"pgx {name}: {count} games, {best / 1e6:.2f} M steps/s (first run {compiled:.0f} s)", flush=True)


if __name__ == "__main__":
    print(f"jax {jax.__version__} pgx {pgx.__version__} {jax.devices()}", flush=True)
    for name, count, steps in RUNS:
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        try:
            measure(name, count, steps)
        except Exception as problem:
            print(f"pgx {name} failed: {problem!r}"[:300], flush=True)
