"""When help in the middle of a game is fair: where it harms nobody."""

from __future__ import annotations

from riffle.bots.bot import bots_of

from ..play import Game
from ..tables.seating import Seating


def is_analysed(game: Game) -> bool:
    """Whether the game's bots say what a position is worth."""
    return bots_of(game).analyses


def is_bots_own(seating: Seating) -> bool:
    """Whether nobody but bots plays: then nothing is a secret to whoever watches."""
    return all(seat.kind == "bot" for seat in seating.seats)


def may_be_helped(seating: Seating, seat: int) -> bool:
    """Whether all others are bots, or everybody sits before the same device; never in a rated game."""
    if seating.rated:
        return False
    others = [each for index, each in enumerate(seating.seats) if index != seat]
    return seat >= 0 and (seating.device or all(each.kind == "bot" for each in others))
