"""How processes tell each other that a table has changed: not at all when there is one, LISTEN/NOTIFY on PostgreSQL.

A notice says which table and who says so, never what happened: the receiver reads the store. NOTIFY goes out with the
commit it speaks of, so nobody hears of an event that is not on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, text


class Notice(Struct, frozen=True, array_like=True):
    """`here` is a process's list of seats that are connected to it, -1 for each who looks on; None: the table itself
    has changed."""

    table: str
    origin: str
    here: tuple[int, ...] | None = None


Heard = Callable[[Notice], None]
CHANNEL = "riffle"


class Broker(Protocol):
    origin: str
    alone: bool

    async def subscribe(self, heard: Heard) -> None: ...
    def publish(self, connection: Connection, notice: Notice) -> None: ...
    async def close(self) -> None: ...


class OneProcess:
    """There is nobody else to tell."""

    alone = True

    def __init__(self, origin: str) -> None:
        self.origin = origin

    async def subscribe(self, heard: Heard) -> None:
        return

    def publish(self, connection: Connection, notice: Notice) -> None:
        return

    async def close(self) -> None:
        return


class Postgres:
    """NOTIFY inside the writing transaction, LISTEN on a connection of its own that is opened anew when it breaks."""

    alone = False

    def __init__(self, origin: str, database: str) -> None:
        self.origin = origin
        self.database = "postgresql://" + database.partition("://")[2]
        self._connection: Any = None  # held here: a listening connection nobody refers to is collected, silently
        self._task: asyncio.Task[None] | None = None
        self._heard: Heard = lambda notice: None

    async def subscribe(self, heard: Heard) -> None:
        self._heard = heard
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    def publish(self, connection: Connection, notice: Notice) -> None:
        body = msgspec.json.encode(notice).decode()
        connection.execute(text("select pg_notify(:channel, :body)"), {"channel": CHANNEL, "body": body})

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()

    async def _listen(self) -> None:
        import asyncpg

        self._broken = asyncio.Event()
        self._connection = await asyncpg.connect(self.database)
        self._connection.add_termination_listener(lambda _: self._broken.set())
        await self._connection.add_listener(CHANNEL, self._receive)

    async def _keep_listening(self) -> None:
        while True:
            await self._broken.wait()
            with contextlib.suppress(Exception):
                await self._listen()
                continue
            await asyncio.sleep(1.0)

    def _receive(self, connection: Any, pid: int, channel: str, body: str) -> None:
        with contextlib.suppress(msgspec.MsgspecError):
            notice = msgspec.json.decode(body, type=Notice)
            if notice.origin != self.origin:
                self._heard(notice)
