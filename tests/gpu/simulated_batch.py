"""Run by test_cuda.py in a process of its own, because the simulator is chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 python simulated_batch.py GAME STEPS WINDOW TRACE

A batch of two games on the simulated device against the arrays that the batch on the CPU had (TRACE, an .npz).
"""

import sys
from typing import Any

import numpy as np

from riffle.core.engine.cuda import simulator
from riffle.core.game import load
from riffle.envs import device

WIDTHS = {"hidden_stones": {"hands": 1, "faces": 2}, "stones_and_rivers": {"cells": 1, "men": 2}}


def main(name: str, steps: int, window: int, file: str) -> None:
    trace = np.load(file)
    device.WINDOW = window
    runner = simulator.Runner(load(name), WIDTHS.get(name))
    env = device.CudaBatchEnv(load(name), 2, 2, runner=runner, most_steps=int(trace["most"]))
    env.reset(seed=4)
    for step in range(steps):
        for key in ("observation", "mask", "seat", "reward", "done", "made"):
            assert np.array_equal(getattr(env, key), trace[f"{key}{step}"]), (key, step)
        assert np.array_equal(env.greedy(), trace[f"greedy{step}"]), step
        env.step(trace[f"answers{step}"])
    assert env.position(1).pack() == trace["packed"].tobytes()
    if env.game.is_open:
        on_a_shelf(env, trace)
    print("equal", steps)


def on_a_shelf(env: Any, trace: Any) -> None:
    """Copies are stepped as the games themselves are, and the games go on from where they were."""
    env.reset(seed=4)
    state_store = env.state_store(3)
    state_store.keep(0)
    state_store.step(np.array([0, 0]), trace["answers0"], 1)
    assert np.array_equal(env.observation, trace["observation1"])
    state_store.step(np.array([1, 1]), trace["answers1"], 2)
    assert np.array_equal(env.mask, trace["mask2"])
    state_store.step(np.array([0, 1]), np.array([trace["answers0"][0], trace["answers1"][1]]), 2)
    assert np.array_equal(env.mask[0], trace["mask1"][0])
    assert np.array_equal(env.mask[1], trace["mask2"][1])
    state_store.restore(0)
    assert np.array_equal(env.mask, trace["mask0"])
    assert np.array_equal(env.seat, trace["seat0"])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
