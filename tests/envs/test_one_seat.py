"""Answers outside the mask, one seat among others, ends that are seen, and Stable-Baselines3's face of it."""

import importlib.util
import sys
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
import tests.pebbles.rules
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import riffle.envs
from riffle.core.game import Game, games
from riffle.envs.batches import BatchEnv
from riffle.envs.gym import RiffleEnv, RiffleVectorEnv
from riffle.envs.one_seat import OneSeat
from riffle.envs.registration import name_of

PEBBLES = Game.of(tests.pebbles.rules)


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("name", games())
def test_checkers_that_ignore_the_mask_pass(name, illegal):
    made = gymnasium.make(name_of(name), illegal=illegal, speed="plain").unwrapped
    check_env(made, skip_render_check=True)
    parallel_seed_test(lambda: riffle.envs.parallel(name, 2, illegal=illegal, speed="plain"), num_cycles=5)


@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_pettingzoos_tests_pass_in_every_mode(illegal):
    api_test(riffle.envs.aec(PEBBLES, 3, illegal=illegal, speed="plain"), num_cycles=30)
    seed_test(lambda: riffle.envs.aec(PEBBLES, 3, illegal=illegal, speed="plain"), num_cycles=10)
    parallel_api_test(riffle.envs.parallel(PEBBLES, 3, illegal=illegal, speed="plain"), num_cycles=30)


def strayed(env: Any) -> Any:
    """What comes of the first answer outside the mask."""
    seen, _ = env.reset(seed=1)
    mask = np.atleast_2d(seen["action_mask"])
    choice = int((mask[0] == 0).argmax())
    return env.step(np.array([choice]) if isinstance(env, RiffleVectorEnv) else choice)


@pytest.mark.parametrize("kind", ["one", "many"])
def test_an_answer_outside_the_mask_loses_or_is_replaced(kind):
    def make(illegal: Any) -> Any:
        if kind == "one":
            return RiffleEnv(PEBBLES, 2, illegal=illegal)
        return RiffleVectorEnv(1, game=PEBBLES, illegal=illegal)

    _, reward, over, _, info = strayed(make("lose"))
    assert np.all(over)
    assert np.all(info["illegal"])
    assert float(np.squeeze(reward)) == -1
    assert np.squeeze(info["rewards"]).sum() == -1
    _, _, over, _, info = strayed(make("random"))
    assert not np.any(over)
    assert np.all(info["illegal"])
    with pytest.raises(ValueError, match="may not answer"):
        strayed(make("refuse"))
    with pytest.raises(ValueError, match="illegal is 'refuse', 'lose', 'random', not 'ignore'"):
        make("ignore")


def test_a_vector_shows_the_end_of_each_game():
    env = RiffleVectorEnv(8, game=PEBBLES)
    seen, _ = env.reset(seed=4)
    ended = 0
    for _ in range(60):
        before = [env.env.position(game) for game in range(8)]
        acted, choices = env.env.seat.copy(), env.env.random()
        seen, rewards, over, _, info = env.step(choices)
        assert ("final_obs" in info) == bool(over.any())
        for game in np.flatnonzero(over).tolist():
            after = before[game].applied(int(acted[game]), PEBBLES.action(int(choices[game])).step)
            assert after.over
            shown = info["final_obs"][game]["observation"]
            assert np.array_equal(shown, RiffleEnv(PEBBLES, 2).play.features(after, int(acted[game])))
            assert not np.array_equal(shown, seen["observation"][game])
            assert np.array_equal(info["final_info"]["rewards"][game], info["rewards"][game])
            assert rewards[game] == info["rewards"][game][acted[game]]
            ended += 1
        if over.any():
            assert np.array_equal(info["_final_obs"], over)
    assert ended > 4


def test_some_games_begin_anew_and_seeds_may_be_one_a_game():
    env = RiffleVectorEnv(4, game="hidden_stones")
    env.reset(seed=[5, 6, 5, 7])
    states = [env.env.position(game).pack() for game in range(4)]
    assert states[0] == states[2] != states[1]
    env.step(env.env.random())
    others = [env.env.position(game).pack() for game in range(4)]
    env.reset(seed=[5, 6, 5, 7], options={"reset_mask": np.array([True, False, False, False])})
    now = [env.env.position(game).pack() for game in range(4)]
    assert now[0] == states[0]
    assert now[1:] == others[1:]
    with pytest.raises(ValueError, match="one for each of 4"):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize("opponents", ["random", "greedy", lambda env: env.random()], ids=["random", "greedy", "own"])
def test_one_seat_is_asked_and_is_paid_for_all_that_others_do(opponents):
    one = OneSeat(BatchEnv(PEBBLES, 3, 6, finals=True), None, opponents)
    one.reset(seed=3)
    ended, total = 0, np.zeros(6)
    for _ in range(80):
        assert np.array_equal(one.env.seat, one.seats)
        one.step(one.env.random())
        assert not one.reward[~one.done].any()
        ended += int(one.done.sum())
        total += one.reward
        assert np.array_equal(one.reward, one.rewards[np.arange(6), one.seats])
        for game in np.flatnonzero(one.done):
            assert one.rewards[game].sum() in (0, -1, 1)
    assert ended > 10
    assert total.any()


def test_gymnasiums_single_environment_has_opponents_too():
    env = RiffleEnv("hidden_stones", 3, seat=1, opponents="greedy", speed="plain")
    _, info = env.reset(seed=1)
    for _ in range(10):
        assert info["seat"] == 1
        assert env.play.asked == (1,)
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        if over:
            break
    with pytest.raises(ValueError, match="opponents are"):
        RiffleEnv("hidden_stones", opponents="clever")
    with pytest.raises(ValueError, match="opponents are"):
        OneSeat(BatchEnv(PEBBLES, 2, 2, finals=True), 0, "clever")


class VecEnv:
    """What our class takes of Stable-Baselines3's, which is not in the lock."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._seeds: list[int | None] = [None] * num_envs

    def _reset_seeds(self) -> None:
        self._seeds = [None] * self.num_envs

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def stable_baselines(monkeypatch):
    if importlib.util.find_spec("stable_baselines3") is None:
        for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
            module: Any = ModuleType(name)
            module.VecEnv = VecEnv
            monkeypatch.setitem(sys.modules, name, module)
    yield
    sys.modules.pop("riffle.envs.baselines", None)


def test_stable_baselines_is_given_what_it_asks_for(stable_baselines):
    env = riffle.envs.sb3(PEBBLES, 2, 4, opponents="random")
    seen, ended = env.reset(), 0
    for _ in range(40):
        assert env.observation_space.contains(seen[0])
        masks = np.stack(env.env_method("action_masks"))
        assert masks.shape == (4, env.action_space.n)
        seen, rewards, done, infos = env.step(masks.argmax(axis=1))
        assert rewards.dtype == np.float32
        for game in np.flatnonzero(done):
            assert infos[game]["terminal_observation"].shape == env.observation_space.shape
            assert not infos[game]["TimeLimit.truncated"]
            ended += 1
        assert all(not info for info, over in zip(infos, done, strict=True) if not over)
    assert ended
    assert env.get_attr("num_envs", [0, 1]) == [4, 4]
    with pytest.raises(ValueError, match="given features"):
        riffle.envs.sb3(PEBBLES, 2, 4, observation="raw")  # type: ignore[call-arg]
