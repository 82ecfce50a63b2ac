"""Daily puzzles under a key: on every device the best that was reached on any, so that a streak goes on."""

from __future__ import annotations

from collections.abc import Mapping

from ..store.database import Database, Statement
from .requests import DailyResult

MOST = 5000
"""Stones kept for one profile: more than two years of all five games. The newest days stay."""
PUT = (
    "insert into river_stones (river, name, score, pebbles, tries, reached) values (?, ?, ?, ?, ?, ?)"
    " on conflict (river, name) do update set score = excluded.score, pebbles = excluded.pebbles,"
    " tries = excluded.tries, reached = excluded.reached"
)


class DailyResults:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, profile: str) -> dict[str, DailyResult]:
        query = "select name, score, pebbles, tries, reached from river_stones where river = ?"
        return {name: DailyResult(*rest) for name, *rest in await self.database.fetch(query, profile)}

    async def add(self, profile: str, told: Mapping[str, DailyResult]) -> None:
        """Take results in."""
        if not told:
            return
        before = await self.of(profile)
        changed = {name: better(before.get(name), stone) for name, stone in told.items()}
        changed = {name: stone for name, stone in changed.items() if stone != before.get(name)}
        whole = before | changed
        out = sorted(whole, key=_day)[: max(0, len(whole) - MOST)]
        if changed:
            put = Statement(PUT, [(profile, name, *_columns(stone)) for name, stone in changed.items()])
            drop = Statement("delete from river_stones where river = ? and name = ?", [(profile, name) for name in out])
            await self.database.commit([put, *([drop] if out else [])])


def better(one: DailyResult | None, other: DailyResult) -> DailyResult:
    """The better of two results of the same stone, with all tries, and the first day on which it was reached."""
    if one is None:
        return other
    best = max(one, other, key=lambda each: (each.pebbles, each.score))
    days = [each.on for each in (one, other) if each.on]
    return DailyResult(best.score, best.pebbles, max(one.tries, other.tries), min(days, default=0))


def _columns(stone: DailyResult) -> tuple[int, int, int, int]:
    return stone.score, stone.pebbles, stone.tries, stone.on


def _day(name: str) -> int:
    """The day of a stone; other puzzles have none and stay longest."""
    day = name.split("/", 1)[0]
    return int(day) if day.isdigit() else 1 << 30
