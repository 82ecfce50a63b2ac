"""The network that judges: kept in step move by move it says what it says from nothing, and alike for both sides."""

from __future__ import annotations

import argparse
import random

import numpy as np
import pytest
from bench.rivers.fit import Weights, fill, fit, logit, lookups, quantised, started
from bench.rivers.positions import Positions, men_of, said_later
from bench.rivers.selfplay import BOARDS, UNSAID, Played, packed

from riffle.bots.stones_and_rivers.net import (
    FINE,
    FULL,
    HEAD,
    HEAD_ROW,
    OTHER_ROW,
    OUTPUT,
    OWN_ROW,
    STAGES,
    START_ROW,
    STEEP,
    fill_units,
    follow_turn,
    net_worth,
    stage_of,
)
from riffle.bots.stones_and_rivers.nets import own_networks, places_of, rows_of, seat_network, shape_of
from riffle.bots.stones_and_rivers.search_state import ACTION, PIECE, SENT, STAGE, new_room
from riffle.core.declare.rule import UNBOUND, template
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import MEN

from .board_builder import GAME

make = UNBOUND


@template
def judged_after(states, rooms, net, action, men):
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
    men_of(s, r, men)
    r.best = stage_of(s)
    return worth


def in_fractions(net):
    """A network of whole numbers as the training has it."""
    counts = np.stack([net[OWN_ROW : OWN_ROW + STAGES], net[OTHER_ROW : OTHER_ROW + STAGES]], axis=1) / FINE
    rows = np.vstack([net[HEAD:] / FULL, np.zeros((1, net.shape[1]))])
    parts = (rows, net[START_ROW] / FULL, counts, net[HEAD_ROW][OUTPUT : OUTPUT + STAGES] / STEEP)
    return Weights(*(np.ascontiguousarray(one, dtype=np.float32) for one in parts))


@pytest.mark.parametrize("board", list(BOARDS))
def test_units_kept_in_step_say_what_the_training_reckons(board):
    workspace, room, dice = Workspace(GAME), new_room(), random.Random(board)
    look = workspace.bind(judged_after)
    position = GAME.start(2, seed=1, speed="fast", **{**BOARDS[board], "first": "circle"})
    s = workspace.states(position)
    shape, places = shape_of(GAME, s), places_of(GAME, s)
    wide, high = (int(one) for one in shape.split()[0].split("x"))
    weights, tables = started(6 * wide * high, 5), lookups(wide, high)
    weights.rows[:-1, :STAGES] = np.random.default_rng(6).normal(0, 0.06, (len(weights.rows) - 1, STAGES))
    weights.output[:] = (0.1, -0.2, 0.3, -0.4)
    net = quantised(weights, 0)
    seat_network(room, net, places)
    assert net.shape[0] == rows_of(shape)
    rounded, units = in_fractions(net), np.zeros((2, net.shape[1]), dtype=np.float32)
    kinds, men = set(), np.zeros((2, MEN), dtype=np.int16)
    for _ in range(300):
        seat = position.to_move[0]
        code = dice.choice(position.codes(seat))
        worth = int(look(workspace.states(position), room, net, code, men))
        assert worth == int(room["best_score"][0])
        fill(units, men, tables[0], rounded)
        assert worth == pytest.approx(STEEP * logit(units, int(room["best"][0]), rounded), abs=1.5)
        kinds.add(Action.kind(code))
        position = position.play(code)
        if position.over:
            break
    assert {Action.MOVE, Action.SEND, Action.FLIP, Action.ROTATE} <= kinds


def test_the_networks_that_come_with_the_bot_know_its_two_boards():
    shapes = {
        shape_of(GAME, Workspace(GAME).states(GAME.start(2, seed=1, speed="fast", **{**options, "first": "circle"})))
        for options in BOARDS.values()
    }
    assert set(own_networks()) == shapes
    assert all(net.shape[0] == rows_of(shape) for shape, net in own_networks().items())


def test_what_searches_said_later_is_told_for_the_side_to_move():
    scores = np.array([UNSAID, 300, -300, 300, UNSAID, UNSAID], dtype=np.float32)
    said = said_later(scores, np.array([0, 0, 0, 0, 1, 1]))
    assert said[1] == pytest.approx(said[3])
    assert said[0] == pytest.approx(1 - said[1])
    assert said[1] > 0.5 > said[2]
    assert np.isnan(said[4:]).all()


def played(number, dice):
    """A game of random turns. Circle wins every other one: those in which it does nothing but flip its pieces."""
    position = GAME.start(2, seed=0, speed="fast", **{**BOARDS["official"], "first": "circle"})
    codes = list[int]()
    while len(codes) < 40:
        listed = position.codes(position.to_move[0])
        flips = [code for code in listed if Action.kind(code) == Action.FLIP]
        others = [code for code in listed if Action.kind(code) == Action.MOVE]
        codes.append(dice.choice(flips if position.to_move[0] == 0 and number % 2 else others))
        position = position.play(codes[-1])
    return Played(codes, [0] * len(codes), float(number % 2))


def test_training_learns_who_wins_and_gives_the_same_weights_again(tmp_path):
    dice, file = random.Random(3), tmp_path / "games-official-1.npz"
    np.savez_compressed(file, **packed([played(number, dice) for number in range(120)]))
    positions = Positions("official", [file])
    given = argparse.Namespace(seed=1, share=0, lean=0.0, rate=3e-3, decay=0.0, epochs=4, batch=64)
    (first, told), (second, _) = fit(positions, given), fit(positions, given)
    assert (first == second).all()
    assert told[-1]["held back"]["result"] < 0.6  # knowing nothing: 0.693
