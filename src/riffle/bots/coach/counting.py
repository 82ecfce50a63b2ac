"""What happens on sampled positions, counted by compiled code: reasons are facts of the very tables that were weighed.

A row of counts has two cells for each kind of fact, the seat's own and the others', then a game's own cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from riffle.core.declare.rule import template
from riffle.core.game import Game


@template
def count_facts(s: Any, seat: int, counts: Any, at: int) -> None:
    """Add what has just happened; the first part of a fact is the seat it is about."""
    for i in range(min(s.fact_count, len(s.facts))):
        fact = s.facts[i]
        counts[at + 2 * fact[0] + (0 if fact[1] == seat else 1)] += 1


def cells(game: Game, own: int) -> int:
    """The length of a row with so many cells of the game's own."""
    return 2 * len(game.facts.kinds) + own


def named(game: Game, row: Iterable[int], own: tuple[str, ...], tables: int) -> dict[str, float]:
    """A row as features: `own-scored`, `other-scored` and the game's own, on average over the tables."""
    names = [f"{who}-{kind.name}" for kind in game.facts.kinds for who in ("own", "other")]
    return {name: int(count) / tables for name, count in zip([*names, *own], row, strict=True)}
