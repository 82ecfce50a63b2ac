"""Characters: the way a bot plays beside how well it plays. A seat spells both: `bot:hard:gambler`.

A character likes some answers more than others and takes them where its level finds them about as good; it sees no
more and thinks no longer. What each likes in a game is declared with that game's levels (`CHARACTERS`), its face and
its lines are the page's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

CHARACTERS = ("builder", "blocker", "gambler")
"""Who there is: one prepares and takes its time, one thinks of what the others want, one would rather dare."""


def split(name: str) -> tuple[str, str]:
    """`hard:gambler` as its level and its character; the character is empty where there is none."""
    level, _, character = name.partition(":")
    return level, character


def spelled(level: str, character: str = "") -> str:
    return f"{level}:{character}" if character else level


def every(levels: Iterable[str], characters: Iterable[str]) -> list[str]:
    """Every level by itself and in every character."""
    known = list(characters)
    return [spelled(level, character) for level in levels for character in ("", *known)]
