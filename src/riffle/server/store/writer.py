"""Writing: changes of many tables go to disk in one commit, and each table is told what became of its own.

A commit costs one wait for the disk however many changes it carries, so whatever gathers while one commit is on its
way goes into the next. There is no other way to write anything about a table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from ..metrics import Histogram
from ..play import Event
from ..tables.seating import Seating
from . import journal
from .broker import Broker
from .database import Database, LostRaceError, NotStoredError, Statement
from .rows import RatingRow, ResultRow, TurnRow
from .store import CHAT_LINES, table_row

log = logging.getLogger("riffle.server")
MOST = 200  # changes in one commit
GATHER = 0.001
"""Seconds that a commit may wait for those who came with the last one."""

CHAT = "insert into chat (table_id, number, body) values (?, ?, ?)"
ARCHIVES = "insert into archives (table_id, record_hash, body) values (?, ?, ?) on conflict do nothing"
OLD_CHAT = "delete from chat where table_id = ? and number <= ?"
FORGET_CHAT = "delete from chat where table_id = ?"
LINKS = "insert into links (hash, table_id, chair) values (?, ?, ?) on conflict do nothing"
OPINIONS = (
    "insert into opinions (table_id, seat, playtest, body) values (?, ?, ?, ?)"
    " on conflict (table_id, seat) do update set body = excluded.body"
)
RESULTS = "insert into results (table_id, rated, ended, body) values (?, ?, ?, ?) on conflict do nothing"
TURNS = (
    "insert into turns (table_id, number, asked, due, seats) values (?, ?, ?, ?, ?) on conflict (table_id)"
    " do update set number = excluded.number, asked = excluded.asked, due = excluded.due, seats = excluded.seats"
)
RATINGS = (
    "insert into ratings (player, game, seats, mu, sigma, games, name) values (?, ?, ?, ?, ?, ?, ?)"
    " on conflict (player, game, seats) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
    " name = excluded.name where ratings.games = excluded.games - 1"
)
"""Whoever has read an older rating than the one that is stored has lost a race."""
TOUCH = "update tables set touched = ? where id = ?"


class ExtraRows(Struct):
    """What a table may want written beside its events. `seating` carries its new version: one more than is stored."""

    lines: Sequence[tuple[str, int, bytes]] = ()
    links: Sequence[tuple[str, str, int]] = ()
    seating: Seating | None = None
    new: bool = False
    touch: bool = False  # note that something happened here: idle tables are removed
    archive: tuple[str, str, bytes] | None = None
    forget_chat: bool = False
    result: ResultRow | None = None
    turn: TurnRow | None = None
    ratings: Sequence[RatingRow] = ()
    opinions: Sequence[tuple[str, int, str, bytes]] = ()


class Change(Struct, gc=False):
    """What one table wants written, all or nothing: most are a move and nothing else."""

    table: str
    events: Sequence[Event] = ()
    extra_rows: ExtraRows | None = None
    quiet: bool = False  # nothing that other processes have to hear of


class Writer:
    """One queue, one commit at a time."""

    def __init__(
        self, database: Database, broker: Broker, now: Callable[[], float], took: Histogram | None = None
    ) -> None:
        self.database = database
        self.broker = broker
        self.now = now
        self.took = took or Histogram()
        self._queue: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop  # known with the first change
        self._carried = 0
        self.failure = ""
        self.failed_at = 0.0
        self._unfiled = 0  # events since the journal was filed
        self._next: dict[str, int] = {}  # the number of the next event, of tables that wrote since then

    def write(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is on disk; LostRaceError or NotStoredError otherwise."""
        if self._task is None:
            self._loop = asyncio.get_running_loop()
            self._task = self._loop.create_task(self._drain())
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.append((change, done))
        return done

    async def close(self) -> None:
        if self._task is not None:
            await self._task

    async def _drain(self) -> None:
        while self._queue:
            await self._gather()
            batch, self._queue = self._queue[:MOST], self._queue[MOST:]
            self._carried = len(batch)
            await self._commit(batch)
            if self._unfiled >= journal.MOST_UNFILED:
                await self._file()
        self._task = None

    async def _file(self) -> None:
        self._unfiled = 0
        self._next.clear()
        try:
            await self.database.file_journal()
        except Exception as problem:  # whatever it is, moves go on, and nothing is lost
            log.warning("the journal could not be filed, and stays: %s: %s", type(problem).__name__, problem)

    async def _gather(self) -> None:
        """Where the last commits carried more, wait a little: a commit costs the same for one change as for many."""
        if len(self._queue) < self._carried:
            await asyncio.sleep(GATHER)

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        began = time.monotonic()
        try:
            await self.database.commit(self._statements([change for change, _ in batch]))
        except Exception as problem:
            if not isinstance(problem, LostRaceError | NotStoredError):
                log.exception("a commit failed in a way nobody thought of")
            self._note(str(problem) if isinstance(problem, NotStoredError) else "")
            await self._one_by_one(batch, problem)
        else:
            self._note("")
            self.took.add(time.monotonic() - began)
            for change, done in batch:
                if change.events:
                    self._unfiled += len(change.events)
                    self._next[change.table] = change.events[-1].number + 1
                if not done.done():
                    done.set_result(None)

    def _note(self, failure: str) -> None:
        """Say it once when nothing can be stored any more, and once when it can again."""
        if failure and not self.failure:
            log.error("nothing can be stored: %s", failure)
        elif self.failure and not failure:
            log.warning("it can be stored again")
        self.failure = failure
        if failure:
            self.failed_at = self.now()

    async def _one_by_one(self, batch: list[tuple[Change, asyncio.Future[None]]], problem: Exception) -> None:
        """One bad change must not take the others with it."""
        if len(batch) > 1:
            for each in batch:
                await self._commit([each])
            return
        self._next.pop(batch[0][0].table, None)  # what is stored is read anew
        if not batch[0][1].done():
            known = isinstance(problem, LostRaceError | NotStoredError)
            batch[0][1].set_exception(problem if known else NotStoredError(type(problem).__name__))

    def _statements(self, changes: list[Change]) -> list[Statement]:
        events = [(change.table, change.events) for change in changes if change.events]
        if not self.database.shared:
            self._check(events)
        found = journal.statements(events, self.database.shared)
        if extra_rows := [(change.table, change.extra_rows) for change in changes if change.extra_rows is not None]:
            found += extra_statements(extra_rows, self.now())
        loud = [change.table for change in changes if not change.quiet]
        return [*found, *self.broker.changed(loud)]

    def _check(self, events: list[tuple[str, Sequence[Event]]]) -> None:
        """The journal has no index that would say that a number was written already."""
        for table, some in events:
            if self._next.get(table, some[0].number) != some[0].number:
                raise LostRaceError


