"""The exact hint: for any card on any layout the true fewest actions, and which.

>>> hint([0, 4, 3, 7, 6, 6, 4, 3, 5], 36)     # SHB/RDD/HBT and the card *HB
Hint(card=36, away=0, first=(), path=())
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import rules
from .arrangements import arrangements, layout_of
from .cards import ALL, CELLS, PAIR_NAMES
from .distance import Distances

_made: dict[str, Distances] = {}


class Move(NamedTuple):
    """One action on the stones: a swap of a pair (by its number among the 12) or a turn of a cell."""

    kind: str  # swap or flip
    at: int

    def __str__(self) -> str:
        return f"{self.kind} {PAIR_NAMES[self.at] if self.kind == 'swap' else CELLS[self.at]}"


class Hint(NamedTuple):
    """A card, how many actions away it is, every action that comes nearer, and one shortest way."""

    card: int
    away: int
    first: tuple[Move, ...]
    path: tuple[Move, ...]


MOVES = tuple(Move("swap", pair) for pair in range(12)) + tuple(Move("flip", cell) for cell in range(9))


def moved(layout: int, move: Move) -> int:
    """The layout after one action."""
    if move.kind == "flip":
        return layout ^ 1 << move.at
    tables = arrangements()
    return int(tables.swap[layout >> 9][move.at]) << 9 | int(tables.swap_bits[move.at][layout & 511])


def distances(engine: Any = None) -> Distances:
    """The tables behind the hints, compiled unless told otherwise; made once a process."""
    from riffle.core.game import Game

    engine = engine or Game.of(rules).fast
    key = engine.speed
    if key not in _made:
        _made[key] = Distances(engine)
    return _made[key]


def hint(faces: Sequence[int], card: int, engine: Any = None) -> Hint:
    """What brings `card` nearest on these nine faces (row by row, as `State.faces` holds them)."""
    table = distances(engine)
    layout = layout_of(faces)
    away = table.away(layout, card)
    path: list[Move] = []
    first: tuple[Move, ...] = ()
    for left in range(away, 0, -1):
        nearer = tuple(move for move in MOVES if table.away(moved(layout, move), card) == left - 1)
        first = first or nearer
        path.append(nearer[0])
        layout = moved(layout, nearer[0])
    return Hint(card, away, first, tuple(path))


def hints(faces: Sequence[int], hand: Sequence[int]) -> list[dict[str, Any]]:
    """The hints for the cards of a hand (one flag a card), nearest first, dearest first among equals: for the page."""
    found = [hint(faces, card) for card, held in enumerate(hand) if held == 1]
    found.sort(key=lambda each: (each.away, -ALL[each.card].value))
    return [
        {
            "card": each.card,
            "value": ALL[each.card].value,
            "away": each.away,
            "path": [{"kind": move.kind, "at": move.at} for move in each.path],
        }
        for each in found
    ]


def advice(engine: Any, view: Any, seat: int) -> list[dict[str, Any]]:
    """The note to a hint at the table: the exact hints for the hand in a seat's view."""
    return hints(engine.get(view, "faces"), engine.get(view, "hands")[seat])
