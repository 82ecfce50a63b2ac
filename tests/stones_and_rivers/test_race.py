"""The race home: planned against a side that gives its turns away, and against no other."""

from __future__ import annotations

import random

from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.weights import TUNED

from .board_builder import GAME, laid, piece, start

NODES = 20_000


def test_the_plan_is_the_fewest_turns_of_ones_own():
    position = laid(circle="e11s f11s g11s h11s i8s a2s b3s", square="b1s c13s m13s", turn="circle")
    thinker = Thinker(GAME)
    thinker.hurry = 4
    thought = thinker.think(position, nodes=NODES)
    assert thinker.hurry
    assert GAME.actions.text(thought.code) == "move i8 i9"
    assert thought.wins_in == 5  # three turns of ours, two of theirs between


def test_a_plan_goes_round_by_river_where_that_is_shorter():
    position = laid(circle="e11s f11s g11s h11s k2s k3s", square="b1s c13s k12h i9s h10s j10s", turn="circle")
    thinker = Thinker(GAME)
    thinker.hurry = 4
    steps = []
    for _ in range(8):
        code = thinker.think(position, nodes=NODES).code
        steps.append(GAME.actions.text(code))
        position = position.play(code)
        if position.over:
            break
        position = position.play("flip b1 h" if piece(position, "b1") == 5 else "flip b1 stone")
        thinker.hurry = 4
    assert position.points[0] == 5
    assert len(steps) <= 6
    assert any(step.startswith("flip") for step in steps)  # it made a river to ride


def test_a_careful_opponent_is_not_raced():
    position = start()
    minds = (Thinker(GAME, 1), Thinker(GAME, 2))
    for _ in range(40):
        seat = position.to_move[0]
        position = position.play(minds[seat].think(position, nodes=600).code)
        assert not minds[seat].hurry


def test_a_careless_one_is_known_after_a_few_turns():
    position = start()
    thinker, dice, known = Thinker(GAME, 1), random.Random(4), False
    for _ in range(20):
        seat = position.to_move[0]
        code = thinker.think(position, nodes=6000).code if seat == 0 else dice.choice(position.codes(seat))
        position = position.play(code)
        known = known or bool(thinker.hurry)
    assert known


def test_a_weak_mind_makes_no_plans():
    position = laid(circle="e11s f11s g11s h11s i8s", square="b1s c13s", turn="circle")
    thinker = Thinker(GAME, weights=TUNED)
    thinker.hurry = 4
    assert thinker.think(position, nodes=400).depth <= 6
