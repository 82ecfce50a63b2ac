"""The four levels. The lower three think in nodes, so that their games can be played again; the expert in seconds."""

from __future__ import annotations

from typing import NamedTuple

from riffle.bots.bot import Maker
from riffle.core.declare.question import NATURE
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation

from .nets import own_networks
from .thinker import ENDLESS, Thinker
from .weights import EXPERT, PRUNING

SECONDS = 3.0
"""What the expert takes for a turn when there is no clock, or a generous one."""
MARGIN = 0.15
"""Kept back of any limit, for handing over the answer."""


class Setting(NamedTuple):
    nodes: int  # 0: as many as time allows
    noise: int  # how far off its judgement is, in the units of the evaluation
    learned: bool = False  # judges by the networks too, where they know the board, and leaves out more


LEVEL_SETTINGS = {
    "easy": Setting(nodes=40, noise=110),
    "normal": Setting(nodes=250, noise=4),
    "hard": Setting(nodes=1500, noise=2),
    "expert": Setting(nodes=0, noise=1, learned=True),
}


def seconds_for(clock: float | None) -> float:
    """How long to think: three seconds, or what the clock allows with some kept back."""
    if clock is None:
        return SECONDS
    return max(0.01, min(SECONDS, clock * 0.8 - MARGIN if clock > 0.4 else clock * 0.3))


class StonesAndRiversBot:
    """Searches what it sees: nothing is hidden in this game, so that is the whole position."""

    def __init__(self, game: Game, setting: Setting, seed: int) -> None:
        self.game = game
        self.setting = setting
        learned = setting.learned
        self.thinker = Thinker(
            game,
            seed,
            setting.noise,
            networks=own_networks() if learned else None,
            pruning=EXPERT if learned else PRUNING,
        )

    def answer(self, seen: Observation) -> Step:
        if seen.seat == NATURE:
            raise ValueError("nature's coin is not a bot's to throw")
        if seen.seed is not None:
            self.thinker.reseed(seen.seed)
        nodes = self.setting.nodes
        seconds = seconds_for(seen.clock) if not nodes or seen.clock is not None else None
        return Step(self.thinker.think(seen.position, nodes=nodes or ENDLESS, seconds=seconds).code)


def _maker(setting: Setting) -> Maker:
    return lambda game, seed: StonesAndRiversBot(game, setting, seed)


LEVELS = {name: _maker(setting) for name, setting in LEVEL_SETTINGS.items()}
