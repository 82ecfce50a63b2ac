"""Forced wins of Stones & Rivers, proved by trying every move and every reply: nothing is guessed or left out.

A turn brings at most one stone home. So a side that lacks as many stones as it has turns must bring one home with each,
and a side that lacks more cannot win in time: only that is used to leave moves out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.bots.stones_and_rivers.search import list_all, pass_turn
from riffle.bots.stones_and_rivers.search_state import ROOM, new_room
from riffle.core.declare.rule import rule, template
from riffle.core.engine.wasm.doors import EntryPoint
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.actions import Action

# Of the game that is played, filled when the search is bound to it.
WINS: Any = None
make: Any = None
unmake: Any = None

MOST_FOUND = 600
LIMIT = 4_000_000
"""Turns tried for one position at most."""

WORK = np.dtype(
    [
        ("nodes", np.int64),
        ("limit", np.int64),
        ("piece", np.int32, (8,)),  # what stood where, on the way back
        ("sent", np.int32, (8,)),
        ("killer", np.int32, (8,)),  # the reply that refuted the move before: tried first
        ("found", np.int32, (MOST_FOUND,)),
    ]
)


@rule
def go(s: Any, w: Any, action: int, ply: int) -> None:
    w.nodes += 1
    w.piece[ply] = s.cells[Action.part(action, 0)]
    w.sent[ply] = s.cells[Action.part(action, 1)] if Action.kind(action) == Action.SEND else 0
    make(s, action)


@rule
def back(s: Any, w: Any, action: int, ply: int) -> None:
    unmake(s, action, w.piece[ply], w.sent[ply])


@rule
def lacks(s: Any) -> int:
    """Stones that the side to move still has to bring home."""
    return WINS[s.board] - s.scored[s.turn]


@rule
def first_to_win(s: Any, r: Any, w: Any, top: int, ply: int) -> int:
    """A turn that wins at once, or -1."""
    if lacks(s) != 1:
        return -1
    until = list_all(s, r, top)
    for i in range(top, until):
        action = r.moves[i]
        go(s, w, action, ply)
        won = lacks(s) <= 0
        back(s, w, action, ply)
        if won:
            return action
    return -1


@rule
def try_first(r: Any, top: int, until: int, action: int) -> None:
    for i in range(top, until):
        if r.moves[i] == action:
            r.moves[i] = r.moves[top]
            r.moves[top] = action
            return


@rule
def all_replies_lose_1(s: Any, r: Any, w: Any, top: int, ply: int) -> bool:
    """Whether the other side, to move, can be beaten with the next turn whatever it replies."""
    if first_to_win(s, r, w, top, ply) >= 0:
        return False
    until = list_all(s, r, top)
    try_first(r, top, until, w.killer[ply])
    for i in range(top, until):
        action = r.moves[i]
        go(s, w, action, ply)
        given = WINS[s.board] - s.scored[1 - s.turn] <= 0  # it brought the last stone home itself
        pass_turn(s)
        lost = given or first_to_win(s, r, w, until, ply + 1) >= 0
        pass_turn(s)
        back(s, w, action, ply)
        if not lost:
            w.killer[ply] = action
            return False
    return True


@rule
def wins_in_2(s: Any, r: Any, w: Any, top: int, ply: int) -> bool:
    """Whether the side to move wins with its second turn at the latest."""
    if lacks(s) > 2:
        return False
    if first_to_win(s, r, w, top, ply) >= 0:
        return True
    least = lacks(s) - 1
    until = list_all(s, r, top)
    for i in range(top, until):
        action = r.moves[i]
        go(s, w, action, ply)
        good = False
        if lacks(s) <= 1 and lacks(s) <= least + (1 if least == 0 else 0) and w.nodes < w.limit:
            pass_turn(s)
            good = all_replies_lose_1(s, r, w, until, ply + 1)
            pass_turn(s)
        back(s, w, action, ply)
        if good:
            return True
    return False


@rule
def all_replies_lose_2(s: Any, r: Any, w: Any, top: int, ply: int) -> bool:
    """Whether the other side, to move, is beaten within two turns whatever it replies."""
    if first_to_win(s, r, w, top, ply) >= 0:
        return False
    until = list_all(s, r, top)
    try_first(r, top, until, w.killer[ply])
    for i in range(top, until):
        action = r.moves[i]
        go(s, w, action, ply)
        given = WINS[s.board] - s.scored[1 - s.turn] <= 0
        pass_turn(s)
        lost = given or wins_in_2(s, r, w, until, ply + 1)
        pass_turn(s)
        back(s, w, action, ply)
        if not lost:
            w.killer[ply] = action
            return False
    return True


@template
def list_winning(states: Any, rooms: Any, works: Any, turns: int) -> int:
    """The turns that win within so many turns of one's own, in `found`; how many there are."""
    s = states[0]
    r = rooms[0]
    w = works[0]
    count = 0
    until = list_all(s, r, 0)
    for i in range(until):
        action = r.moves[i]
        go(s, w, action, 0)
        left = lacks(s)
        good = left <= 0
        if not good and left < turns and WINS[s.board] - s.scored[1 - s.turn] > 0:
            pass_turn(s)
            if turns == 2:
                good = all_replies_lose_1(s, r, w, until, 1)
            elif turns == 3:
                good = all_replies_lose_2(s, r, w, until, 1)
            pass_turn(s)
        back(s, w, action, 0)
        if good:
            w.found[count] = action
            count += 1
    return count


FORCED = EntryPoint(list_winning, "S room work l", {"room": ROOM, "work": WORK})


class Prover:
    """Lists the turns that force a win. One a process and game: its room is large."""

    def __init__(self, game: Game) -> None:
        self.workspace = Workspace(game)
        self.room = new_room(self.workspace)
        self.work: Any = self.workspace.lasting(WORK)
        self._list = self.workspace.bind(list_winning)

    def winning(self, position: Position, turns: int, limit: int = LIMIT) -> list[int] | None:
        """The codes of all turns that win within `turns` turns of one's own; None if it takes too long to say."""
        self.work["nodes"] = 0
        self.work["limit"] = limit
        self.work["killer"] = -1
        count = int(self._list(self.workspace.states(position), self.room, self.work, turns))
        if self.nodes >= limit:
            return None
        return sorted(int(code) for code in self.work[0]["found"][:count])

    @property
    def nodes(self) -> int:
        return int(self.work["nodes"][0])
