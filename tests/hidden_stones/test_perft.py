"""Counts of the tree of answers (perft.txt) in both speeds, and the first two depths counted another way."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from riffle.core.engine.perft import perft
from riffle.games.hidden_stones.cards import ALL, CARDS, FACES, PAIRS

from .positions import at_turn, position


class Row(NamedTuple):
    stones: str
    hands: tuple[str, ...]
    counts: list[int]


def rows() -> list[Row]:
    text = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8")
    found: list[Row] = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            stones, hands, counts = (part.strip() for part in line.split("|"))
            found.append(Row(stones, tuple(hands.split(",")), [int(count) for count in counts.split()]))
    return found


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.stones)
def test_counts_are_those_of_the_table(row: Row) -> None:
    s = at_turn(row.stones, *row.hands)
    assert [perft(position(s), depth) for depth in (1, 2)] == row.counts[:2]
    assert [perft(position(s, "fast"), depth) for depth in range(1, len(row.counts) + 1)] == row.counts


def lying(stones: str, patterns: list[str]) -> int:
    """How many of the patterns lie on the stones, read off the drawings themselves."""
    grid = stones.split("/")
    found = 0
    for pattern in patterns:
        lines = pattern.split("/")
        found += any(
            all(
                letter in ("*", grid[top + y][left + x])
                for y, line in enumerate(lines)
                for x, letter in enumerate(line)
            )
            for top in range(4 - len(lines))
            for left in range(4 - len(lines[0]))
        )
    return found


def after(stones: str, move: int) -> str:
    letters = list(stones.replace("/", ""))
    if move < 12:
        one, other = PAIRS[move]
        letters[one], letters[other] = letters[other], letters[one]
    else:
        letters[move - 12] = FACES[FACES.index(letters[move - 12]) ^ 1]
    return "/".join("".join(letters[row : row + 3]) for row in (0, 3, 6))


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.stones)
def test_the_first_two_depths_counted_from_the_drawings(row: Row) -> None:
    mine, theirs = (hand.split() for hand in row.hands)
    assert len(mine) == len(theirs) == 4
    one = 21 * 4 + lying(row.stones, mine) + 2  # every card pays for 21 moves; scores; END and PASS
    two = 0
    for card in mine:
        others = [each for each in mine if each != card]
        for move in range(21):
            two += 21 * 3 + lying(after(row.stones, move), others) + 1  # then no pass
        if lying(row.stones, [card]):
            two += 21 * 3 + lying(row.stones, others) + 1
    two += 21 * 4 + lying(row.stones, theirs) + 2  # END draws nothing from a hand of four
    two += CARDS - 8  # PASS: nature draws the first of two cards
    assert [one, two] == row.counts[:2]
    assert all(pattern in {each.pattern for each in ALL} for pattern in mine + theirs)
