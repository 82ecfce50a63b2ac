"""A card as the page draws it, for reports: its worth, and its formation out of the faces of the stones.

`faces.json` holds the page's own shapes; `web/tests/pieces.test.ts` keeps both equal.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from .cards import ALL, FACES

WIDE, HIGH, EDGE = 100.0, 100.0, 18.0
MOST_ACROSS = 3


@cache
def _faces() -> list[dict[str, Any]]:
    return json.loads(Path(__file__).with_name("faces.json").read_text(encoding="utf-8"))


def card(number: int) -> str:
    """The face of a card in a box of 100 by 100."""
    rows = ALL[number].pattern.split("/")
    cell = min((WIDE - 24) / max(len(rows[0]), MOST_ACROSS - 1), (HIGH - EDGE - 8) / max(len(rows), MOST_ACROSS - 1))
    left, top = (WIDE - cell * len(rows[0])) / 2, EDGE + (HIGH - EDGE - 4 - cell * len(rows)) / 2
    places = "".join(
        _place(letter, left + x * cell, top + y * cell, cell)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
    )
    pips = "".join(f'<circle cx="{92 - 8 * pip}" cy="11" r="3" fill="#2a7389"/>' for pip in range(ALL[number].value))
    return (
        '<rect x="1" y="1" width="98" height="98" rx="9" fill="#fbf8f0" stroke="#d9d2c2"/>'
        f'<text x="8" y="18" font-size="16" font-weight="600" fill="#1f2a30">{ALL[number].value}</text>{pips}{places}'
    )


def _place(letter: str, x: float, y: float, cell: float) -> str:
    if letter == "*":
        inset, side = 0.12 * cell, 0.76 * cell
        return (
            f'<rect x="{x + inset:.1f}" y="{y + inset:.1f}" width="{side:.1f}" height="{side:.1f}" '
            f'rx="{0.3 * cell:.1f}" fill="#e9e3d5" stroke="#d5cdbb"/>'
        )
    face = _faces()[FACES.index(letter)]
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({cell / 100:.3f})"><path d="{face["outline"]}" '
        f'fill="{face["stone"]}" stroke="{face["deep"]}" stroke-width="2"/><path d="{face["sign"]}" '
        f'fill-rule="evenodd" fill="{face["cut"]}"/></g>'
    )
