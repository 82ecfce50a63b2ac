"""How a game ended, kept beside the table in the commit that ends it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..play import Match
from ..store.rows import ResultRow
from ..tables.seating import Seating
from .requests import Sitter


class Ended(Struct, frozen=True):
    """A finished game in short: names and levels are those at its end."""

    game: str
    players: list[Sitter]
    ending: str
    winners: list[int]
    scores: list[int]


_decode = msgspec.json.Decoder(Ended).decode


def sitters(seating: Seating) -> list[Sitter]:
    return [Sitter(seat.name, seat.kind, seat.level) for seat in seating.seats]


def result_row(match: Match, seating: Seating, date: float) -> ResultRow | None:
    """None while the game goes on."""
    end = match.result
    if end is None:
        return None
    ended = Ended(seating.game, sitters(seating), end.ending, list(end.winners), list(end.points))
    return ResultRow(seating.id, seating.rated, date, msgspec.json.encode(ended))


def read(body: bytes) -> Ended:
    return _decode(body)
