"""The GPU engine without a GPU: short games in Numba's CUDA simulator, one game's code compiled, layouts."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from riffle.core.engine.cuda.code import Code, entry_of
from riffle.core.engine.cuda.layout import DeviceLayout
from riffle.core.game import games, load
from riffle.envs import batch

HERE = Path(__file__).parent
BATCHES = {
    "hidden_stones": (8, 16),
    "stones_and_rivers": (8, 16),
    "river_dragons": (8, 64),
    "stoleme": (6, 64),
    "stone_stacks": (6, 512),
}
"""Steps, and how many answers the window holds: most lists are longer."""
TURNS = {"hidden_stones": 4, "stones_and_rivers": 3, "river_dragons": 3, "stoleme": 6, "stone_stacks": 4}


@pytest.mark.parametrize("name", games())
def test_short_games_in_the_simulator_end_in_the_plain_engines_bytes(name):
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    for turns, window, rounds in ((TURNS[name], 8, 1), (1, 64, 0)):  # most lists are longer than eight
        command = [sys.executable, HERE / "simulated.py", name, str(turns), str(window), str(rounds)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=1200, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        assert done.stdout.startswith("equal")


@pytest.mark.parametrize("name", BATCHES)
def test_a_batch_in_the_simulator_has_the_arrays_of_the_batch_on_the_cpu(name, tmp_path):
    """Step by step over ends and new games: observations, masks, rewards, and what the quick player would choose."""
    steps, window = BATCHES[name]
    env = batch(name, players=2, count=2, most_steps=3)
    draw, trace = np.random.default_rng(1), {"most": np.array(env.most_steps)}
    env.reset(seed=4)
    for step in range(steps):
        for key in ("observation", "mask", "seat", "reward", "done", "made"):
            trace[f"{key}{step}"] = getattr(env, key).copy()
        trace[f"greedy{step}"] = env.greedy()
        trace[f"answers{step}"] = np.argmax(env.mask * draw.random(env.mask.shape), axis=1)
        env.step(trace[f"answers{step}"])
    trace["packed"] = np.frombuffer(env.position(1).pack(), dtype=np.uint8)
    np.savez(tmp_path / "trace.npz", **trace)  # type: ignore[arg-type]
    command = [sys.executable, HERE / "simulated_batch.py", name, str(steps), str(window), tmp_path / "trace.npz"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith("equal")


def test_a_batch_on_a_gpu_says_in_one_sentence_that_there_is_none():
    with pytest.raises(RuntimeError, match="needs an NVIDIA GPU and the extra gpu"):
        batch("hidden_stones", device="cuda")


def test_code_prepared_elsewhere_is_read_back(tmp_path):
    code = Code({"hands": 1}, {"step_batch": ".version 9.4\n.visible .entry step_it(\n"})
    code.save(tmp_path, "hidden_stones")
    assert Code.read(tmp_path, "hidden_stones") == code
    assert entry_of(code.texts["step_batch"]) == "step_it"


def test_one_games_rules_compile_to_gpu_code(tmp_path, monkeypatch):

    monkeypatch.setenv("RIFFLE_CACHE", str(tmp_path))
    from riffle.core.engine.cuda import Cuda, kernels

    game = load("hidden_stones")
    engine = Cuda(game, widths={"hands": 1})
    text = engine.ptx(kernels.play_queue)
    assert ".target sm_90" in text
    tables = re.findall(r"^\.\w*\s*\.global .*(riffle_table_\w+)\[", text, re.MULTILINE)
    assert tables
    assert len(tables) == len(set(tables))  # each stands once
    assert ".const" not in text
    assert [path.suffix for path in engine.folder.iterdir()] == [".ptx"]  # kept, and found again
    assert Cuda(game, widths={"hands": 1}).ptx(kernels.play_queue) == text


@pytest.mark.parametrize("name", games())
def test_cells_side_by_side_give_the_packed_bytes_back(name):
    game = load(name)
    layout = DeviceLayout(game, {field: 2 for field in game.State.saved if field != "asked"})
    draw = np.random.default_rng(1)
    packed = draw.integers(-100, 100, (5, game.State.size), dtype=np.int32)
    batch = layout.spread(packed)
    assert batch.nbytes == 5 * layout.bytes
    assert np.array_equal(layout.gather(batch, 5), packed)
    packed[3, -1] = 70_000
    with pytest.raises(OverflowError, match="does not fit"):
        layout.spread(packed)


def test_without_the_extra_it_is_said_in_one_sentence():
    program = (
        "import sys; sys.modules['numba.cuda.cgutils'] = None\n"
        "try:\n from riffle.core.engine.cuda import Cuda\nexcept ImportError as missing: print(missing)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=1200)
    assert done.stdout.strip() == "the GPU engine needs the extra gpu: pip install 'riffle[gpu]'"


def test_nothing_else_loads_it():
    program = "import sys, riffle, riffle.envs, riffle.envs.batches; print('riffle.core.engine.cuda' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=1200)
    assert done.stdout.strip() == "False"
