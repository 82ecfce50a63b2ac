"""What lies on the board, what is asked, and how a game can end."""

from __future__ import annotations

from riffle.core.declare.layout import GameState, layout, option, public, scratch

from .board import CELLS, MEN
from .options import OPTIONS

RING = 512
"""Positions remembered for the repetition."""


@layout(OPTIONS, facts=72)
class State(GameState):
    """Everything there is on the board. Seat 0 is Circle, seat 1 is Square."""

    board = option()
    circle = option()
    first = option()
    stone_push = option()
    river_sends_river = option()
    send_after_travel = option()
    stop_on_old = option()
    ply_cap = option()
    repetition = option()
    adjudicate = option()

    cells = public(
        CELLS
    )  # 16 columns a row: 0 empty, -1 beyond the board, else 1 stone, 2 river across, 3 river along, +4 for Square
    men = public(2, MEN)  # the points of each seat's pieces, in order; 272 where there is none
    turn = public()
    ply = public()  # turns taken so far
    scored = public(2)  # stones of each seat on its goal
    last = public(3)  # points of the last turn: where from, whom it landed on (or -1), where to; -1 before the first
    hash = public()  # of the position, with whose turn it is
    ring = public(RING)  # hashes of the positions so far, for the repetition: position number i in cell i % RING
    mark = scratch(CELLS)
    stamp = scratch()
    stops = scratch(CELLS)
    met = scratch(2 * MEN)
    met_count = scratch()
    near = scratch()
    targets = scratch(2 * MEN)
    lock = scratch()  # a second hash, which a search sets at its root


QUESTIONS = ("first_player", "turn")
FIRST_PLAYER, TURN = range(2)

ENDINGS = ("goal", "ply_cap", "repetition")
GOAL_REACHED, CAPPED, REPEATED = 1, 2, 3
