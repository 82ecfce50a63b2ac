"""Backups: all rows in one file, the same for both databases, taken as they are at one moment while servers run.

Restoring adds what is missing and leaves what is there, so it may be done beside a running server, too. The file is
gzip over lines of JSON: a head with the schema's number, then one line a row.
"""

from __future__ import annotations

import base64
import gzip
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..settings import Settings
from .database import DataError, Statement, postgres_address
from .journal import noted_rows, single_rows
from .schema import STEPS, stored_version
from .store import Store

FORMAT = "riffle backup 1"
OLDEST = 6
"""The first schema whose backups have the same rows as today's."""
BATCH = 500
PARTS: dict[str, tuple[str, ...]] = {
    "tables": ("id", "version", "listed", "running", "finished", "address", "made", "touched", "body", "playtest"),
    "links": ("hash", "table_id", "chair", "river"),
    "events": ("table_id", "number", "body", "payload"),
    "chat": ("table_id", "number", "body"),
    "archives": ("table_id", "record_hash", "body"),
    "blocked": ("address", "reason"),
    "variants": ("digest", "body"),
    "playtests": ("id", "digest", "key_hash", "address", "made"),
    "opinions": ("table_id", "seat", "playtest", "body"),
    "rivers": ("id", "touched"),
    "keys": ("hash", "river", "kind", "body"),
    "river_seats": ("river", "table_id", "chair"),
    "river_stones": ("river", "name", "score", "pebbles", "tries", "reached"),
    "results": ("table_id", "rated", "ended", "body"),
    "turns": ("table_id", "number", "asked", "due", "seats"),
    "calls": ("table_id", "chair", "hash", "body"),
    "ratings": ("player", "game", "seats", "mu", "sigma", "games", "name"),
}
BOOLEAN = {"listed", "running", "finished", "rated"}
BYTES = {"body", "payload"}
Line = tuple[str, list[Any]]
_encode = msgspec.json.Encoder().encode


class Head(msgspec.Struct):
    format: str
    schema: int


async def backup(settings: Settings, target: Path) -> int:
    """Write everything to a new file; how many rows that were."""
    _check_new(target)
    partial, count = target.with_name(target.name + ".part"), 0
    with gzip.open(partial, "wb") as file:
        file.write(_encode(Head(FORMAT, len(STEPS))) + b"\n")
        async for part, row in _rows(settings):
            file.write(_encode((part, row)) + b"\n")
            count += 1
    partial.replace(target)
    return count


def _check_new(target: Path) -> None:
    if target.exists():
        raise ValueError(f"{target} is there already: a backup overwrites nothing")


async def _rows(settings: Settings) -> AsyncIterator[Line]:
    if not settings.database:
        for line in _sqlite_rows(settings.file):
            yield line
        return
    import asyncpg

    from .postgres import AWAY

    try:
        connection = await asyncpg.connect(postgres_address(settings.database))
    except AWAY as problem:
        raise DataError(f"the database cannot be reached: {type(problem).__name__}") from None
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for part, columns in PARTS.items():
                async for row in connection.cursor(f"select {', '.join(columns)} from {part}"):
                    for line in _line(part, list(row.values())):
                        yield line
    finally:
        await connection.close()


def _sqlite_rows(file: Path) -> Iterator[Line]:
    if not file.exists():
        raise DataError(f"there is no {file}")
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, isolation_level=None)
    try:
        connection.execute("begin")  # one moment for all that is read
        for part, columns in PARTS.items():
            for row in connection.execute(f"select {', '.join(columns)} from {part}"):
                yield from _line(part, list(row))
        for (body,) in connection.execute("select body from journal order by id"):
            for row in noted_rows(body):
                yield from _line("events", list(row))
    except sqlite3.DatabaseError as problem:
        raise DataError(f"{file} cannot be read: {problem}") from None
    finally:
        connection.close()


def _line(part: str, row: list[Any]) -> Iterator[Line]:
    """A row as it is, but for events: there a line is one event, whatever the store has put together."""
    if part != "events":
        yield part, row
        return
    for single in single_rows(row):
        yield part, list(single)


async def restore(settings: Settings, source: Path) -> int:
    """Add what a backup has and the store lacks; how many tables that brought."""
    store = Store(settings, lock=False)
    await store.open()
    try:
        there = {row[0] for row in await store.database.fetch("select id from tables")}
        if await stored_version(store.database) != len(STEPS):
            raise DataError("the store has another schema")
        batch: dict[str, list[list[Any]]] = {part: [] for part in PARTS}
        tables: list[list[Any]] = []
        for part, row in _lines(source):
            found = _decoded(PARTS[part], row)
            if part == "tables":
                tables.append(found)  # last: a table that is there is whole, even if this is interrupted
            elif part != "events" or found[0] not in there:  # who plays on at a table goes on with their own events
                batch[part].append(found)
            if sum(map(len, batch.values())) >= BATCH:
                await _add(store, batch)
        await _add(store, batch)
        new = {row[0] for row in tables} - there
        await _add(store, {"tables": tables})
        return len(new)
    finally:
        await store.close()


async def _add(store: Store, batch: dict[str, list[list[Any]]]) -> None:
    statements = []
    for part, rows in batch.items():
        columns = PARTS[part]
        values = ", ".join("?" * len(columns))
        sql = f"insert into {part} ({', '.join(columns)}) values ({values}) on conflict do nothing"
        if rows:
            statements.append(Statement(sql, list(rows)))
        rows.clear()
    if statements:
        await store.database.commit(statements)


def _lines(source: Path) -> Iterator[Line]:
    try:
        with gzip.open(source, "rb") as file:
            head = msgspec.json.decode(file.readline(), type=Head)
            if head.format != FORMAT or not OLDEST <= head.schema <= len(STEPS):
                raise DataError(f"{source} was made by another version of Riffle: restore it there")
            for line in file:
                yield msgspec.json.decode(line, type=Line)
    except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError) as problem:
        raise DataError(f"{source} is no whole backup: {problem}") from None


def _decoded(columns: tuple[str, ...], row: list[Any]) -> list[Any]:
    found: list[Any] = []
    for name, value in zip(columns, row, strict=True):
        if name in BYTES:
            found.append(base64.b64decode(value))
        else:
            found.append(bool(value) if name in BOOLEAN else value)
    return found
