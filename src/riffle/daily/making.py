"""`challenge(game, day)`: which game has which kind of challenge."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from riffle.core.game import Game, load

from .challenges import Challenge

GAMES = ("hidden_stones", "stones_and_rivers", "river_dragons", "stoleme", "stone_stacks")
"""The games with a stone of the day, in the order of the front page."""
_MAKERS = {
    "hidden_stones": ("solo_deck", "make_solo"),
    "stones_and_rivers": ("win_in", "make_win"),
    "river_dragons": ("village", "make_village"),
    "stoleme": ("throw", "make_throw"),
    "stone_stacks": ("tower", "make_tower"),
}


def challenge(game: Game | str, day: int) -> Challenge:
    """The challenge of a day, by its number alone: the same wherever it is made."""
    found = load(game) if isinstance(game, str) else game
    if found.id not in _MAKERS:
        raise ValueError(f"{found.id} has no stone of the day; there is one for {', '.join(GAMES)}")
    if day < 1:
        raise ValueError("days are numbered from 1")
    module, name = _MAKERS[found.id]
    # Bots bring NumPy and Numba, physics MuJoCo: loaded when a challenge is made, not when games are listed.
    maker: Callable[[Game, int], Challenge] = getattr(importlib.import_module(f"{__package__}.{module}"), name)
    return maker(found, day)
