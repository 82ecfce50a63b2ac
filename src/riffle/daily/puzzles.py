"""The practice room: puzzles out of games between bots, where one answer was much better than all others.

They are made once by `scripts/make_puzzles.py` and kept in `puzzles.json`, as challenges numbered from 1 by game.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from .challenges import Challenge

FILE = Path(__file__).parent / "puzzles.json"


@cache
def puzzles() -> dict[str, list[Challenge]]:
    """All puzzles by game, the easiest first."""
    found: dict[str, list[Challenge]] = {}
    for each in msgspec.json.decode(FILE.read_bytes(), type=list[Challenge]):
        found.setdefault(each.game, []).append(each)
    return found
