"""The nine stones as two numbers: which of the 5,040 arrangements of types lies, and a bit a cell for the side up.

All 2,580,480 layouts and the 21 ways to move a stone become look-ups. For a card only the stones of the types it names
matter: an arrangement has a rank among those that differ in these stones, and the bits of the others are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from riffle.games.hidden_stones.cards import FACES, PAIRS, STONES

LAYOUTS = 5040 << 9
SUBSETS = 1 << len(STONES)


class Arrangements(NamedTuple):
    """Look-up tables. Subsets of stone types are four bits, sides up nine bits (bit `cell`: the second face is up)."""

    kinds: Any  # [arrangement][cell]: the type of stone there
    number: dict[tuple[int, ...], int]
    swap: Any  # [arrangement][pair]: the arrangement after the swap
    swap_bits: Any  # [pair][bits]: the sides up after the swap
    gather: Any  # [cells][bits]: the bits of those cells, moved together
    scatter: Any  # [cells][bits]: the way back
    rank: Any  # [subset][arrangement]: its number among those that differ in stones of the subset
    cells: Any  # [subset][arrangement]: the cells with stones of the subset
    example: Any  # [subset][rank]: an arrangement of that rank
    ranks: tuple[int, ...]  # [subset]: how many there are


def _all_kinds(left: tuple[int, ...] = STONES) -> list[tuple[int, ...]]:
    """Every order of the stones, told apart by type."""
    if not any(left):
        return [()]
    found: list[tuple[int, ...]] = []
    for kind, count in enumerate(left):
        if count:
            fewer = (*left[:kind], count - 1, *left[kind + 1 :])
            found += [(kind, *rest) for rest in _all_kinds(fewer)]
    return found


def _swapped(kinds: tuple[int, ...], pair: tuple[int, int]) -> tuple[int, ...]:
    cells = list(kinds)
    cells[pair[0]], cells[pair[1]] = cells[pair[1]], cells[pair[0]]
    return tuple(cells)


def _swapped_bits() -> Any:
    bits = np.arange(512, dtype=np.int32)
    rows: list[Any] = []
    for one, other in PAIRS:
        differ = (bits >> one ^ bits >> other) & 1
        rows.append(bits ^ (differ << one) ^ (differ << other))
    return np.array(rows, dtype=np.int32)


def _gathered() -> tuple[Any, Any]:
    bits = np.arange(512, dtype=np.int32)
    gather = np.zeros((512, 512), dtype=np.int32)
    scatter = np.zeros((512, 512), dtype=np.int32)
    for cells in range(512):
        at = 0
        for cell in range(9):
            if cells >> cell & 1:
                gather[cells] |= (bits >> cell & 1) << at
                scatter[cells] |= (bits >> at & 1) << cell
                at += 1
    return gather, scatter


@cache
def arrangements() -> Arrangements:
    """The tables, made once: they follow from the stones alone, not from the cards."""
    every = _all_kinds()
    number = {kinds: index for index, kinds in enumerate(every)}
    rank = np.zeros((SUBSETS, len(every)), dtype=np.int32)
    cells = np.zeros((SUBSETS, len(every)), dtype=np.int32)
    example = np.zeros((SUBSETS, len(every)), dtype=np.int32)
    ranks: list[int] = []
    for subset in range(SUBSETS):
        known: dict[tuple[int, ...], int] = {}
        for index, kinds in enumerate(every):
            seen = tuple(kind if subset >> kind & 1 else -1 for kind in kinds)
            if seen not in known:
                example[subset][len(known)] = index
            rank[subset][index] = known.setdefault(seen, len(known))
            cells[subset][index] = sum(1 << cell for cell, kind in enumerate(seen) if kind >= 0)
        ranks.append(len(known))
    swap = np.array([[number[_swapped(kinds, pair)] for pair in PAIRS] for kinds in every], dtype=np.int32)
    gather, scatter = _gathered()
    kinds_array = np.array(every, dtype=np.int32)
    return Arrangements(kinds_array, number, swap, _swapped_bits(), gather, scatter, rank, cells, example, tuple(ranks))


def layout_of(faces: Sequence[int]) -> int:
    """The number of a layout: its arrangement, then its nine sides."""
    kinds = tuple(int(face) // 2 for face in faces)
    found = arrangements().number.get(kinds)
    if found is None:
        counts = ", ".join(f"{count} of {FACES[2 * kind : 2 * kind + 2]}" for kind, count in enumerate(STONES))
        raise ValueError(f"these are not the nine stones ({counts}): {list(faces)}")
    return found << 9 | sum((int(face) & 1) << cell for cell, face in enumerate(faces))


def faces_of(layout: int) -> list[int]:
    """The faces of a layout, cell by cell."""
    kinds = arrangements().kinds[layout >> 9]
    return [2 * int(kind) + (layout >> cell & 1) for cell, kind in enumerate(kinds)]
