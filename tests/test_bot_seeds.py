"""What a bot leaves to chance follows from the seed of the answer, where one is given."""

from __future__ import annotations

import random
from typing import Any

import pytest

from riffle.bots.bot import make
from riffle.core.game import load
from riffle.core.match import Match, steps_of

GAMES = ("hidden_stones", "stoleme", "stone_stacks", "stones_and_rivers")
OPTIONS: dict[str, Any] = {"stone_stacks": {"physics": "model"}}


def answers(game: str, level: str, own: int, first: int) -> list[Any]:
    """What a bot of seed `own` answers in one and the same game, each answer with a seed of its own."""
    loaded = load(game)
    match = Match(loaded, 2, OPTIONS.get(game), dice=random.Random(4), speed="fast")
    match.advance()
    bot, found = make(loaded, level, own), list[Any]()
    while len(found) < 12 and not match.over:
        seat = match.question.waiting[0]
        answer = steps_of(loaded, bot.answer(match.observation(seat)._replace(seed=first + len(match.log))))[0]
        found.append(answer)
        match.answer(seat, answer)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_follows_from_its_own_seed_and_not_from_the_bots(game: str) -> None:
    level = "easy"
    assert answers(game, level, 1, 100) == answers(game, level, 2, 100)
    assert answers(game, level, 1, 100) != answers(game, level, 1, 900)


@pytest.mark.parametrize("game", GAMES)
def test_the_random_player_draws_from_the_seed_of_the_answer(game: str) -> None:
    assert answers(game, "random", 1, 100) == answers(game, "random", 2, 100)
    assert answers(game, "random", 1, 100) != answers(game, "random", 1, 900)
