"""Positions in one line of code: `laid(square="d7v", circle="h9s")`."""

from __future__ import annotations

from typing import Any

from riffle.core.game import load
from riffle.core.position import Position
from riffle.games.stones_and_rivers.board import BOARD_NAMES, COLUMNS, HEIGHT, LABELS, WIDTH
from riffle.games.stones_and_rivers.notation import row_text

GAME = load("stones_and_rivers")


def laid(circle: str = "", square: str = "", turn: str = "circle", options: str = "") -> Position:
    """A position with pieces written as point and side, `e5s` a stone, `e5h` a river across, `e5v` one along."""
    board = GAME.options.parse(options)["board"]
    cells = {}
    for words, capital in ((circle or "a1s", False), (square or "b1s", True)):
        for word in words.split():
            cells[LABELS.index(word[:-1])] = word[-1].upper() if capital else word[-1]
    rows = [
        row_text("".join(cells.get(y * COLUMNS + x, ".") for x in range(WIDTH[board]))) for y in range(HEIGHT[board])
    ]
    changed = ",".join(item for item in options.split(",") if item and not item.startswith("board="))
    assert BOARD_NAMES[board] in options or board == 0
    return GAME.position(f"{'/'.join(rows)} {turn} {changed}")


def start(options: str = "first=circle") -> Position:
    values: dict[str, Any] = dict(GAME.options.parse(options))
    return GAME.start(2, nature="ask", **values)


def may(position: Position, text: str) -> int:
    """0 if the seat in turn may answer that, else the rule that forbids it; `legal` must agree."""
    refusal = position.why_not(text)
    assert (text in position.legal) == (refusal is None)
    return 0 if refusal is None else refusal.rule


def ends(position: Position, origin: str) -> set[str]:
    """Where the piece on a point may move."""
    return {str(action).split()[2] for action in position.legal if str(action).startswith(f"move {origin} ")}


def sends(position: Position, origin: str, onto: str) -> set[str]:
    """Where the piece on `origin` may send the one on `onto`."""
    return {str(action).split()[3] for action in position.legal if str(action).startswith(f"send {origin} {onto} ")}


def piece(position: Position, point: str) -> int:
    return position.field("cells")[LABELS.index(point)]


def ended(position: Position) -> str:
    """How the game ended, or nothing."""
    return position.result.ending if position.result else ""


def winners(position: Position) -> tuple[int, ...]:
    assert position.result is not None
    return position.result.winners


def facts(position: Position) -> list[tuple[str, ...]]:
    """What was told by the last answer, points by name."""
    told = []
    for row in position.fact_rows:
        kind = GAME.facts.kinds[row[0]]
        points = ("origin", "end", "onto", "river", "at")
        words = [LABELS[v] if n in points else str(v) for n, v in zip(kind.parts, row[1:], strict=False)]
        told.append((kind.name, *words))
    return told
