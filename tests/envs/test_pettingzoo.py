"""PettingZoo's own conformance tests over our environments."""

import pytest
import tests.pebbles.rules
from pettingzoo.test import api_test, parallel_api_test, seed_test

from riffle.core.game import Game
from riffle.envs import aec, parallel

PEBBLES = Game.of(tests.pebbles.rules)


@pytest.mark.parametrize(("game", "players"), [("hidden_stones", 1), ("hidden_stones", 3), (PEBBLES, 3)], ids=str)
def test_turns_pass_the_api_test(game, players):
    api_test(aec(game, players), num_cycles=400)


@pytest.mark.parametrize("game", ["hidden_stones", PEBBLES], ids=str)
def test_turns_pass_the_seed_test(game):
    seed_test(lambda: aec(game, 2), num_cycles=100)


def test_together_passes_the_parallel_api_test():
    parallel_api_test(parallel(PEBBLES, 3), num_cycles=300)


def test_an_answer_outside_the_mask_is_refused():
    env = aec("hidden_stones", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    forbidden = int((mask == 0).argmax())
    before = env.play.engine.pack(env.play.state)
    with pytest.raises(ValueError, match="action mask"):
        env.step(forbidden)
    assert env.play.engine.pack(env.play.state) == before


def test_winners_get_one_and_losers_minus_one():
    env = aec(PEBBLES, 2)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.argmax()))
    won = [bool(env.play.engine.winner(env.play.state, seat)) for seat in range(2)]
    expected = [0.0, 0.0] if all(won) else [1.0 if one else -1.0 for one in won]
    assert [env.rewards["seat_1"], env.rewards["seat_2"]] == expected
