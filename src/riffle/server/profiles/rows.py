"""A table as a profile shows it to one of its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ..games import Games
from ..play import Refused
from ..store.rows import TurnRow
from ..tables.seating import Seating
from .requests import ProfileRow
from .results import Ended, sitters

if TYPE_CHECKING:
    from ..tables.table import Table

OWN = "own"


class Stored(Struct, frozen=True):
    """What the store knows of one chair at one table."""

    seating: Seating
    chair: int
    turn: TurnRow | None
    ended: Ended | None
    ended_at: float | None


def row(stored: Stored, games: Games, loaded: Table | None = None) -> ProfileRow | None:
    """None where the chair was taken away. A table in memory knows best whose turn it is."""
    seating, turn, ended = stored.seating, stored.turn, stored.ended
    seat = seating.seat_of(stored.chair)
    if seat is None:
        return None
    waiting = turn.waiting if turn else []
    if loaded is not None and loaded.match is not None:
        waiting = [each for each in loaded.match.question.waiting if each >= 0]
    going = seating.started and not seating.over
    return ProfileRow(
        table=seating.id,
        game=seating.game,
        seat=seat,
        players=ended.players if ended else sitters(seating),
        variant=variant(seating, games),
        device=seating.device,
        rated=seating.rated,
        clock=seating.clock,
        started=seating.started,
        over=seating.over,
        waiting=waiting if going else [],
        at=stored.ended_at or (turn.asked if turn else None),
        due=turn.due if going and turn else None,
        ended=stored.ended_at,
        ending=ended.ending if ended else "",
        winners=ended.winners if ended else [],
        scores=ended.scores if ended else [],
    )


def variant(seating: Seating, games: Games) -> str:
    """The preset that was played, nothing for the usual rules. Who begins is no rule: a rematch moves it on."""
    if seating.variant:
        return OWN
    try:
        options = games.load(seating.game).options
        usual, *others = list(options.presets) or [""]
        usuals = [options.read({}), options.read({"preset": usual} if usual else {})]
    except (Refused, ValueError, ImportError):
        return ""
    named = set(seating.options) - {"first"}  # an older table does not name what came later
    played = _only(named, seating.options)
    if played in [_only(named, each) for each in usuals]:
        return ""
    return next((name for name in others if _only(named, options.read({"preset": name})) == played), OWN)


def _only(names: set[str], options: dict[str, int]) -> dict[str, int]:
    return {name: value for name, value in options.items() if name in names}
