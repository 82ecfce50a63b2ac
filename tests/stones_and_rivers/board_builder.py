"""Positions in one line of code: `laid(square="d7v", circle="h9s")`."""

from __future__ import annotations

from typing import Any

from riffle.core.game import Game
from riffle.games.stones_and_rivers.board import BOARD_NAMES, COLUMNS, HEIGHT, LABELS, WIDTH
from riffle.games.stones_and_rivers.positions import position, row_text

GAME = Game.load("stones_and_rivers")
PLAIN = GAME.plain


def laid(circle: str = "", square: str = "", turn: str = "circle", options: str = "") -> Any:
    """A state with pieces written as point and side, `e5s` a stone, `e5h` a river across, `e5v` one along."""
    values = GAME.options.parse(options)
    board = values["board"]
    cells = {}
    for words, capital in ((circle or "a1s", False), (square or "b1s", True)):
        for word in words.split():
            cells[LABELS.index(word[:-1])] = word[-1].upper() if capital else word[-1]
    rows = [
        row_text("".join(cells.get(y * COLUMNS + x, ".") for x in range(WIDTH[board]))) for y in range(HEIGHT[board])
    ]
    changed = ",".join(item for item in options.split(",") if item and not item.startswith("board="))
    assert BOARD_NAMES[board] in options or board == 0
    return position(PLAIN, f"{'/'.join(rows)} {turn} {changed}")


def may(s: Any, text: str) -> int:
    """0 if the seat in turn may answer that, else the rule that forbids it; `legal` must agree."""
    code, _ = GAME.Action.parse(text)
    seat = s.turn
    number = PLAIN.why_not(s, seat, code)
    out = PLAIN.buffer(GAME.most_legal)
    listed = out[: PLAIN.legal(s, seat, out)]
    assert (code in listed) == (number == 0)
    return number


def do(s: Any, text: str) -> Any:
    """The state after an answer."""
    code, _ = GAME.Action.parse(text)
    assert PLAIN.why_not(s, s.turn, code) == 0
    after = PLAIN.copy(s)
    after.fact_count = 0
    PLAIN.apply(after, after.turn, code)
    return after


def ends(s: Any, origin: str) -> set[str]:
    """Where the piece on a point may move."""
    out = PLAIN.buffer(GAME.most_legal)
    texts = [GAME.Action.text(code) for code in out[: PLAIN.legal(s, s.turn, out)]]
    return {text.split()[2] for text in texts if text.startswith(f"move {origin} ")}


def sends(s: Any, origin: str, onto: str) -> set[str]:
    """Where the piece on `origin` may send the one on `onto`."""
    out = PLAIN.buffer(GAME.most_legal)
    texts = [GAME.Action.text(code) for code in out[: PLAIN.legal(s, s.turn, out)]]
    return {text.split()[3] for text in texts if text.startswith(f"send {origin} {onto} ")}


def piece(s: Any, point: str) -> int:
    return s.cells[LABELS.index(point)]


def facts(s: Any) -> list[tuple[str, ...]]:
    """What was told by the last answer, points by name."""
    told = []
    for row in s.facts[: s.fact_count]:
        kind = GAME.Fact.kinds[row[0]]
        points = ("origin", "end", "onto", "river", "at")
        words = [LABELS[v] if n in points else str(v) for n, v in zip(kind.parts, row[1:], strict=False)]
        told.append((kind.name, *words))
    return told
