"""The boards as tables: points, neighbours, start and goal of each side. Read from `components/boards.toml`.

Every board lies in the top left of one grid of 16 columns and 17 rows, so that a point has the same number and the
same name everywhere: `d5` is the fourth column from the left and the fifth row from the top.
"""

from __future__ import annotations

import random
from typing import Any

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import Entry, toml_file
from riffle.core.declare.rule import table

COLUMNS, ROWS = 16, 17
POINTS = COLUMNS * ROWS
OFF = POINTS
"""The number of the one cell that lies off every board: where a way over the edge leads."""
CELLS = POINTS + 1
MEN = 16
LABELS = tuple(f"{chr(97 + x)}{y + 1}" for y in range(ROWS) for x in range(COLUMNS))

CIRCLE, SQUARE, NOBODY = 0, 1, 2
EMPTY, BEYOND = 0, -1
STONE, RIVER_H, RIVER_V = 1, 2, 3
"""A cell is EMPTY, BEYOND the board, or a piece: its side (1 to 3) and 4 more for Square."""
UP, RIGHT, DOWN, LEFT = range(4)

WHOLE = ("columns", "rows", "top_goal_row", "bottom_goal_row", "wins")
PAIRS = ("start_columns", "top_rows", "bottom_rows", "goal_columns")
BOARD_NAMES = ("official", "course-small", "course-medium", "course-large", "bridge")


def _pair(entry: Entry, last: int) -> list[int]:
    """First and last of something, counted from 0."""
    pair = [end.whole(0, last) for end in entry.list_of(2, "the first and the last of them, counted from 0,")]
    if pair[0] > pair[1]:
        raise entry.bad(f"the first comes before the last, not {pair}")
    return pair


def _checked(entry: Entry) -> dict[str, Any]:
    entry.only(("name", *WHOLE, *PAIRS))
    columns, rows = entry["columns"].whole(3, COLUMNS), entry["rows"].whole(3, ROWS)
    board: dict[str, Any] = {"name": entry["name"].value, "columns": columns, "rows": rows}
    for key in ("start_columns", "goal_columns"):
        board[key] = _pair(entry[key], columns - 1)
    for key in ("top_rows", "bottom_rows"):
        board[key] = _pair(entry[key], rows - 1)
    for key in ("top_goal_row", "bottom_goal_row"):
        board[key] = entry[key].whole(0, rows - 1)
    men = {top: _size(board["start_columns"]) * _size(board[top]) for top in ("top_rows", "bottom_rows")}
    if max(men.values()) > MEN or men["top_rows"] != men["bottom_rows"]:
        raise entry["start_columns"].bad(f"both sides have the same number of pieces, at most {MEN}; not {men}")
    board["wins"] = entry["wins"].whole(1, min(_size(board["goal_columns"]), men["top_rows"]))
    if _start(board, True) & _spots(board, True) or _start(board, False) & _spots(board, False):
        raise entry.bad("pieces do not start on the spots they may never enter")
    return board


def _size(pair: list[int]) -> int:
    return pair[1] - pair[0] + 1


def _start(board: dict[str, Any], top: bool) -> set[int]:
    rows = board["top_rows" if top else "bottom_rows"]
    across = range(board["start_columns"][0], board["start_columns"][1] + 1)
    return {y * COLUMNS + x for y in range(rows[0], rows[1] + 1) for x in across}


def _spots(board: dict[str, Any], top: bool) -> set[int]:
    """The goal spots at that end of the board."""
    row = board["top_goal_row" if top else "bottom_goal_row"]
    return {row * COLUMNS + x for x in range(board["goal_columns"][0], board["goal_columns"][1] + 1)}


def _read() -> list[dict[str, Any]]:
    found = list(toml_file("boards.toml", read_text(__file__, "boards.toml")).only(("board",))["board"])
    names = tuple(board["name"].value for board in found)
    if names != BOARD_NAMES:
        told = ", ".join(str(name) for name in names)
        raise ComponentsError(f"boards.toml holds the boards {', '.join(BOARD_NAMES)}, in this order; not {told}")
    return [_checked(board) for board in found]


