"""The four levels: how well they see, and how much they try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from riffle.bots.bot import Maker
from riffle.games.river_dragons.actions import (
    CARD_COUNT,
    DRAGON,
    JUMP_CARD,
    MOVE_CARD,
    MOVES,
    PLANK,
    REMOVE_CARD,
    STONE,
    STONES,
    TWO_PLANKS,
)

from .player import RiverDragonsBot


class Level(NamedTuple):
    error: int  # of the eye, in 1/10,000 of the length (standard deviation)
    programs: int  # own programs tried; 1: the best on paper, without a look at the others
    samples: int  # programs of the others each is tried against
    replies: int  # programs of each rival weighed to find those samples; 0: any are taken as drawn
    whim: int  # how much the worth of a card varies on paper; 100 is one stone, plank or step
    varied: bool = False  # the best program is tried again beside programs that differ from it in a card or two
    learned: bool = False  # positions are appraised by the network, not by hand
    likes: Mapping[int, int] = {}  # cards that are dearer to it than they should be, in the same measure


LEVEL_SETTINGS = {
    "easy": Level(1000, 1, 0, 0, 350),
    "normal": Level(500, 8, 4, 0, 120),
    "hard": Level(300, 24, 8, 0, 90),
    "expert": Level(100, 64, 24, 48, 90, varied=True, learned=True),
}


def _maker(level: Level) -> Maker:
    return lambda game, seed: RiverDragonsBot(game, level, seed)


LEVELS: dict[str, Maker] = {name: _maker(level) for name, level in LEVEL_SETTINGS.items()}

LIKES: dict[str, dict[int, int]] = {
    "builder": {STONE: 70, STONES: 90, PLANK: 50, TWO_PLANKS: 70},
    "blocker": {REMOVE_CARD: 90, **dict.fromkeys(range(DRAGON, CARD_COUNT), 120)},
    "gambler": {MOVE_CARD: 60, MOVES: 80, JUMP_CARD: 80},
}
CHARACTERS = {
    name: {level: _maker(setting._replace(likes=likes)) for level, setting in LEVEL_SETTINGS.items()}
    for name, likes in LIKES.items()
}
"""The builder lays stones and planks, the blocker sends dragons and takes planks away, the gambler runs and jumps."""
