"""Steps a second of the environments: a batch against PettingZoo's one game, Hidden Stones, random answers.

    .venv/bin/python -m bench.envs

The answers are drawn outside the clock. Processor seconds of one thread, so that other work on the machine counts less.
"""

from __future__ import annotations

import time
from typing import Any, Literal

import numpy as np

from riffle.envs import aec, batch


def batched(count: int, observation: Literal["features", "raw", "none"], rounds: int) -> float:
    """Answers a processor second in a batch of so many games."""
    env = batch("hidden_stones", players=2, count=count, observation=observation, threads=1)
    draw = np.random.default_rng(0)
    env.reset(seed=1)
    taken = 0.0
    for turn in range(rounds + 1):
        answers = np.argmax(env.mask * draw.random(env.mask.shape, dtype=np.float32), axis=1)
        began = time.process_time()
        env.step(answers)
        taken += time.process_time() - began if turn else 0.0  # the first compiles
    return count * rounds / taken


def one_by_one(steps: int, **keywords: Any) -> float:
    """Answers a processor second of the PettingZoo environment, each with its observation."""
    env = aec("hidden_stones", 2, **keywords)
    draw = np.random.default_rng(0)
    env.reset(seed=1)
    taken = 0.0
    mask = env.observe(env.agent_selection)["action_mask"]
    for step in range(steps + 20):
        answer = int(draw.choice(np.flatnonzero(mask)))
        began = time.process_time()
        env.step(answer)
        mask = env.observe(env.agent_selection)["action_mask"]
        taken += time.process_time() - began if step >= 20 else 0.0
        if any(env.terminations.values()):
            env.reset()
            mask = env.observe(env.agent_selection)["action_mask"]
    return steps / taken


def main() -> None:
    base = one_by_one(1500)
    print(f"| PettingZoo, one game | {base:,.0f} | 1 |", flush=True)
    for count in (1, 64, 1024):
        for observation in ("features", "raw", "none"):
            rate = batched(count, observation, max(20, min(2000, 60_000 // count)))
            print(f"| batch of {count}, observation {observation} | {rate:,.0f} | {rate / base:.0f} |", flush=True)


if __name__ == "__main__":
    main()
