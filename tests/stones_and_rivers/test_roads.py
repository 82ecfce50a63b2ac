"""Roads as words of bits are those that the frozen rival finds point by point."""

from __future__ import annotations

import random

import numpy as np
import pytest
from bench.rivers.rival.room import new_room as rival_room
from bench.rivers.rival.search import iterate as rival_iterate
from bench.rivers.rival.weights import TUNED as RIVAL_TUNED
from bench.rivers.rival.weights import laid_out as rival_laid_out
from bench.rivers.selfplay import BOARDS

from riffle.bots.stones_and_rivers.bits import open_points
from riffle.bots.stones_and_rivers.nets import NONE
from riffle.bots.stones_and_rivers.roads import distance, evaluate
from riffle.bots.stones_and_rivers.search import iterate
from riffle.bots.stones_and_rivers.search_state import new_room, new_table
from riffle.bots.stones_and_rivers.weights import TUNED, laid_out, pruning_of
from riffle.core.declare.rule import template
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.board import POINTS

from .board_builder import GAME

EVEN = {"fade": 1.0, "spare": 16}
"""Every road is worth the same, so that it does not matter which of two equally near pieces is found first."""


@template
def distances(states, rooms, found):
    open_points(states[0], rooms[0])
    evaluate(states[0], rooms[0], 1)
    for seat in range(2):
        for point in range(POINTS):
            found[seat][point] = distance(rooms[0], seat, point)


@pytest.mark.parametrize("board", list(BOARDS))
def test_roads_are_those_found_point_by_point(board):
    workspace, dice, table = Workspace(GAME), random.Random(board), new_table(8)
    ours, theirs = new_room(), rival_room()
    ours["weights"][0], theirs["weights"][0] = laid_out({**TUNED, **EVEN}), rival_laid_out({**RIVAL_TUNED, **EVEN})
    ours["pruning"][0] = pruning_of()
    look, rival_look = workspace.bind(iterate), workspace.bind(rival_iterate)
    measure = workspace.bind(distances)
    position = GAME.start(2, seed=1, speed="fast", **{**BOARDS[board], "first": "circle"})
    for _ in range(250):
        for room in (ours, theirs):
            room["plies_left"], room["limit"], room["nodes"] = 100, 1 << 20, 0
        states = workspace.states(position)
        assert look(states, ours, table, NONE, 0) == rival_look(states, theirs, table, 0)
        assert (ours["near"] == theirs["near"]).all()
        theirs["limit"], theirs["nodes"] = 2, 0  # the root alone is looked at, with all distances
        rival_look(states.copy(), theirs, table, 1)
        found = np.zeros((2, POINTS), dtype=np.int32)
        measure(states.copy(), ours, found)
        on_board = states["cells"][0][:POINTS] >= 0
        assert (found[:, on_board] == np.maximum(0, theirs["dist"][0][:, :POINTS][:, on_board])).all()
        position = position.play(dice.choice(position.codes(position.to_move[0])))
        if position.over:
            break
