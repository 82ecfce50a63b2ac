"""PPO by self-play on Hidden Stones: one policy plays both seats of a batch of games, on the CPU or on a GPU.

    python examples/ppo_hidden_stones.py                        # seconds on a laptop, then a match against random play
    python examples/ppo_hidden_stones.py --count 1024 --updates 500 --length 32 --hidden 256
    python examples/ppo_hidden_stones.py --device cuda --count 8192 --length 32 --hidden 512 --updates 100000 \\
        --seconds 180 --out build/curves

Arrays are the batch's: NumPy's, or CuPy's on a GPU, where nothing leaves the device.
A network with one hidden layer reads the observation and gives a score for each answer and a value for the seat asked.
Points made are the reward (a card scored is worth its value), so there is something to learn from long before the end.
`--onnx FILE` writes the network for ONNX Runtime (the extra `nets`); `riffle.envs.nets` runs it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

import riffle.envs
from riffle.envs import nets

GAMMA, LAMBDA, CLIP, ENTROPY = 0.97, 0.9, 0.2, 0.003


class Network:
    """observation -> tanh layer -> scores of answers, value; trained by Adam."""

    def __init__(self, inputs: int, hidden: int, answers: int, seed: int = 0, rate: float = 2e-3, xp: Any = np) -> None:
        draw = np.random.default_rng(seed)
        first = {
            "in": draw.normal(0, inputs**-0.5, (inputs, hidden)),
            "bias": np.zeros(hidden),
            "out": draw.normal(0, 0.01, (hidden, answers)),
            "value": draw.normal(0, 0.01, (hidden, 1)),
        }
        self.xp, self.rate = xp, rate
        self.w: dict[str, Any] = {key: xp.asarray(w.astype(np.float32)) for key, w in first.items()}
        self._mean = {key: xp.zeros_like(w) for key, w in self.w.items()}
        self._square = {key: xp.zeros_like(w) for key, w in self.w.items()}
        self._steps = 0

    def __call__(self, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Probabilities of the answers the mask allows, values, and the hidden layer."""
        xp = self.xp
        hidden = xp.tanh(seen @ self.w["in"] + self.w["bias"])
        scores = xp.where(mask == 1, hidden @ self.w["out"], -1e9)
        scores = xp.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True), (hidden @ self.w["value"])[:, 0], hidden

    def learn(self, seen: Any, hidden: Any, for_scores: Any, for_value: Any) -> None:
        """One step of Adam down the gradient of the loss by scores and value."""
        back = (for_scores @ self.w["out"].T + for_value[:, None] * self.w["value"].T) * (1 - hidden**2)
        gradients = {
            "in": seen.T @ back,
            "bias": back.sum(axis=0),
            "out": hidden.T @ for_scores,
            "value": hidden.T @ for_value[:, None],
        }
        self._steps += 1
        for key, g in gradients.items():
            self._mean[key] = 0.9 * self._mean[key] + 0.1 * g
            self._square[key] = 0.999 * self._square[key] + 0.001 * g**2
            step = self._mean[key] / (1 - 0.9**self._steps)
            size = self.xp.sqrt(self._square[key] / (1 - 0.999**self._steps)) + 1e-6
            self.w[key] -= (self.rate * step / size).astype(np.float32)

    def numpy(self) -> dict[str, Any]:
        """The weights in the memory of the host."""
        return {key: w.get() if hasattr(w, "get") else w for key, w in self.w.items()}

    def save_onnx(self, file: str) -> None:
        """The network for `riffle.envs.nets.Net`."""
        nodes: list[nets.Node] = [
            ("MatMul", ["observation", "in"], "a"),
            ("Add", ["a", "bias"], "b"),
            ("Tanh", ["b"], "h"),
            ("MatMul", ["h", "out"], "scores"),
            ("MatMul", ["h", "value"], "worth"),
        ]
        inputs, answers = self.w["in"].shape[0], self.w["out"].shape[1]
        nets.write(file, inputs, self.numpy(), nodes, answers)


def drawn(chances: Any, xp: Any = np) -> Any:
    """An answer for each row, by its chance."""
    at = xp.random.random_sample((len(chances), 1)).astype(xp.float32) * chances.sum(axis=1, keepdims=True)
    found = (xp.cumsum(chances, axis=1) > at).argmax(axis=1)
    return xp.where(chances[xp.arange(len(found)), found] > 0, found, chances.argmax(axis=1))


def advantages(rewards: Any, values: Any, seats: Any, done: Any, xp: Any = np) -> Any:
    """How much better each answer was than expected, seat by seat: a seat's next answer is some steps away."""
    steps, count = values.shape
    players = rewards.shape[2]
    found = xp.zeros((steps, count), dtype=xp.float32)
    known = xp.zeros((count, players), dtype=bool)
    value, gained, carried = (xp.zeros((count, players), dtype=xp.float32) for _ in range(3))
    rows = xp.arange(count)
    for t in range(steps - 1, -1, -1):
        ended = done[t][:, None]
        gained = xp.where(ended, 0, gained) + rewards[t]
        value, carried = xp.where(ended, 0, value), xp.where(ended, 0, carried)
        known = known | ended
        me = seats[t]
        error = gained[rows, me] + GAMMA * value[rows, me] - values[t]
        found[t] = xp.where(known[rows, me], error + GAMMA * LAMBDA * carried[rows, me], 0)
        carried[rows, me], value[rows, me], gained[rows, me] = found[t], values[t], 0
        known[rows, me] = True
    return found


