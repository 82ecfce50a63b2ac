"""The four levels, and the bot that plays them."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from riffle.bots.bot import Sight
from riffle.bots.quick import answer_of
from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.playout import GREEDY, RANDOM

from .search import race


class Setting(NamedTuple):
    """How a level thinks."""

    slips: int  # of a hundred answers, how many are given at random
    tables: int  # answers tried on imagined tables for one decision; 0: the quick player's liking alone
    widest: int = 10  # answers that enter the race
    ahead: int = 2  # playouts stop when this many rounds have begun
    favour: int = 0  # lead of the quick player's choice, 10000 being a whole game won
    duel_slips: int = 0  # so many more slips with two players; among more a blunder feeds everybody and costs the game


LEVEL_SETTINGS = {
    "easy": Setting(slips=35, tables=0),
    "normal": Setting(slips=0, tables=0),
    "hard": Setting(slips=0, tables=60, widest=8, favour=10_000, duel_slips=5),
    "expert": Setting(slips=0, tables=600, widest=10, favour=30_000),
}


class Thinker:
    """Answers from its seat's view alone; the same seed and the same views give the same answers."""

    def __init__(self, game: Game, seed: int, setting: Setting) -> None:
        self.game = game
        self.seed = seed
        self.setting = setting
        self.count = 0

    def answer(self, sight: Sight) -> Step:
        engine: Any = self.game.fast
        view = sight.view if sight.engine is engine else engine.load(sight.engine.pack(sight.view))
        rng = engine.stream(seed_of(self.seed, self.count))
        self.count += 1
        most = self.game.most_legal
        duel = int(engine.get(view, "seats")) == 2
        often = self.setting.slips + (self.setting.duel_slips if duel else 0)
        slips = seed_of(self.seed, self.count, 7) % 100 < often
        if slips or self.setting.tables == 0:
            choose = engine.bind(answer_of)
            brain = RANDOM if slips else GREEDY
            return Step(int(choose(view, sight.seat, brain, engine.buffer(most), engine.buffer(0), rng)))
        states = engine.new(3)
        states[0] = view[0]
        think = engine.bind(race)
        setting = self.setting
        codes, values, out = engine.buffer(most), engine.buffer(most), engine.buffer(most)
        code = think(
            states,
            sight.seat,
            setting.widest,
            setting.tables,
            setting.ahead,
            setting.favour,
            codes,
            values,
            out,
            engine.buffer(0),
            rng,
        )
        return Step(int(code))


def thinker(setting: Setting, game: Game, seed: int) -> Thinker:
    return Thinker(game, seed, setting)


LEVELS = {name: partial(thinker, setting) for name, setting in LEVEL_SETTINGS.items()}
