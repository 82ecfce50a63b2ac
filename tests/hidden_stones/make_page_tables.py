"""What the page knows of the rules, written from them: python -m tests.hidden_stones.make_page_tables

`tables.json` is read by the page itself. The other file holds distances that its own count of moves must equal.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from riffle.bots.hidden_stones.arrangements import LAYOUTS, faces_of, layout_of
from riffle.bots.hidden_stones.hint import distances
from riffle.core.game import load
from riffle.games.hidden_stones.cards import ALL, CARDS, CELLS, FACES, PAIRS, SOLO_VALUES, STONES
from riffle.games.hidden_stones.ending import STRIKES, THRESHOLD

WEB = Path(__file__).parents[2] / "web"
TABLES = WEB / "src/games/hidden_stones/tables.json"
DISTANCES = WEB / "tests/fixtures/hidden_stones_distances.json"


def tables() -> dict[str, Any]:
    return {
        "letters": FACES,
        "cells": list(CELLS),
        "stones": list(STONES),
        "pairs": [list(pair) for pair in PAIRS],
        "threshold": list(THRESHOLD),
        "soloCards": len(SOLO_VALUES),
        "strikes": STRIKES,
    }


def some_distances() -> list[dict[str, Any]]:
    """Every card on five layouts, with the true fewest moves."""
    dice = random.Random(14)
    game = load("hidden_stones")
    found: list[dict[str, Any]] = []
    for card in range(CARDS):
        for _ in range(5):
            faces = faces_of(dice.randrange(LAYOUTS))
            away = distances(game).away(layout_of(faces), card)
            found.append({"faces": faces, "pattern": ALL[card].pattern, "away": away})
    return found


def text(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(json.dumps(row) for row in value) + "\n]\n"
    return json.dumps(value, indent=2) + "\n"


def main() -> None:
    TABLES.write_text(text(tables()), encoding="utf-8")
    DISTANCES.parent.mkdir(exist_ok=True)
    DISTANCES.write_text(text(some_distances()), encoding="utf-8")


if __name__ == "__main__":
    main()
