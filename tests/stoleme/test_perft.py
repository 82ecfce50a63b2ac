"""Counts of the tree of answers after set-up (`perft.txt`), and the same by an independent reckoning of the ways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from riffle.core.declare.question import next_to_answer
from riffle.games.stoleme import rules
from riffle.games.stoleme.board import BOARDS, NAMES
from riffle.games.stoleme.pieces import FAMILY_FILE

from .positions import GAME, table
from .test_components import costs

LINES = [
    [int(word) for word in line.split(";")]
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def perft(s: Any, depth: int) -> int:
    """Leaves at that depth, nature's answers included."""
    out = GAME.plain.buffer(GAME.most_legal)
    seat = next_to_answer(s)
    count = rules.legal(s, seat, out)
    if depth == 1:
        return count
    total = 0
    for action in out[:count]:
        child = s.copy()
        child.fact_count = 0
        rules.apply(child, seat, action)
        total += perft(child, depth - 1)
    return total


@pytest.mark.parametrize(("players", "depth", "count"), LINES)
def test_perft(players: int, depth: int, count: int) -> None:
    assert perft(table(players), depth) == count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_third_answer_counts_moves_as_the_boards_ways_say(players: int) -> None:
    s = table(players)
    board = BOARDS[1 if players == 3 else 0]
    taken = {NAMES[s.hex_of[stolem]] for stolem in range(4 * players)}
    moves = 0
    for stolem, card in enumerate(FAMILY_FILE[0]["stolems"]):
        here = NAMES[s.hex_of[stolem]]
        healthy = card["healthy"]
        ways = costs(board, here, lake=1 if healthy["ability"] == "wade" else 2)
        reached = {name for name, cost in ways.items() if cost <= healthy["move"]}
        moves += len(reached - taken) + 1  # staying is a move too
    # Any of three cards is discarded before a Move; before Gods (draw or exchange) a Throw or a Move.
    assert perft(s, 3) == 3 * moves + 2 * 2
