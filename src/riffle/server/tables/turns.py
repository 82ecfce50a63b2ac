"""Whose turn it is, in the store: so that a profile can say so without replaying a game, and a time of days outlives
us.

It is written while somebody who plays here is away, and always where an answer may take hours. Whoever is away and is
asked something is called back (`profiles/calls.py`).
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..play import Event, Match
from ..store.rows import TurnRow
from .seating import Seating

if TYPE_CHECKING:
    from .table import Table

SLOW = 3600
"""Seconds an answer from which on a game is one over days: its clock runs by the date."""


def is_slow(seating: Seating) -> bool:
    return seating.clock is not None and seating.clock >= SLOW


class Turns:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.kept: TurnRow | None = None  # as the store has it
        self._waited: frozenset[int] = frozenset()
        self._people: tuple[Seating | None, frozenset[int]] = (None, frozenset())

    def loaded(self, kept: TurnRow | None) -> None:
        """The table was read from the store."""
        self.kept = kept
        match = self.table.match
        if match is not None:
            self._waited = _waited(match, self.table.seating)
            self.table.clock.resume(kept)

    def heard(self) -> None:
        """Another process has written, and has called whom it had to."""
        if self.table.match is not None:
            self._waited = _waited(self.table.match, self.table.seating)

    def row(self, match: Match | None, seating: Seating) -> TurnRow | None:
        """What the store has to learn, if anything."""
        if match is None or match.over:
            return None
        people = self.people_of(seating)
        if not people or (people <= self.table.presence.here and not is_slow(seating)):
            return None
        new = turn_row(match, seating, self.table.services.date(), running=not self.table.clock.suspended)
        old = self.kept
        same = old is not None and (old.number, old.seats, old.due is None) == (new.number, new.seats, new.due is None)
        return None if same else new

    def committed(self, row: TurnRow | None, events: Sequence[Event]) -> None:
        """What was to be written is on disk: call those who are away."""
        table, match = self.table, self.table.match
        self.kept = row or self.kept
        if match is None or not events:
            return
        people = self.people_of(table.seating)
        before, self._waited = self._waited, people.intersection(match.question.waiting)
        away = people - table.presence.here
        if not away:
            return
        if match.over:
            self._call(away, "over")
            return
        late = {event.seat for event in events if event.by == "clock"}
        self._call(away & (self._waited - before | self._waited & late), "turn")

    def people_of(self, seating: Seating) -> frozenset[int]:
        """Looked at with every move, and another only where the seating is."""
        if self._people[0] is not seating:
            self._people = (seating, frozenset(seating.people))
        return self._people[1]

    def _call(self, seats: frozenset[int], what: str) -> None:
        if seats:
            chairs = [self.table.seating.seats[seat].chair for seat in sorted(seats)]
            self.table.services.spawn(self.table.lobby.calls.call(self.table.seating.id, chairs, what))


def turn_row(match: Match, seating: Seating, date: float, *, running: bool = True) -> TurnRow:
    """The question as it stands, put at that date; where hours are given for it, also when they are over."""
    timed = running and is_slow(seating) and bool(_waited(match, seating))
    bits = sum(1 << seat for seat in match.question.waiting if seat >= 0)
    return TurnRow(seating.id, match.number, date, date + (seating.clock or 0) if timed else None, bits)


def first_turn(match: Match, seating: Seating, date: float) -> TurnRow | None:
    """For a table that has just begun: its people are on their way, so only a clock of hours needs to be kept."""
    return turn_row(match, seating, date) if is_slow(seating) and not match.over else None


def _waited(match: Match, seating: Seating) -> frozenset[int]:
    """People who are asked."""
    return frozenset(seating.people).intersection(match.question.waiting)
