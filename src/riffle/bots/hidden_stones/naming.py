"""What cards, stones and moves are called: the formation of a card, a stone by what it shows and where it lies."""

from __future__ import annotations

from typing import Any

from riffle.bots.analysis import Reason
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.games.hidden_stones.cards import FACES, PAIRS

DEAREST = 5


def face(number: int) -> Reason:
    return Reason("name-face", {"face": number})


def cell(number: int) -> Reason:
    return Reason("name-cell", {"cell": number})


def symbol(letter: str) -> Reason:
    return Reason("name-gap") if letter == "*" else face(FACES.index(letter))


def joined(key: str, parts: list[Reason]) -> Reason:
    """Parts side by side, or one over the other."""
    found = parts[0]
    for part in parts[1:]:
        found = Reason(key, {"a": found, "b": part})
    return found


def card(game: Game, number: int) -> Reason:
    """A card by its formation; the dearest, whose formations are long, by its value."""
    rules: Any = game.rules
    if rules.VALUE[number] >= DEAREST:
        return Reason("name-card-worth", {"value": int(rules.VALUE[number])})
    return Reason("name-card", {"label": formation(patterns(game)[number])})


def formation(pattern: str) -> Reason:
    """A formation as one would say it: "ship-horse", "ship over seed", "moon bottom right"."""
    rows = pattern.split("/")
    symbols = [(y, x, letter) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "*"]
    high, wide = len(rows), len(rows[0])
    if (high, wide) == (3, 3):
        placed = [Reason("name-placed", {"face": symbol(each), "cell": cell(3 * y + x)}) for y, x, each in symbols]
        return Reason("name-all", {"all": tuple(placed)})
    if len(symbols) == 1 and max(high, wide) == 3:
        y, x, letter = symbols[0]
        key, at = ("name-in-column", x) if high == 1 else ("name-in-row", y)
        return Reason(key, {"face": symbol(letter), "line": at})
    return joined("name-over", [joined("name-beside", [symbol(letter) for letter in row]) for row in rows])


def patterns(game: Game) -> list[str]:
    """The patterns of the cards played with, a changed deck's too."""
    from riffle.games.hidden_stones.cards import ALL, read_cards

    text = game.data_files.get("cards.csv")
    return [each.pattern for each in (ALL if text is None else read_cards(text))]


def action(position: Position, code: int) -> Reason:
    """An answer in words, from the stones as they lie before it."""
    actions: Any = position.game.actions
    kind, parts = actions.spec(code).name, actions.parts(code)
    faces = position.field("faces")
    if kind == "swap":
        one, other = PAIRS[actions.part(code, 1)]
        said = {"one": face(int(faces[one])), "at": cell(one), "other": face(int(faces[other])), "to": cell(other)}
        return Reason("name-swap", said)
    if kind == "flip":
        return Reason("name-flip", {"face": face(int(faces[parts["cell"]])), "at": cell(parts["cell"])})
    if kind == "score":
        return Reason("name-score", {"card": card(position.game, parts["card"])})
    return Reason("name-pass" if kind == "pass_turn" else "name-end")
