"""An AlphaZero-like learner on Stones & Rivers: one network, one batched tree search, on the CPU or on a GPU.

    python examples/alphazero_stones_and_rivers.py                  # small: seconds on a laptop
    python examples/alphazero_stones_and_rivers.py --device cuda --count 2048 --nodes 32 --length 32 --hidden 512 \\
        --lessons 40 --rounds 10000 --games 256 --seconds 300 --out build/curves

An answer is made of choices (which piece, then where to), and so is the tree: every game of the batch grows its own, a
node a round, all of them at once; games, trees and network stay on the device. A stone home is worth a fifth and the
game a half, so that there is something to learn from before anybody wins. The network begins with one thing it is told,
that nearer home is a little better, and with a few rounds in which it watches the quick player; then it is on its own.
Square's board is turned round: the network always plays the same way.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

import riffle
import riffle.envs
from riffle.envs import nets
from riffle.envs.symmetries import symmetries

GAMES = {"ply_cap": 120, "adjudicate": "scored"}
DISCOUNT, TRACE, EXPLORE, NOISE, RATE, PART = 0.99, 0.9, 0.5, 0.25, 1e-3, 2048
NEARER = 0.02
"""What a step nearer home is worth to begin with."""
ASTRAY = 0.15
"""How often something else is done than the quick player would, while it is watched."""


def stones_and_wins(outcome: Any) -> Any:
    return 0.5 * outcome.win + 0.2 * (outcome.gained - outcome.gained[:, ::-1])


class Network:
    """input -> two layers -> scores of choices, and the worth of the position for whoever is asked; Adam.

    The worth is also read straight off the input, by weights that begin as `guess`.
    """

    def __init__(self, xp: Any, guess: Any, hidden: int, choices: int, seed: int) -> None:
        draw, inputs = np.random.default_rng(seed), len(guess)
        shapes = {"a": (inputs, hidden), "b": (hidden, hidden), "scores": (hidden, choices), "worth": (hidden, 1)}
        self.xp, self.steps = xp, 0
        self.w: dict[str, Any] = {}
        for key, shape in shapes.items():
            size = 0.01 if key in ("scores", "worth") else (2 / shape[0]) ** 0.5
            self.w[key] = xp.asarray(draw.normal(0, size, shape).astype(np.float32))
            self.w[f"{key}_bias"] = xp.zeros(shape[1], dtype=xp.float32)
        self.w["guess"] = xp.asarray(guess.astype(np.float32)[:, None])
        self.mean = {key: xp.zeros_like(w) for key, w in self.w.items()}
        self.square = {key: xp.zeros_like(w) for key, w in self.w.items()}

    def layers(self, x: Any) -> tuple[Any, Any, Any, Any]:
        w, xp = self.w, self.xp
        a = xp.maximum(x @ w["a"] + w["a_bias"], 0)
        b = xp.maximum(a @ w["b"] + w["b_bias"], 0)
        worth = xp.tanh(b @ w["worth"] + w["worth_bias"] + x @ w["guess"])[:, 0]
        return a, b, b @ w["scores"] + w["scores_bias"], worth

    def __call__(self, x: Any, mask: Any) -> tuple[Any, Any]:
        """Chances of the choices that the mask allows, and the worth."""
        _, _, scores, worth = self.layers(x)
        return softmax(self.xp, scores, mask), worth

    def learn(self, x: Any, mask: Any, policy: Any, aim: Any) -> float:
        """One step down the slope of cross-entropy and squared error; the loss."""
        xp, n = self.xp, len(x)
        a, b, scores, worth = self.layers(x)
        chances = softmax(xp, scores, mask)
        for_scores, for_worth = (chances - policy) / n, ((worth - aim) * (1 - worth**2) / n)[:, None]
        back_b = (for_scores @ self.w["scores"].T + for_worth @ self.w["worth"].T) * (b > 0)
        back_a = (back_b @ self.w["b"].T) * (a > 0)
        self.steps += 1
        self._descend("guess", x.T @ for_worth)
        for key, given, back in (
            ("a", x, back_a),
            ("b", a, back_b),
            ("scores", b, for_scores),
            ("worth", b, for_worth),
        ):
            self._descend(key, given.T @ back)
            self._descend(f"{key}_bias", back.sum(axis=0))
        return float(-(policy * xp.log(chances + 1e-9)).sum() / n + 0.5 * ((worth - aim) ** 2).mean())

    def _descend(self, key: str, slope: Any) -> None:
        self.mean[key] += 0.1 * (slope - self.mean[key])
        self.square[key] += 0.001 * (slope**2 - self.square[key])
        step = self.mean[key] / (1 - 0.9**self.steps)
        rate = RATE / 50 if key == "guess" else RATE  # its weights are small
        self.w[key] -= rate * step / (self.xp.sqrt(self.square[key] / (1 - 0.999**self.steps)) + 1e-6)

    def save_onnx(self, file: str) -> None:
        """The network for `riffle.envs.nets.Net`, which is then given what the `Eye` reads."""
        nodes: list[nets.Node] = [
            ("MatMul", ["observation", "w_a"], "a0"),
            ("Add", ["a0", "w_a_bias"], "a1"),
            ("Relu", ["a1"], "a2"),
            ("MatMul", ["a2", "w_b"], "b0"),
            ("Add", ["b0", "w_b_bias"], "b1"),
            ("Relu", ["b1"], "b2"),
            ("MatMul", ["b2", "w_scores"], "s0"),
            ("Add", ["s0", "w_scores_bias"], "scores"),
            ("MatMul", ["b2", "w_worth"], "v0"),
            ("Add", ["v0", "w_worth_bias"], "v1"),
            ("MatMul", ["observation", "w_guess"], "v2"),
            ("Sum", ["v1", "v2"], "v3"),
            ("Tanh", ["v3"], "worth"),
        ]
        here = {f"w_{key}": w.get() if hasattr(w, "get") else w for key, w in self.w.items()}
        nets.write(file, len(here["w_a"]), here, nodes, here["w_scores"].shape[1])


def softmax(xp: Any, scores: Any, mask: Any) -> Any:
    scores = xp.where(mask > 0, scores, -1e9)
    scores = xp.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


class Eye:
    """What the network reads of a batch: the observation and the choices already made, turned round for Square."""

    def __init__(self, env: Any) -> None:
        xp, turn = env.xp, symmetries(env.game, GAMES)[1]
        self.env, self.xp = env, xp
        seen, made = np.arange(env.layout.size), np.arange(env.choices.size)
        self.inputs = env.layout.size + env.choices.size
        self._seen = xp.asarray(np.stack([seen, turn.observation]))
        self._made = xp.asarray(np.stack([made, turn.choices, turn.sides]))
        flips = env.choices.table[1 + [kind.name for kind in env.choices.kinds].index("flip"), 0]
        self._flips = int(flips), int(flips) + 272

    def guess(self) -> Any:
        """How much better each thing seen is: own pieces near home, the other's far from theirs."""
        rules, place = self.env.game.rules, next(p for p in self.env.layout.places if p.name == "board")
        found = np.zeros((place.shape[1], place.shape[2]))
        for seat in range(2):
            home = rules.GOAL_ROW[0][seat]
            for point in range(len(found) - 1):
                y, x = divmod(point, 16)
                aside = max(rules.GOAL_FIRST[0] - x, 0, x - rules.GOAL_LAST[0])
                found[point, 3 * seat : 3 * seat + 3] = (2 * seat - 1) * NEARER * (abs(y - home) + aside)
        return np.concatenate(
            [np.zeros(place.start), found.reshape(-1), np.zeros(self.inputs - place.start - found.size)]
        )

    def way(self) -> Any:
        """How each game's choices are turned: not at all, or as points, or as points with sides left alone."""
        first, seat = self.env.made[:, 0], self.env.seat
        return seat * (1 + ((first >= self._flips[0]) & (first < self._flips[1])))

    def turned(self, choices: Any) -> Any:
        """An array over choices as the network has it, or back again."""
        return self.xp.take_along_axis(choices, self._made[self.way()], axis=1)

    def read(self) -> tuple[Any, Any]:
        xp, env = self.xp, self.env
        made = xp.zeros((env.count, env.choices.size + 1), dtype=xp.float32)
        for part in range(env.made.shape[1]):
            made[env._rows, env.made[:, part]] = 1  # what is not made yet lands in the last, which is cut off
        seen = xp.take_along_axis(env.observation, self._seen[env.seat], axis=1)
        return xp.concatenate([seen, self.turned(made[:, :-1])], axis=1), self.turned(env.mask)


