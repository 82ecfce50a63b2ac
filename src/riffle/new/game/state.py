"""What lies on the table, what is asked, and how a game can end."""

from __future__ import annotations

from riffle.core.declare.layout import GameState, layout, option, public

from .options import OPTIONS

SEATS = 4


@layout(OPTIONS)
class State(GameState):
    """Everything there is on the table. Everybody sees all of it."""

    last = option()
    heap = public()  # pebbles left
    taken = public(SEATS)  # by each seat
    turn = public()


QUESTIONS = ("first_player", "turn")
FIRST_PLAYER, TURN = range(2)

ENDINGS = ("heap_empty",)
HEAP_EMPTY = 1
