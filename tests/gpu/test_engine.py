"""The GPU engine (`riffle.core.engine.cuda.load(...).new(count)`) in Numba's CUDA simulator, and what it says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench.gpu import commands

import tests.pebbles.rules
from riffle.core.engine.cuda import code, compiler, kernels, load
from riffle.core.engine.playout import RANDOM
from riffle.core.game import Game, games
from riffle.core.game import load as load_game

SIMULATED = Path(__file__).with_name("simulated_engine.py")
STEPS = {
    "hidden_stones": (3, 80),
    "stones_and_rivers": (2, 14),
    "river_dragons": (3, 60),
    "stoleme": (3, 30),
    "stone_stacks": (2, 60),
}
"""Players, and answers given in each game, nature's included."""


@pytest.mark.parametrize("name", games())
def test_games_stepped_on_the_device_are_the_plain_engines_byte_for_byte(name, tmp_path):
    """Lists, views of every seat, points, winners and packed states; refusals, copies, playouts, finished games."""
    players, steps = STEPS[name]
    game = load_game(name)
    start = game.start(players, nature="ask", speed="fast", **dict(game.extras.chance_instead))  # type: ignore[arg-type]
    finished = b"".join(start.played_out([RANDOM] * players, seed)[0].pack() for seed in (1, 2))
    (tmp_path / "ended").write_bytes(finished)
    command = [sys.executable, SIMULATED, name, str(players), str(steps), "64", tmp_path / "ended"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith("equal")


def test_every_kernel_of_the_engine_compiles_to_gpu_code(tmp_path, monkeypatch):
    """Over a small game with nature, secrets and a sealed question."""
    monkeypatch.setenv("RIFFLE_CACHE", str(tmp_path))
    engine = compiler.Cuda(Game.of(tests.pebbles.rules), widths={})
    for kernel in kernels.ENGINE:
        assert kernel.__name__ in code.entry_of(engine.ptx(kernel))


def test_without_a_gpu_it_is_said_in_one_sentence():
    with pytest.raises(RuntimeError, match=r"^the GPU engine .* needs an NVIDIA GPU and the extra gpu: pip install"):
        load("hidden_stones", players=2)


def test_a_wrong_number_of_players_is_said_before_a_gpu_is_looked_for():
    with pytest.raises(ValueError, match="for 1 to 5 players, not 9"):
        load("hidden_stones", players=9)
    with pytest.raises(ValueError, match="physics is not batched"):
        load("stone_stacks", physics="on")


def test_code_that_was_not_prepared_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match="holds no GPU code of hidden_stones"):
        code.Code.read(tmp_path, "hidden_stones")
    with pytest.raises(KeyError, match="play_queue was not prepared"):
        code.Code({}, {"step_batch": ""}).text(kernels.play_queue)


def test_measuring_says_in_one_sentence_that_there_is_no_gpu():
    command = [sys.executable, "-m", "bench.gpu"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "needs an NVIDIA GPU and the extra gpu" in done.stderr


@pytest.mark.parametrize("step", ["ppo", "alphazero"])
def test_the_learners_take_the_arguments_that_measuring_gives_them(step, tmp_path):
    """All of them are read before a GPU is asked for."""
    (command,) = commands(step, [], 1, tmp_path)
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=1200, check=False)
    assert "needs an NVIDIA GPU" in done.stderr.splitlines()[-1]
