"""The two quick players every game has: `random` answers evenly, `greedy` takes what the game's `prefer` likes best."""

from __future__ import annotations

from typing import Any

from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.plain import template
from riffle.core.playout import BRAINS, quick_answer

from .bot import Sight


class QuickBot:
    """Answers by the same code that compiled playouts use."""

    def __init__(self, game: Game, brain: int, seed: int) -> None:
        self.game = game
        self.brain = brain
        self.seed = seed
        self.count = 0

    def answer(self, sight: Sight) -> Step:
        engine = sight.engine
        rng = engine.stream(seed_of(self.seed, self.count))
        self.count += 1
        choose = engine.bind(answer_of) if engine.speed == "fast" else engine.bind(quick_answer)
        states = sight.view
        code = int(
            choose(
                states,
                sight.seat,
                self.brain,
                engine.buffer(self.game.most_legal),
                engine.buffer(2 * self.game.most_ranged),
                rng,
            )
        )
        ranged = len(self.game.Action.spec(code).ranged)
        return Step(code, tuple(int(number) for number in engine.get(states, "extra")[:ranged]))


@template
def answer_of(states: Any, seat: int, brain: int, out: Any, limits: Any, rng: Any) -> int:
    """The door to `quick_answer` for compiled states."""
    return quick_answer(states[0], seat, brain, out, limits, rng)


def random_bot(game: Game, seed: int) -> QuickBot:
    return QuickBot(game, BRAINS["random"], seed)


def greedy_bot(game: Game, seed: int) -> QuickBot:
    return QuickBot(game, BRAINS["greedy"], seed)
