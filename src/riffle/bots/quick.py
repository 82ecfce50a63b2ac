"""The two quick players every game has: `random` answers evenly, `greedy` takes what the game's `prefer` likes best."""

from __future__ import annotations

from riffle.core.declare.chance import seed_of
from riffle.core.engine.playout import BRAINS
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation


class QuickBot:
    """Answers by the same code that compiled playouts use."""

    def __init__(self, game: Game, brain: int, seed: int) -> None:
        self.game = game
        self.brain = brain
        self.seed = seed
        self.count = 0  # of its answers, where they all follow from one seed

    def answer(self, seen: Observation) -> Step:
        count = self.count if seen.seed is None else 0
        self.count += 1
        return seen.position.rollout_answer(seen.seat, self.brain, seed_of(seen.seed_or(self.seed), count))


def random_bot(game: Game, seed: int) -> QuickBot:
    return QuickBot(game, BRAINS["random"], seed)


def greedy_bot(game: Game, seed: int) -> QuickBot:
    return QuickBot(game, BRAINS["greedy"], seed)