class Search:
    """A tree of `nodes` nodes in every game. Worth is always told for the seat that is asked at the node."""

    def __init__(self, env: Any, eye: Eye, nodes: int) -> None:
        xp, shape = env.xp, (env.count, nodes + 1, env.choices.size)
        self.env, self.eye, self.xp, self.nodes = env, eye, xp, nodes
        self.state_store = env.state_store(nodes + 1)
        self.prior, self.total, self.visits = (xp.zeros(shape, dtype=xp.float32) for _ in range(3))
        self.child = xp.zeros(shape, dtype=xp.int16)
        self.seat = xp.zeros(shape[:2], dtype=xp.int32)
        self.over = xp.zeros(shape[:2], dtype=bool)
        self.gain = xp.zeros(shape[:2], dtype=xp.float32)  # made on the way to the node, by seat 0
        self.rows = xp.arange(env.count)

    def run(self, net: Network, noise: bool) -> tuple[Any, Any]:
        """How often each choice was tried, and the worth of the game now. The games stay where they are."""
        xp, env, rows = self.xp, self.env, self.rows
        for each in (self.total, self.visits, self.child):
            each[:] = 0
        self.state_store.keep(0)
        worth = self._plant(net, 0)
        if noise:
            drawn = xp.random.random_sample(env.mask.shape).astype(xp.float32) ** 4 * (env.mask > 0)
            mixed = (1 - NOISE) * self.prior[:, 0] + NOISE * drawn / (drawn.sum(axis=1, keepdims=True) + 1e-9)
            self.prior[:, 0] = mixed
        for new in range(1, self.nodes + 1):
            way = self._descend()
            node, choice, _ = way[-1]
            self.state_store.step(node, choice, new)
            self.gain[:, new], self.over[:, new] = env.reward[:, 0], env.done
            worth_here = xp.where(env.done, 0, self._plant(net, new))
            fresh = self.child[rows, node, choice] == 0
            self.child[rows, node, choice] = xp.where(fresh, new, self.child[rows, node, choice])
            self._back_up(way, new, worth_here)
        tried = self.visits[:, 0]
        found = self.total[:, 0].sum(axis=1) / xp.maximum(tried.sum(axis=1), 1)
        result = tried.copy(), (found * self.nodes + worth) / (self.nodes + 1)
        self.state_store.restore(0)
        return result

    def _plant(self, net: Network, new: int) -> Any:
        x, mask = self.eye.read()
        chances, worth = net(x, mask)
        self.prior[:, new] = self.eye.turned(chances)
        self.seat[:, new] = self.env.seat
        return worth

    def _descend(self) -> list[tuple[Any, Any, Any]]:
        """The way from the root to a choice not tried before: nodes, choices, and which games are still on it."""
        xp, rows = self.xp, self.rows
        node, on = xp.zeros(len(rows), dtype=xp.int64), xp.ones(len(rows), dtype=bool)
        way: list[tuple[Any, Any, Any]] = []
        last = xp.zeros(len(rows), dtype=xp.int64)
        while True:
            tried, prior = self.visits[rows, node], self.prior[rows, node]
            worth = self.total[rows, node] / xp.maximum(tried, 1)
            eager = prior * xp.sqrt(tried.sum(axis=1, keepdims=True) + 1) / (1 + tried)
            best = xp.where(prior > 0, worth + EXPLORE * eager, -xp.inf).argmax(axis=1)
            last = xp.where(on, best, last)
            below = self.child[rows, node, last].astype(xp.int64)
            way.append((node, last, on))
            on = on & (below > 0) & ~self.over[rows, below]
            if len(way) > self.nodes or not bool(on.any()):
                return way
            node = xp.where(on, below, node)

    def _back_up(self, way: list[tuple[Any, Any, Any]], new: int, worth: Any) -> None:
        xp, rows = self.xp, self.rows
        after, gain = self.seat[:, new], self.gain[:, new]
        for node, choice, on in reversed(way):
            seat = self.seat[rows, node]
            here = xp.where(seat == 0, gain, -gain) + DISCOUNT * xp.where(seat == after, worth, -worth)
            self.visits[rows, node, choice] += on
            self.total[rows, node, choice] += xp.where(on, here, 0)
            worth, after = xp.where(on, here, worth), xp.where(on, seat, after)
            gain = xp.where(on, self.gain[rows, node], gain)


