"""Characters are spelled in a seat, play by the rules at their level, and play in their own way; `like me` follows."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from riffle.bots.bot import LEVELS, BotError, bots_of, make
from riffle.bots.characters import CHARACTERS, every, spelled, split
from riffle.bots.like_me import following
from riffle.core.game import load
from riffle.core.match import Match, steps_of
from riffle.games.stone_stacks.tiles import STONE_NAMES, STONE_SIZE

GAMES = ("hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers")
MODEL = {"stone_stacks": {"physics": "model"}}
"""Without the solver: which tile and stone is what a character is about."""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_character_at_every_level(name: str) -> None:
    found = bots_of(load(name)).characters
    assert tuple(found) == CHARACTERS
    assert all(tuple(levels) == LEVELS for levels in found.values())


def test_a_name_is_a_level_with_or_without_a_character() -> None:
    for name in every(LEVELS, CHARACTERS):
        assert spelled(*split(name)) == name
    with pytest.raises(BotError, match="builder, blocker, gambler"):
        make(load("stoleme"), "hard:dreamer", 1)
    with pytest.raises(BotError, match="easy, normal"):
        make(load("stoleme"), "strongest:gambler", 1)


def answers(name: str, bot: str, seed: int, most: int) -> list[str]:
    """What a bot answers on seat 0 against its plain level, as text; every answer is judged by the match."""
    game = load(name)
    match = Match(game, 2, game.options.read(MODEL.get(name, {})), dice=random.Random(seed), speed="fast")
    match.advance()
    bots = [make(game, each, seed + seat) for seat, each in enumerate((bot, split(bot)[0]))]
    given: list[str] = []
    for _ in range(most):
        if match.over:
            break
        seat = match.question.waiting[0]
        step = steps_of(game, bots[seat].answer(match.observation(seat, speed="fast")))[0]
        if seat == 0:
            given.append(game.actions.text(step.code))
        match.answer(seat, step)
    return given


@pytest.mark.parametrize("name", GAMES)
def test_a_character_keeps_to_the_rules_and_plays_again_the_same(name: str) -> None:
    most = 40 if name != "stoleme" else 160
    played = {each: answers(name, spelled("normal", each), 5, most) for each in CHARACTERS}
    assert played["gambler"] == answers(name, "normal:gambler", 5, most)
    assert len({tuple(each) for each in played.values()}) > 1, "all three played alike"


def test_a_blocker_sends_more_dragons_than_a_builder() -> None:
    def cards(character: str) -> Counter[str]:
        given = [text for seed in range(6) for text in answers("river_dragons", f"easy:{character}", seed, 24)]
        return Counter("dragon" if "dragon" in text else text for text in given)

    assert cards("blocker")["dragon"] > cards("builder")["dragon"]


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_builder_moves_stones_that_a_blocker_turns_over(level: str) -> None:
    """At every level: the expert's network is told of likings too."""

    def swaps(character: str) -> float:
        given = [text for seed in range(8) for text in answers("hidden_stones", f"{level}:{character}", seed, 40)]
        count = Counter(text.split()[0] for text in given)
        return count["swap"] / (count["swap"] + count["flip"])

    assert swaps("builder") > swaps("blocker")


def test_a_gambler_takes_smaller_stones_than_a_builder() -> None:
    def mean(character: str) -> float:
        given = [text for seed in range(4) for text in answers("stone_stacks", f"normal:{character}", seed, 40)]
        taken = [STONE_SIZE[STONE_NAMES.index(text.split()[1])] for text in given if text.startswith("take_stone")]
        return sum(taken) / len(taken)

    assert mean("gambler") < mean("builder")


def test_a_builder_turns_to_the_gods_and_a_gambler_throws() -> None:
    def played(character: str) -> Counter[str]:
        return Counter(text for seed in range(4) for text in answers("stoleme", f"normal:{character}", seed, 300))

    builder, gambler = played("builder"), played("gambler")
    assert builder["play gods"] > gambler["play gods"]
    assert builder["play throw"] < gambler["play throw"]


def test_like_me_follows_results_one_level_at_a_time() -> None:
    assert [following(LEVELS, "normal", outcome) for outcome in ("won", "shared", "lost")] == ["hard", "normal", "easy"]
    assert following(LEVELS, "expert", "won") == "expert"
    assert following(LEVELS, "easy", "lost") == "easy"
    assert following(LEVELS, "greedy", "lost") == "greedy"
