"""The store: one way to write, many changes in one commit, all or nothing; and each table hears of its own."""

from __future__ import annotations

import asyncio
import gzip
import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riffle.server.play import Event
from riffle.server.profiles.store import ProfileStore
from riffle.server.settings import Settings
from riffle.server.store import backup as backups
from riffle.server.store import journal
from riffle.server.store.backup import backup, restore
from riffle.server.store.broker import OneProcess
from riffle.server.store.database import DamagedError, DataError, LostRaceError, NotStoredError, Statement
from riffle.server.store.postgres import numbered
from riffle.server.store.schema import STEPS
from riffle.server.store.sqlite import SQLite
from riffle.server.store.store import Store
from riffle.server.store.writer import Change, Writer


class Kept:
    """A database that keeps what it is given and fails where it is told to."""

    shared = True

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


def event(number: int, payload: bytes = b"") -> Event:
    return Event(number, number, 0, "answer", payload=payload)


def move(table: str, *numbers: int) -> Change:
    return Change(table, events=[event(number) for number in numbers or (0,)])


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


async def opened(folder: Path, lock: bool = True) -> Store:
    store = Store(Settings(data=folder), lock)
    await store.open()
    return store


async def numbers(store: Store, table: str, since: int = 0) -> list[int]:
    return [each.number for each in await store.log(table, since)]


async def filed(store: Store) -> dict[tuple[str, int], int]:
    """How many events each row of `events` carries."""
    rows = await store.database.fetch("select table_id, number, body, payload from events")
    return {(row[0], row[1]): len(journal.filed_events(row[2], row[3])) for row in rows}


