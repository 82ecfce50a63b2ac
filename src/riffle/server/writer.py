"""Writing: changes of many tables go to disk in one commit, and each is told what became of it.

A commit costs one wait for the disk however many changes it carries, so whatever gathers while one commit is on its
way goes into the next.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .broker import Broker, Notice
from .seating import Seating
from .store import EventRow, Store, chat, insert_events, table_row, tables

log = logging.getLogger("riffle.server")
TURNS = 4  # of the loop in which nobody speaks
Then = Callable[[Exception | None], None]


class LostRaceError(Exception):
    """Somebody else wrote this number or version first."""


class NotStoredError(Exception):
    """The store could not write: the disk is full, or the database is away."""


class Change(Struct):
    """What one table wants written, all or nothing. `seating` carries its new version: one more than the stored one."""

    table: str
    events: Sequence[EventRow] = ()
    lines: Sequence[dict[str, Any]] = ()
    links: Sequence[dict[str, Any]] = ()
    seating: Seating | None = None
    new: bool = False
    touch: bool = False  # note that something happened here: idle tables are removed
    quiet: bool = False  # nothing that other processes have to hear of

    @property
    def is_move(self) -> bool:
        """Whether it is events alone."""
        return self.seating is None and not self.touch and not self.lines and not self.links


class Writer:
    """One queue, one commit at a time."""

    most = 200  # changes in one commit

    def __init__(self, store: Store, broker: Broker, now: Any) -> None:
        self.store = store
        self.broker = broker
        self.now = now
        self._queue: list[tuple[Change, Then]] = []
        self._task: asyncio.Task[None] | None = None
        self._carried = 0  # changes in the last commit

    def put(self, change: Change, then: Then) -> None:
        """Calls `then` when the change is on disk, or with LostRaceError or NotStoredError when it will not be."""
        self._queue.append((change, then))
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; LostRaceError or NotStoredError otherwise."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(problem: Exception | None) -> None:
            if not done.done():
                done.set_exception(problem) if problem else done.set_result(None)

        self.put(change, then)
        await done

    async def announce(self, notice: Notice) -> None:
        """Tell the other processes something that is not stored."""
        await self.store.transact(self.broker.publish, notice)

    async def close(self) -> None:
        if self._task is not None:
            await self._task

    async def _drain(self) -> None:
        try:
            while self._queue:
                await self._gather()
                batch, self._queue = self._queue[: self.most], self._queue[self.most :]
                self._carried = len(batch)
                await self._commit(batch)
        finally:
            self._task = None

    async def _gather(self) -> None:
        """Let into the same commit whoever is speaking now; where the last one carried more, wait a little for them."""
        gathered, turns = 0, TURNS
        while gathered < len(self._queue) < self.most or (turns and len(self._queue) < self._carried):
            turns -= gathered == len(self._queue)
            gathered = len(self._queue)
            await asyncio.sleep(0)

    async def _commit(self, batch: list[tuple[Change, Then]]) -> None:
        try:
            await self._carry_out([change for change, _ in batch])
        except LostRaceError as lost:
            await self._one_by_one(batch, lost)
        except (IntegrityError, sqlite3.IntegrityError):
            await self._one_by_one(batch, LostRaceError())
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            await self._one_by_one(batch, NotStoredError(type(problem).__name__))
        except Exception as problem:
            log.exception("a commit failed in a way nobody thought of")
            await self._one_by_one(batch, NotStoredError(type(problem).__name__))
        else:
            for _, then in batch:
                _tell(then, None)

    async def _one_by_one(self, batch: list[tuple[Change, Then]], problem: Exception) -> None:
        """One bad change must not take the others with it."""
        if len(batch) > 1:
            for each in batch:
                await self._commit([each])
        else:
            _tell(batch[0][1], problem)

    async def _carry_out(self, changes: list[Change]) -> None:
        for change in changes:
            if not self.broker.alone or not change.is_move:
                await self.store.transact(self._put, changes)
                return
        await self.store.append([row for change in changes for row in change.events])

    def _put(self, connection: sa.Connection, changes: list[Change]) -> None:
        now = self.now()
        if rows := [row for change in changes for row in change.events]:
            insert_events(connection, rows)
        if rows := [row for change in changes for row in change.lines]:
            connection.execute(sa.insert(chat), rows)
        if rows := [row for change in changes for row in change.links]:
            self.store.insert_links(connection, rows)
        for change in changes:
            if change.seating is not None:
                self._put_seating(connection, change.seating, change.new, now)
        if touched := [{"key": change.table, "now": now} for change in changes if change.touch]:
            update = sa.update(tables).where(tables.c.id == sa.bindparam("key")).values(touched=sa.bindparam("now"))
            connection.execute(update, touched)
        if not self.broker.alone:
            for change in changes:
                if not change.quiet:
                    self.broker.publish(connection, Notice(change.table, self.broker.origin))

    def _put_seating(self, connection: sa.Connection, seating: Seating, new: bool, now: float) -> None:
        if new:
            connection.execute(sa.insert(tables), {**table_row(seating, now), "made": now})
            return
        here = (tables.c.id == seating.id, tables.c.version == seating.version - 1)
        update = sa.update(tables).where(*here).values(**table_row(seating, now))
        if connection.execute(update).rowcount != 1:
            raise LostRaceError


def _tell(then: Then, problem: Exception | None) -> None:
    """Whatever goes wrong at one table, the others hear of their own changes."""
    try:
        then(problem)
    except Exception:
        log.exception("a table could not take up what was written")
