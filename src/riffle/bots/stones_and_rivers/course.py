"""Our opponent as a course agent: put `from riffle.bots.stones_and_rivers.course import StudentAgent` into a file.

It plays by the course's rules on the course's boards and on the bridge board, and never spends more than a small part
of the time it has left on one move.
"""

from __future__ import annotations

from typing import Any

from riffle.core.game import Game
from riffle.games.stones_and_rivers.positions import position

from .thinker import Thinker
from .wire import OWNERS, Side, position_line, written_move

MOST = 3.0
SHARE = 25
"""A move gets at most this part of the time left."""
HURRY = 300
"""Nodes when there is hardly any time left: about a thousandth of a second."""


class StudentAgent:
    """One instance a game. Everything is compiled (or loaded) while it is made, before any clock runs."""

    def __init__(self, player: str) -> None:
        if player not in OWNERS:
            raise ValueError(f"a player is circle or square, not {player!r}")
        self.player = player
        self.thinker = Thinker(Game.load("stones_and_rivers"), seed=OWNERS.index(player), noise=1)

    def choose(
        self, board: Any, rows: int, cols: int, score_cols: list[int], my_time_left: float, opp_time_left: float
    ) -> dict[str, Any]:
        """A move in the course's form."""
        state = position(self.thinker.engine, position_line(board, rows, self.player))
        side = Side(int(state["board"][0]), circle_bottom=True)
        if my_time_left < 1.0:
            thought = self.thinker.think(state, nodes=HURRY)
        else:
            thought = self.thinker.think(state, seconds=min(MOST, my_time_left / SHARE))
        return written_move(thought.code, side)
