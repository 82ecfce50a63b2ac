"""A tile as the page draws it, for reports: the sizes of stones it allows, and the steps of the marker.

`colours.json` holds the page's own colours; `web/tests/pieces.test.ts` keeps both equal.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .tiles import ALL, LETTERS, SIZES


@cache
def _colours() -> list[str]:
    return json.loads(Path(__file__).with_name("colours.json").read_text(encoding="utf-8"))


def tile(number: int) -> str:
    """A tile by its number, in a box of 100 by 100."""
    drawn = "".join(_size(size, bool(ALL[number].sizes >> size & 1)) for size in range(len(SIZES)))
    return (
        '<rect x="1" y="12" width="98" height="76" rx="9" fill="#fffdf8" stroke="#d9d2c2"/>'
        f'{drawn}<text x="50" y="80" text-anchor="middle" font-size="18" font-weight="700" fill="#1f2a30">'
        f"{ALL[number].steps} \u21bb</text>"
    )


def _size(size: int, allowed: bool) -> str:
    x, wide = (20, 47, 78)[size], 9 + 2.5 * size
    oval = f'<ellipse cx="{x}" cy="40" rx="{wide}" ry="{0.8 * wide}"'
    if not allowed:
        return f'{oval} fill="none" stroke="#cfc8b8" stroke-dasharray="3 3"/>'
    return (
        f'{oval} fill="{_colours()[size]}"/>'
        f'<text x="{x}" y="45" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">{LETTERS[size]}</text>'
    )
