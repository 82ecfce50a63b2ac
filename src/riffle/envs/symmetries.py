"""Symmetries: games that look different and are the same. A learner may turn every position its own way, or learn from
each of them twice.

Stones & Rivers has two: its board may be mirrored, and turned by half with the sides exchanged. The other four have
none: their cards, villages, hexes and stones are all different.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riffle.core.game import Game

from .choices import choices_of
from .features import Observation


class Symmetry(NamedTuple):
    """`seen[:, observation]` and `mask[:, choices]` are those of the twin. Each undoes itself."""

    name: str
    observation: Any
    choices: Any
    """Where nothing of an answer is chosen yet, or a part of it that is a point."""
    sides: Any
    """The same where the next part is no point but a side that shows."""
    exchanges: bool
    """Whether the seats are exchanged."""


def symmetries(game: Game, options: dict[str, Any] | None = None) -> list[Symmetry]:
    """Those of a game under these options, without the one that changes nothing."""
    if game.id != "stones_and_rivers":
        return []
    chosen = game.options.read(options or {})
    columns, rows = int(game.rules.WIDTH[chosen["board"]]), int(game.rules.HEIGHT[chosen["board"]])
    return [_on_board(game, "mirror", columns, rows, False), _on_board(game, "turn", columns, rows, True)]


def _on_board(game: Game, name: str, columns: int, rows: int, turn: bool) -> Symmetry:
    """Points of the board change places; those beyond it stay."""
    layout, choices = Observation(game, 2), choices_of(game)
    place = next(place for place in layout.places if place.name == "board")
    cells, planes = place.shape[1], place.shape[2]
    wide = 16
    twin = np.arange(cells)
    for point in range(wide * rows):
        y, x = divmod(point, wide)
        if x < columns:
            twin[point] = (rows - 1 - y if turn else y) * wide + columns - 1 - x
    seen = np.arange(layout.size)
    seen[place.start : place.start + cells * planes] = place.start + (
        twin[:, None] * planes + np.arange(planes)
    ).reshape(-1)
    points = twin[: cells - 1]
    first, all_parts = np.arange(choices.size), np.arange(choices.size)
    starts = [int(row[0]) for row, spec in zip(choices.table[1:], choices.kinds, strict=True) if spec.name != "begins"]
    for start in starts:
        first[start : start + len(points)] = start + points
    all_parts[:] = first
    for start in choices.table[0, 1 : choices.parts]:
        all_parts[start : start + len(points)] = start + points
    return Symmetry(name, seen, all_parts, first, turn)
