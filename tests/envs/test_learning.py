"""The learners of examples/ at a very small size: they run, and what they reckon is right."""

import importlib.util
from pathlib import Path

import numpy as np

from riffle.envs import batch

FOLDER = Path(__file__).parents[2] / "examples"


def example(name="ppo_hidden_stones"):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_updates_run_and_the_net_plays_legal_answers():
    ppo = example()
    said: list[str] = []
    net = ppo.train(count=16, updates=10, length=4, hidden=8, seed=3, say=said.append)
    assert len(said) == 1
    assert 0 <= ppo.against(net, 8, 5) <= 1


def test_advantages_are_reckoned_seat_by_seat():
    """Two seats in turn, values 0: the reward after a seat's answer counts for its last answer, whoever acted then."""
    ppo = example()
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[3, 0] = 1, -1
    done = np.array([[False], [False], [False], [True]])
    seats = np.array([[0], [1], [0], [1]])
    found = ppo.advantages(rewards, np.zeros((4, 1), np.float32), seats, done)[:, 0]
    decay = ppo.GAMMA * ppo.LAMBDA
    assert np.allclose(found, [decay, -decay, 1, -1])


def test_the_gradient_is_that_of_the_loss():
    """One hidden unit against numbers: a step of the size Adam takes goes down the slope."""
    ppo = example()
    net = ppo.Network(3, 4, 5, seed=1)
    draw = np.random.default_rng(2)
    seen, mask = draw.random((6, 3), dtype=np.float32), np.ones((6, 5), np.int8)
    answers = draw.integers(0, 5, 6)

    def loss():
        chances, values, _ = net(seen, mask)
        return float(-np.log(chances[np.arange(6), answers]).mean() + (values**2).mean() / 2)

    before = loss()
    for _ in range(50):
        chances, values, hidden = net(seen, mask)
        for_scores = chances.copy()
        for_scores[np.arange(6), answers] -= 1
        net.learn(seen, hidden, for_scores / 6, values / 6)
    assert loss() < before - 0.05


def test_the_search_takes_the_stone_home_that_the_quick_player_would():
    """A network that knows nothing yet, at positions where a stone may go home: the tree sees the gain."""
    az = example("alphazero_stones_and_rivers")
    env = batch("stones_and_rivers", count=24, reward=az.stones_and_wins, options=az.GAMES)
    eye = az.Eye(env)
    net = az.Network(np, eye.guess(), 8, env.choices.size, 0)
    search, before = az.Search(env, eye, 40), env.state_store(1)
    draw = np.random.default_rng(1)
    env.reset(seed=3)
    for _ in range(400):
        before.keep(0)
        seats = env.seat.copy()
        at_random = np.argmax(env.mask * draw.random(env.mask.shape), axis=1)
        env.step(np.where(draw.random(24) < 0.15, at_random, env.greedy()))
        gains = np.where(seats == 0, env.reward[:, 0], -env.reward[:, 0])
        game = int(gains.argmax())
        if gains[game] > 0.1 and not env.done[game]:
            break
    else:
        raise AssertionError("no stone came home")
    before.restore(0)
    packed = env.position(game).pack()
    tried, worth = search.run(net, noise=False)
    assert env.position(game).pack() == packed  # the games stay where they are
    assert tried.sum(axis=1).tolist() == [40] * 24
    assert worth[game] > 0.05
    env.step(tried.argmax(axis=1))
    assert env.reward[game, seats[game]] > 0.1


def test_what_a_position_was_worth_changes_sides_with_the_seat():
    az = example("alphazero_stones_and_rivers")
    zeros = np.zeros((3, 1))
    gains, seats = np.array([[0.0], [0.0], [1.0]]), np.array([[0], [1], [0]])
    done = np.array([[False], [False], [True]])
    found = az.aims(zeros, gains, seats, done, np.zeros(1), np.zeros(1, int), np)[:, 0]
    step = az.DISCOUNT * az.TRACE
    assert np.allclose(found, [step**2, -step, 1])
