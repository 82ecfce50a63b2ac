"""The notation of positions reads what it writes, and refuses the rest with a sentence."""

from __future__ import annotations

import random

import pytest

from riffle.games.stones_and_rivers.notation import PositionError, write_position

from .board_builder import GAME, ended, start


@pytest.mark.parametrize(
    "options",
    ["", "preset=course,board=course-large", "board=bridge,first=square,stone_push=on", "board=course-medium"],
)
def test_positions_of_a_random_game_read_back(options):
    dice = random.Random(7)
    position = start(options)
    for _ in range(40):
        line = write_position(position.state)
        again = GAME.position(line)
        assert write_position(again.state) == line
        for name in ("cells", "men", "scored", "hash", "turn", "asked"):
            assert again.field(name) == position.field(name)
        position = position.play(dice.choice(position.codes(position.to_move[0])))


def test_a_position_before_the_coin():
    position = start("first=coin")
    assert position.text.endswith(" coin")
    assert GAME.position(position.text) == position


def test_a_won_position_asks_nobody():
    won = GAME.position("13/13/13/13/13/13/13/13/13/S12/4sssss4/13/13/13 square")
    assert (won.asked, ended(won)) == ((), "goal")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "13/13 circle",
        "13/13/13/13/13/13/13/13/13/13/13/13/13/13 circle",
        "13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13",
        "13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 nobody",
        "13/13/13/13/3sssssss3/3sssssxs3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle",
        "13/13/13/4s8/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle",
        "13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle board=moon",
        "s13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle",
    ],
)
def test_what_is_no_position_is_refused(text):
    with pytest.raises(PositionError):
        GAME.position(text)


def test_random_words_are_refused_or_read_back():
    dice = random.Random(3)
    good = "13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle"
    for _ in range(300):
        letters = list(good)
        for _ in range(dice.randrange(1, 4)):
            letters[dice.randrange(len(letters))] = dice.choice("0123456789shvSHV/ c-")
        text = "".join(letters)
        try:
            position = GAME.position(text)
        except PositionError:
            continue
        assert GAME.position(position.text) == position