async def test_events_are_added_all_or_none(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rows = [journal.event_row("table", event(number)) for number in range(4)]
    await store.database.commit([Statement(journal.EVENTS, rows[:2])])
    with pytest.raises(LostRaceError):
        await store.database.commit([Statement(journal.EVENTS, [rows[2], rows[1], rows[3]])])
    assert await numbers(store, "table") == [0, 1]
    await store.database.commit([Statement(journal.EVENTS, [rows[2]])])
    assert await numbers(store, "table") == [0, 1, 2]
    await store.close()


async def test_events_are_read_alike_in_the_journal_and_filed(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    for number in range(6):
        await asyncio.gather(writer.write(move("a", number)), writer.write(move("b", 2 * number, 2 * number + 1)))
        if number == 3:
            assert await filed(store) == {}
            await store.database.file_journal()
            assert await filed(store) == {("a", 0): 4, ("b", 0): 8}
    assert await numbers(store, "a") == list(range(6))
    assert await numbers(store, "b", 5) == list(range(5, 12))
    assert await numbers(store, "b", 11) == [11]
    await store.close()
    store = await opened(tmp_path)
    assert await filed(store) == {("a", 0): 4, ("a", 4): 2, ("b", 0): 8, ("b", 8): 4}
    assert await numbers(store, "b", 5) == list(range(5, 12))
    await store.close()


async def test_what_a_killed_server_leaves_in_the_journal_is_filed_at_the_next_start(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await writer_on(store.database).write(move("a", 0, 1))
    await store.database.close()  # without filing, as a kill does
    beside = await opened(tmp_path, lock=False)  # somebody who restores a backup beside the server files nothing
    assert await filed(beside) == {}
    assert await numbers(beside, "a") == [0, 1]
    await beside.close()
    store = await opened(tmp_path)
    assert await filed(store) == {("a", 0): 2}
    await store.close()


async def test_a_store_from_before_the_journal_goes_on(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rows = [journal.event_row("a", event(number, b"x" * (number == 1))) for number in range(3)]
    before = [
        Statement("drop table journal"),
        Statement("drop table spent"),
        Statement("update meta set value = '6' where name = 'schema'"),
        Statement(journal.EVENTS, rows),
    ]
    await store.database.commit(before)
    await store.database.close()
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    await writer.write(move("a", 3))
    await writer.write(move("a", 4))
    assert await numbers(store, "a") == list(range(5))
    await store.close()
    store = await opened(tmp_path)
    assert await filed(store) == {("a", 0): 1, ("a", 1): 1, ("a", 2): 1, ("a", 3): 2}
    assert [each.payload for each in await store.log("a", payloads=True)] == [b"", b"x", b"", b"", b""]
    await store.close()


async def test_the_journal_is_filed_when_enough_has_gathered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_UNFILED", 3)
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    for number in range(7):
        await writer.write(move("a", number))
    await writer.close()
    assert await filed(store) == {("a", 0): 3, ("a", 3): 3}
    assert await numbers(store, "a") == list(range(7))
    await store.close()


async def test_an_event_with_a_payload_is_filed_at_once_between_the_others(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    await writer.write(move("a", 0, 1))
    await writer.write(Change("a", [event(2, b"a trajectory")]))
    await writer.write(move("a", 3))
    await writer.write(move("a", 4))
    for _ in range(2):
        assert [each.payload for each in await store.log("a", payloads=True)] == [b"", b"", b"a trajectory", b"", b""]
        assert await store.payload("a", 2) == b"a trajectory"
        await store.database.file_journal()
    assert await filed(store) == {("a", 0): 2, ("a", 2): 1, ("a", 3): 2}
    await store.close()


async def test_the_same_number_is_not_written_twice_into_the_journal(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    await writer.write(move("a", 0, 1))
    with pytest.raises(LostRaceError):
        await writer.write(move("a", 1))
    await writer.write(move("a", 2))  # whoever has lost the race has read the table anew
    assert await numbers(store, "a") == [0, 1, 2]
    await store.close()


async def test_a_damaged_row_of_the_journal_is_named_and_keeps_nobody_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    await writer.write(move("a"))
    await store.database.commit([Statement("update journal set body = ?", [(b"[[broken",)])])
    await writer.write(move("b"))
    with caplog.at_level(logging.WARNING):
        await store.database.file_journal()
    assert "row 1 of the journal cannot be read" in caplog.text
    assert await filed(store) == {("b", 0): 1}
    assert await store.database.fetch("select id from journal") == [(1,)]
    await store.close()


async def test_filing_never_overwrites_other_events(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    await writer.write(move("a", 0))
    await writer.write(move("b", 0))
    other = journal.event_row("a", msgspec.structs.replace(event(0), by="clock"))
    await store.database.commit([Statement(journal.EVENTS, [other])])
    for _ in range(2):
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            await store.database.file_journal()
        assert "table a has event 0 twice" in caplog.text
        assert await filed(store) == {("a", 0): 1, ("b", 0): 1}
    assert await store.database.fetch("select body from events where table_id = 'a'") == [(other[2],)]
    assert [row[0] for row in await store.database.fetch("select tables from journal")] == ["a"]
    with pytest.raises(DamagedError, match="twice"):
        await store.log("a")
    assert await numbers(store, "b") == [0]
    await store.close()


async def test_what_is_good_once_is_remembered_as_long_as_it_would_be_good(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    profiles = ProfileStore(store.database)
    assert await profiles.spend("a", 1000.0, 300.0)
    assert not await profiles.spend("a", 1100.0, 300.0)
    assert await profiles.spend("b", 1100.0, 300.0)
    assert await profiles.spend("c", 1350.0, 300.0)
    assert await store.database.fetch("select name from spent order by name") == [("b",), ("c",)]
    await store.close()


async def test_a_removed_table_leaves_nothing_in_the_journal(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    writer = writer_on(store.database)
    await asyncio.gather(writer.write(move("a")), writer.write(move("b")))
    await store.remove(["a"])
    assert await numbers(store, "a") == []
    assert await store.database.fetch("select * from journal") == []
    assert await numbers(store, "b") == [0]
    await store.close()


async def test_a_backup_has_what_is_in_the_journal_event_by_event(tmp_path: Path) -> None:
    store = await opened(tmp_path / "here")
    writer = writer_on(store.database)
    await writer.write(move("a", 0, 1))
    await store.database.file_journal()
    await writer.write(move("a", 2, 3))
    await backup(Settings(data=tmp_path / "here"), tmp_path / "copy")
    await restore(Settings(data=tmp_path / "there"), tmp_path / "copy")
    there = await opened(tmp_path / "there")
    assert await filed(there) == {("a", number): 1 for number in range(4)}
    assert await there.log("a") == await store.log("a")
    await there.close()
    await store.close()


@pytest.mark.parametrize("schema", [backups.OLDEST - 1, backups.OLDEST, len(STEPS), len(STEPS) + 1])
async def test_backups_with_the_same_rows_are_restored_and_others_refused(tmp_path: Path, schema: int) -> None:
    head = msgspec.json.encode(backups.Head(backups.FORMAT, schema))
    row = msgspec.json.encode(("events", journal.event_row("a", event(0))))
    (tmp_path / "copy").write_bytes(gzip.compress(head + b"\n" + row + b"\n"))
    if backups.OLDEST <= schema <= len(STEPS):
        await restore(Settings(data=tmp_path), tmp_path / "copy")
        store = await opened(tmp_path)
        assert await numbers(store, "a") == [0]
        await store.close()
    else:
        with pytest.raises(DataError, match="another version"):
            await restore(Settings(data=tmp_path), tmp_path / "copy")


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
