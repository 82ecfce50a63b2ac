"""Learned networks on the CPU, through ONNX Runtime: the extra `nets`.

    net = riffle.envs.nets.Net("hidden_stones")                # learned by examples/ppo_hidden_stones.py
    env.step(net.choose(env))                                  # in a batch on the CPU

That of Stones & Rivers reads what the `Eye` of examples/alphazero_stones_and_rivers.py gives: the observation and the
choices already made, turned round for Square.

The weights that come with Riffle lie in `weights/`, named after the layout of what they read (`hidden_stones-v1`), each
with its digest in `weights/digests.json`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

WEIGHTS = Path(__file__).parent / "weights"
Node = tuple[str, Sequence[str], str]
"""An operation of ONNX, what it reads and what it gives."""


def shipped() -> dict[str, str]:
    """The digest of each file of weights."""
    return json.loads((WEIGHTS / "digests.json").read_text("utf-8"))


def file_of(game: str, version: int = 1) -> Path:
    """The weights that come with Riffle for a game; ValueError if there are none, or not those that were shipped."""
    path = WEIGHTS / f"{game}-v{version}.onnx"
    expected = shipped().get(path.name)
    if expected is None:
        raise ValueError(f"there are no weights for {game}, version {version}; there are {', '.join(shipped())}")
    if hashlib.sha256(path.read_bytes()).hexdigest() != expected:
        raise ValueError(f"{path.name} is not the file that was shipped")
    return path


class Net:
    """A network that reads observations and scores choices."""

    def __init__(self, file: Path | str) -> None:
        try:
            import onnxruntime  # type: ignore[import-not-found]
        except ImportError as missing:
            raise ImportError("learned networks need the extra nets: pip install 'riffle[nets]'") from missing
        path = file_of(file) if isinstance(file, str) and not file.endswith(".onnx") else Path(file)
        self._session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])

    def __call__(self, seen: Any) -> tuple[Any, Any]:
        """Scores of all choices (count, choices), and what each seat expects (count,)."""
        given = {"observation": np.ascontiguousarray(seen, np.float32)}
        scores, worth = (np.asarray(found) for found in self._session.run(["scores", "worth"], given))
        return scores, worth[:, 0]

    def choose(self, env: Any) -> Any:
        """The choice that each game's mask allows and the network likes best."""
        scores, _ = self(env.observation)
        return np.where(env.mask == 1, scores, -np.inf).argmax(axis=1)


def write(file: Path | str, inputs: int, weights: dict[str, Any], nodes: list[Node], choices: int) -> None:
    """Write a network from `observation` to `scores` and `worth` for ONNX Runtime. Weights are kept as half numbers."""
    from onnx import TensorProto, checker, helper, numpy_helper, save  # type: ignore[import-not-found]

    kept = [numpy_helper.from_array(np.asarray(w, np.float16), f"{key}_half") for key, w in weights.items()]
    graph = [helper.make_node("Cast", [f"{key}_half"], [key], to=TensorProto.FLOAT) for key in weights]
    graph += [helper.make_node(kind, list(given), [found]) for kind, given, found in nodes]
    ends = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["count", wide])
        for name, wide in (("observation", inputs), ("scores", choices), ("worth", 1))
    ]
    model = helper.make_model(
        helper.make_graph(graph, "riffle", ends[:1], ends[1:], kept),
        opset_imports=[helper.make_opsetid("", 17)],
        ir_version=9,
        producer_name="riffle",
    )
    checker.check_model(model)
    save(model, str(file))
