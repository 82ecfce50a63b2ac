"""Heat maps: places coloured by how much happened there, with the scale that says what a colour means."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from .draw import sized

WIDE, HIGH, LARGEST = 330.0, 270.0, 62.0
SCALE_WIDE, SCALE_HIGH, SCALE_ROOM = 150.0, 10.0, 40.0
FAINTEST, FULLEST = 0.04, 0.9
STEPS = 12
HEXAGON = ((0, -0.56), (0.485, -0.28), (0.485, 0.28), (0, 0.56), (-0.485, 0.28), (-0.485, -0.28))
NAMED = 40
"""Places that are written with their names."""


def heat_map(rows: Sequence[dict[str, Any]], shape: str) -> str:
    """Places (`name`, `x`, `y`, `count`), each as its share of all, and the scale of shares below."""
    total = sum(row["count"] for row in rows) or 1
    top = max(row["count"] for row in rows) / total or 1.0
    left, up = min(row["x"] for row in rows) - 0.55, min(row["y"] for row in rows) - 0.6
    across, down = (max(row[axis] for row in rows) - min(row[axis] for row in rows) + 1.2 for axis in "xy")
    unit = min(WIDE / across, HIGH / down, LARGEST)
    body = "".join(_place(row, row["count"] / total, top, shape, unit, left, up, len(rows) <= NAMED) for row in rows)
    wide, high = max(across * unit, SCALE_WIDE + 60), down * unit + SCALE_ROOM
    return sized(body + scale_of_shares(top, down * unit + 6), wide, high)


def _place(
    row: dict[str, Any], share: float, top: float, shape: str, unit: float, left: float, up: float, named: bool
) -> str:
    x, y = (row["x"] - left) * unit, (row["y"] - up) * unit
    colour = f'fill="var(--river)" fill-opacity="{strength(share / top):.3f}" stroke="var(--line)"'
    match shape:
        case "round":
            drawn = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.45 * unit:.1f}" {colour}>'
            end = "</circle>"
        case "hex":
            points = " ".join(f"{x + dx * unit:.1f},{y + dy * unit:.1f}" for dx, dy in HEXAGON)
            drawn, end = f'<polygon points="{points}" {colour}>', "</polygon>"
        case _:
            side = 0.94 * unit
            drawn = (
                f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}" {colour}>'
            )
            end = "</rect>"
    name = escape(str(row["name"]))
    told = f"<title>{name}: {100 * share:.1f} %</title>"
    text = f'<text x="{x:.1f}" y="{y + 3.5:.1f}" text-anchor="middle" font-size="10" fill="var(--ink)">{name}</text>'
    return f"{drawn}{told}{end}{text if named else ''}"


def strength(part: float) -> float:
    """How full a colour is for a part of the most there is."""
    return FAINTEST + (FULLEST - FAINTEST) * part


def scale_of_shares(top: float, y: float) -> str:
    """What the colours mean: from none to the most, as shares of all."""
    step = SCALE_WIDE / STEPS
    cells = "".join(
        f'<rect x="{30 + place * step:.1f}" y="{y:.1f}" width="{step + 0.3:.1f}" height="{SCALE_HIGH}" '
        f'fill="var(--river)" fill-opacity="{strength((place + 0.5) / STEPS):.3f}"/>'
        for place in range(STEPS)
    )
    ticks = "".join(
        f'<text x="{30 + part * SCALE_WIDE:.1f}" y="{y + SCALE_HIGH + 14:.1f}" text-anchor="middle" font-size="11" '
        f'fill="var(--muted)">{100 * part * top:.{0 if top >= 0.1 else 1}f} %</text>'
        for part in (0, 0.5, 1)
    )
    return cells + ticks
