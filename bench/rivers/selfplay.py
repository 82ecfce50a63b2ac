"""Fast games between the members of a pool, and the positions of them with what a search and the end said of each.

A game begins with some random turns and goes on with searches of a few hundred to a few thousand nodes. It ends as
the rules say, or when a win is proven, or when both sides agreed for eight turns that one is far ahead; a game that
goes in circles or takes too long is decided by a deeper search: what that says stands for the result.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

import numpy as np

from bench.rivers.rival.room import new_room as rival_room
from bench.rivers.rival.search import iterate as rival_iterate
from bench.rivers.rival.weights import TUNED as RIVAL_TUNED
from bench.rivers.rival.weights import laid_out as rival_laid_out
from riffle.bots.stones_and_rivers.net import STEEP
from riffle.bots.stones_and_rivers.nets import NONE, Networks, places_of, seat_network, shape_of
from riffle.bots.stones_and_rivers.room import HIDDEN, MATE, SURE, new_room, new_table
from riffle.bots.stones_and_rivers.search import iterate
from riffle.bots.stones_and_rivers.weights import PRUNING, TUNED, laid_out, pruning_of
from riffle.core.declare.rule import UNBOUND, template
from riffle.core.game import Game
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.board import COLUMNS, MEN, POINTS

BOARDS: dict[str, dict[str, Any]] = {
    "official": {"board": "official"},
    "course-small": {"preset": "course", "board": "course-small"},
}
NODES = (250, 500, 900, 1500)
LONGEST = 240
FAR_AHEAD, AGREED = 800, 8
DEEP = 12_000
SLIP = 0.03
"""How often a turn is a random one, so that games differ."""
BITS = 15
NO_MAN = 1023
"""Stands for no piece in a kept position."""

apply = UNBOUND


@template
def take_turn(states: Any, action: int) -> int:
    """Play a turn on a state; 1 when the game is over."""
    s = states[0]
    s.fact_count = 0  # nobody listens
    apply(s, s.turn, action)
    return 1 if s.ended != 0 else 0


class Kept(NamedTuple):
    """One position: its pieces, and what was said of it for the side to move."""

    men: Any  # (2, MEN): own pieces and the other side's, each 3 * place + side - 1, seen by the side to move
    score: int  # the search's
    hand: int  # the hand-made evaluation's
    result: float  # 1 won, 0 lost; between them where nobody won
    first: bool  # whether a game begins with it


class Player:
    """A member of the pool: searches a state with so many nodes."""

    pruning: ClassVar[Mapping[str, Any]] = PRUNING
    """How all of them search."""

    def __init__(self, workspace: Workspace, weights: Any, net: Any = NONE, *, rival: bool = False) -> None:
        self.rival = rival
        self.room = rival_room() if rival else new_room()
        self.room["weights"][0] = weights
        if not rival:
            self.room["pruning"][0] = pruning_of(Player.pruning)
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

    def worth(self, s: Any) -> int:
        """At first sight."""
        self._reset(s, 1 << 20)
        return self._once(s, 0)

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


def men_of(s: Any, places: Any) -> Any:
    """The pieces, own first, seen by the side to move."""
    turn = int(s["turn"][0])
    points, cells = s["men"][0], s["cells"][0]
    there = points < POINTS
    safe = np.where(there, points, 0)
    found = np.where(there, 3 * places[turn][safe] + (cells[safe] & 3) - 1, NO_MAN)
    return found[[turn, 1 - turn]].astype(np.int16)


class Pool:
    """All who play on one board, and the room for one game at a time."""

    def __init__(self, game: Game, board: str, nets: list[Networks], seed: int) -> None:
        self.game = game
        self.dice = random.Random(f"{board} {seed}")
        self.options = BOARDS[board]
        self.workspace = Workspace(game)
        self.turn = self.workspace.bind(take_turn)
        s = self._start()
        self.places = places_of(game, s)
        plain = laid_out(TUNED, 2)
        self.hand = Player(self.workspace, laid_out(TUNED, 0))
        self.players = [Player(self.workspace, plain)]
        self.players.append(Player(self.workspace, rival_laid_out(RIVAL_TUNED, 2), rival=True))
        found = [net for net in (one.get(shape_of(game, s)) for one in nets) if net is not None]
        self.players += [Player(self.workspace, plain, net) for net in found]
        self.players += [Player(self.workspace, plain, net) for net in found]  # twice as often
        self.changed = [Player(self.workspace, plain), Player(self.workspace, plain, found[-1] if found else NONE)]
        self.nets = found

    def _start(self) -> Any:
        options = {**self.options, "first": "circle"}
        return self.workspace.states(self.game.start(2, seed=self.dice.randrange(1 << 30), speed="fast", **options))

    def _opened(self) -> Any:
        """A game after some random turns; nobody has scored in it."""
        while True:
            s = self._start()
            position = self.workspace.position(s)
            for _ in range(self.dice.randrange(2, 14)):
                position = position.play(self.dice.choice(position.codes(position.to_move[0])))
            s = self.workspace.states(position)
            if not position.over and int(s["scored"][0].sum()) == 0:
                return s

    def _two(self) -> list[Player]:
        """Who plays: any two of the pool; one of them now and then with its weights shaken."""
        pair = [self.dice.choice(self.players), self.dice.choice(self.players)]
        if self.dice.random() < 0.3:
            shaken = self.dice.choice(self.changed)
            noise = np.random.default_rng(self.dice.randrange(1 << 30))
            if shaken.net is NONE:
                weights = np.array(laid_out({k: v * self.dice.uniform(0.6, 1.5) for k, v in TUNED.items()}, 6))
                weights[-1] = 6
                shaken.room["weights"][0] = laid_out(TUNED, 6)
                shaken.room["weights"][0][: len(weights) - 4] = weights[: len(weights) - 4]
            else:
                net = self.dice.choice(self.nets)
                scale = 1 + 0.15 * noise.standard_normal((1, HIDDEN))
                shaken.net = np.round(net * scale).astype(np.int16)
                shaken.net[3] = net[3]
            pair[self.dice.randrange(2)] = shaken
        return pair

    def play(self) -> list[Kept]:
        """One game: the positions worth keeping, each with what was said of it."""
        dice, s, pair = self.dice, self._opened(), self._two()
        nodes = [dice.choice(NODES), dice.choice(NODES)]
        for player in {*pair, self.hand}:
            player.begin(dice.randrange(1 << 30), self.places)
        kept: list[tuple[Any, int, int, int]] = []
        seen: dict[int, int] = {}
        agreed, ahead, result = 0, 0, 0.5  # the result is Circle's
        for ply in range(LONGEST):
            turn = int(s["turn"][0])
            sign = 1 - 2 * turn
            seen[int(s["hash"][0])] = times = seen.get(int(s["hash"][0]), 0) + 1
            if times >= 3 or ply == LONGEST - 1:
                score = sign * self._verdict(s, pair[turn])
                result = 1 / (1 + math.exp(-max(-3000, min(3000, score)) / STEEP))
                break
            code, score = pair[turn].search(s, nodes[turn])
            kept.append((men_of(s, self.places), turn, max(-4000, min(4000, score)), self.hand.worth(s)))
            way = sign if score > FAR_AHEAD else -sign if score < -FAR_AHEAD else 0
            agreed = agreed + 1 if way == ahead and way != 0 else 0
            ahead = way
            if abs(score) > SURE or agreed >= AGREED:
                result = float(ahead > 0)
                break
            if dice.random() < SLIP:
                position = self.workspace.position(s)
                code = dice.choice(position.codes(position.to_move[0]))
            if self.turn(s, code):
                scored = s["scored"][0]
                result = float(scored[0] > scored[1]) if scored[0] != scored[1] else 0.5
                break
        return [
            Kept(men, score, hand, result if turn == 0 else 1 - result, at == 0)
            for at, (men, turn, score, hand) in enumerate(kept)
        ]

    def _verdict(self, s: Any, player: Player) -> int:
        found = player.search(s, DEEP)[1]
        return MATE if found > SURE else -MATE if found < -SURE else found


def packed(kept: list[Kept]) -> dict[str, Any]:
    """Positions as arrays: `men` (n, 2, MEN), `score`, `hand`, `result` (of 250); `first` is 1 where a game begins."""
    return {
        "men": np.array([one.men for one in kept], dtype=np.int16).reshape(-1, 2, MEN),
        "score": np.array([one.score for one in kept], dtype=np.int16),
        "hand": np.clip(np.array([one.hand for one in kept]), -4000, 4000).astype(np.int16),
        "result": np.array([round(250 * one.result) for one in kept], dtype=np.uint8),
        "first": np.array([one.first for one in kept], dtype=np.uint8),
    }


def size_of(game: Game, board: str) -> tuple[str, int, int]:
    """The board's shape as networks know it, its columns and rows."""
    workspace = Workspace(game)
    s = workspace.states(game.start(2, seed=0, speed="fast", **{**BOARDS[board], "first": "circle"}))
    shape = shape_of(game, s)
    wide, high = (int(one) for one in shape.split()[0].split("x"))
    assert wide <= COLUMNS
    return shape, wide, high