BOARDS = _read()
SETUPS = [(board, bottom) for board in BOARDS for bottom in (False, True)]
"""Each board twice: Circle at the top, Circle at the bottom. A state's set-up is 2 * board + circle."""


def _at_top(seat: int, circle_bottom: bool) -> bool:
    return (seat == CIRCLE) != circle_bottom


def _cells(board: dict[str, Any], circle_bottom: bool) -> list[int]:
    cells = [BEYOND] * CELLS
    for y in range(board["rows"]):
        for x in range(board["columns"]):
            cells[y * COLUMNS + x] = EMPTY
    for seat in (CIRCLE, SQUARE):
        for point in _start(board, _at_top(seat, circle_bottom)):
            cells[point] = 4 * seat + STONE
    return cells


def _goals(board: dict[str, Any], circle_bottom: bool) -> list[int]:
    """For each cell: 0, or 1 + the seat that scores there (the other seat may never enter it)."""
    goals = [0] * CELLS
    for seat in (CIRCLE, SQUARE):
        for point in _spots(board, not _at_top(seat, circle_bottom)):
            goals[point] = 1 + seat
    return goals


def _ways(board: dict[str, Any], circle_bottom: bool, seat: int) -> list[int]:
    """For each cell the next one up, right, down and left; OFF over the edge and onto spots forbidden to the seat.

    Nothing is forbidden to NOBODY.
    """
    goals = _goals(board, circle_bottom)
    forbidden = -1 if seat == NOBODY else 2 - seat
    ways: list[int] = []
    for point in range(POINTS):
        y, x = divmod(point, COLUMNS)
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            there = point + COLUMNS * down + right
            inside = 0 <= y + down < board["rows"] and 0 <= x + right < board["columns"]
            starts = y < board["rows"] and x < board["columns"]
            ways.append(there if starts and inside and goals[there] != forbidden else OFF)
    return ways + [OFF] * 4


START = table(_cells(board, bottom) for board, bottom in SETUPS)
GOAL = table(cell for board, bottom in SETUPS for cell in _goals(board, bottom))
"""All set-ups in one row: GOAL[CELLS * set-up + point]."""
OPEN_WAYS = 8 * CELLS * len(SETUPS)
WAYS = table(
    [way for board, bottom in SETUPS for seat in (CIRCLE, SQUARE) for way in _ways(board, bottom, seat)]
    + [way for board, bottom in SETUPS for way in _ways(board, bottom, NOBODY)]
)
"""All set-ups in one row, for speed: WAYS[4 * (CELLS * (2 * set-up + seat) + point) + direction].

From OPEN_WAYS on nothing is forbidden: WAYS[OPEN_WAYS + 4 * (CELLS * set-up + point) + direction].
"""
WINS = table(board["wins"] for board in BOARDS)
WIDTH = table(board["columns"] for board in BOARDS)
HEIGHT = table(board["rows"] for board in BOARDS)
GOAL_ROW = table(
    [board["bottom_goal_row" if _at_top(seat, bottom) else "top_goal_row"] for seat in (CIRCLE, SQUARE)]
    for board, bottom in SETUPS
)
GOAL_FIRST = table(board["goal_columns"][0] for board in BOARDS)
GOAL_LAST = table(board["goal_columns"][1] for board in BOARDS)

_numbers = random.Random("stones and rivers")
KEYS = table(0 if key % 8 in (0, 4) else _numbers.getrandbits(31) for key in range(8 * CELLS))
"""What a piece (0 to 7) on a point adds to the hash of a position: KEYS[8 * point + piece]."""
SQUARE_TO_MOVE = _numbers.getrandbits(31)
LOCKS = table(0 if key % 8 in (0, 4) else _numbers.getrandbits(31) for key in range(8 * CELLS))
"""A second, independent hash: searches keep positions under the first and tell them apart by both."""
