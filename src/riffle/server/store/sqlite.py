"""SQLite: one file, one connection for writing and one for reading, each in a thread of its own.

WAL lets readers read while one writes; synchronous=FULL puts every commit on the disk before it is acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, ClassVar, TypeVar

from riffle.core import system

from . import journal
from .database import DataError, LostRaceError, NotStoredError, Row, Statement, check_names

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
Result = TypeVar("Result")


class Connection:
    """One connection in a thread of its own. After an error it is opened anew for the next piece of work."""

    def __init__(self, file: Path, name: str) -> None:
        self.file = file
        self._work: SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._loop = asyncio.get_running_loop()
        self._connection: sqlite3.Connection | None = None
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        done: asyncio.Future[Result] = self._loop.create_future()
        self._work.put((work, done))
        return await done

    async def close(self) -> None:
        self._work.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        while (task := self._work.get()) is not None:
            work, done = task
            try:
                result = work(self._connection or self._open())
            except BaseException as problem:
                self._drop()
                self._loop.call_soon_threadsafe(_fail, done, problem)
            else:
                self._loop.call_soon_threadsafe(_succeed, done, result)
        self._drop()

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self.file, isolation_level=None)
        for pragma in PRAGMAS:
            self._connection.execute(f"pragma {pragma}")
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _succeed(done: asyncio.Future[Any], result: Any) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[Any], problem: BaseException) -> None:
    if not done.done():
        done.set_exception(problem)


class SQLite:
    shared = False
    connection: ClassVar = Connection
    types: ClassVar = {
        "blob": "blob",
        "real": "real",
        "boolean": "boolean",
        "false": "0",
        "counted": "integer",
        "find": "instr",
        "is_over": """instr(cast(body as text), '"over":true') > 0""",
    }

    def __init__(self, file: Path, lock: bool = True) -> None:
        """`lock`: this is a server, and there may be one only."""
        self.file = file
        self.lock = lock
        self._locked = -1

    async def open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self.lock:
            self._locked = _locked(self.file.parent / "riffle.lock")
        _check(self.file)
        self.writing = self.connection(self.file, "riffle-writing")
        self.reading = self.connection(self.file, "riffle-reading")

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        try:
            return await self.reading.do(lambda connection: connection.execute(sql, values).fetchall())
        except sqlite3.Error as problem:
            raise NotStoredError(str(problem)) from None

    async def commit(self, statements: Sequence[Statement]) -> None:
        await self._write(lambda connection: _commit(connection, statements))

    async def file_journal(self) -> None:
        await self._write(journal.file)

    async def _write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        try:
            await self.writing.do(work)
        except sqlite3.IntegrityError:
            raise LostRaceError from None
        except (sqlite3.Error, OSError) as problem:
            raise NotStoredError(f"{type(problem).__name__}: {problem}") from None

    async def close(self) -> None:
        await self.reading.close()
        await self.writing.close()
        if self._locked >= 0:
            os.close(self._locked)


def _commit(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    if len(statements) == 1 and len(statements[0].rows) == 1 and not statements[0].one:
        connection.execute(statements[0].sql, statements[0].rows[0])  # a statement alone is a transaction
        return
    connection.execute("begin immediate")
    for statement in statements:
        if statement.one:
            for row in statement.rows:
                if connection.execute(statement.sql, row).rowcount != 1:
                    raise LostRaceError
        else:
            connection.executemany(statement.sql, statement.rows)
    connection.execute("commit")  # after any error the connection is closed, which rolls back


def _locked(path: Path) -> int:
    """One process a folder: the lock goes with the process, however it ends."""
    found = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        system.lock(found, wait=False)
    except OSError:
        os.close(found)
        raise DataError(f"another server is using {path.parent}: stop it first, or serve another folder") from None
    return found


def _check(file: Path) -> None:
    """Refuse a file that is damaged, or somebody else's, before anything is written to it."""
    if not file.exists() or not file.stat().st_size:
        return
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
        names = {row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")}
    except sqlite3.DatabaseError as problem:
        found, names = str(problem), set()
    finally:
        connection.close()
    if found != "ok":
        raise DataError(f"{file} is damaged ({found}); restore a backup, or move it away")
    check_names(names)
