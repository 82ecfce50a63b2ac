"""Every figure of bench/gpu.md in one run, on a machine with a GPU: `make gpu`, or

    .venv/bin/python -m bench.gpu [STEP ...] [--games GAME ...] [--seconds 120] [--out build/learn/figures]

Steps, in this order: prepare (code, the CPU's digests), play (whole games), learn (stepped batches of all games, the
engine's own face), pgx (where JAX and pgx are installed), ppo and alphazero (learning curves). Without a GPU it says
so in one sentence; `prepare` alone does without.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from riffle.core.engine.cuda.code import capability_of, cupy_here
from riffle.core.game import games

STEPS = ("prepare", "play", "learn", "pgx", "ppo", "alphazero")
LEARN = Path("build/learn")
PPO = "--hidden 512 --count 8192 --length 32 --rate 0.0007 --updates 100000 --every 8 --games 512"
SEARCH = "--hidden 512 --count 4096 --nodes 32 --length 16 --lessons 24 --rounds 100000 --every 12 --games 256"
"""The learners' settings in bench/gpu.md."""
ELSEWHERE = (9, 0)
"""What is compiled for on a machine without a GPU: an H200."""


def capability() -> tuple[int, int]:
    """That of the GPU here, or of the one this is prepared for."""
    try:
        return capability_of(cupy_here())
    except RuntimeError:
        return ELSEWHERE


def commands(step: str, names: list[str], seconds: int, out: Path) -> list[list[str]]:
    """What a step runs."""
    learn, limit = str(LEARN), str(seconds)
    learner = ["--device", "cuda", "--code", learn, "--seconds", limit, "--out", str(out)]
    return {
        "prepare": [["-m", "bench.gpu_learn", "prepare", learn, *names, "hex"]],
        "play": [["-m", "bench.gpu_whole", learn, *names, "hex"]],
        "learn": [["-m", "bench.gpu_learn", "measure", learn, *names]],
        "pgx": [["bench/gpu_pgx.py"]],
        "ppo": [["examples/ppo_hidden_stones.py", *learner, *PPO.split()]],
        "alphazero": [["examples/alphazero_stones_and_rivers.py", *learner, *SEARCH.split()]],
    }[step]


def run(step: str, names: list[str], seconds: int, out: Path) -> bool:
    """Whether the step went well; what is not installed is left out with a word."""
    if step == "pgx" and importlib.util.find_spec("pgx") is None:
        print("pgx is not installed: its games are left out", flush=True)
        return True
    right = True
    for command in commands(step, names, seconds, out):
        print("$ python", *command, flush=True)
        done = subprocess.run([sys.executable, *command], env={**os.environ, "OUT": str(out)}, check=False)
        right = right and done.returncode == 0
    return right


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Check and measure the rules on a GPU.")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"one or more of {', '.join(STEPS)} (all)")
    parser.add_argument("--games", nargs="*", default=games(), choices=games(), metavar="GAME")
    parser.add_argument("--seconds", type=int, default=120, help="for each learner")
    parser.add_argument("--out", type=Path, default=LEARN / "figures", help="where figures are written")
    chosen = parser.parse_args(arguments)
    steps = chosen.steps or list(STEPS)
    for step in steps:
        if step not in STEPS:
            parser.error(f"{step} is no step; there are {', '.join(STEPS)}")
    if steps != ["prepare"]:
        try:
            cupy_here()
        except RuntimeError as missing:
            sys.exit(f"{missing}.")
    chosen.out.mkdir(parents=True, exist_ok=True)
    failed = [step for step in steps if not run(step, chosen.games, chosen.seconds, chosen.out.resolve())]
    if failed:
        sys.exit(f"These steps failed: {', '.join(failed)}.")


if __name__ == "__main__":
    main()
