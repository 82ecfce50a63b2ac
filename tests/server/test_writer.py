"""The writer: many changes in one commit, and each table hears of its own, whatever becomes of the others."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from riffle.server.broker import OneProcess
from riffle.server.outbox import Outbox
from riffle.server.writer import Change, LostRaceError, NotStoredError, Writer


class Stored:
    """A store that keeps what it is given and fails where it is told to."""

    def __init__(self) -> None:
        self.commits: list[list[str]] = []
        self.problem: dict[str, Exception] = {}

    async def append(self, rows: list[Any]) -> None:
        names = [row[0] for row in rows]
        for name in names:
            if name in self.problem:
                raise self.problem[name]
        self.commits.append(names)
        await asyncio.sleep(0)


def move(table: str) -> Change:
    return Change(table, events=[(table, 0, b"", b"")])


def writer_on(store: Stored) -> Writer:
    return Writer(store, OneProcess("here"), lambda: 0.0)  # type: ignore[arg-type]


async def test_what_comes_in_one_turn_goes_out_in_one_commit() -> None:
    store = Stored()
    writer = writer_on(store)
    await asyncio.gather(*(writer.write(move(name)) for name in "abc"))
    await writer.write(move("d"))
    assert store.commits == [["a", "b", "c"], ["d"]]


async def test_who_came_with_the_last_commit_is_waited_for_a_little() -> None:
    store = Stored()
    writer = writer_on(store)
    await asyncio.gather(writer.write(move("a")), writer.write(move("b")))
    first = asyncio.create_task(writer.write(move("a")))
    for _ in range(3):  # turns of the loop until the other one speaks
        await asyncio.sleep(0)
    await asyncio.gather(first, writer.write(move("b")))
    assert store.commits == [["a", "b"], ["a", "b"]]


@pytest.mark.parametrize(
    ("problem", "told"),
    [(LostRaceError(), LostRaceError), (OSError("full"), NotStoredError), (KeyError(), NotStoredError)],
)
async def test_one_bad_change_does_not_take_the_others_with_it(problem: Exception, told: type[Exception]) -> None:
    store = Stored()
    store.problem["b"] = problem
    writer = writer_on(store)
    heard = await asyncio.gather(*(writer.write(move(name)) for name in "abc"), return_exceptions=True)
    assert [type(each) for each in heard] == [type(None), told, type(None)]
    assert store.commits == [["a"], ["c"]]


async def test_a_table_that_fails_when_it_is_told_does_not_silence_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    writer, heard = writer_on(Stored()), list[str]()

    def fail(problem: Exception | None) -> None:
        raise ZeroDivisionError

    with caplog.at_level(logging.CRITICAL):
        writer.put(move("a"), fail)
        writer.put(move("b"), lambda problem: heard.append("b"))
        await writer.close()
        writer.put(move("c"), lambda problem: heard.append("c"))
        await writer.close()
    assert heard == ["b", "c"]


async def test_a_broken_socket_does_not_keep_the_others_waiting(caplog: pytest.LogCaptureFixture) -> None:
    flushed: list[str] = []

    class Socket:
        def __init__(self, name: str) -> None:
            self.name = name

        def flush(self) -> None:
            if self.name == "broken":
                raise RuntimeError
            flushed.append(self.name)

    outbox = Outbox()
    with caplog.at_level(logging.CRITICAL):
        for name in ("ann", "broken", "ben"):
            outbox.add(Socket(name))
        assert flushed == []
        await asyncio.sleep(0)
    assert flushed == ["ann", "ben"]
