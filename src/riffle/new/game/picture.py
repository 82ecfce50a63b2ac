"""The table in characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

ROW = 10


def picture(view: Mapping[str, Any], say: Callable[..., str]) -> str:
    """The heap in rows of ten, then what everybody has taken."""
    heap = view["heap"]
    lines = ["   " + " ".join("o" * min(ROW, heap - at)) for at in range(0, heap, ROW)] or [
        f"   {say('picture-empty')}"
    ]
    lines.append("")
    for seat in range(view["seats"]):
        mark = ">" if view["asked"] and view["turn"] == seat else " "
        lines.append(f" {mark} {say('picture-seat', seat=seat + 1, pebbles=view['taken'][seat])}")
    lines.append(f"   {say('picture-take')}")
    return "\n".join(lines)
