"""How many pebbles lie in the heap, read from `components/heaps.csv` and checked."""

from __future__ import annotations

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import csv_rows
from riffle.core.declare.rule import table


def _read() -> list[int]:
    """Pebbles for 2, 3 and 4 players."""
    heaps: dict[int, int] = {}
    for row in csv_rows("heaps.csv", read_text(__file__, "heaps.csv"), ("players", "pebbles")):
        heaps[row["players"].whole(2, 4)] = row["pebbles"].whole(4, 60)
    if sorted(heaps) != [2, 3, 4]:
        raise ComponentsError("heaps.csv: there is one line for each of 2, 3 and 4 players")
    return [heaps[players] for players in (2, 3, 4)]


HEAPS = table(_read())
"""Pebbles by number of players, from 2 on."""
MOST = 3
"""Pebbles that may be taken at once (rule 3)."""
