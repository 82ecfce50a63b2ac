"""Rows that a table's commit may carry beside its events: how it ended, whose turn it is, what that is worth."""

from __future__ import annotations

from typing import NamedTuple


class ResultRow(NamedTuple):
    """`ended` is a date in seconds, `body` a `profiles.results.Ended`."""

    table: str
    rated: bool
    ended: float
    body: bytes


class TurnRow(NamedTuple):
    """Which seats are waited for (bit by bit) at question `number`; `asked` and `due` are dates in seconds."""

    table: str
    number: int
    asked: float
    due: float | None
    seats: int

    @property
    def waiting(self) -> list[int]:
        return [seat for seat in range(self.seats.bit_length()) if self.seats >> seat & 1]


class RatingRow(NamedTuple):
    """What is known of a player's strength in one game with that many seats."""

    player: str
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    name: str
