"""Who is at a table now, here and in other processes."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from ..play import SPECTATOR
from ..store.broker import Notice

if TYPE_CHECKING:
    from .table import Table

FRESH = 90.0
"""Seconds for which another process's word about who is there holds."""


class Presence:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._seated: set[int] = set()
        self._elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}

    @property
    def here(self) -> set[int]:
        """Seats that somebody is connected for, in any process."""
        if not self._elsewhere:
            return self._seated
        return self._seated.union(seat for seat in self._far() if seat >= 0)

    @property
    def watching(self) -> int:
        """How many look on, in any process."""
        return self._far().count(SPECTATOR) + sum(connection.seat < 0 for connection in self.table.connections)

    @property
    def known(self) -> bool:
        """Whether it can be said who is there: other processes are heard now."""
        return self.table.services.broker.connected

    def _far(self) -> list[int]:
        fresh = self.table.services.now() - FRESH
        return [seat for when, seats in self._elsewhere.values() if when > fresh for seat in seats]

    def count(self) -> None:
        """Somebody came or went here, or chairs were moved."""
        self._seated = {connection.seat for connection in self.table.connections if connection.seat >= 0}

    def announce(self) -> None:
        """Tell the other processes who is here."""
        services = self.table.services
        if services.settings.shared:
            watchers = [SPECTATOR] * sum(each.seat < 0 for each in self.table.connections)
            notice = Notice(self.table.seating.id, services.broker.origin, (*sorted(self._seated), *watchers))
            services.announce(notice)

    def heard(self, notice: Notice) -> None:
        before = (self.here, self.watching)
        self._elsewhere[notice.origin] = (self.table.services.now(), notice.here or ())
        if (self.here, self.watching) != before:
            self.table.broadcast.players()