def aims(worths: Any, gains: Any, seats: Any, done: Any, last: Any, last_seat: Any, xp: Any) -> Any:
    """What each position turned out to be worth: what the search said next, and what came of it later."""
    found = xp.zeros_like(worths)
    later, then, seat_then = last, last, last_seat
    for t in range(len(worths) - 1, -1, -1):
        mixed = (1 - TRACE) * then + TRACE * later
        mixed = xp.where(done[t], 0, xp.where(seats[t] == seat_then, mixed, -mixed))
        found[t] = xp.where(seats[t] == 0, gains[t], -gains[t]) + DISCOUNT * mixed
        later, then, seat_then = found[t], worths[t], seats[t]
    return found


def chosen(xp: Any, weights: Any) -> Any:
    """A choice for each game, by its weight."""
    noise = -xp.log(-xp.log(xp.random.random_sample(weights.shape).astype(xp.float32) * 0.999998 + 1e-6))
    return xp.where(weights > 0, xp.log(xp.maximum(weights, 1e-9)) + noise, -xp.inf).argmax(axis=1)


def watch(env: Any, net: Network, x: Any, mask: Any) -> tuple[Any, Any, Any]:
    """What the quick player chooses instead of a search; now and then something else is done, to see more."""
    xp, liked = env.xp, env.greedy()
    tried = xp.zeros(env.mask.shape, dtype=xp.float32)
    tried[xp.arange(env.count), liked] = 1
    astray = xp.random.random_sample(env.count) < ASTRAY
    return tried, net(x, mask)[1], xp.where(astray, chosen(xp, env.mask.astype(xp.float32)), liked)


