"""Positions in one line read back as written and refuse what cannot lie on a table; perft counts from them."""

from __future__ import annotations

from math import perm
from pathlib import Path

import pytest

from riffle.core.engine.perft import perft
from riffle.games.river_dragons.notation import PositionError, write_position

from .positions import GAME, PLAIN, legal, opened, question, texts

LINE = "pawns=black:black1,pink:pink first=pink turn=3 stones=B2,D1 planks=black1:black-D1 held=pink2:black lost=pink6"
WATER = "pawns=black:black,pink:pink first=black turn=1 stones=A1:1200:-3000,A2:4000:-3000"


def test_a_position_reads_back_in_both_speeds():
    for speed in ("plain", "fast"):
        assert GAME.position(LINE, speed=speed).text == LINE
        # A line says nothing of the options, so the text of a position that has others is the general one.
        water = GAME.position(WATER, speed=speed, side="water")
        assert write_position(water.at_speed("plain").state) == WATER
        assert GAME.position(water.text) == water


def test_a_position_is_the_beginning_of_a_turn():
    s = GAME.position(LINE).state
    assert question(s) == "program"
    assert (s.turn, s.first, s.reserve, s.holder[6]) == (3, 1, 25, 6)
    assert "lay_card stone" in texts(s, 0)
    assert write_position(opened(2)) == "pawns=black:black,pink:pink first=black turn=1"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "pawns of 2 to 6"),
        ("pawns=black:black", "pawns of 2 to 6"),
        ("pawns=black:black,red:red", "red is not free"),
        ("pawns=black:black,pink:black", "cannot be on black"),
        ("pawns=black:black1,pink:pink", "cannot be on black1"),
        ("pawns=black:black,pink:pink stones=Z9", "no island 'Z9'"),
        ("pawns=black:black,pink:pink stones=A1,A1", "cannot lie at A1"),
        ("pawns=black:black,pink:pink planks=black1:black-D1", "no plank can lie on black-D1"),
        ("pawns=black:black,pink:pink stones=D1 planks=red1:black-D1", "plank red1 is not in play"),
        ("pawns=black:black,pink:pink lost=black1 held=black1:pink", "named twice"),
        ("pawns=black:black,pink:pink first=red", "red is not at this table"),
        ("pawns=black:black,pink:pink turn=x", "no whole number"),
        ("pawns=black:black,pink:pink weather=fine", "does not belong"),
        ("pawns=black,pink", "2 parts"),
    ],
)
def test_a_line_that_is_no_position_says_why(line, why):
    with pytest.raises(PositionError, match=why):
        GAME.position(line)


def test_only_the_beginning_of_a_turn_has_a_line():
    s = PLAIN.start(2, GAME.options.read({}))
    with pytest.raises(PositionError, match="beginning of a turn"):
        write_position(s)


LINES = [
    [word.strip() for word in line.split(";")]
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("line", "depth", "count"), LINES)
def test_perft(line, depth, count):
    assert perft(GAME.position(line, speed="fast"), int(depth)) == int(count)
    if int(count) < 2000:
        assert perft(GAME.position(line), int(depth)) == int(count)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_programs_are_as_many_as_a_reckoning_of_its_own_says(seats):
    """Five of eight actions in order, or four and one of the dragons in any of the five places."""
    s = opened(seats)
    assert len(legal(s, 0)) == 8 + seats - 1
    fast = GAME.unpack(PLAIN.pack(s), speed="fast")
    assert perft(fast, 5) == perm(8, 5) + (seats - 1) * 5 * perm(8, 4)
