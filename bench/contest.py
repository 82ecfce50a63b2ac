"""One way of thinking against others: settings changed word by word, and the account of the games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from riffle.lab.interval import interval


def changed_setting(words: str, levels: Mapping[str, Any]) -> Any:
    """The expert's setting, or that of another level named first, with numbers of it changed."""
    found = levels["expert"]
    for word in words.split():
        name, _, value = word.partition("=")
        if value:
            found = found._replace(**{name: bool(int(value)) if name == "learned" else int(value)})
        else:
            found = levels[name]
    return found


@dataclass
class Account:
    """Games, shares of wins, rounds or turns played, and what the first side's answers cost."""

    games: int = 0
    won: float = 0.0
    turns: int = 0
    spent: float = 0.0
    others: float = 0.0
    longest: float = 0.0

    def add(self, other: Account) -> None:
        self.games, self.won, self.turns = self.games + other.games, self.won + other.won, self.turns + other.turns
        self.spent, self.others = self.spent + other.spent, self.others + other.others
        self.longest = max(self.longest, other.longest)

    def row(self, players: int, one: str, other: str) -> str:
        each = max(1, self.games)
        low, high = interval(self.won, each)
        share = f"{100 * self.won / each:.1f} ({100 * low:.1f}-{100 * high:.1f})"
        return (
            f"| {one or 'expert'} against {other or 'expert'} | {players} | {self.games} | {share} "
            f"| {100 / players:.0f} | {self.turns / each:.1f} | {self.spent / each:.2f} / {self.others / each:.2f} "
            f"| {self.longest:.2f} |"
        )
