"""Main time with increment: what every person has left for the whole game, beside the clock of a single question.

Whoever is asked pays the time until they have answered and then gets the increment. Whoever runs out of time has given
the game up. What is left is stored with the seats at every answer, so a restart costs nobody more than a moment.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..play import Event
from .seating import Seating

if TYPE_CHECKING:
    from .table import Table


class TimeBanks:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._since = table.services.now()
        self._paying: frozenset[int] = frozenset()

    @property
    def used(self) -> bool:
        return self.table.seating.main_time is not None

    def asked(self) -> None:
        """The question as it stands is put from now on."""
        match = self.table.match
        self._since = self.table.services.now()
        self._paying = frozenset()
        if self.used and match is not None and not match.over:
            people = set(self.table.seating.people) - set(match.forfeited)
            self._paying = frozenset(people.intersection(match.question.waiting))

    def charge(self, seating: Seating, events: Sequence[Event]) -> None:
        """Write down in `seating` what the time until these events leaves everybody."""
        answered = {event.seat for event in events}
        for seat in self._paying:
            left = self.left(seat) or 0.0
            seating.seats[seat].left = left + (seating.increment if seat in answered and left else 0)

    def left(self, seat: int) -> float | None:
        """Seconds that somebody has left now; None for bots."""
        seating = self.table.seating
        if seating.main_time is None or seating.seats[seat].kind != "person":
            return None
        stored = seating.seats[seat].left
        before = float(seating.main_time) if stored is None else stored
        return max(0.0, before - (self.table.services.now() - self._since if seat in self._paying else 0.0))

    def all(self) -> list[float | None] | None:
        """Everybody's, by seat; None where there is no such clock."""
        if not self.used:
            return None
        found = [self.left(seat) for seat in range(len(self.table.seating.seats))]
        return [None if left is None else round(left, 1) for left in found]

    @property
    def soonest(self) -> float | None:
        """Seconds until the first who is asked has no time left."""
        return min((self.left(seat) or 0.0 for seat in self._paying), default=None)

    @property
    def out(self) -> list[int]:
        """Who is asked and has no time left."""
        return [seat for seat in sorted(self._paying) if not self.left(seat)]
