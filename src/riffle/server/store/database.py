"""What both databases offer: rows by a query, and a batch of statements that is committed whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

Row = Sequence[Any]


class LostRaceError(Exception):
    """Somebody else wrote this number or version first."""


class NotStoredError(Exception):
    """The store could not write or read: the disk is full, or the database is away."""


class DamagedError(Exception):
    """What is stored of one table cannot be read."""


class DataError(ValueError):
    """The stored data cannot be served: the sentence says why. Nothing was overwritten."""


def check_names(names: set[str]) -> None:
    """Refuse to write into a database that holds something else."""
    if names and "events" not in names:
        raise DataError(f"this database holds something else ({min(names)}): Riffle will not write to it")


def postgres_address(url: str) -> str:
    """The address as asyncpg reads it, whatever driver the setting names."""
    return "postgresql://" + url.partition("://")[2]


class Statement(NamedTuple):
    """SQL with `?` for values, and the rows to run it with. `one`: each row must change exactly one line."""

    sql: str
    rows: Sequence[Row] = ((),)
    one: bool = False


class Database(Protocol):
    """A connection pool, or a connection, with the few calls that the store needs."""

    shared: bool  # other processes may use it at the same time
    types: ClassVar[dict[str, str]]  # words of the schema that differ: types, and a few expressions

    async def open(self) -> None: ...
    async def fetch(self, sql: str, *values: Any) -> list[Row]: ...
    async def commit(self, statements: Sequence[Statement]) -> None: ...
    async def file_journal(self) -> None: ...  # what the journal holds (`journal.py`)
    async def close(self) -> None: ...