def improve(net: Network, seen: Any, masks: Any, answers: Any, chances: Any, gains: Any, aims: Any, draw: Any) -> None:
    """A few passes over what was played: more of what went better than expected, not too far from what was tried."""
    xp, parts = net.xp, max(1, min(16, len(answers) // 2048))
    for _ in range(3):
        for each in np.array_split(draw.permutation(len(answers)), parts):
            part, rows = xp.asarray(each), xp.arange(len(each))
            now, value, hidden = net(seen[part], masks[part])
            picked = answers[part]
            ratio, gain = now[rows, picked] / chances[part], gains[part]
            free = xp.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            for_scores = now * (free * ratio * gain)[:, None]
            for_scores[rows, picked] -= free * ratio * gain
            logs = xp.log(xp.maximum(now, 1e-9))
            for_scores += ENTROPY * now * (logs - (now * logs).sum(axis=1, keepdims=True))
            net.learn(seen[part], hidden, for_scores / len(part), 0.5 * (value - aims[part]) / len(part))


def play(env: Any, net: Network, length: int) -> tuple[Any, ...]:
    """`length` answers in every game: seen, allowed, answered, how likely, expected, by whom, worth what, and ends."""
    xp, rows, kept = env.xp, env.xp.arange(env.count), []
    for _ in range(length):
        seen, mask, seat = env.observation.copy(), env.mask.copy(), env.seat.copy()
        chances, value, _ = net(seen, mask)
        answers = drawn(chances, xp)
        env.step(answers)
        mine = env.reward - env.reward[:, ::-1]  # what one makes the other has not
        kept.append((seen, mask, answers, chances[rows, answers], value, seat, mine, env.done.copy()))
    return tuple(xp.stack(each) for each in zip(*kept, strict=True))


def train(
    count: int, updates: int, length: int, hidden: int, seed: int, say: Any = print, *, seconds: float = 1e9,
    every: int = 10, games: int = 0, rate: float = 2e-3, out: str | None = None, **where: Any,
) -> Network:  # fmt: skip
    """Play `length` answers in each game, learn from them, and again."""
    env = riffle.envs.batch("hidden_stones", players=2, count=count, reward="points", most_steps=400, **where)
    net = Network(env.layout.size, hidden, env.choices.size, seed, rate, env.xp)
    draw = np.random.default_rng(seed)
    env.xp.random.seed(seed)
    env.reset(seed)
    began, looking, curve = time.time(), 0.0, []
    for update in range(updates):
        seen, masks, answers, chances, values, seats, rewards, done = play(env, net, length)
        gains = advantages(rewards, values, seats, done, env.xp)
        aims = (gains + values).reshape(-1)
        even = (gains - gains.mean()) / (gains.std() + 1e-6)
        flat = [each.reshape(-1, *each.shape[2:]) for each in (seen, masks, answers, chances, even)]
        improve(net, flat[0], flat[1], flat[2], flat[3], flat[4], aims, draw)
        spent = time.time() - began
        if update % every == every - 1 or spent > seconds:
            points = float(env.xp.maximum(rewards, 0).sum()) / (count * length)
            answered = (update + 1) * count * length
            line = {"update": update + 1, "seconds": round(spent, 1), "answers": answered, "points": round(points, 4)}
            line["answers_a_second"] = round(answered / (spent - looking))
            for rival in ("random", "greedy") if games else ():
                line[rival] = round(against(net, games, seed + 1, rival, **where), 4)
            looking += time.time() - began - spent
            curve.append(line)
            say(f"update {update + 1}: {points:.4f} points an answer" if not games else json.dumps(line))
            if out:
                save(net, curve, Path(out))
        if spent > seconds:
            break
    env.close()
    return net


def against(net: Network, games: int, seed: int, rival: str = "random", **where: Any) -> float:
    """The net's share of all points made against `random` or `greedy`; it has either seat in half of the games."""
    env = riffle.envs.batch("hidden_stones", players=2, count=games, reward="points", **where)
    xp = env.xp
    env.reset(seed)
    rows, ours = xp.arange(games), xp.arange(games) % 2
    made, lost = xp.zeros(games), xp.zeros(games)
    for _ in range(300):
        chances, _, _ = net(env.observation, env.mask)
        other = env.greedy() if rival == "greedy" else drawn(env.mask.astype(xp.float32), xp)
        env.step(xp.where(env.seat == ours, drawn(chances, xp), other))
        made, lost = made + env.reward[rows, ours], lost + env.reward[rows, 1 - ours]
    env.close()
    return float(made.sum() / xp.maximum(1.0, made.sum() + lost.sum()))


def save(net: Network, curve: list[Any], folder: Path) -> None:
    """The curve, and the weights as half numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ppo_hidden_stones.json").write_text(json.dumps(curve, indent=0))
    with (folder / "ppo_hidden_stones.npz").open("wb") as file:
        np.savez(file, **{key: w.astype(np.float16) for key, w in net.numpy().items()})  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in {
        "count": 32,
        "updates": 20,
        "length": 16,
        "hidden": 64,
        "seed": 1,
        "games": 0,
        "every": 10,
    }.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--code", help="a folder of kernels prepared elsewhere")
    parser.add_argument("--out", help="a folder for the curve and the weights")
    parser.add_argument("--onnx", help="a file for the network, for ONNX Runtime")
    given = vars(parser.parse_args())
    onnx, seed = given.pop("onnx"), given["seed"]
    where = {"device": given.pop("device")} | ({"code": code} if (code := given.pop("code")) else {})
    net = train(**given, **where, say=lambda line: print(line, flush=True))
    for rival in ("random", "greedy"):
        share = against(net, 32, seed + 1, rival, **where)
        print(f"share of the points against {rival} play: {share:.3f} (even: 0.500)", flush=True)
    if onnx:
        net.save_onnx(onnx)


if __name__ == "__main__":
    main()
