"""The four levels: how steady the hand is, how much it looks at, and how it plans."""

from __future__ import annotations

from riffle.bots.bot import Maker
from riffle.core.game import Game
from riffle.core.player import Player

from .hand import Hand
from .player import BY_GLANCE, BY_PLAYOUTS, BY_WORTH, PlayingStyle, Setting, StackBot

LEVEL_SETTINGS = {
    "easy": Setting(Hand(jitter=150, aim=4.0, speed=2, ring=1.1), 2, 1, 4, BY_GLANCE),
    "normal": Setting(Hand(jitter=100, aim=2.5, speed=1, ring=0.6), 3, 2, 4, BY_WORTH),
    "hard": Setting(Hand(jitter=60, aim=1.5, speed=1, ring=0.35), 5, 3, 6, BY_WORTH),
    "expert": Setting(Hand(jitter=40, aim=1.0, speed=0, ring=0.3), 6, 3, 6, BY_PLAYOUTS, 150),
}


def _maker(setting: Setting) -> Maker:
    def make(game: Game, seed: int) -> Player:
        return StackBot(game, setting, seed)

    return make


LEVELS = {name: _maker(setting) for name, setting in LEVEL_SETTINGS.items()}

TEMPERS = {
    "builder": PlayingStyle(loss=1.3, tall=-0.15, broad=0.15),
    "blocker": PlayingStyle(gain=0.7, sending=1.3, tall=0.2),
    "gambler": PlayingStyle(gain=1.5, loss=0.6, bets=0.5, broad=-0.3),
}
CHARACTERS = {
    name: {level: _maker(setting._replace(style=style)) for level, setting in LEVEL_SETTINGS.items()}
    for name, style in TEMPERS.items()
}
"""The builder lets low stacks grow on broad stones, the blocker leaves the next one a tall one, the gambler takes small
stones and bets on falls."""
