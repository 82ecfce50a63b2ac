"""Batches: arrays that always offer an answer, the same games for the same seeds, and nothing a seat may not see."""

import subprocess
import sys

import numpy as np
import pytest

from riffle.core.declare.rule import UNKNOWN
from riffle.core.game import games, load
from riffle.envs import aec, batch
from riffle.envs.features import Observation
from riffle.envs.rewards import Outcome

GAMES = games()


def random_answers(env, draw):
    return np.argmax(env.mask * draw.random(env.mask.shape, dtype=np.float32), axis=1)


def scoring_answers(env, draw):
    """Hidden Stones: score a card whenever one can be scored, so that games end soon."""
    worth = env.mask * draw.random(env.mask.shape, dtype=np.float32)
    spec = env.game.actions.by_name["score"]
    worth[:, spec.first : spec.first + spec.size] *= 10
    return np.argmax(worth, axis=1)


@pytest.mark.parametrize("name", GAMES)
def test_masks_always_offer_an_answer_and_games_begin_anew(name):
    env = batch(name, players=2, count=24, most_steps=70)
    draw = np.random.default_rng(1)
    env.reset(seed=5)
    ended = 0
    for _ in range(220):
        assert env.mask.shape == (24, env.choices.size)
        assert env.mask.any(axis=1).all()
        assert env.observation.shape == (24, env.layout.size)
        assert np.abs(env.observation).max() <= 1
        env.step(random_answers(env, draw))
        ended += int(env.done.sum())
    assert ended > 0
    if load(name).actions.size <= 4096:
        assert env.choices.size == load(name).actions.size


@pytest.mark.parametrize("name", GAMES)
def test_masks_offer_an_answer_with_the_fewest_and_the_most_players(name):
    for players in {load(name).players[0], load(name).players[-1]} - {2}:
        env = batch(name, players=players, count=6, most_steps=25)
        draw = np.random.default_rng(1)
        env.reset(seed=5)
        for _ in range(60):
            assert env.mask.any(axis=1).all()
            assert env.reward.shape == (6, players)
            env.step(random_answers(env, draw))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_give_the_same_games_in_any_number_of_threads(name):
    found = []
    for threads in (1, 3):
        env = batch(name, players=2, count=9, threads=threads)
        draw = np.random.default_rng(2)
        env.reset(seed=8)
        trace = [env.observation.copy()]
        for _ in range(40):
            env.step(random_answers(env, draw))
            trace.append(np.concatenate([env.observation, env.reward, env.mask], axis=1))
        found.append(trace)
        env.close()
    assert all(np.array_equal(one, other) for one, other in zip(*found, strict=True))
    other = batch(name, players=2, count=9)
    other.reset(seed=9)
    firsts = [batch_state(env, game) for game in range(9)]
    assert len(set(firsts)) > 1


def batch_state(env, game):
    return env.position(game).pack()


@pytest.mark.parametrize("name", GAMES)
def test_masks_and_features_are_those_of_the_environment_that_plays_positions(name):
    """Two ways to the same arrays: compiled over states, and over positions as they are seen."""
    env = batch(name, players=2, count=6)
    play = aec(name, 2).play
    draw = np.random.default_rng(3)
    env.reset(seed=4)
    for step in range(60):
        if step % 7 == 0:
            for game in range(6):
                position = env.position(game)
                seat = int(env.seat[game])
                assert np.array_equal(env.observation[game], play.features(position, seat))
                if not env._chosen[game, 2]:
                    made = {env.choices.towards(code, 0) for code in position.codes(seat)}
                    assert set(np.flatnonzero(env.mask[game])) == made
        env.step(random_answers(env, draw))


@pytest.mark.parametrize("name", [name for name in GAMES if not load(name).is_open])
def test_raw_observations_are_views(name):
    env = batch(name, players=2, count=5, observation="raw")
    draw = np.random.default_rng(3)
    env.reset(seed=4)
    for _ in range(30):
        for game in range(5):
            view = env.position(game).seen_by(int(env.seat[game])).pack()
            assert env.observation[game].tobytes() == view
        env.step(random_answers(env, draw))
    assert (env.observation == UNKNOWN).any()


def test_a_feature_that_a_seat_may_not_see_cannot_be_declared(monkeypatch):
    from riffle.envs import board_planes as planes
    from riffle.envs.features import scaled

    for field in ("pile", "hands"):
        monkeypatch.setitem(planes.PLANES, "hidden_stones", (scaled(field, 1),))
        with pytest.raises(ValueError, match="not for every seat"):
            Observation(load("hidden_stones"), 2)


def test_an_answer_outside_the_mask_changes_nothing():
    env = batch("hidden_stones", players=2, count=8)
    env.reset(seed=1)
    states = [batch_state(env, game) for game in range(8)]
    answers = random_answers(env, np.random.default_rng(0))
    answers[5] = int(np.argmin(env.mask[5]))
    with pytest.raises(ValueError, match="game 5"):
        env.step(answers)
    with pytest.raises(ValueError, match="shape"):
        env.step(answers[:3])
    assert [batch_state(env, game) for game in range(8)] == states


