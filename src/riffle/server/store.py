"""What is kept: tables, the hashes of their links, the event log and the chat. SQLite or PostgreSQL, the same code.

The log is the truth and states are rebuilt from it. Appending (table, number) under a unique key decides every race.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.event import listen
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from riffle.core.event import Event

from . import seating
from .messages import ChatLine
from .seating import Seating
from .settings import Settings
from .short_way import DURABLE, EventRow, ShortWay

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False, index=True),  # open, waiting for players
    sa.Column("running", sa.Boolean, nullable=False, index=True),  # started and not over
    sa.Column("address", sa.String(64), nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
links = sa.Table(
    "links",
    schema,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),
    sa.Column("chair", sa.Integer, nullable=False),  # -1: watching
)
events = sa.Table(
    "events",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
)
chat = sa.Table(
    "chat",
    schema,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)


class Link(NamedTuple):
    table: str
    chair: int


class Stored(NamedTuple):
    """A table as it was read: its seating, and when something last happened at it."""

    seating: Seating
    touched: float


_encode = msgspec.json.Encoder().encode
_decode_event = msgspec.json.Decoder(Event).decode
_decode_line = msgspec.json.Decoder(ChatLine).decode


def event_row(table: str, event: Event) -> EventRow:
    body = _encode(msgspec.structs.replace(event, payload=b"") if event.payload else event)
    return table, event.number, body, event.payload


def insert_events(connection: sa.Connection, rows: Sequence[EventRow]) -> None:
    names = events.columns.keys()
    connection.execute(sa.insert(events), [dict(zip(names, row, strict=True)) for row in rows])


def chat_row(table: str, line: ChatLine) -> dict[str, Any]:
    return {"table_id": table, "number": line.number, "body": _encode(line)}


def table_row(table: Seating, now: float) -> dict[str, Any]:
    return {
        "id": table.id,
        "version": table.version,
        "listed": table.open and not table.started and bool(table.free),
        "running": table.started and not table.over,
        "address": table.address,
        "touched": now,
        "body": seating.encode(table),
    }


class Store:
    """Reading, and making room. All other writing goes through the writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = create_async_engine(settings.url, **_engine_options(settings))
        self._writing: ThreadPoolExecutor | None = None
        if not settings.database:
            self._writing = ThreadPoolExecutor(1, thread_name_prefix="riffle-store")
            self.short_way = ShortWay(settings.file)
            self._sync = sa.create_engine(settings.url.replace("+aiosqlite", ""))
            self._held: sa.Connection | None = None  # one connection for all writing, in the thread that writes
            for engine in (self.engine.sync_engine, self._sync):
                listen(engine, "connect", _set_up_sqlite)

    async def transact(self, work: Callable[[sa.Connection, Any], None], given: Any) -> None:
        """Do something in one transaction. SQLite has a thread of its own for it: one way there and back a commit."""
        if self._writing is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(work, given)
        else:
            await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, work, given)

    async def append(self, rows: Sequence[EventRow]) -> None:
        """Add events to the log, all or none: almost every commit is nothing else."""
        if self._writing is None or not self.short_way.append(rows):
            await self.transact(insert_events, rows)

    def _transact(self, work: Callable[[sa.Connection, Any], None], given: Any) -> None:
        if self._held is None:
            self._held = self._sync.connect()
        try:
            with self._held.begin():
                work(self._held, given)
        except BaseException:
            self._let_go()  # whatever is wrong with it, the next one is a new one
            raise

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.close()

    def _end_writing(self) -> None:
        self._let_go()
        self._sync.dispose()

    async def prepare(self) -> None:
        """Make the tables if they are not there. Several processes may do so at once."""
        if not self.settings.database:
            self.settings.data.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            if self.settings.database:
                await connection.execute(sa.text("select pg_advisory_xact_lock(7261)"))
            await connection.run_sync(schema.create_all)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._writing is not None:
            self.short_way.close()
            await asyncio.get_running_loop().run_in_executor(self._writing, self._end_writing)
            self._writing.shutdown(wait=False)

    async def alive(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(sa.text("select 1"))

    async def link(self, hashed: str) -> Link | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(links).where(links.c.hash == hashed))).first()
        return Link(row.table_id, row.chair) if row else None

    async def table(self, table: str) -> Stored | None:
        query = sa.select(tables.c.body, tables.c.touched).where(tables.c.id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Stored(seating.decode(row.body), row.touched) if row else None

    async def log(self, table: str, since: int = 0, *, payloads: bool = False) -> list[Event]:
        columns = (events.c.body, events.c.payload) if payloads else (events.c.body,)
        query = (
            sa.select(*columns).where(events.c.table_id == table, events.c.number >= since).order_by(events.c.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [_decode_event(row.body) for row in rows]
        if payloads:
            found = [
                msgspec.structs.replace(event, payload=row.payload) for event, row in zip(found, rows, strict=True)
            ]
        return found

    async def payload(self, table: str, number: int) -> bytes:
        query = sa.select(events.c.payload).where(events.c.table_id == table, events.c.number == number)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar() or b""

    async def chat(self, table: str, since: int = 0) -> list[ChatLine]:
        query = sa.select(chat.c.body).where(chat.c.table_id == table, chat.c.number >= since).order_by(chat.c.number)
        async with self.engine.connect() as connection:
            return [_decode_line(row.body) for row in (await connection.execute(query)).all()]

    async def listed(self, most: int = 50) -> list[Seating]:
        query = sa.select(tables.c.body).where(tables.c.listed).order_by(tables.c.touched.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [seating.decode(row.body) for row in (await connection.execute(query)).all()]

    async def running(self, touched_before: float) -> list[str]:
        query = sa.select(tables.c.id).where(tables.c.running, tables.c.touched < touched_before).limit(1000)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def counts(self, address: str, since: float) -> tuple[int, int]:
        """Tables in all, and unfinished ones that an address made since then."""
        own = sa.select(sa.func.count()).where(tables.c.address == address, tables.c.made > since)
        own = own.where(sa.or_(tables.c.running, tables.c.listed))
        async with self.engine.connect() as connection:
            everything = (await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar() or 0
            return everything, (await connection.execute(own)).scalar() or 0

    async def sweep(self, idle_before: float) -> list[str]:
        """Remove every table at which nothing has happened since then, with all that belongs to it."""
        async with self.engine.begin() as connection:
            query = sa.select(tables.c.id).where(tables.c.touched < idle_before).limit(500)
            idle = list((await connection.execute(query)).scalars())
            if idle:
                for part in (events, chat, links):
                    await connection.execute(sa.delete(part).where(part.c.table_id.in_(idle)))
                await connection.execute(sa.delete(tables).where(tables.c.id.in_(idle)))
        return idle

    def insert_links(self, connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> Any:
        """Insert links, those that are there already aside: derived links are made whenever they are asked for."""
        insert = postgresql.insert if self.settings.database else sqlite.insert
        return connection.execute(insert(links).on_conflict_do_nothing(), list(rows))


def _engine_options(settings: Settings) -> dict[str, Any]:
    return {"pool_size": 10, "max_overflow": 10} if settings.database else {}


def _set_up_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (*DURABLE, "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


now = time.time