def extra_statements(changes: list[tuple[str, ExtraRows]], now: float) -> list[Statement]:
    each = [extra_rows for _, extra_rows in changes]
    found = [
        Statement(FORGET_CHAT, [(table,) for table, extra_rows in changes if extra_rows.forget_chat]),
        Statement(ARCHIVES, [extra_rows.archive for extra_rows in each if extra_rows.archive is not None]),
        Statement(RESULTS, [extra_rows.result for extra_rows in each if extra_rows.result is not None]),
        Statement(TURNS, [extra_rows.turn for extra_rows in each if extra_rows.turn is not None]),
        Statement(RATINGS, [row for extra_rows in each for row in extra_rows.ratings], one=True),
        Statement(CHAT, [row for extra_rows in each for row in extra_rows.lines]),
        Statement(OLD_CHAT, [(line[0], line[1] - CHAT_LINES) for extra in each for line in extra.lines[-1:]]),
        Statement(OPINIONS, [row for extra_rows in each for row in extra_rows.opinions]),
        Statement(LINKS, [row for extra_rows in each for row in extra_rows.links]),
        *(
            seating_statement(extra_rows.seating, extra_rows.new, now)
            for extra_rows in each
            if extra_rows.seating is not None
        ),
        Statement(
            TOUCH, [(now, table) for table, extra_rows in changes if extra_rows.touch and extra_rows.seating is None]
        ),
    ]
    return [statement for statement in found if statement.rows]


def seating_statement(seating: Seating, new: bool, now: float) -> Statement:
    """A new table, or a changed one if nobody else has changed it since."""
    row: dict[str, Any] = table_row(seating, now)
    if new:
        columns = ["id", "made", *row]
        sql = f"insert into tables ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"
        return Statement(sql, [(seating.id, now, *row.values())], one=True)
    changes = ", ".join(f"{name} = ?" for name in row)
    sql = f"update tables set {changes} where id = ? and version = ?"
    return Statement(sql, [(*row.values(), seating.id, seating.version - 1)], one=True)
