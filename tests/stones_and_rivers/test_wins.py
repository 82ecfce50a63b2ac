"""A win in one turn is known at the leaves of the search, however the last stone comes home; nothing else is."""

from __future__ import annotations

import random

import pytest

from riffle.bots.stones_and_rivers.search import sees_a_win
from riffle.bots.stones_and_rivers.search_state import new_room
from riffle.bots.stones_and_rivers.weights import laid_out
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.board import COLUMNS, GOAL_FIRST, GOAL_LAST, GOAL_ROW, HEIGHT, WIDTH, WINS
from riffle.games.stones_and_rivers.notation import row_text

from .board_builder import GAME


def one_short(dice: random.Random, board: int, options: str) -> Position | None:
    """A random position in which Circle, to move, lacks one stone; None where the pieces would be against a rule."""
    values = GAME.options.parse(options)
    rows, columns, setup = HEIGHT[board], WIDTH[board], 2 * board + values["circle"]
    cells = {}
    spots = [GOAL_ROW[setup][0] * COLUMNS + x for x in range(GOAL_FIRST[board], GOAL_LAST[board] + 1)]
    for point in dice.sample(spots, WINS[board] - 1):
        cells[point] = "s"
    for letters, count in (("shv", 7), ("SHV", 10)):
        for _ in range(count):
            point = dice.randrange(rows) * COLUMNS + dice.randrange(columns)
            cells.setdefault(point, dice.choice(letters))
    lines = [row_text("".join(cells.get(y * COLUMNS + x, ".") for x in range(columns))) for y in range(rows)]
    try:
        position = GAME.position(f"{'/'.join(lines)} circle {options}", speed="fast")
    except ValueError:
        return None
    return None if position.over else position


@pytest.mark.parametrize(("board", "options"), [(0, ""), (1, "preset=course")])
def test_no_win_in_one_turn_is_missed(board, options):
    workspace, room, dice = Workspace(GAME), new_room(), random.Random(3)
    room["weights"][0] = laid_out()
    sees = workspace.bind(sees_a_win)
    wins = sends = 0
    for _ in range(500):
        position = one_short(dice, board, options)
        if position is None:
            continue
        codes = [code for code in position.codes(0) if (result := position.play(code).result) and 0 in result.winners]
        assert bool(sees(workspace.states(position), room)) == bool(codes)
        wins += bool(codes)
        sends += bool(codes) and all(GAME.actions.spec(code).name == "send" for code in codes)
    assert wins > 30
    assert sends > 1  # those that only a send wins
