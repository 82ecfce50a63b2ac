"""How far the stones are from a card: the true fewest swaps and turns, for every layout.

The layouts that a card tells apart are spread out from those on which it can be scored, step by step; swapping and
turning undo themselves, so steps away are steps back. A table takes a fraction of a second, compiled, and 10 MB hold
all 72.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from riffle.core.declare.rule import UNBOUND, template
from riffle.core.game import Game
from riffle.core.workspace import Workspace
from riffle.games.hidden_stones.cards import STONES

from .arrangements import arrangements

# Bound to the game by a workspace.
PLACE_CELL = PLACE_FACE = PLACES = SYMBOLS = UNBOUND


@template
def lies(card: int, kinds: Any, bits: int) -> bool:
    """Whether the card can be scored on stones of these types with these sides up."""
    for place in range(PLACES[card]):
        fit = True
        for i in range(SYMBOLS[card]):
            cell = PLACE_CELL[card][place][i]
            face = PLACE_FACE[card][place][i]
            if kinds[cell] != face // 2 or (bits >> cell) & 1 != face & 1:
                fit = False
        if fit:
            return True
    return False


@template
def begin_distances(
    card: int, ranks: int, stones: int, kinds: Any, scatter: Any, example: Any, cells: Any, away: Any, queue: Any
) -> int:
    """Zero where the card lies, -1 elsewhere; the zeros go into the queue."""
    tail = 0
    for rank in range(ranks):
        arrangement = example[rank]
        for few in range(1 << stones):
            at = (rank << stones) + few
            away[at] = -1
            if lies(card, kinds[arrangement], scatter[cells[arrangement]][few]):
                away[at] = 0
                queue[tail] = at
                tail += 1
    return tail


@template
def spread_distances(
    tail: int, stones: int, swap: Any, swap_bits: Any, gather: Any, scatter: Any, example: Any, rank: Any, cells: Any,
    away: Any, queue: Any,
) -> None:  # fmt: skip
    """Breadth first from the queue."""
    head = 0
    while head < tail:
        at = queue[head]
        head += 1
        arrangement = example[at >> stones]
        few = at & ((1 << stones) - 1)
        bits = scatter[cells[arrangement]][few]
        for pair in range(len(swap_bits)):
            after = swap[arrangement][pair]
            to = (rank[after] << stones) + gather[cells[after]][swap_bits[pair][bits]]
            if away[to] < 0:
                away[to] = away[at] + 1
                queue[tail] = to
                tail += 1
        for i in range(stones):
            to = at ^ (1 << i)
            if away[to] < 0:
                away[to] = away[at] + 1
                queue[tail] = to
                tail += 1


def subset_of(game: Game, card: int) -> int:
    """The types of stone a card names, one bit each."""
    faces = game.rules.PLACE_FACE[card][0][: game.rules.SYMBOLS[card]]
    return sum({1 << face // 2 for face in faces})


class Distances:
    """The tables of a game's cards, each made when it is first needed."""

    def __init__(self, game: Game, speed: str | None = None) -> None:
        self.work = Workspace(game, speed)
        self.cards = range(game.rules.CARDS)
        self.subsets = [subset_of(game, card) for card in self.cards]
        self.stones = [sum(count for kind, count in enumerate(STONES) if subset >> kind & 1) for subset in self.subsets]
        self._tables: dict[int, Any] = {}

    def table(self, card: int) -> Any:
        """The distance of each layout the card tells apart, as int8."""
        found = self._tables.get(card)
        if found is None:
            found = self._tables[card] = self._made(card)
        return found

    def _made(self, card: int) -> Any:
        tables = arrangements()
        subset, stones = self.subsets[card], self.stones[card]
        ranks = tables.ranks[subset]
        away, queue = self.work.buffer(self.size(card)), self.work.buffer(self.size(card))
        example, rank, cells = tables.example[subset], tables.rank[subset], tables.cells[subset]
        grid = (tables.kinds, tables.scatter)
        moves = (tables.swap, tables.swap_bits, tables.gather, tables.scatter)
        if self.work.speed == "plain":  # lists of whole numbers are what plain code is quick with
            example, rank, cells = example.tolist(), rank.tolist(), cells.tolist()
            grid = tuple(part.tolist() for part in grid)
            moves = tuple(part.tolist() for part in moves)
        begin, spread = self.work.bind(begin_distances), self.work.bind(spread_distances)
        tail = begin(card, ranks, stones, *grid, example, cells, away, queue)
        spread(tail, stones, *moves, example, rank, cells, away, queue)
        return np.array(away, dtype=np.int8)

    def away(self, layout: int, card: int) -> int:
        """The fewest swaps and turns after which the card can be scored."""
        tables = arrangements()
        subset, arrangement = self.subsets[card], layout >> 9
        few = tables.gather[tables.cells[subset][arrangement]][layout & 511]
        return int(self.table(card)[(int(tables.rank[subset][arrangement]) << self.stones[card]) + int(few)])

    def size(self, card: int) -> int:
        """How many layouts the card tells apart."""
        return arrangements().ranks[self.subsets[card]] << self.stones[card]

    @cached_property
    def joined(self) -> tuple[Any, Any]:
        """All tables in one array, and where each card's begins: what compiled searches read."""
        parts = [self.table(card) for card in self.cards]
        starts = np.cumsum([0] + [len(part) for part in parts[:-1]])
        return np.concatenate(parts), starts.astype(np.int64)
