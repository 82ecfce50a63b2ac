"""Gymnasium's registration, its own checker, and its vector interface."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import riffle.envs  # noqa: F401  (registers the games)
from riffle.core.game import games, load
from riffle.envs.registration import name_of


def test_every_game_is_registered_under_its_name():
    assert "riffle/HiddenStones-v1" in gymnasium.registry
    assert {name_of(game) for game in games()} <= set(gymnasium.registry)


def scoring(mask, draw):
    """Score a card whenever one can be scored, so that games end soon."""
    spec = load("hidden_stones").actions.by_name["score"]
    worth = mask * draw.random(mask.shape)
    worth[..., spec.first : spec.first + spec.size] *= 10
    return np.argmax(worth, axis=-1)


def test_one_game_is_played_to_its_end():
    env = gymnasium.make("riffle/HiddenStones-v1", players=3)
    draw = np.random.default_rng(0)
    _, info = env.reset(seed=1)
    ended = False
    for _ in range(5000):
        _, reward, ended, _, info = env.step(scoring(info["action_mask"], draw))
        if ended:
            break
        assert reward == 0
    assert ended
    assert set(info["rewards"].tolist()) <= {-1.0, 0.0, 1.0}


def test_gymnasiums_checker_finds_nothing(monkeypatch):
    env = gymnasium.make("riffle/HiddenStones-v1").unwrapped
    always = load("hidden_stones").actions.code("pass_turn")  # may be answered first in every game
    monkeypatch.setattr(env.action_space, "sample", lambda mask=None, probability=None: always)
    check_env(env, skip_render_check=True)


def test_many_games_step_through_the_vector_interface():
    env = gymnasium.make_vec("riffle/HiddenStones-v1", num_envs=16)
    draw = np.random.default_rng(0)
    seen, info = env.reset(seed=2)
    ended = 0
    for _ in range(600):
        assert seen["observation"].shape == (16, env.unwrapped.env.layout.size)  # type: ignore[attr-defined]
        assert env.observation_space.contains(seen)
        mask = seen["action_mask"]
        seen, rewards, over, _, info = env.step(scoring(mask, draw))
        assert rewards.shape == (16,)
        assert np.array_equal(rewards, info["rewards"][np.arange(16), info["acted"]])
        ended += int(over.sum())
    assert ended > 0


def test_what_gymnasium_cannot_have_is_said_in_a_sentence():
    with pytest.raises(ValueError, match="Gymnasium wants an observation"):
        gymnasium.make_vec("riffle/HiddenStones-v1", num_envs=2, observation="none")
    with pytest.raises(RuntimeError, match="reset"):
        gymnasium.make("riffle/HiddenStones-v1").unwrapped.step(0)


def test_an_unknown_game_is_not_registered():
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make("riffle/Chess-v1")
