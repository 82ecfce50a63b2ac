"""River Dragons: plan the own way by eye, then try programs against what the others may have programmed.

A bot judges lengths with an error of its own, drawn once for each pair of supports and kept; it never measures. A
program is sought on paper first (`best_program` of the game), varied, and each variant is played through the coming
turn against sampled programs of the rivals, the choices inside actions made as the quick player makes them.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.games.river_dragons.answers import DRAGON
from riffle.games.river_dragons.board import ISLANDS, PAIR_COUNT
from riffle.games.river_dragons.state import SLOTS

from ..bot import Maker, Sight
from .choice import choose
from .memory import hopes, learn, see
from .search import think


class Level(NamedTuple):
    """How well a bot sees and how much it tries."""

    error: int  # of the eye, in 1/10,000 of the length (standard deviation)
    programs: int  # own programs tried; 1: the best on paper, without a look at the others
    samples: int  # programs of the others each is tried against
    replies: int  # programs of each rival weighed to find those samples; 0: any are taken as drawn; two players only
    whim: int  # how much the liking for a card varies on paper; 100 is one stone, plank or step


STRENGTH = {
    "easy": Level(1000, 1, 0, 0, 350),
    "normal": Level(500, 8, 4, 0, 120),
    "hard": Level(300, 24, 8, 0, 90),
    "expert": Level(100, 64, 20, 48, 90),
}


class RiverDragonsBot:
    """Sees its view alone. What it sees of each gap follows from its seed, so a replay sees the same."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.engine = game.fast
        self.program: list[int] = []
        self.turn = -1
        self.out = self.engine.buffer(game.most_legal)
        self.limits = self.engine.buffer(4)
        self.eyes = [
            round(random.Random(seed_of(seed, pair)).gauss(0, level.error)) for pair in range(PAIR_COUNT)
        ]  # one draw a pair, kept: looking twice does not help
        self.number = -1
        self.note: dict[str, list[int]] | None = None  # beside a hint: the whole program, as cards
        self.memory = self.engine.buffer(2 * PAIR_COUNT + 2 * ISLANDS)  # see memory.py
        self.hand = self.engine.buffer(PAIR_COUNT + 1)  # the pairs a plank just taken may go to, and that plank
        self.hoped = 0

    def answer(self, sight: Sight) -> Step:
        states = self.engine.new(2)
        states[0] = self.engine.load(sight.engine.pack(sight.view))[0]
        states["eye"][0] = self.eyes
        self._look(states, sight.number)
        number = seed_of(self.seed, sight.number, int(states["turn"][0]), int(states["slot"][0]) + 1, sight.seat)
        rng = self.engine.stream(number)
        self.note = None
        if self.game.questions[int(states["question"][0])] == "program":
            step = self._lay(states, sight.seat, rng)
            self.note = {"program": list(self.program)}
            return step
        code = int(self.engine.bind(choose)(states, sight.seat, self.memory, self.out, self.limits, rng))
        self._hope(states, code)
        if not self.game.Action.spec(code).ranged:
            return Step(code)
        return Step(code, tuple(int(number) for number in states["extra"][0][:2]))

    def _look(self, states: Any, number: int) -> None:
        """Learn from what lies there now, and see with that. In another game, or after an undo, all is new."""
        if number < self.number:
            self.memory[:] = self.engine.buffer(len(self.memory))
            self.hoped = 0
        self.number = number
        self.engine.bind(learn)(states, self.memory, self.hand, self.hoped)
        self.engine.bind(see)(states, self.memory)
        self.hoped = 0

    def _hope(self, states: Any, code: int) -> None:
        """Keep what is expected of the plank taken or laid with this answer, to learn from it should it be lost."""
        action = self.game.Action
        if action.kind(code) == action.TAKE:
            self.hoped = int(self.engine.bind(hopes)(states, self.hand))
            self.hand[PAIR_COUNT] = action.part(code, 0)
        elif action.kind(code) == action.LAY:
            self.hoped = 1
            self.hand[0] = action.part(code, 0)
            self.hand[PAIR_COUNT] = int(states["taken"][0])

    def _lay(self, states: Any, seat: int, rng: Any) -> Step:
        """The next card of the program; thought out when the first is asked for, or the draft is not ours."""
        lies = [int(card) - 1 for card in states["program"][0][seat] if card > 0]
        turn = int(states["turn"][0])
        if turn != self.turn or lies != self.program[: len(lies)]:
            self.program = self._think(states, seat, rng)
            self.turn = turn
            if lies:
                self.program = [*lies, *(card for card in self.program if _may_follow(lies, card))]
                spare = [card for card in range(DRAGON) if card not in self.program]
                self.program = (self.program + spare)[:SLOTS]
        if len(lies) == SLOTS:
            return Step(self.game.Action.confirm())
        return Step(self.game.Action.lay_card(self.program[len(lies)]))

    def _think(self, states: Any, seat: int, rng: Any) -> list[int]:
        level = self.level
        programs, samples, replies = level.programs, level.samples, level.replies
        if int(states["seats"][0]) > 2:
            # A table waits some seconds, not more: several rivals are not thought for, and an empty board, where every
            # way is open and takes long to find, is not searched as widely.
            replies = 0
            if int(states["turn"][0]) == 1:
                programs, samples = min(programs, 24), min(samples, 8)
        states["program"][0] = 0
        best = self.engine.buffer(SLOTS)
        how = (programs, samples, replies, level.whim)
        self.engine.bind(think)(states, seat, *how, self.out, self.limits, rng, best)
        return [int(card) for card in best]


def _may_follow(lies: list[int], card: int) -> bool:
    return card not in lies and not (card >= DRAGON and any(other >= DRAGON for other in lies))


def _maker(level: Level) -> Maker:
    return lambda game, seed: RiverDragonsBot(game, level, seed)


LEVELS: dict[str, Maker] = {name: _maker(level) for name, level in STRENGTH.items()}
