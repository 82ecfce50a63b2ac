"""How an environment's choices stand for a game's answers.

With at most 4,096 codes a choice is a code. Where there are more, an answer is made of several choices, whose meaning
stays the same in every state: first its kind with the first part, then one part at a time.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from riffle.core.game import Game

MOST_CODES = 4096


class Choices:
    """The choices of one game, and the table that compiled code reads them from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = game.actions.kinds
        self.in_parts = game.actions.size > MOST_CODES
        sizes = [list(spec.listed.values()) for spec in self.kinds]
        levels = max(len(each) for each in sizes)
        table = np.zeros((1 + len(self.kinds), 3 + levels), dtype=np.int32)
        at = 0
        for index, (spec, each) in enumerate(zip(self.kinds, sizes, strict=True)):
            first = each[0] if each else 1
            table[1 + index, :3] = at, spec.first, spec.size // first
            table[1 + index, 3 : 3 + len(each) - 1] = each[1:]
            at += first
        for level in range(1, levels):
            table[0, level] = at
            at += max((each[level] for each in sizes if len(each) > level), default=0)
        table[0, 0] = int(self.in_parts)
        self.parts = levels if self.in_parts else 0
        """How many choices an answer may be made of, where it has parts."""
        self.table = table
        self.size = at if self.in_parts else game.actions.size
        """How many choices there are."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Choices:
        return self  # nothing in it ever changes

    def name(self, choice: int) -> str:
        """A choice in words: an answer, or a part of one."""
        if not self.in_parts:
            return self.game.actions.text(choice)
        starts = [int(row[0]) for row in self.table[1:]]
        levels = [int(at) for at in self.table[0, 1 : len(self.table[0]) - 2] if at]
        if choice >= min(levels, default=self.size):
            level = sum(choice >= at for at in levels)
            return f"part {level + 1}: {choice - levels[level - 1]}"
        index = sum(choice >= at for at in starts) - 1
        return f"{self.kinds[index].name} {choice - starts[index]}"

    def towards(self, code: int, made: int) -> int:
        """The choice that leads to a code after `made` choices."""
        if not self.in_parts:
            return code
        kind = self.kinds.index(self.game.actions.spec(code))
        parts = list(self.game.actions.parts(code).values()) or [0]
        return int((self.table[1 + kind, 0] if made == 0 else self.table[0, made]) + parts[made])

    def codes(self, codes: list[int], chosen: list[int]) -> list[int]:
        """Those of the codes that agree with the choices made so far."""
        for made, choice in enumerate(chosen):
            codes = [code for code in codes if self._parts(code) > made and self.towards(code, made) == choice]
        return codes

    def _parts(self, code: int) -> int:
        return max(1, len(self.game.actions.spec(code).listed)) if self.in_parts else 1

    def whole(self, codes: list[int], chosen: list[int]) -> int | None:
        """The code once the choices made leave no other part to choose, else None."""
        return codes[0] if codes and len(chosen) == self._parts(codes[0]) else None


@cache
def choices_of(game: Game) -> Choices:
    return Choices(game)
