"""A whole deck, tray or set as the page draws it, coloured by how often it was used, and what it won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from .draw import sized
from .heat import scale_of_shares, strength

ACROSS, ROOM, GAP, UNDER = 12, 78.0, 8.0, 30.0
FEW_ACROSS = 6


class Thing(NamedTuple):
    """A thing of the game: by its number, how large a part of all hands used it, and how often those won."""

    number: int
    name: str
    used: float
    won: float | None  # None: used too seldom to tell
    colour: str  # of what it won: how it stands out
    told: str


def deck(things: Sequence[Thing], drawn: Callable[[int], str]) -> str:
    """All things in the game's order, and the scale of what the colours behind them mean."""
    top = max(thing.used for thing in things) or 1.0
    across = ACROSS if len(things) > 3 * FEW_ACROSS else FEW_ACROSS
    wide, high = ROOM + GAP, ROOM + GAP + UNDER
    body = "".join(
        _cell(thing, drawn, top, wide * (place % across), high * (place // across))
        for place, thing in enumerate(things)
    )
    rows = -(-len(things) // across)
    return sized(body + scale_of_shares(top, rows * high + 6), wide * min(across, len(things)), rows * high + 44)


def _cell(thing: Thing, drawn: Callable[[int], str], top: float, x: float, y: float) -> str:
    won = "" if thing.won is None else f"{100 * thing.won:.0f} %"
    bold = ' font-weight="700"' if thing.colour != "muted" else ""
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><title>{escape(thing.told)}</title>'
        f'<rect x="0" y="0" width="{ROOM + 4:.0f}" height="{ROOM + UNDER:.0f}" rx="8" fill="var(--river)" '
        f'fill-opacity="{strength(thing.used / top):.3f}"/>'
        f'<g transform="translate(4 4) scale({(ROOM - 4) / 100:.3f})">{drawn(thing.number)}</g>'
        f'<rect x="4" y="{ROOM + 3:.0f}" width="{ROOM - 4:.0f}" height="{UNDER - 7:.0f}" rx="5" fill="var(--surface)"/>'
        f'<text x="{ROOM / 2 + 2:.0f}" y="{ROOM + 19:.0f}" text-anchor="middle" font-size="14"{bold} '
        f'fill="var(--{thing.colour})">{won or "-"}</text></g>'
    )
