"""The course's forms of a position and a move, as over a hundred agents speak them, and ours: to and fro.

In the course Circle sits at the bottom; a table where Circle sits at the top is shown to an agent upside down.
"""

from __future__ import annotations

from typing import Any

from riffle.core.game import Game
from riffle.core.position import Position
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import COLUMNS, EMPTY, STONE
from riffle.games.stones_and_rivers.notation import row_text
from riffle.games.stones_and_rivers.options import OPTIONS

OWNERS = ("circle", "square")
ORIENTATIONS = {2: "horizontal", 3: "vertical"}
LETTERS = {("stone", None): "s", ("river", "horizontal"): "h", ("river", "vertical"): "v"}


class WireError(ValueError):
    """A board or a move that is not in the course's form; the sentence says why."""


class Side:
    """Which way up a table is shown."""

    def __init__(self, game: Game, board: int, circle_bottom: bool) -> None:
        rules: Any = game.rules
        self.rows: int = rules.HEIGHT[board]
        self.columns: int = rules.WIDTH[board]
        self.score_columns = list(range(rules.GOAL_FIRST[board], rules.GOAL_LAST[board] + 1))
        self.circle_bottom = circle_bottom

    @classmethod
    def of(cls, position: Position) -> Side:
        values = position.option_values
        return cls(position.game, values["board"], values["circle"] == OPTIONS.CIRCLE_BOTTOM)

    def point(self, place: Any) -> int:
        """The number of a point given as [x, y]."""
        if not isinstance(place, list | tuple) or len(place) != 2 or not all(type(part) is int for part in place):  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
            raise WireError(f"{place!r} is no point: a point is [x, y]")
        x, y = int(place[0]), int(place[1])  # pyright: ignore[reportUnknownArgumentType]
        if not (0 <= x < self.columns and 0 <= y < self.rows):
            raise WireError(f"{place!r} lies off the board of {self.columns} columns and {self.rows} rows")
        return (y if self.circle_bottom else self.rows - 1 - y) * COLUMNS + x

    def place(self, point: int) -> list[int]:
        y, x = divmod(point, COLUMNS)
        return [x, y if self.circle_bottom else self.rows - 1 - y]


def written_board(cells: list[int], side: Side) -> list[list[dict[str, str] | None]]:
    """Rows from the top, each cell None or owner, side and orientation; stones say horizontal, as in the course."""
    places = [[side.point([x, y]) for x in range(side.columns)] for y in range(side.rows)]
    return [[_written_cell(cells[point]) for point in row] for row in places]


def _written_cell(piece: int) -> dict[str, str] | None:
    if piece == EMPTY:
        return None
    kind = "stone" if piece & 3 == STONE else "river"
    return {"owner": OWNERS[piece >> 2], "side": kind, "orientation": ORIENTATIONS.get(piece & 3, "horizontal")}


def read_move(move: Any, cells: list[int], side: Side) -> int:
    """The answer that a move dict stands for."""
    if not isinstance(move, dict):
        raise WireError(f"an agent answers with a dict, not {move!r}")
    said: dict[str, Any] = {str(key): value for key, value in move.items()}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    action = said.get("action")
    origin = side.point(said.get("from"))
    if action == "move":
        return Action.move(origin, side.point(said.get("to")))
    if action == "push":
        return Action.send(origin, side.point(said.get("to")), side.point(said.get("pushed_to")))
    if action == "rotate":
        return Action.rotate(origin)
    if action == "flip":
        if cells[origin] & 3 != STONE:
            return Action.flip(origin, 0)
        sides = {"horizontal": 1, "vertical": 2}
        if said.get("orientation") not in sides:
            raise WireError("a stone is flipped to the orientation horizontal or vertical")
        return Action.flip(origin, sides[said["orientation"]])
    raise WireError(f"there is no action {action!r}; there are move, push, flip, rotate")


def written_move(code: int, side: Side) -> dict[str, Any]:
    """The move dict of an answer."""
    kind = Action.spec(code).name
    places = [side.place(part) for name, part in Action.parts(code).items() if name != "side"]
    if kind == "move":
        return {"action": "move", "from": places[0], "to": places[1]}
    if kind == "send":
        return {"action": "push", "from": places[0], "to": places[1], "pushed_to": places[2]}
    if kind == "rotate":
        return {"action": "rotate", "from": places[0]}
    orientation = (None, "horizontal", "vertical")[Action.parts(code)["side"]]
    return {"action": "flip", "from": places[0], "orientation": orientation}


def position_line(board: Any, rows: int, player: str) -> str:
    """A course board as a line of our notation, with the course's rules."""
    lines = [row_text("".join(_letter(cell) for cell in board[y])) for y in range(rows)]
    return f"{'/'.join(lines)} {player} preset=course"


def _letter(cell: Any) -> str:
    if cell is None:
        return "."
    orientation = None if cell.side == "stone" else cell.orientation
    letter = LETTERS.get((cell.side, orientation))
    if letter is None or cell.owner not in OWNERS:
        raise WireError(f"no piece is of {cell.owner!r}, {cell.side!r}, {cell.orientation!r}")
    return letter.upper() if cell.owner == "square" else letter
