"""The board in characters: coordinates at the edges, a letter a piece, the goal spots marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .board import CELLS, COLUMNS, GOAL, HEIGHT, WIDTH

LETTERS = {0: ".", 1: "o", 2: "-", 3: "|", 5: "O", 6: "=", 7: "H"}
"""Circle's stone, river across and river along; then Square's."""
SPOT = {0: ".", 1: "*", 2: "+"}


def picture(view: Mapping[str, Any], say: Callable[..., str]) -> str:
    """Rows from the top, the score and whose turn it is below, then what the letters mean."""
    board, setup = view["board"], 2 * view["board"] + view["circle"]
    edge = "    " + " ".join(chr(97 + x) for x in range(WIDTH[board]))
    lines = [edge]
    for y in range(HEIGHT[board]):
        points = [y * COLUMNS + x for x in range(WIDTH[board])]
        row = " ".join(_letter(view["cells"][point], GOAL[CELLS * setup + point]) for point in points)
        lines.append(f"{y + 1:>3} {row} {y + 1}")
    lines.append(edge)
    lines.append("")
    for seat, side in enumerate(("circle", "square")):
        mark = ">" if view["asked"] and view["turn"] == seat else " "
        lines.append(f" {mark} {say(f'picture-{side}')}: {say('picture-scored', stones=view['scored'][seat])}")
    lines.append(f"   {say('picture-letters')}")
    return "\n".join(lines)


def _letter(cell: int, goal: int) -> str:
    return LETTERS.get(cell, SPOT[0]) if cell > 0 else SPOT[goal]
