"""PettingZoo's own conformance tests over our environments, and what they do not look at."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
import tests.pebbles.rules
from pettingzoo.test import api_test, parallel_api_test, seed_test

from riffle.core.declare.rule import UNKNOWN
from riffle.core.game import Game, games, load
from riffle.envs import aec, parallel

PEBBLES = Game.of(tests.pebbles.rules)
TABLES = [(name, players) for name in games() for players in load(name).players]


@pytest.mark.parametrize(("game", "players"), [*TABLES, (PEBBLES, 3)], ids=str)
def test_turns_pass_the_api_and_the_seed_test(game, players):
    api_test(aec(game, players, speed="plain"), num_cycles=30)
    seed_test(lambda: aec(game, players, speed="plain"), num_cycles=10)


@pytest.mark.parametrize(("game", "players"), [*TABLES, (PEBBLES, 3)], ids=str)
def test_together_passes_the_parallel_api_test(game, players):
    parallel_api_test(parallel(game, players, speed="plain"), num_cycles=20)


def play_on(env, steps, seed=0):
    """Random answers out of the mask; the positions met."""
    draw = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        if any(env.terminations.values()):
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        before = env.play.position
        env.step(int(draw.choice(np.flatnonzero(mask))))
        yield before, env.play.position


def test_every_ranged_answer_taken_is_one_the_rules_accept():
    """On the water side stones are dropped anywhere, and rule 36 forbids much of the box."""
    env = aec("river_dragons", 2, options={"side": "water"}, speed="plain")
    given: list[tuple[Any, Any, Any]] = []
    answer = type(env.play.position or env.play.game.start(2)).play

    def watched(self, code, seat=None):
        step = self._step(seat, code)
        given.append((self, seat, step))
        return answer(self, code, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("riffle.core.position.Position.play", watched)
        for _ in play_on(env, 400):
            pass
    ranged = [(position, seat, step) for position, seat, step in given if step.extra]
    assert ranged, "no stone was dropped"
    for position, seat, step in ranged:
        assert position.judge(seat, step) is None


def test_an_agent_may_aim():
    physics = load("stone_stacks").options.read({})["physics"]  # unless asked for, chance settles the stones
    env = aec("stone_stacks", 2, options={"physics": physics}, speed="plain")
    for _, position in play_on(env, 40, seed=2):
        if position.over:
            continue
        seat = position.to_move[0]
        code = next((code for code in position.codes(seat) if position.game.actions.spec(code).ranged), None)
        if code is not None:
            break
    else:
        pytest.fail("no ranged answer was asked for")
    low = tuple(bound[0] for bound in position.bounds(seat, code))
    high = tuple(bound[1] for bound in position.bounds(seat, code))
    aimed = position.fallback(seat)
    assert aimed.code == code
    with pytest.raises(ValueError, match=r"runs from|against rule|numbers"):
        env.step((code, tuple(number + 1 for number in high)))
    assert env.play.position is position
    env.step((code, aimed.extra))
    assert env.play.position is not position
    assert low <= aimed.extra


def test_two_environments_without_a_seed_play_different_games():
    first, second = aec("hidden_stones", 3), aec("hidden_stones", 3)
    first.reset()
    second.reset()
    assert first.play.position.pack() != second.play.position.pack()


def test_the_games_after_a_seed_follow_from_it():
    def three(seed):
        env = aec("hidden_stones", 2)
        env.reset(seed=seed)
        found = [env.play.position.pack()]
        for _ in range(2):
            env.reset()
            found.append(env.play.position.pack())
        return found

    assert three(5) == three(5)
    assert len(set(three(5))) == 3
    assert three(5) != three(6)


def test_the_parallel_environment_builds_each_observation_once(monkeypatch):
    env = parallel(PEBBLES, 3)
    env.reset(seed=1)
    seen: list[int] = []
    observe = env.play.observe
    monkeypatch.setattr(env.play, "observe", lambda seat, extra=0: seen.append(seat) or observe(seat, extra))
    masks = {agent: env.play.mask(seat, 1) for seat, agent in enumerate(env.possible_agents)}
    asked = env.play.asked
    env.step({a: int(masks[a].argmax()) if i in asked else env.wait for i, a in enumerate(env.agents)})
    assert sorted(seen) == [0, 1, 2]


@pytest.mark.parametrize("make", [aec, parallel])
def test_environments_are_copied_and_pickled_in_mid_game(make):
    env = make("hidden_stones", 2)
    env.reset(seed=3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    played = env.play.position.pack()
    for twin in [*twins, env]:
        assert twin.play.position.pack() == played
    choices = np.flatnonzero(env.play.mask(env.play.asked[0]))
    for each in [env, *twins]:
        each.play.answer(each.play.asked[0], int(choices[-1]))
    assert len({each.play.position.pack() for each in [env, *twins]}) == 1
    assert env.play.position.pack() != played


@pytest.mark.parametrize("name", games())
def test_a_fresh_layer_is_not_saturated_by_an_observation(name):
    env = aec(name, 2, speed="plain")
    draw = np.random.default_rng(0)
    saturated = total = 0
    for _, position in play_on(env, 60):
        if position.over:
            continue
        seen = env.observe(env.agent_selection)["observation"]
        assert seen.dtype == np.float32
        assert np.abs(seen).max() <= 1
        layer = draw.normal(0, 1 / np.sqrt(len(seen)), (64, len(seen)))
        saturated += int((np.abs(np.tanh(layer @ seen)) > 0.99).sum())
        total += 64
    assert saturated / total < 0.02


def test_raw_cells_are_still_there():
    env = aec("hidden_stones", 2, observation="raw")
    env.reset(seed=1)
    seen = env.observe("seat_1")["observation"]
    assert seen.dtype == np.int32
    assert (seen == UNKNOWN).any()


def test_choices_of_stones_and_rivers_mean_the_same_in_every_state():
    env = aec("stones_and_rivers", 2, speed="plain")
    assert env.action_space("seat_1").n <= 4096
    meaning: dict[int, set[str]] = {}
    for before, after in play_on(env, 24):
        if before is not after:
            made = env.play.choices.towards(after.game.action(after_code(before, after)).code, 0)
            meaning.setdefault(made, set()).add(env.play.choices.name(made))
    assert all(len(words) == 1 for words in meaning.values())


def after_code(before, after):
    """The answer that led from one position to the next."""
    for code in before.codes(before.to_move[0]):
        if before.play(code).pack() == after.pack():
            return code
    raise AssertionError("no legal answer leads there")


def test_an_answer_outside_the_mask_is_refused():
    env = aec("hidden_stones", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    forbidden = int((mask == 0).argmax())
    before = env.play.position
    with pytest.raises(ValueError, match="action mask"):
        env.step(forbidden)
    assert env.play.position is before


@pytest.mark.parametrize("action", [None, 1.5, "pass", (1, 2, 3)], ids=repr)
def test_an_action_that_is_none_is_refused_with_a_sentence(action):
    env = aec("hidden_stones", 2)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number"):
        env.step(action)


def test_who_is_asked_answers_and_nobody_else():
    env = parallel("hidden_stones", 2, speed="plain")
    with pytest.raises(RuntimeError, match="reset"):
        env.step({})
    env.reset(seed=1)
    asked, other = env.possible_agents if env.play.asked == (0,) else env.possible_agents[::-1]
    answer = int(env.play.mask(env.play.asked[0]).argmax())
    before = env.play.position
    with pytest.raises(ValueError, match=f"{asked} is asked and gives no answer"):
        env.step({other: env.wait})
    with pytest.raises(ValueError, match=f"{other} is not asked now"):
        env.step({asked: answer, other: answer})
    assert env.play.position is before
    env.step({asked: answer, other: env.wait})
    assert env.play.position is not before


def finished(env, seed=3):
    for _, position in play_on(env, 30_000, seed):
        yield env.rewards
        if position.over:
            return


def test_winners_get_one_and_losers_minus_one():
    env = aec(PEBBLES, 2)
    rewards = list(finished(env))[-1]
    winners = env.play.position.result.winners
    expected = [0.0, 0.0] if len(winners) == 2 else [1.0 if seat in winners else -1.0 for seat in range(2)]
    assert [rewards["seat_1"], rewards["seat_2"]] == expected


def test_points_are_paid_as_they_are_made():
    env = aec("hidden_stones", 2, reward="points")
    total = np.zeros(2)
    for rewards in finished(env):
        total += list(rewards.values())
    assert total.tolist() == list(env.play.position.points)
    assert total.sum() > 0


def test_a_reward_may_be_any_function():
    env = aec("hidden_stones", 2, reward=lambda outcome: 10 * outcome.win + outcome.gained)
    plain = aec("hidden_stones", 2, reward="points")
    last, expected = list(finished(env))[-1], list(finished(plain))[-1]
    won = env.play.position.result.winners
    for seat, agent in enumerate(env.possible_agents):
        bonus = 0 if len(won) == 2 else 10 if seat in won else -10
        assert last[agent] == expected[agent] + bonus
