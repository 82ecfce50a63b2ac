"""Symmetries: the twin of a game, answered by the twins of its answers, stays its twin."""

import numpy as np
import pytest

from riffle.core.game import games, load
from riffle.envs import batch
from riffle.envs.symmetries import symmetries

GAME = load("stones_and_rivers")


@pytest.mark.parametrize("number", [0, 1], ids=["mirror", "turn"])
@pytest.mark.parametrize("board", ["official", "course-small"])
def test_a_twin_game_stays_a_twin(board, number):
    found = symmetries(GAME, {"board": board})[number]
    firsts = ("circle", "square" if found.exchanges else "circle")
    env, twin = (batch(GAME, count=6, options={"board": board, "first": first}) for first in firsts)
    flips = env.choices.table[1 + [kind.name for kind in env.choices.kinds].index("flip"), 0]
    draw = np.random.default_rng(1)
    env.reset(seed=1)
    twin.reset(seed=1)
    for _ in range(80):
        flipping = (env.made[:, 0] >= flips) & (env.made[:, 0] < flips + 272)
        turned = np.where(flipping[:, None], found.sides, found.choices)
        assert np.array_equal(twin.observation, env.observation[:, found.observation])
        assert np.array_equal(twin.mask, np.take_along_axis(env.mask, turned, axis=1))
        answers = np.argmax(env.mask * draw.random(env.mask.shape), axis=1)
        env.step(answers)
        twin.step(turned[np.arange(6), answers])
    for each in (found.observation, found.choices, found.sides):
        assert np.array_equal(each[each], np.arange(len(each)))  # it undoes itself


def test_the_other_games_have_none():
    assert [name for name in games() if symmetries(load(name))] == ["stones_and_rivers"]
