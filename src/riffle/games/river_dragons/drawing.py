"""A plank as the page draws it, for reports: as long as it is, with its owner's colour and its number.

`colours.json` holds the page's own colours; `web/tests/pieces.test.ts` keeps both equal.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .board import LENGTHS, SIZES

ROOM = 96.0
ACROSS = 12.0


@cache
def _colours() -> list[str]:
    return json.loads(Path(__file__).with_name("colours.json").read_text(encoding="utf-8"))


def plank(number: int) -> str:
    """A plank by its number, in a box of 100 by 100; all at one scale."""
    owner, size = divmod(number, SIZES)
    long = ROOM * LENGTHS[size] / LENGTHS[-1]
    left, top, colour = 50 - long / 2, 50 - ACROSS / 2, _colours()[owner]
    band = f'y="{top}" width="8" height="{ACROSS}" rx="2" fill="{colour}"/>'
    text = 'y="56.5" text-anchor="middle" font-size="18" font-weight="700" fill="#1f2a30"'
    return (
        f'<rect x="{left:.1f}" y="{top}" width="{long:.1f}" height="{ACROSS}" rx="2" fill="#c9a06c" stroke="#7d5a33"/>'
        f'<rect x="{left:.1f}" {band}<rect x="{left + long - 8:.1f}" {band}'
        f'<circle cx="50" cy="50" r="13" fill="#fffaf0" stroke="{colour}" stroke-width="3"/>'
        f'<text x="50" {text}>{size + 1}</text>'
    )
