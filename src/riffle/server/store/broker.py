"""How processes tell each other that a table has changed: not at all when there is one, LISTEN/NOTIFY on PostgreSQL.

A notice says which table and who says so, never what happened: the receiver reads the store. NOTIFY goes out with the
commit it speaks of, so nobody is told of an event that is not on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from .database import Statement

log = logging.getLogger("riffle.server")
CHANNEL = "riffle"
CHECK = 5.0
"""Seconds between two looks whether the listening connection still answers."""
MOST_PATIENCE = 5.0


class Notice(Struct, frozen=True, array_like=True):
    """`here` is a process's list of seats that are connected to it, -1 for each who looks on; None: the table itself
    has changed."""

    table: str
    origin: str
    here: tuple[int, ...] | None = None


Receiver = Callable[[Notice], None]


class Broker(Protocol):
    origin: str
    connected: bool  # whether what other processes say is heard now

    async def open(self, receiver: Receiver, missed: Callable[[], None]) -> None: ...
    def statements(self, notices: Sequence[Notice]) -> list[Statement]: ...
    def changed(self, tables: Sequence[str]) -> list[Statement]: ...
    async def close(self) -> None: ...


class OneProcess:
    """There is nobody else to tell."""

    connected = True

    def __init__(self, origin: str) -> None:
        self.origin = origin

    async def open(self, receiver: Receiver, missed: Callable[[], None]) -> None:
        return

    def statements(self, notices: Sequence[Notice]) -> list[Statement]:
        return []

    def changed(self, tables: Sequence[str]) -> list[Statement]:
        return []

    async def close(self) -> None:
        return


class PostgresBroker:
    """NOTIFY inside the writing transaction; LISTEN on a connection of its own that is opened again until it is up."""

    def __init__(self, origin: str, address: str) -> None:
        self.origin = origin
        self.address = address
        self.connected = False
        self._task: asyncio.Task[None] | None = None
        self._receiver: Receiver = lambda notice: None

    async def open(self, receiver: Receiver, missed: Callable[[], None]) -> None:
        """`missed` is called whenever notices may have been lost: the connection is up again after a break."""
        self._receiver = receiver
        first = asyncio.Event()
        self._task = asyncio.create_task(self._listen(first, missed))
        await first.wait()

    def statements(self, notices: Sequence[Notice]) -> list[Statement]:
        rows = [(CHANNEL, msgspec.json.encode(notice).decode()) for notice in notices]
        return [Statement("select pg_notify(?, ?)", rows)] if rows else []

    def changed(self, tables: Sequence[str]) -> list[Statement]:
        return self.statements([Notice(table, self.origin) for table in tables])

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, first: asyncio.Event, missed: Callable[[], None]) -> None:
        import asyncpg

        patience = 0.2
        while True:
            connection: Any = None
            try:
                connection = await asyncio.wait_for(asyncpg.connect(self.address), CHECK)
                await connection.add_listener(CHANNEL, self._receive)
                self.connected, patience = True, 0.2
                if first.is_set():
                    missed()
                first.set()
                while True:
                    await asyncio.sleep(CHECK / 5)
                    await connection.fetch("select 1", timeout=CHECK)
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                if self.connected:
                    log.warning("the database does not answer (%s): trying again", type(problem).__name__)
            finally:
                self.connected = False
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(patience)
            patience = min(MOST_PATIENCE, patience * 2)

    def _receive(self, connection: Any, pid: int, channel: str, body: str) -> None:
        with contextlib.suppress(msgspec.MsgspecError):
            notice = msgspec.json.decode(body, type=Notice)
            if notice.origin != self.origin:
                self._receiver(notice)
