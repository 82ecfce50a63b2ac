"""The notation of positions reads what it writes, and refuses the rest with a sentence."""

from __future__ import annotations

import random

import pytest

from riffle.games.stones_and_rivers.positions import PositionError, position, text_of

from .board_builder import GAME, PLAIN


@pytest.mark.parametrize(
    "options",
    ["", "preset=course,board=course-large", "board=bridge,first=square,stone_push=on", "board=course-medium"],
)
def test_positions_of_a_random_game_read_back(options):
    dice = random.Random(7)
    s = GAME.start(PLAIN, 2, GAME.options.parse(options))
    out = PLAIN.buffer(GAME.most_legal)
    for _ in range(40):
        again = position(PLAIN, text_of(PLAIN, s))
        assert text_of(PLAIN, again) == text_of(PLAIN, s)
        assert (again.cells, again.men, again.scored, again.hash) == (s.cells, s.men, s.scored, s.hash)
        seat = (s.asked & -s.asked).bit_length() - 1
        PLAIN.apply(s, seat, out[dice.randrange(PLAIN.legal(s, seat, out))])


def test_a_position_before_the_coin():
    s = GAME.start(PLAIN, 2, GAME.options.read({}))
    text = text_of(PLAIN, s)
    assert text.endswith(" coin")
    assert position(PLAIN, text).asked == s.asked


def test_a_won_position_asks_nobody():
    s = position(PLAIN, "13/13/13/13/13/13/13/13/13/S12/4sssss4/13/13/13 square")
    assert (s.asked, s.ended) == (0, 1)


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
        position(PLAIN, text)


def test_random_words_are_refused_or_read_back():
    dice = random.Random(3)
    good = "13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle"
    for _ in range(300):
        letters = list(good)
        for _ in range(dice.randrange(1, 4)):
            letters[dice.randrange(len(letters))] = dice.choice("0123456789shvSHV/ c-")
        text = "".join(letters)
        try:
            s = position(PLAIN, text)
        except PositionError:
            continue
        assert text_of(PLAIN, position(PLAIN, text_of(PLAIN, s))) == text_of(PLAIN, s)
