"""A result is worth the same in every environment: over each stored ending of each game."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.envs.spiel_stand_in import install

import riffle.envs
from riffle import read_record
from riffle.core.game import games
from riffle.core.match import Match
from riffle.envs.gym import RiffleEnv, RiffleVectorEnv
from riffle.envs.rewards import returns

install()
RECORDS = sorted(path for game in games() for path in (Path(__file__).parents[1] / game / "records").glob("*.riffle"))
DRAWN = {"stranded", "turn_limit", "ply_cap", "repetition"}


def named(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


def expected(match: Match) -> list[float]:
    """By hand: several seats of which none or all have won have drawn."""
    winners: Any = match.position.winners
    if match.seats > 1 and len(winners) in (0, match.seats):
        return [0.0] * match.seats
    return [1.0 if seat in winners else -1.0 for seat in range(match.seats)]


def before_the_end(match: Match) -> Match:
    """The same match without its last answer."""
    twin = Match(match.game, match.seats, match.options)
    for event in match.log[:-1]:
        twin.replay(event.seat, event.steps or (), event.by, event.payload)
    return twin


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_result_is_worth_the_same_in_every_environment(path):
    match = read_record(path)
    if not match.position.over:
        return  # given up at the table, which no environment has
    worth, players = expected(match), match.seats
    options: dict[str, Any] = dict(match.options)
    assert returns(match.position) == worth
    assert any(worth) != (path.stem in DRAWN)
    spiel = riffle.envs.openspiel(match.game, players, **options).new_initial_state()
    spiel.position = match.position
    assert spiel.is_terminal()
    assert spiel.returns() == worth
    last = match.log[-1]
    steps = last.steps or ()
    if not 0 <= last.seat < players or len(steps) != 1:
        return  # nature had the last word: she cannot be asked to say it again
    before = before_the_end(match).position
    choices = choices_to(spiel.choices, steps[0].code)
    assert in_turn(match, before, choices) == worth
    assert alone(match, before, choices) == worth
    assert together(match, before, choices) == worth
    assert many(match, before, choices) == worth


def choices_to(choices: Any, code: int) -> list[int]:
    parts = len(choices.game.actions.spec(code).listed) if choices.in_parts else 1
    return [choices.towards(code, made) for made in range(max(1, parts))]


def in_turn(match: Match, before: Any, choices: list[int]) -> list[float]:
    env = riffle.envs.aec(match.game, match.seats, options=dict(match.options))
    env.reset(seed=1)
    env.play.position = before
    env.agent_selection = env.possible_agents[before.to_move[0]]
    for choice in choices:
        env.step(choice)
    return list(env.rewards.values())


def alone(match: Match, before: Any, choices: list[int]) -> list[float]:
    env = RiffleEnv(match.game.id, match.seats, options=dict(match.options))
    env.reset(seed=1)
    env.play.position, env._seat = before, before.to_move[0]
    told: Any = None
    for choice in choices:
        told = env.step(choice)
    return told[-1]["rewards"].tolist()


def together(match: Match, before: Any, choices: list[int]) -> list[float]:
    env = riffle.envs.parallel(match.game, match.seats, options=dict(match.options))
    env.reset(seed=1)
    env.play.position = before
    rewards: dict[str, float] = {}
    for choice in choices:
        _, rewards, _, _, _ = env.step({env.possible_agents[before.to_move[0]]: choice})
    return list(rewards.values())


def many(match: Match, before: Any, choices: list[int]) -> list[float]:
    """The compiled batch, behind Gymnasium's vector interface."""
    vector = RiffleVectorEnv(1, game=match.game.id, players=match.seats, options=dict(match.options))
    vector.reset(seed=1)
    vector.env._states[0] = before.at_speed("fast").state[0]
    vector.env.seat[0] = before.to_move[0]
    vector.env.look()
    told: Any = None
    for choice in choices:
        told = vector.step(np.array([choice]))
    return told[-1]["rewards"][0].tolist()