def test_numbers_that_the_rules_refuse_change_nothing():
    """On the water side of River Dragons a stone is dropped at a point."""
    env = batch("river_dragons", players=2, count=1, options={"side": "water"})
    draw = np.random.default_rng(0)
    drop = env.game.actions.code("drop")
    env.reset(seed=1)
    for _ in range(400):
        if env.mask[0, drop]:
            break
        env.step(random_answers(env, draw))
    else:
        pytest.fail("no stone was dropped")
    state = batch_state(env, 0)
    with pytest.raises(ValueError, match="refuse"):
        env.step(np.array([drop]), env.bounds([drop])[:, :, 1] + 1)
    assert batch_state(env, 0) == state
    aimed = env.position(0).fallback(int(env.seat[0]))
    assert aimed.code == drop
    env.step(np.array([drop]), np.array([aimed.extra]))
    assert batch_state(env, 0) != state


def test_winning_points_and_a_function_are_rewarded():
    def shaped(outcome):
        return outcome.win * 5 + outcome.gained

    envs = [batch("hidden_stones", players=2, count=32, reward=reward) for reward in ("win", "points", shaped)]
    draw = np.random.default_rng(1)
    for env in envs:
        env.reset(seed=3)
    points, ended = np.zeros((32, 2)), 0
    for _ in range(900):
        answers = scoring_answers(envs[0], draw)
        for env in envs:
            env.step(answers)
        win, gained, both = (env.reward for env in envs)
        assert np.array_equal(both, 5 * win + gained)
        assert not win[~envs[0].done].any()
        points += gained
        for game in np.flatnonzero(envs[0].done):
            ended += 1
            if win[game].any():
                assert sorted(win[game]) == [-1, 1]
                assert points[game][win[game] == 1] >= points[game][win[game] == -1]
            points[game] = 0
    assert ended > 0


def test_a_draw_is_worth_nothing_to_anybody():
    won = np.array([[0, 0], [1, 1], [1, 0]], dtype=np.int8)
    outcome = Outcome(won, won, won, np.array([True, True, True]))
    assert outcome.win.tolist() == [[0, 0], [0, 0], [1, -1]]
    alone = Outcome(won[:, :1], won, won, np.array([True, True, True]))
    assert alone.win.tolist() == [[-1], [1], [1]]  # a puzzle for one is won or lost


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (np.zeros(3, dtype=np.int64), r"^actions have the shape \(4,\), one row a game, not \(3,\)$"),
        (np.zeros((4, 1), dtype=np.int64), "shape"),
        (np.zeros(4), "^actions are whole numbers, not float64$"),
        ([0, 0, [0], 0], "^actions cannot be read as an array of numpy: "),
        (np.full(4, -1), "^game 0 may not answer -1 now; its mask says what it may$"),
        (np.full(4, 10**6), "^game 0 may not answer 1000000 now; its mask says what it may$"),
        ("cards", "shape"),
    ],
    ids=["count", "rows", "floats", "ragged", "below", "beyond", "text"],
)
def test_actions_that_are_none_are_refused_with_a_sentence(actions, told):
    env = batch("hidden_stones", count=4)
    for too_early in (lambda: env.step(np.zeros(4, dtype=np.int64)), env.greedy, env.look):
        with pytest.raises(RuntimeError, match="reset"):
            too_early()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=told):
        env.step(actions)


def test_a_batch_says_what_it_cannot_do():
    for count in (0, 2.5, True, "many"):
        with pytest.raises(ValueError, match="count is a whole number of games, at least 1"):
            batch("hidden_stones", count=count)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="for 1 to 5 players, not 9"):
        batch("hidden_stones", players=9)
    with pytest.raises(ValueError, match="threads are at least 1"):
        batch("hidden_stones", threads=0)
    env = batch("hidden_stones", count=2, reward=lambda outcome: outcome.done)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"gives an array of shape \(2, 2\), not \(2,\)"):
        env.step(env.mask.argmax(axis=1))
    with pytest.raises(ValueError, match="device"):
        batch("hidden_stones", device="tpu")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="reward"):
        batch("hidden_stones", reward="fame")
    with pytest.raises(ValueError, match="physics"):
        batch("stone_stacks", options={"physics": "on"})
    with pytest.raises(KeyError, match="has no feature 'hands'; there are question, faces, hand"):
        batch("hidden_stones", count=2).layout["hands"]
    described = batch("hidden_stones", count=2).layout.describe()
    assert "hidden_stones-v1" in described
    assert "hand 1x72x1" in described


@pytest.mark.parametrize(
    ("call", "package", "extra"), [("aec", "pettingzoo", "research"), ("parallel", "gymnasium", "research")]
)
def test_a_package_that_is_missing_is_named_with_its_extra(call, package, extra):
    program = (
        f"import sys; sys.modules[{package!r}] = None\nimport riffle.envs\n"
        f"try: riffle.envs.{call}('hidden_stones')\nexcept ImportError as missing: print(missing)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=1200)
    assert done.stdout.strip() == f"this needs {package}, the extra {extra}: pip install 'riffle[{extra}]'"
