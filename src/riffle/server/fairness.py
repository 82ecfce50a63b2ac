"""When help in the middle of a game is fair: where it harms nobody."""

from __future__ import annotations

from riffle.bots.analysis import offered
from riffle.core.game import Game

from .seating import Seating


def is_analysed(game: Game) -> bool:
    """Whether the game's bots say what a position is worth."""
    return offered(game, "advice") is not None


def is_reviewed(game: Game) -> bool:
    """Whether the game's bots go through a finished game."""
    return offered(game, "review") is not None


def may_be_helped(seating: Seating, seat: int) -> bool:
    """Whether all others are bots, or everybody sits before the same device."""
    others = [each for index, each in enumerate(seating.seats) if index != seat]
    return seat >= 0 and (seating.device or all(each.kind == "bot" for each in others))
