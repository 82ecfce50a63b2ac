"""The network that judges: kept in step move by move it says what it says from nothing, and alike for both sides."""

from __future__ import annotations

import random

import numpy as np
import pytest
from bench.rivers.fit import lookups, quantised, started
from bench.rivers.selfplay import BOARDS, men_of

from riffle.bots.stones_and_rivers.net import FINE, FULL, STEEP, fill_units, follow_turn, net_worth
from riffle.bots.stones_and_rivers.nets import places_of, rows_of, seat_network, shape_of
from riffle.bots.stones_and_rivers.room import ACTION, PIECE, SENT, STAGE, new_room
from riffle.core.declare.rule import UNBOUND, template
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.actions import Action

from .board_builder import GAME

make = UNBOUND


@template
def judged_after(states, rooms, net, action):
    """What the network says after a turn, its units kept in step; `best_score`: the same from nothing."""
    s = states[0]
    r = rooms[0]
    fill_units(s, r, net, 0)
    f = r.frames[0]
    f[STAGE] = 0
    f[ACTION] = action
    f[PIECE] = s.cells[Action.part(action, 0)]
    f[SENT] = s.cells[Action.part(action, 1)] if Action.kind(action) == Action.SEND else 0
    make(s, action)
    s.turn = 1 - s.turn
    follow_turn(s, r, net, 1)
    worth = net_worth(s, r, net, 1)
    fill_units(s, r, net, 1)
    r.best_score = net_worth(s, r, net, 1)
    return worth


def worth_by_definition(weights, men, tables):
    """As the training reckons it, in fractions."""
    total = weights["output"][0]
    for side, name in enumerate(("own", "other")):
        rows = np.concatenate([tables[0, side, whose][men[whose]] for whose in range(2)])
        units = weights["rows"][rows].sum(0) + weights["start"]
        total += units[0] * (1 - 2 * side) + np.clip(units[1:], 0, 1) ** 2 @ weights[name][1:]
    return STEEP * total


@pytest.mark.parametrize("board", list(BOARDS))
def test_units_kept_in_step_say_what_the_training_reckons(board):
    workspace, room, dice = Workspace(GAME), new_room(), random.Random(board)
    look = workspace.bind(judged_after)
    position = GAME.start(2, seed=1, speed="fast", **{**BOARDS[board], "first": "circle"})
    s = workspace.states(position)
    shape, places = shape_of(GAME, s), places_of(GAME, s)
    wide, high = (int(one) for one in shape.split()[0].split("x"))
    weights, tables = started(6 * wide * high, 5), lookups(wide, high)
    weights["rows"][:-1, 0] = np.random.default_rng(6).normal(0, 0.06, len(weights["rows"]) - 1)
    net = quantised(weights, 0)
    seat_network(room, net, places)
    assert net.shape[0] == rows_of(shape)
    rounded = {
        "rows": np.vstack([net[4:] / FULL, np.zeros((1, net.shape[1]))]),
        "start": net[0] / FULL,
        "own": net[1] / FINE,
        "other": net[2] / FINE,
        "output": [0.0],
    }
    kinds = set()
    for _ in range(300):
        seat = position.to_move[0]
        code = dice.choice(position.codes(seat))
        after = workspace.states(position)
        worth = int(look(after, room, net, code))
        assert worth == int(room["best_score"][0])
        assert worth == pytest.approx(worth_by_definition(rounded, men_of(after, places), tables), abs=1.01)
        kinds.add(Action.kind(code))
        position = position.play(code)
        if position.over:
            break
    assert {Action.MOVE, Action.SEND, Action.FLIP, Action.ROTATE} <= kinds
