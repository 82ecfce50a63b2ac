"""`like me`: a level that follows its player. After a game won the next one is a level harder, after one lost a level
easier; so whoever plays on wins about as often as not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

LIKE_ME = "like_me"
"""How a seat asks for it, in a level's place."""

Outcome = Literal["won", "shared", "lost"]


def following(levels: Sequence[str], level: str, outcome: Outcome) -> str:
    """The level for the game after one against `level`; `levels` are those there are, weakest first."""
    if level not in levels:
        return level
    step = {"won": 1, "shared": 0, "lost": -1}[outcome]
    return levels[min(len(levels) - 1, max(0, levels.index(level) + step))]
