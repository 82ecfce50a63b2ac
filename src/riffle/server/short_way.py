"""The short way into SQLite for moves: one statement, here and now, while the disk is quick.

On a good disk a commit takes less than handing it to another thread and back costs the processor. On a slow one
everybody would wait for it, so then, and whenever somebody else is writing, the thread does it (store.py).
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

EventRow = tuple[str, int, bytes, bytes]
"""Table, number, body and payload, as the columns stand in `events`."""
DURABLE = ("journal_mode=WAL", "synchronous=FULL")
"""WAL lets readers read while one writes; FULL puts every commit on the disk before it is acknowledged."""
QUICK = 0.02  # seconds; after a commit that took longer
CLOSED = 1.0  # the way is closed for so many
MOST = 100  # rows in one statement
KIND = 0xFF  # of an error; the rest of its code says more of it


@cache
def _insert(rows: int) -> str:
    return "insert into events (table_id, number, body, payload) values " + ",".join(["(?,?,?,?)"] * rows)


class ShortWay:
    """A connection of its own that waits for no other one. A single statement is a transaction by itself."""

    def __init__(self, file: Path, now: Callable[[], float] = time.perf_counter) -> None:
        self.file = file
        self.now = now
        self.connection: sqlite3.Connection | None = None
        self._closed_until = 0.0

    def append(self, rows: Sequence[EventRow]) -> bool:
        """Add all of them or, by raising, none; False if this is not the way now: then nothing has been done."""
        began = self.now()
        if began < self._closed_until or len(rows) > MOST:
            return False
        try:
            self.opened().execute(_insert(len(rows)), [*chain.from_iterable(rows)])
        except sqlite3.Error as problem:
            self.close()  # whatever is wrong with it, the next one is a new one
            if getattr(problem, "sqlite_errorcode", 0) & KIND == sqlite3.SQLITE_BUSY:
                return False
            raise
        ended = self.now()
        if ended - began > QUICK:
            self._closed_until = ended + CLOSED
        return True

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=0, isolation_level=None)
            for pragma in DURABLE:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()
