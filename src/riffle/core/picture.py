"""The board in plain characters, as a person can read it, in any of the languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game

WIDEST = 200
COLUMNS = 80
"""As wide as any terminal is."""


def draw(game: Game, view: Mapping[str, Any], lang: str) -> str:
    """The game's own picture of a view; a game that draws none shows its fields."""
    if game.extras.picture is None:
        return fields(view)

    def say(key: str, **values: Any) -> str:
        return game.rulebook.text(key, lang, values)

    return "\n".join(piece for line in game.extras.picture(view, say).split("\n") for piece in _folded(line))


def _folded(line: str) -> list[str]:
    """A line that is too long goes on in the next one, a little to the right."""
    pieces: list[str] = []
    while len(line) > COLUMNS and (at := line.rfind(" ", 8, COLUMNS + 1)) > 0:
        pieces.append(line[:at].rstrip())
        line = "      " + line[at + 1 :].lstrip()
    return [*pieces, line]


def fields(view: Mapping[str, Any]) -> str:
    """A line a field, but for those that are too long to read."""
    return "\n".join(f"{name} {value}" for name, value in view.items() if len(str(value)) <= WIDEST)
