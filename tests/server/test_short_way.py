"""The short way into SQLite: all or nothing, never waiting, and closed for a while when the disk is slow."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from riffle.server.settings import Settings
from riffle.server.short_way import CLOSED, MOST, QUICK, ShortWay
from riffle.server.store import Store

from .clients import FakeTime


def rows(*numbers: int) -> list[tuple[str, int, bytes, bytes]]:
    return [("table", number, b"{}", b"") for number in numbers]


async def stored(folder: Path) -> Path:
    """An empty store's file."""
    settings = Settings(data=folder)
    store = Store(settings)
    await store.prepare()
    await store.close()
    return settings.file


def numbers_in(file: Path) -> list[int]:
    with sqlite3.connect(file) as connection:
        return [row[0] for row in connection.execute("select number from events order by number")]


async def test_events_are_added_all_or_none(tmp_path: Path) -> None:
    file = await stored(tmp_path)
    way = ShortWay(file)
    assert way.append(rows(0, 1))
    with pytest.raises(sqlite3.IntegrityError):
        way.append(rows(2, 1, 3))
    assert numbers_in(file) == [0, 1]
    assert way.append(rows(2))
    way.close()
    assert numbers_in(file) == [0, 1, 2]


async def test_it_is_durable_like_the_other_way(tmp_path: Path) -> None:
    way = ShortWay(await stored(tmp_path))
    modes = [way.opened().execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert modes == ["wal", 2]
    way.close()


async def test_it_does_not_wait_for_somebody_who_writes(tmp_path: Path) -> None:
    file = await stored(tmp_path)
    way = ShortWay(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    assert not way.append(rows(0))
    other.execute("rollback")
    assert way.append(rows(0))
    other.close()
    way.close()
    assert numbers_in(file) == [0]


async def test_after_a_slow_commit_it_is_closed_for_a_while(tmp_path: Path) -> None:
    file, clock = await stored(tmp_path), FakeTime()
    clock.step = 2 * QUICK
    way = ShortWay(file, clock)
    assert way.append(rows(0))
    clock.step = 0.0
    assert not way.append(rows(1))
    clock.now += CLOSED + 1
    assert way.append(rows(1))
    assert way.append(rows(2))
    way.close()
    assert numbers_in(file) == [0, 1, 2]


async def test_very_many_rows_are_not_for_it(tmp_path: Path) -> None:
    file = await stored(tmp_path)
    way = ShortWay(file)
    assert not way.append(rows(*range(MOST + 1)))
    assert way.append(rows(*range(MOST)))
    way.close()


@pytest.mark.parametrize("short", [True, False])
async def test_both_ways_lead_to_the_same_log(tmp_path: Path, short: bool) -> None:
    store = Store(Settings(data=tmp_path))
    await store.prepare()
    if not short:
        store.short_way.append = lambda rows: False  # type: ignore[method-assign]
    body = b'{"number":0,"question":0,"seat":0,"kind":"answer"}'
    await store.append([("table", 0, body, b"a trajectory")])
    assert [event.number for event in await store.log("table")] == [0]
    assert await store.payload("table", 0) == b"a trajectory"
    with pytest.raises(Exception, match="UNIQUE"):
        await store.append([("table", 0, body, b"")])
    await store.close()
