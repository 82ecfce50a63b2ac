"""The race home: planned against a side that gives its turns away, and against no other."""

from __future__ import annotations

import random

from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.weights import TUNED

from .board_builder import GAME, PLAIN, laid

NODES = 20_000


def fast(s):
    return GAME.fast.load(PLAIN.pack(s))


def test_the_plan_is_the_fewest_turns_of_ones_own():
    s = fast(laid(circle="e11s f11s g11s h11s i8s a2s b3s", square="b1s c13s m13s", turn="circle"))
    thinker = Thinker(GAME)
    thinker.hurry = 4
    thought = thinker.think(s, nodes=NODES)
    assert thinker.hurry
    assert GAME.Action.text(thought.code) == "move i8 i9"
    assert thought.wins_in == 5  # three turns of ours, two of theirs between


def test_a_plan_goes_round_by_river_where_that_is_shorter():
    s = fast(laid(circle="e11s f11s g11s h11s k2s k3s", square="b1s c13s k12h i9s h10s j10s", turn="circle"))
    thinker = Thinker(GAME)
    thinker.hurry = 4
    steps = []
    for _ in range(8):
        code = thinker.think(s, nodes=NODES).code
        steps.append(GAME.Action.text(code))
        GAME.fast.apply(s, 0, code)
        if not int(s["asked"][0]):
            break
        flip = "flip b1 h" if int(s["cells"][0][1]) == 5 else "flip b1 stone"
        GAME.fast.apply(s, 1, GAME.Action.parse(flip)[0])
        thinker.hurry = 4
    assert int(s["scored"][0][0]) == 5
    assert len(steps) <= 6
    assert any(step.startswith("flip") for step in steps)  # it made a river to ride


def test_a_careful_opponent_is_not_raced():
    s = GAME.start(GAME.fast, 2, GAME.options.parse("first=circle"))
    minds = (Thinker(GAME, 1), Thinker(GAME, 2))
    for _ in range(40):
        seat = int(s["turn"][0])
        GAME.fast.apply(s, seat, minds[seat].think(s, nodes=600).code)
        assert not minds[seat].hurry


def test_a_careless_one_is_known_after_a_few_turns():
    s = GAME.start(GAME.fast, 2, GAME.options.parse("first=circle"))
    thinker, dice, out = Thinker(GAME, 1), random.Random(4), GAME.fast.buffer(GAME.most_legal)
    for _ in range(20):
        seat = int(s["turn"][0])
        count = GAME.fast.legal(s, seat, out)
        code = thinker.think(s, nodes=6000).code if seat == 0 else int(out[dice.randrange(count)])
        GAME.fast.apply(s, seat, code)
    assert thinker.hurry


def test_a_weak_mind_makes_no_plans():
    s = fast(laid(circle="e11s f11s g11s h11s i8s", square="b1s c13s", turn="circle"))
    thinker = Thinker(GAME, weights=TUNED)
    thinker.hurry = 4
    assert thinker.think(s, nodes=400).depth <= 6
