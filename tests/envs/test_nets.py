"""Learned weights that come with Riffle, run on the CPU through ONNX Runtime."""

import numpy as np
import onnx
import pytest
from onnx import numpy_helper
from tests.envs.test_learning import example

from riffle.envs import batch, nets


def weights(game="hidden_stones"):
    """The weights inside the file, read without ONNX Runtime."""
    graph = onnx.load(str(nets.file_of(game))).graph
    return {
        each.name.removesuffix("_half"): numpy_helper.to_array(each).astype(np.float32) for each in graph.initializer
    }


def test_onnx_runtime_reckons_what_numpy_reckons():
    w, net = weights(), nets.Net("hidden_stones")
    env = batch("hidden_stones", players=2, count=32)
    draw = np.random.default_rng(0)
    env.reset(seed=1)
    for _ in range(20):
        scores, worth = net(env.observation)
        hidden = np.tanh(env.observation @ w["in"] + w["bias"])
        assert np.allclose(scores, hidden @ w["out"], atol=1e-4)
        assert np.allclose(worth, (hidden @ w["value"])[:, 0], atol=1e-4)
        env.step(np.argmax(env.mask * draw.random(env.mask.shape), axis=1))


def test_the_network_of_stones_and_rivers_reads_what_its_example_gives_it():
    az = example("alphazero_stones_and_rivers")
    w, net = weights("stones_and_rivers"), nets.Net("stones_and_rivers")
    env = batch("stones_and_rivers", count=8, reward=az.stones_and_wins, options=az.GAMES)
    eye, draw = az.Eye(env), np.random.default_rng(0)
    twin = az.Network(np, eye.guess(), len(w["w_b"]), env.choices.size, 0)
    twin.w = {key.removeprefix("w_"): each for key, each in w.items()}
    env.reset(seed=1)
    for _ in range(20):
        x, _ = eye.read()
        scores, worth = net(x)
        _, _, expected, value = twin.layers(x)
        assert np.allclose(scores, expected, atol=1e-3)
        assert np.allclose(worth, value, atol=1e-4)
        env.step(np.argmax(env.mask * draw.random(env.mask.shape), axis=1))


def test_the_shipped_network_makes_nearly_all_points_against_random_play():
    """It made 98 of 100 on the machine where it learned; a net that reads another layout makes half."""
    net, draw = nets.Net("hidden_stones"), np.random.default_rng(3)
    env = batch("hidden_stones", players=2, count=48, reward="points")
    env.reset(seed=7)
    rows, ours = np.arange(48), np.arange(48) % 2
    made = lost = 0.0
    for _ in range(120):
        at_random = np.argmax(env.mask * draw.random(env.mask.shape), axis=1)
        env.step(np.where(env.seat == ours, net.choose(env), at_random))
        made, lost = made + env.reward[rows, ours].sum(), lost + env.reward[rows, 1 - ours].sum()
    assert made > 9 * lost > -1
    assert made > 48


def test_only_the_file_that_was_shipped_is_read(tmp_path, monkeypatch):
    with pytest.raises(ValueError, match="no weights for stoleme"):
        nets.file_of("stoleme")
    for name in nets.shipped():
        (tmp_path / name).write_bytes((nets.WEIGHTS / name).read_bytes() + b"\0")
    (tmp_path / "digests.json").write_bytes((nets.WEIGHTS / "digests.json").read_bytes())
    monkeypatch.setattr(nets, "WEIGHTS", tmp_path)
    with pytest.raises(ValueError, match="not the file"):
        nets.file_of("hidden_stones")


def test_a_network_is_written_and_read_back(tmp_path):
    nodes: list[nets.Node] = [("MatMul", ["observation", "a"], "scores"), ("MatMul", ["observation", "b"], "worth")]
    a, b = np.eye(3, 4), np.ones((3, 1))
    nets.write(tmp_path / "net.onnx", 3, {"a": a, "b": b}, nodes, 4)
    scores, worth = nets.Net(tmp_path / "net.onnx")(np.array([[1, 2, 3]]))
    assert scores.tolist() == [[1, 2, 3, 0]]
    assert worth.tolist() == [6]
