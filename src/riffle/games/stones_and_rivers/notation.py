"""A position in one line: rows from the top, then who is to move, then the options that are not the usual ones.

    13/13/13/13/3sssssss3/3sssssss3/13/13/3SSSSSSS3/3SSSSSSS3/13/13/13/13 circle
    12/12/12/3ssssss3/3ssssss3/12/12/12/3SSSSSS3/3SSSSSS3/12/12/12 circle preset=course

A number stands for that many empty points; s, h, v are a stone, a river across the board and one along it: small
letters are Circle's, capitals Square's. The size names the board. Instead of a side, `coin` leaves it to the coin.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from riffle.core.declare.options import OptionError
from riffle.core.declare.question import NATURE, ask, end

from .board import BEYOND, BOARD_NAMES, CELLS, COLUMNS, EMPTY, GOAL, HEIGHT, LABELS, MEN, WIDTH, WINS
from .options import OPTIONS
from .setup import count_up, open_play
from .state import FIRST_PLAYER, GOAL_REACHED, State

LETTERS = {"s": 1, "h": 2, "v": 3, "S": 5, "H": 6, "V": 7}
PIECES = {piece: letter for letter, piece in LETTERS.items()}
SIDES = ("coin", "circle", "square")


class PositionError(ValueError):
    """A line that is no position; the sentence says why."""


def read_position(text: str, options: Mapping[str, int]) -> State:
    """The state that a line of text describes, as after set-up: no turn taken, nothing repeated.

    Options that the line names come before those given.
    """
    words = text.split()
    if not 2 <= len(words) <= 3 or words[1] not in SIDES:
        raise PositionError("a position is written: rows, then circle, square or coin, then perhaps options")
    rows = [_row(row) for row in words[0].split("/")]
    board = _board(rows)
    values = _options(words[2]) if len(words) > 2 else dict(options)
    values.update(board=board, first=SIDES.index(words[1]))
    s = State()
    s.seats = 2
    for name, value in values.items():
        setattr(s, name, value)
    s.cells[:] = [BEYOND] * CELLS
    for y, row in enumerate(rows):
        s.cells[y * COLUMNS : y * COLUMNS + len(row)] = row
    _check_spots(s.cells, 2 * board + values["circle"])
    count_up(s)
    if s.scored[0] >= WINS[board] or s.scored[1] >= WINS[board]:
        end(s, GOAL_REACHED)
    elif s.first == OPTIONS.FIRST_COIN:
        ask(s, FIRST_PLAYER, NATURE)
    else:
        open_play(s, s.first - OPTIONS.FIRST_CIRCLE)
    s.fact_count = 0
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


def _options(text: str) -> dict[str, int]:
    try:
        return OPTIONS.parse(text)
    except OptionError as problem:
        raise PositionError(str(problem)) from None


def perft_options(options: dict[str, int]) -> dict[str, int]:
    """Perft begins with Circle where a coin would decide, and knows neither our cap nor our repetition."""
    return {
        **options,
        "first": options["first"] or OPTIONS.FIRST_CIRCLE,
        "ply_cap": 2000,
        "repetition": OPTIONS.REPETITION_OFF,
    }


def write_position(s: State) -> str:
    """The line that describes a state's position."""
    rows = [
        row_text("".join(PIECES.get(cell, ".") for cell in s.cells[y * COLUMNS : y * COLUMNS + WIDTH[s.board]]))
        for y in range(HEIGHT[s.board])
    ]
    before_coin = s.question == FIRST_PLAYER and s.asked != 0
    side = SIDES[0 if before_coin else 1 + s.turn]
    return " ".join(filter(None, ("/".join(rows), side, _changed(s))))


def row_text(points: str) -> str:
    """A row written point by point, a dot for an empty one, with its empty points counted up."""
    return re.sub(r"\.+", lambda dots: str(len(dots[0])), points)


def _changed(s: State) -> str:
    """The options that differ from the defaults; a preset by its name where that is shorter."""
    now = {name: int(getattr(s, name)) for name in OPTIONS.names}
    best = ""
    for preset in ("", *OPTIONS.presets):
        base = OPTIONS.read({"preset": preset} if preset else {})
        words = [f"preset={preset}"] if preset else []
        words += [
            f"{n}={OPTIONS.each[n].write(v)}" for n, v in now.items() if v != base[n] and n not in ("board", "first")
        ]
        text = ",".join(words)
        best = text if not preset or len(text) < len(best) else best
    return best
