"""Our opponent as a course agent: put `from riffle.bots.stones_and_rivers.course import StudentAgent` into a file.

It plays by the course's rules on the course's boards and on the bridge board, spreads its time evenly over the turns
still to come, and remembers the game, so that it does not walk in circles.
"""

from __future__ import annotations

from typing import Any

from riffle.core.event import Step
from riffle.core.game import load
from riffle.core.position import Position
from riffle.games.stones_and_rivers.actions import Action

from .nets import own_networks
from .thinker import Thinker
from .turns import TurnTimes
from .weights import EXPERT
from .wire import OWNERS, Side, position_line, written_move


class StudentAgent:
    """One instance a game. Everything is compiled (or loaded) while it is made, before any clock runs."""

    def __init__(self, player: str) -> None:
        if player not in OWNERS:
            raise ValueError(f"a player is circle or square, not {player!r}")
        self.player = player
        self.game = load("stones_and_rivers")
        seed = OWNERS.index(player)
        self.thinker = Thinker(self.game, seed, noise=1, processor=True, networks=own_networks(), pruning=EXPERT)
        self.times = TurnTimes()
        self.known: Position | None = None
        """The game so far: the position after our last move."""

    def choose(
        self, board: Any, rows: int, cols: int, score_cols: list[int], my_time_left: float, opp_time_left: float
    ) -> dict[str, Any]:
        """A move in the course's form."""
        position = self._followed(
            self.game.position(position_line(board, rows, self.player), speed=self.game.ready_speed)
        )
        thought = self.times.think(self.thinker, position, my_time_left)
        self.known = position.answer(position.to_move[0], Step(thought.code))
        return written_move(thought.code, Side.of(position))

    def _followed(self, shown: Position) -> Position:
        """The position that is shown, with the game before it if one turn of the other side leads there."""
        known = self.known
        if known is None or known.over:
            return shown
        cells: list[int] = shown.field("cells")
        changed = {
            point for point, (one, two) in enumerate(zip(known.field("cells"), cells, strict=True)) if one != two
        }
        for code in known.codes(known.to_move[0]):
            if Action.part(code, 0) in changed:
                after = known.answer(known.to_move[0], Step(code))
                if after.field("cells") == cells and not after.over:
                    return after
        return shown
