"""The counts of the settled rules, in both speeds (plain only where the tree is small), and the figure P1."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.core.engine.perft import perft

from .board_builder import GAME, ends, sends, start

LINES = [
    tuple(part.strip() for part in line.split(";"))
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("text", "depth", "count"), LINES)
def test_perft_compiled(text, depth, count):
    assert count_leaves("fast", text, int(depth)) == int(count)


@pytest.mark.parametrize(("text", "depth", "count"), [line for line in LINES if int(line[1]) < 3])
def test_perft_plain(text, depth, count):
    assert count_leaves("plain", text, int(depth)) == int(count)


def count_leaves(speed, text, depth):
    return perft(GAME.position(text, speed=speed), depth)


def test_the_set_up_is_the_position_that_is_counted():
    assert start("first=circle").text == LINES[0][0]
    assert start("preset=course,board=course-small").text == LINES[3][0]


def test_position_p1_the_stone_has_25_ends_and_square_21_sends():
    circle, square = (GAME.position(text) for text, _, _ in LINES[-2:])
    assert len(ends(circle, "h9")) == 25
    count = sum(
        len(sends(square, one, other)) for one in ("d7", "e7", "h8") for other in ("d7", "e7", "h8", "h9", "k8")
    )
    assert count == 21
