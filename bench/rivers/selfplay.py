"""Fast games between the members of a pool, written down turn by turn with what the search said of each position.

python -m bench.rivers.selfplay build/rivers --seconds 500 --processes 16 --seed 1

A game begins with some random turns and goes on with searches of a few hundred to a few thousand nodes. It ends as
the rules say, or when a win is proven, or when both sides agreed for eight turns that one is far ahead; a game that
goes in circles or takes too long is decided by a deeper search: what that says stands for the result. Games are kept
as their turns, so that whatever is to be learned can be read off the positions later (`positions.py`).
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench.rivers.rival.room import new_room as rival_room
from bench.rivers.rival.search import iterate as rival_iterate
from bench.rivers.rival.weights import TUNED as RIVAL_TUNED
from bench.rivers.rival.weights import laid_out as rival_laid_out
from riffle.bots.stones_and_rivers.net import HEAD_ROW, STEEP
from riffle.bots.stones_and_rivers.nets import NONE, Networks, own_networks, places_of, read, seat_network, shape_of
from riffle.bots.stones_and_rivers.search import iterate
from riffle.bots.stones_and_rivers.search_state import HIDDEN, MATE, SURE, new_room, new_table
from riffle.bots.stones_and_rivers.weights import EXPERT, TUNED, laid_out, pruning_of
from riffle.core.declare.rule import UNBOUND, template
from riffle.core.game import Game, load
from riffle.core.workspace import Workspace

BOARDS: dict[str, dict[str, Any]] = {
    "official": {"board": "official"},
    "course-small": {"preset": "course", "board": "course-small"},
}
NODES = (250, 500, 900, 1600)
LONGEST = 240
FAR_AHEAD, AGREED = 800, 8
DEEP = 16_000
SLIP = 0.03
"""How often a turn is a random one, so that games differ."""
UNSAID = -32768
"""Stands where no search said anything: a random turn."""
BITS = 15
PIECE = 60.0
"""Seconds after which a process writes down what it has."""

apply = UNBOUND


@template
def take_turn(states: Any, action: int) -> int:
    """Play a turn on a state; 1 when the game is over."""
    s = states[0]
    s.fact_count = 0  # nobody listens
    apply(s, s.turn, action)
    return 1 if s.ended != 0 else 0


class Played(NamedTuple):
    """One game from the start position: its turns, what the search said before each, and the result for Circle."""

    codes: list[int]
    scores: list[int]
    result: float


class Player:
    """A member of the pool: searches a state with so many nodes."""

    def __init__(self, workspace: Workspace, weights: Any, net: Any = NONE, *, rival: bool = False) -> None:
        self.rival = rival
        self.room = rival_room() if rival else new_room()
        self.room["weights"][0] = weights
        if not rival:
            self.room["pruning"][0] = pruning_of(EXPERT)
        self.table = new_table(BITS)
        self.net = net
        self.iterate = workspace.bind(rival_iterate if rival else iterate)

    def begin(self, seed: int, places: Any) -> None:
        self.table[:] = 0
        self.room["history"] = 0
        self.room["seed"] = seed
        if not self.rival:
            seat_network(self.room, self.net, places)

    def _once(self, s: Any, depth: int) -> int:
        if self.rival:
            return int(self.iterate(s, self.room, self.table, depth))
        return int(self.iterate(s, self.room, self.table, self.net, depth))

    def _reset(self, s: Any, nodes: int) -> None:
        room = self.room
        room["nodes"], room["limit"], room["stop"], room["first"] = 0, nodes, 0, -1
        room["root"] = int(s["turn"][0])
        room["killers"] = -1
        room["history"] //= 8
        room["plies_left"] = int(s["ply_cap"][0]) - int(s["ply"][0])

    def search(self, s: Any, nodes: int) -> tuple[int, int]:
        """The best turn and its worth."""
        self._reset(s, nodes)
        s = s.copy()  # a search that is cut off leaves it somewhere else
        room, code, score = self.room, -1, 0
        for depth in range(1, 40):
            found = self._once(s, depth)
            if int(room["best"][0]) >= 0:
                code = int(room["best"][0])
                score = int(room["best_score"][0]) if room["aborted"][0] else found
            if room["aborted"][0] or abs(score) > SURE or int(room["nodes"][0]) > 0.6 * nodes:
                break
            room["first"] = code
        return code, score


class Pool:
    """All who play on one board: the bot with its networks most often, by hand, shaken, and the frozen rival."""

    def __init__(self, game: Game, board: str, nets: list[Networks], seed: int) -> None:
        self.game = game
        self.dice = random.Random(f"{board} {seed}")
        self.options = BOARDS[board]
        self.workspace = Workspace(game)
        self.turn = self.workspace.bind(take_turn)
        s = self._start()
        self.places = places_of(game, s)
        plain = laid_out(TUNED, 2)
        self.nets = [net for net in (one.get(shape_of(game, s)) for one in nets) if net is not None]
        self.players = [Player(self.workspace, plain)]
        self.players.append(Player(self.workspace, rival_laid_out(RIVAL_TUNED, 2), rival=True))
        for net in self.nets:
            self.players += [Player(self.workspace, plain, net) for _ in range(4)]
        self.changed = [Player(self.workspace, plain), Player(self.workspace, plain)]

    def _start(self) -> Any:
        return self.workspace.states(self.game.start(2, seed=0, speed="fast", **{**self.options, "first": "circle"}))

    def _opened(self) -> tuple[Any, list[int]]:
        """A game after some random turns, and these; nobody has scored in it."""
        while True:
            position, codes = self.workspace.position(self._start()), list[int]()
            for _ in range(self.dice.randrange(2, 14)):
                codes.append(self.dice.choice(position.codes(position.to_move[0])))
                position = position.play(codes[-1])
            s = self.workspace.states(position)
            if not position.over and int(s["scored"][0].sum()) == 0:
                return s, codes

    def _two(self) -> list[Player]:
        """Who plays: any two of the pool; one of them now and then with its weights shaken."""
        pair = [self.dice.choice(self.players), self.dice.choice(self.players)]
        if self.dice.random() < 0.3:
            pair[self.dice.randrange(2)] = self._shaken()
        return pair

    def _shaken(self) -> Player:
        if not self.nets or self.dice.random() < 0.5:
            shaken = self.changed[0]
            weights = {name: value * self.dice.uniform(0.6, 1.5) for name, value in TUNED.items()}
            shaken.room["weights"][0] = laid_out({**weights, "contempt": 120, "care": 16}, 6)
            return shaken
        shaken, net = self.changed[1], self.dice.choice(self.nets)
        noise = np.random.default_rng(self.dice.randrange(1 << 30))
        shaken.net = np.round(net * (1 + 0.15 * noise.standard_normal((1, HIDDEN)))).astype(np.int16)
        shaken.net[HEAD_ROW] = net[HEAD_ROW]
        return shaken

    def play(self) -> Played:
        """One game."""
        dice, pair = self.dice, self._two()
        s, codes = self._opened()
        scores = [UNSAID] * len(codes)
        nodes = [dice.choice(NODES), dice.choice(NODES)]
        for player in {*pair}:
            player.begin(dice.randrange(1 << 30), self.places)
        seen: dict[int, int] = {}
        agreed, ahead = 0, 0
        for ply in range(LONGEST):
            turn = int(s["turn"][0])
            sign = 1 - 2 * turn
            seen[int(s["hash"][0])] = times = seen.get(int(s["hash"][0]), 0) + 1
            if times >= 3 or ply == LONGEST - 1:
                score = sign * self._verdict(s, pair[turn])
                return Played(codes, scores, 1 / (1 + math.exp(-max(-3000, min(3000, score)) / STEEP)))
            code, score = pair[turn].search(s, nodes[turn])
            way = sign if score > FAR_AHEAD else -sign if score < -FAR_AHEAD else 0
            agreed = agreed + 1 if way == ahead and way != 0 else 0
            ahead = way
            if dice.random() < SLIP and abs(score) <= SURE:
                position = self.workspace.position(s)
                code, score = dice.choice(position.codes(position.to_move[0])), UNSAID
            codes.append(code)
            scores.append(max(UNSAID, min(32767, score)))
            if (abs(score) > SURE and score != UNSAID) or agreed >= AGREED:
                return Played(codes, scores, float(ahead > 0))
            if self.turn(s, code):
                scored = s["scored"][0]
                result = float(scored[0] > scored[1]) if scored[0] != scored[1] else 0.5
                return Played(codes, scores, result)
        raise AssertionError("a game of this length has been decided")

    def _verdict(self, s: Any, player: Player) -> int:
        found = player.search(s, DEEP)[1]
        return MATE if found > SURE else -MATE if found < -SURE else found


def packed(games: list[Played]) -> dict[str, Any]:
    """Games as arrays: `codes` and `scores` of all of them in a row; `lengths` and `results` (of 250) one a game."""
    return {
        "codes": np.array([code for one in games for code in one.codes], dtype=np.int32),
        "scores": np.array([score for one in games for score in one.scores], dtype=np.int16),
        "lengths": np.array([len(one.codes) for one in games], dtype=np.int32),
        "results": np.array([round(250 * one.result) for one in games], dtype=np.uint8),
    }


def play_games(game: Game, nets: list[Networks], seed: int, number: int, until: float, out: Path) -> None:
    """One process: games on both boards in turn, written down piece by piece."""
    pools = {board: Pool(game, board, nets, 1000 * seed + number) for board in BOARDS}
    kept: dict[str, list[Played]] = {board: [] for board in BOARDS}
    written, turn, piece = time.monotonic(), number, 0
    while time.monotonic() < until:
        board = list(BOARDS)[turn % 2]
        turn += 1
        kept[board].append(pools[board].play())
        if time.monotonic() - written > PIECE or time.monotonic() >= until:
            for name, games in kept.items():
                if games:
                    file = out / f"{name}-{seed}-{number}-{piece}.npz"
                    np.savez_compressed(file.with_suffix(".part"), **packed(games))
                    file.with_suffix(".part.npz").rename(file)
                    games.clear()
            written, piece = time.monotonic(), piece + 1


def gather(out: Path, seed: int) -> None:
    """The pieces of a run as one file a board."""
    for board in BOARDS:
        pieces = sorted(out.glob(f"{board}-{seed}-*-*.npz"))
        if pieces:
            found = [np.load(one) for one in pieces]
            whole: dict[str, Any] = {name: np.concatenate([one[name] for one in found]) for name in found[0].files}
            np.savez_compressed(out / f"games-{board}-{seed}.npz", **whole)
            plain = float(np.mean((whole["results"] == 0) | (whole["results"] == 250)))
            print(f"{board}: {len(whole['results'])} games, {len(whole['codes'])} turns, {plain:.0%} won by somebody")
            for one in pieces:
                one.unlink()


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("out", type=Path)
    given.add_argument("--seconds", type=float, default=500)
    given.add_argument("--processes", type=int, default=2)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--networks", type=Path, nargs="*", help="others beside those of the bot")
    read_in = given.parse_args()
    game = load("stones_and_rivers")
    nets = [own_networks(), *(read(file.read_bytes()) for file in read_in.networks or [])]
    read_in.out.mkdir(parents=True, exist_ok=True)
    for board in BOARDS:  # compiled here, so that no process compiles again
        Pool(game, board, nets, 0).play()
    until = time.monotonic() + read_in.seconds
    fork = multiprocessing.get_context("fork")
    jobs = [
        fork.Process(target=play_games, args=(game, nets, read_in.seed, number, until, read_in.out))
        for number in range(read_in.processes)
    ]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    gather(read_in.out, read_in.seed)


if __name__ == "__main__":
    main()
