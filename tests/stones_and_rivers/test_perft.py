"""The counts of the settled rules, in both speeds (plain only where the tree is small), and the figure P1."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.core.perft import perft
from riffle.games.stones_and_rivers.positions import position, text_of

from .board_builder import GAME, PLAIN, ends, sends

LINES = [
    tuple(part.strip() for part in line.split(";"))
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("text", "depth", "count"), LINES)
def test_perft_compiled(text, depth, count):
    assert perft(GAME.fast, position(GAME.fast, text), int(depth)) == int(count)


@pytest.mark.parametrize(("text", "depth", "count"), [line for line in LINES if int(line[1]) < 3])
def test_perft_plain(text, depth, count):
    assert perft(PLAIN, position(PLAIN, text), int(depth)) == int(count)


def test_the_set_up_is_the_position_that_is_counted():
    s = GAME.start(PLAIN, 2, GAME.options.parse("first=circle"))
    assert text_of(PLAIN, s) == LINES[0][0]
    course = GAME.start(PLAIN, 2, GAME.options.parse("preset=course,board=course-small"))
    assert text_of(PLAIN, course) == LINES[3][0]


def test_position_p1_the_stone_has_25_ends_and_square_21_sends():
    circle, square = (position(PLAIN, text) for text, _, _ in LINES[-2:])
    assert len(ends(circle, "h9")) == 25
    count = sum(
        len(sends(square, one, other)) for one in ("d7", "e7", "h8") for other in ("d7", "e7", "h8", "h9", "k8")
    )
    assert count == 21
