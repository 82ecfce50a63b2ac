"""A position in one line: rows from the top, then who is to move, then the options that are not the usual ones.

    13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle
    12/12/12/3ssssss3/3ssssss3/12/12/12/3SSSSSS3/3SSSSSS3/12/12/12 circle preset=course

A number stands for that many empty points; s, h, v are a stone, a river across the board and one along it: small
letters are Circle's, capitals Square's. The size names the board. Instead of a side, `coin` leaves it to the coin.
"""

from __future__ import annotations

import re
from typing import Any

from riffle.core.options import OptionError
from riffle.core.plain import template
from riffle.core.question import NATURE, ask, end

from .board import BEYOND, BOARD_NAMES, CELLS, COLUMNS, EMPTY, GOAL, HEIGHT, LABELS, MEN, WIDTH, WINS

# Bound to the rules by an engine's `bind`.
count_up: Any = None
open_play: Any = None
FIRST_PLAYER = 0
GOAL_REACHED = 1

LETTERS = {"s": 1, "h": 2, "v": 3, "S": 5, "H": 6, "V": 7}
PIECES = {piece: letter for letter, piece in LETTERS.items()}
SIDES = ("coin", "circle", "square")


class PositionError(ValueError):
    """A line that is no position; the sentence says why."""


def position(engine: Any, text: str, options: dict[str, int] | None = None) -> Any:
    """The state that a line of text describes, as after set-up: no turn taken, nothing repeated.

    Options that the line does not name are as given, or as usual.
    """
    words = text.split()
    if not 2 <= len(words) <= 3 or words[1] not in SIDES:
        raise PositionError("a position is written: rows, then circle, square or coin, then perhaps options")
    rows = [_row(row) for row in words[0].split("/")]
    board = _board(rows)
    if len(words) > 2 or options is None:
        options = _options(engine, words[2] if len(words) > 2 else "")
    options = {**options, "board": board, "first": SIDES.index(words[1])}
    s = engine.new()
    engine.put(s, "seats", 2)
    for name, value in options.items():
        engine.put(s, name, value)
    cells = [BEYOND] * CELLS
    for y, row in enumerate(rows):
        cells[y * COLUMNS : y * COLUMNS + len(row)] = row
    _check_spots(cells, 2 * board + options["circle"])
    engine.put_cells(s, "cells", cells)
    engine.bind(set_out)(s if engine.speed == "fast" else [s])
    return s


def _row(text: str) -> list[int]:
    if not text or not re.fullmatch(r"(?:[1-9][0-9]?)?(?:[shvSHV]+(?:[1-9][0-9]?)?)*", text):
        raise PositionError(f"{text[:40]!r} is no row: it is made of numbers and the letters s h v S H V")
    row: list[int] = []
    for word in re.findall(r"[0-9]+|[a-zA-Z]", text):
        row += [LETTERS[word]] if word in LETTERS else [EMPTY] * int(word)
    return row


def _board(rows: list[list[int]]) -> int:
    sizes = {(HEIGHT[index], WIDTH[index]): index for index in range(len(BOARD_NAMES))}
    size = (len(rows), len(rows[0]))
    if any(len(row) != size[1] for row in rows) or size not in sizes:
        known = ", ".join(f"{name} {HEIGHT[i]} of {WIDTH[i]}" for i, name in enumerate(BOARD_NAMES))
        raise PositionError(f"no board has these rows; there are {known}")
    for seat, name in enumerate(SIDES[1:]):
        if not 1 <= sum(cell > 0 and cell >> 2 == seat for row in rows for cell in row) <= MEN:
            raise PositionError(f"{name} has 1 to {MEN} pieces")
    return sizes[size]


def _check_spots(cells: list[int], setup: int) -> None:
    """Nobody's piece stands on the spots it may never enter (rule 23)."""
    for point, piece in enumerate(cells):
        if piece > 0 and GOAL[CELLS * setup + point] == 2 - (piece >> 2):
            raise PositionError(f"the piece on {LABELS[point]} may never be there: those spots are the other side's")


def _options(engine: Any, text: str) -> dict[str, int]:
    try:
        return engine.game.options.parse(text)
    except OptionError as problem:
        raise PositionError(str(problem)) from None


def perft_options(options: dict[str, int]) -> dict[str, int]:
    """Perft begins with Circle where a coin would decide, and knows neither our cap nor our repetition."""
    return {**options, "first": options["first"] or 1, "ply_cap": 2000, "repetition": 0}


@template
def set_out(states: Any) -> None:
    """Bound to the rules: fill in what follows from the cells and put the question."""
    s = states[0]
    count_up(s)
    if s.scored[0] >= WINS[s.board] or s.scored[1] >= WINS[s.board]:
        end(s, GOAL_REACHED)
    elif s.first == 0:
        ask(s, FIRST_PLAYER, NATURE)
    else:
        open_play(s, s.first - 1)


def text_of(engine: Any, s: Any) -> str:
    """The line that describes a state's position."""
    cells = engine.get(s, "cells")
    board = int(engine.get(s, "board"))
    rows = [
        row_text("".join(PIECES.get(int(cell), ".") for cell in cells[y * COLUMNS : y * COLUMNS + WIDTH[board]]))
        for y in range(HEIGHT[board])
    ]
    side = SIDES[0 if _before_coin(engine, s) else 1 + int(engine.get(s, "turn"))]
    return " ".join(filter(None, ("/".join(rows), side, _changed(engine, s))))


def row_text(points: str) -> str:
    """A row written point by point, a dot for an empty one, with its empty points counted up."""
    return re.sub(r"\.+", lambda dots: str(len(dots[0])), points)


def _before_coin(engine: Any, s: Any) -> bool:
    return int(engine.get(s, "question")) == 0 and int(engine.get(s, "asked")) != 0


def _changed(engine: Any, s: Any) -> str:
    """The options that differ from the defaults; a preset by its name where that is shorter."""
    options = engine.game.options
    now = {name: int(engine.get(s, name)) for name in options.names}
    best = ""
    for preset in ("", *options.presets):
        base = options.read({"preset": preset} if preset else {})
        words = [f"preset={preset}"] if preset else []
        words += [
            f"{n}={options.each[n].write(v)}" for n, v in now.items() if v != base[n] and n not in ("board", "first")
        ]
        text = ",".join(words)
        best = text if not preset or len(text) < len(best) else best
    return best
