"""Turns with their facts, for the page's own tests: `python -m tests.stones_and_rivers.make_turns`.

The page draws ways and boards between two views by itself; these turns hold it to what the rules tell.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from riffle.core.event import Step
from riffle.core.position import Position

from .board_builder import GAME

FILE = Path(__file__).parents[2] / "web/tests/rivers_turns.json"
WANTED = {"move": 8, "send": 12, "flip": 2, "rotate": 2}


def pieces(position: Position) -> list[list[int]]:
    return [[point, piece] for point, piece in enumerate(position.field("cells")) if piece > 0]


def longest_first(position: Position) -> list[int]:
    """Answers of a seat, those over many rivers before the others."""
    codes = position.codes(position.to_move[0])
    return sorted(codes, key=lambda code: -len(position.answer(position.to_move[0], Step(code)).fact_rows))


def turns() -> list[dict[str, Any]]:
    dice = random.Random(5)
    position = GAME.start(2, seed=1, first="circle")
    found: list[dict[str, Any]] = []
    count = dict.fromkeys(WANTED, 0)
    while count != WANTED:
        seat = position.to_move[0]
        codes = longest_first(position)
        code = codes[0] if dice.random() < 0.2 else dice.choice(codes)
        after = position.play(code)
        kind = GAME.actions.spec(code).name
        if count[kind] < WANTED[kind]:
            count[kind] += 1
            told = [
                {"event": 0, "seat": seat, "kind": name, "parts": dict(zip(parts, row[1:], strict=False))}
                for row in after.fact_rows
                for name, parts in [(GAME.facts.kinds[row[0]].name, GAME.facts.kinds[row[0]].parts)]
                if name not in ("scored", "over")
            ]
            found.append(
                {
                    "answer": GAME.actions.text(code),
                    "kind": kind,
                    "parts": list(GAME.actions.parts(code).values()),
                    "before": pieces(position),
                    "facts": told,
                    "after": pieces(after),
                }
            )
        position = after if not after.over else GAME.start(2, seed=1, first="circle")
    return found


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(turn) for turn in turns()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