def play(env: Any, search: Search, net: Network, length: int, lesson: bool) -> tuple[list[Any], int]:
    """`length` choices in every game, and what there is to learn from them."""
    xp = env.xp
    kept: list[tuple[Any, ...]] = []
    for _ in range(length):
        x, mask = search.eye.read()
        if lesson:
            tried, worth, choice = watch(env, net, x, mask)
        else:
            tried, worth = search.run(net, noise=True)
            choice = chosen(xp, tried)
        policy = search.eye.turned(tried / tried.sum(axis=1, keepdims=True))
        seat = env.seat.copy()
        env.step(choice)
        told = worth, env.reward[:, 0].copy(), seat, env.done.copy()
        kept.append((x.astype(xp.float16), mask, policy.astype(xp.float16), *told))
    x, mask, policy, worths, gains, seats, done = (xp.stack(each) for each in zip(*kept, strict=True))
    _, last = net(*search.eye.read())
    found = aims(worths, gains, seats, done, last, env.seat, xp)
    return [each.reshape(-1, *each.shape[2:]) for each in (x, mask, policy, found)], int(done.sum())


def match(made: dict[str, Any], net: Network, nodes: int, rival: str, seed: int) -> float:
    """The share of games (a draw is half of one) that the learner takes from `random` or `greedy`, sides exchanged.

    Without nodes the network chooses by itself.
    """
    env = riffle.envs.batch(**made)
    xp, eye = env.xp, Eye(env)
    search = Search(env, eye, nodes) if nodes else None
    env.reset(seed)
    ours = xp.arange(env.count) % 2
    shares, over = xp.full(env.count, 0.5), xp.zeros(env.count, dtype=bool)
    while not bool(over.all()):
        tried = search.run(net, noise=False)[0] if search else eye.turned(net(*eye.read())[0])
        other = env.greedy() if rival == "greedy" else chosen(xp, env.mask.astype(xp.float32))
        env.step(xp.where(env.seat == ours, tried.argmax(axis=1), other))
        won = env.reward[env._rows, ours]
        first = env.done & ~over
        shares = xp.where(first & (won > 0.3), 1.0, xp.where(first & (won < -0.3), 0.0, shares))
        over = over | env.done
    env.close()
    return float(shares.mean())


