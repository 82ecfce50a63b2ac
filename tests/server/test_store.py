"""The store: one way to write, many changes in one commit, all or nothing; and each table hears of its own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from riffle.server.settings import Settings
from riffle.server.store.broker import OneProcess
from riffle.server.store.database import DataError, LostRaceError, NotStoredError, Statement
from riffle.server.store.postgres import numbered
from riffle.server.store.sqlite import SQLite
from riffle.server.store.store import Store
from riffle.server.store.writer import EVENTS, Change, Writer


class Kept:
    """A database that keeps what it is given and fails where it is told to."""

    def __init__(self) -> None:
        self.commits: list[list[str]] = []
        self.problem: dict[str, Exception] = {}

    async def commit(self, statements: list[Statement]) -> None:
        names = [row[0] for statement in statements for row in statement.rows]
        await asyncio.sleep(0)
        for name in names:
            if name in self.problem:
                raise self.problem[name]
        self.commits.append(names)


def move(table: str) -> Change:
    return Change(table, events=[(table, 0, b"", b"")])


def writer_on(database: Any) -> Writer:
    return Writer(database, OneProcess("here"), lambda: 0.0)


async def test_what_gathers_while_one_commit_is_on_its_way_goes_into_the_next() -> None:
    kept = Kept()
    writer = writer_on(kept)
    first = writer.write(move("a"))
    await asyncio.sleep(0)
    await asyncio.gather(first, *(writer.write(move(name)) for name in "bcd"))
    assert kept.commits == [["a"], ["b", "c", "d"]]


@pytest.mark.parametrize(
    ("problem", "told"),
    [(LostRaceError(), LostRaceError), (NotStoredError("full"), NotStoredError), (KeyError(), NotStoredError)],
)
async def test_one_bad_change_does_not_take_the_others_with_it(
    problem: Exception, told: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    kept = Kept()
    kept.problem["b"] = problem
    writer = writer_on(kept)
    with caplog.at_level(logging.CRITICAL):
        heard = await asyncio.gather(*(writer.write(move(name)) for name in "abc"), return_exceptions=True)
    assert [type(each) for each in heard] == [type(None), told, type(None)]
    assert kept.commits == [["a"], ["c"]]


def rows(*numbers: int) -> list[tuple[str, int, bytes, bytes]]:
    body = b'{"number":%d,"question":0,"seat":0,"kind":"answer"}'
    return [("table", number, body % number, b"") for number in numbers]


async def test_events_are_added_all_or_none(tmp_path: Path) -> None:
    store = Store(Settings(data=tmp_path))
    await store.open()
    await store.database.commit([Statement(EVENTS, rows(0, 1))])
    with pytest.raises(LostRaceError):
        await store.database.commit([Statement(EVENTS, rows(2, 1, 3))])
    assert [event.number for event in await store.log("table")] == [0, 1]
    await store.database.commit([Statement(EVENTS, rows(2))])
    assert [event.number for event in await store.log("table")] == [0, 1, 2]
    await store.close()


async def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = Store(Settings(data=tmp_path))
    await store.open()
    assert isinstance(store.database, SQLite)
    names = ("journal_mode", "synchronous")
    modes = [
        await store.database.writing.do(
            lambda connection, name=name: connection.execute(f"pragma {name}").fetchone()[0]
        )
        for name in names
    ]
    assert modes == ["wal", 2]
    await store.close()


async def test_a_second_server_on_the_same_folder_is_told_so(tmp_path: Path) -> None:
    first, second = Store(Settings(data=tmp_path)), Store(Settings(data=tmp_path))
    await first.open()
    with pytest.raises(DataError, match="another server is using"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


@pytest.mark.parametrize(
    "content", [b"a letter to my aunt, no database" * 100, b"SQLite format 3\x00" + b"\xff" * 4096]
)
async def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = Settings(data=tmp_path).file
    file.write_bytes(content)
    with pytest.raises(DataError, match="damaged"):
        await Store(Settings(data=tmp_path)).open()
    assert file.read_bytes() == content


async def test_somebody_elses_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with sqlite3.connect(settings.file) as connection:
        connection.execute("create table recipes (name text)")
    before = settings.file.read_bytes()
    with pytest.raises(DataError, match="recipes"):
        await Store(settings).open()
    assert settings.file.read_bytes() == before


def test_placeholders_are_numbered_for_postgresql() -> None:
    assert numbered("insert into x values (?, ?)") == "insert into x values ($1, $2)"
