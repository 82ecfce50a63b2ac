"""Batched stepping on the CPU against OpenSpiel and pgx: the same game on all sides, Hex 11x11, random answers.

    python -m bench.envs_rivals [SECONDS]         # where open_spiel, jax and pgx are installed beside Riffle

Rounds of each kind take turns, so that other work on the machine hits all alike. A step is counted with the list or
mask of what may be answered next; answers are drawn inside the clock on all sides. Steps a processor second (all
threads together), and steps a second by the wall where threads are what is measured.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Literal

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np

import bench.hex.rules
from riffle.core.game import Game
from riffle.envs import batch

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
ROUNDS = 3


def ours(count: int, observation: Literal["features", "raw", "none"], threads: int = 1) -> Callable[[], int]:
    env = batch(Game.of(bench.hex.rules, "hex"), count=count, observation=observation, threads=threads)
    draw = np.random.default_rng(0)
    env.reset(seed=1)

    def step() -> int:
        env.step(np.argmax(env.mask * draw.random(env.mask.shape, dtype=np.float32), axis=1))
        return count

    return step


def openspiel() -> Callable[[], int]:
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game("hex(board_size=11)")
    holder: list[Any] = [game.new_initial_state()]

    def step() -> int:
        state = holder[0]
        for _ in range(100):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(random.choice(state.legal_actions()))
        holder[0] = state
        return 100

    return step


def pgx_hex(count: int) -> Callable[[], int]:
    import jax  # type: ignore[import-not-found]
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found]

    env = pgx.make("hex")
    step_one = auto_reset(env.step, env.init)

    @jax.jit
    def run(state: Any, key: Any) -> tuple[Any, Any]:
        first, second, third = jax.random.split(key, 3)
        action = jax.random.categorical(first, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return jax.vmap(step_one)(state, action, jax.random.split(second, count)), third

    holder: list[Any] = [
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count)),
        jax.random.PRNGKey(1),
    ]

    def step() -> int:
        holder[:] = run(*holder)
        jax.block_until_ready(holder[0].rewards)
        return count

    return step


def kinds() -> Iterator[tuple[str, Callable[[], int]]]:
    yield "OpenSpiel (C++ rules, stepped from Python)", openspiel()
    for count in (1, 64, 1024, 8192):
        yield f"ours, {count} games, no observation", ours(count, "none")
    yield "ours, 1024 games, features", ours(1024, "features")
    yield "ours, 8192 games, no observation, 2 threads", ours(8192, "none", 2)
    for count in (64, 1024, 8192):
        yield f"pgx, {count} games (JAX's own threads)", pgx_hex(count)


def main() -> None:
    made = list(kinds())
    for _, step in made:
        step()  # compiled before the clocks run
    found: dict[str, list[tuple[int, float, float]]] = {name: [] for name, _ in made}
    for _ in range(ROUNDS):
        for name, step in made:
            steps, cpu, wall = 0, time.process_time(), time.perf_counter()
            while time.perf_counter() - wall < SECONDS / ROUNDS:
                steps += step()
            found[name].append((steps, time.process_time() - cpu, time.perf_counter() - wall))
    base = 0.0
    for name, rows in found.items():
        steps, cpu, wall = (sum(column) for column in zip(*rows, strict=True))
        base = base or steps / cpu
        print(f"| {name} | {steps / cpu:,.0f} | {steps / cpu / base:.1f} | {steps / wall:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