def train(given: argparse.Namespace, say: Any = print) -> tuple[Network, list[dict[str, Any]]]:
    """Play, learn from the last few rounds, and again, until the time or the rounds are used up."""
    made: dict[str, Any] = {"game": "stones_and_rivers", "count": given.count, "device": given.device}
    made |= {"reward": stones_and_wins, "options": GAMES} | ({"code": given.code} if given.code else {})
    env = riffle.envs.batch(**made)
    xp, eye = env.xp, Eye(env)
    xp.random.seed(given.seed)
    net = Network(xp, eye.guess(), given.hidden, env.choices.size, given.seed)
    search = Search(env, eye, given.nodes)
    env.reset(given.seed)
    began, kept, curve, choices, ended = time.time(), [], [], 0, 0
    looked, looking = -1e9, 0.0
    draw = np.random.default_rng(given.seed)
    for number in range(given.rounds):
        found, over = play(env, search, net, given.length, number < given.lessons)
        kept = [*kept[-3:], found]
        loss = 0.0
        for _ in range(max(1, given.passes * len(found[0]) // PART)):
            rows = kept[int(draw.integers(len(kept)))]
            part = xp.asarray(draw.integers(0, len(rows[0]), PART))
            x, mask, policy, aim = (each[part] for each in rows)
            loss = net.learn(x.astype(xp.float32), mask, policy.astype(xp.float32), aim)
        choices, ended = choices + given.count * given.length, ended + over
        spent = time.time() - began
        final = number + 1 == given.rounds or spent > given.seconds
        if final or spent - looked >= given.every:
            looked, busy = spent, spent - looking
            line: dict[str, Any] = {"seconds": round(spent, 1), "round": number + 1, "choices": choices, "games": ended}
            line |= {"loss": round(loss, 4), "choices_a_second": round(choices / busy)}
            own = max(0, number + 1 - given.lessons) * given.count * given.length
            line["nodes"] = own * given.nodes
            small = made | {"count": given.games}
            for rival in ("random", "greedy"):
                line[rival] = round(match(small, net, 0, rival, 99), 4)
                if final:
                    line[f"{rival}_with_search"] = round(match(small, net, max(2, given.nodes // 8), rival, 99), 4)
            looking += time.time() - began - spent
            curve.append(line)
            say(json.dumps(line))
            if given.out:
                save(net, curve, Path(given.out))
        if final:
            break
    env.close()
    return net, curve


def save(net: Network, curve: list[Any], folder: Path) -> None:
    """The curve, and the weights as half numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "alphazero_stones_and_rivers.json").write_text(json.dumps(curve, indent=0))
    halves = {key: (w.get() if hasattr(w, "get") else w).astype(np.float16) for key, w in net.w.items()}
    with (folder / "alphazero_stones_and_rivers.npz").open("wb") as file:
        np.savez(file, **halves)  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    numbers = {"count": 8, "nodes": 6, "length": 6, "hidden": 32, "lessons": 1, "rounds": 2, "passes": 2}
    numbers |= {"games": 4, "seed": 1}
    for name, value in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two looks at its strength")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--code", help="a folder of kernels prepared elsewhere")
    parser.add_argument("--out", help="a folder for the curve and the weights")
    parser.add_argument("--onnx", help="a file for the network, for ONNX Runtime")
    given = parser.parse_args()
    net, _ = train(given, lambda line: print(line, flush=True))
    if given.onnx:
        net.save_onnx(given.onnx)


if __name__ == "__main__":
    main()
