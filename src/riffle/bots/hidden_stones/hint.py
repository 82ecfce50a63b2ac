"""The exact hint: for any card on any layout the true fewest actions, and which; and what to do this turn.

>>> game = riffle.load("hidden_stones")
>>> hint(game, [0, 4, 3, 7, 6, 6, 4, 3, 5], 36)     # SHB/RDD/HBT and the card *HB
Hint(card=36, away=0, first=(), path=())
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from riffle.core.game import Game
from riffle.core.position import Position
from riffle.games.hidden_stones.cards import CELLS, PAIR_NAMES

from .arrangements import arrangements, layout_of
from .distance import Distances

_made: dict[str, Distances] = {}
NOT_NOW = -1
"""In a note: the plan for this turn does not score the card."""


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


def distances(game: Game) -> Distances:
    """The tables behind the hints of a game, compiled; made once a process."""
    found = _made.get(game.components)
    if found is None:
        found = _made[game.components] = Distances(game)
    return found


def hint(game: Game, faces: Sequence[int], card: int) -> Hint:
    """What brings `card` nearest on these nine faces (row by row, as `State.faces` holds them)."""
    table = distances(game)
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


def hints(game: Game, faces: Sequence[int], hand: Sequence[int], plan: Sequence[int] = ()) -> list[dict[str, Any]]:
    """The hints for the cards of a hand (one flag a card), nearest first, dearest first among equals: for the page.

    `scores` is the number of actions on stones after which the plan (codes of a turn) scores the card, or NOT_NOW.
    """
    value = game.rules.VALUE
    when = scored_by(game, plan)
    found = [hint(game, faces, card) for card, held in enumerate(hand) if held == 1]
    found.sort(key=lambda each: (each.away, -value[each.card]))
    return [
        {
            "card": each.card,
            "value": value[each.card],
            "away": each.away,
            "path": [{"kind": move.kind, "at": move.at} for move in each.path],
            "scores": when.get(each.card, NOT_NOW),
        }
        for each in found
    ]


def scored_by(game: Game, plan: Sequence[int]) -> dict[int, int]:
    """The cards a turn scores, each with the number of actions on stones before it."""
    found: dict[int, int] = {}
    moves = 0
    for code in plan:
        kind = game.actions.spec(code).name
        if kind == "score":
            found[game.actions.parts(code)["card"]] = moves
        moves += kind in ("swap", "flip")
    return found


def note(position: Position, seat: int, plan: Sequence[int]) -> list[dict[str, Any]]:
    """The note to a hint at the table: the exact hints for the hand that the seat sees, and what the plan is for."""
    return hints(position.game, position.field("faces"), position.field("hands")[seat], plan)
