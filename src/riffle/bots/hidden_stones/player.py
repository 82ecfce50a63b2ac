"""The opponent at the table: a level, its plan for the turn, and the answers of the plan one by one."""

from __future__ import annotations

from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game

from ..bot import Sight
from .appraisal import LEAVE, keep_table
from .mind import make_mind
from .solo import foresee, turn_alone_of
from .turns import turn_of


class Level(NamedTuple):
    """How well a bot plays. A style: most actions looked ahead, whether also at ways that meet no card, hundredths of a
    point for what is left to the next player, whether the end of a game alone is solved."""

    style: tuple[int, int, int, int]
    slips: int = 0  # of 100 turns, how many it only looks at what lies
    foresight: int = 0  # alone: turns looked at for one that leaves an end which can be solved


EASY = Level((1, 0, 0, 0), slips=25)
NORMAL = Level((2, 0, 0, 0), slips=25)
HARD = Level((5, 1, 0, 1), slips=15)
EXPERT = Level((5, 1, 100, 1), foresight=40)

_minds: dict[str, Any] = {}
_thinking = Lock()


def mind_of(game: Game) -> Any:
    """The look-ups and working room for a game, made on first use and shared by all bots of the process."""
    mind = _minds.get(game.components)
    if mind is None:
        mind = make_mind(game.rules.__name__.rpartition(".")[0], game.fast)
        mind[0]["keep"][...] = keep_table()
        mind[0]["chance"][: len(LEAVE)] = LEAVE
        _minds[game.components] = mind
    return mind


class Planner:
    """Plans a whole turn when it begins and then plays it; plans anew whenever the table is not as it left it."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.answers: list[int] = []
        self.expected = b""

    def answer(self, sight: Sight) -> Step:
        engine = self.game.fast
        view = engine.load(sight.engine.pack(sight.view))
        if not self.answers or engine.pack(view) != self.expected:
            with _thinking:
                self.answers = self._planned(view, sight)
        code = self.answers.pop(0) if self.answers else int(engine.fallback(view, sight.seat))
        if engine.why_not(view, sight.seat, code) != 0:
            code = int(engine.fallback(view, sight.seat))
            self.answers = []
        if self.answers:
            engine.apply(view, sight.seat, code)
            self.expected = engine.pack(view)
        return Step(code)

    def _planned(self, view: Any, sight: Sight) -> list[int]:
        engine, level = self.game.fast, self.level
        mind = mind_of(self.game)
        rng = engine.stream(seed_of(self.seed, sight.number))
        style = np.array(level.style, dtype=np.int64)
        if level.slips and seed_of(self.seed, sight.number, 1) % 100 < level.slips:
            style[0] = 0
        states = engine.new(2)
        states[0] = view[0]
        if int(engine.get(view, "seats")) == 1:
            if level.foresight:
                count = engine.bind(foresee)(states, mind, style, level.foresight, rng)
            else:
                count = engine.bind(turn_alone_of)(states, mind, style)
        else:
            count = engine.bind(turn_of)(states, sight.seat, mind, style, rng)
        return [int(code) for code in mind[0]["codes"][:count]]
