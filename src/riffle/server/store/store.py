"""Reading what is kept: tables, the hashes of their links, the event log and the chat; and making room.

The log is the truth and states are rebuilt from it. All other writing goes through the writer.
"""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from ..client_messages import Opinion
from ..messages import ChatLine
from ..play import Event
from ..requests import Archive
from ..settings import Settings
from ..tables import seating
from ..tables.seating import Seating
from .database import DamagedError, Database, NotStoredError, Statement
from .journal import filed_events, noted_events
from .rows import TurnRow
from .schema import migrate
from .sqlite import SQLite

IN_RIVER = "exists (select 1 from river_seats where river_seats.table_id = tables.id)"
CHAT_LINES = 300
"""Lines of a table's chat that are kept and sent, the last ones."""
SHARED = -2
"""The chair of a public replay's key: it opens no table."""


class Link(NamedTuple):
    table: str
    chair: int


class Playtest(NamedTuple):
    """A variant somebody uploaded, under a public name."""

    id: str
    digest: str
    key_hash: str
    address: str


class Answered(NamedTuple):
    """What the player of a seat thought of a variant."""

    table: str
    seat: int
    opinion: Opinion


_encode = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(ChatLine).decode
_decode_opinion = msgspec.json.Decoder(Opinion).decode


def chat_row(table: str, line: ChatLine) -> tuple[str, int, bytes]:
    return table, line.number, _encode(line)


def opinion_row(table: str, seat: int, playtest: str, opinion: Opinion) -> tuple[str, int, str, bytes]:
    return table, seat, playtest, _encode(opinion)


def _database(settings: Settings, lock: bool) -> Database:
    if not settings.database:
        return SQLite(settings.file, lock)
    from .postgres import Postgres  # its driver is loaded only where it is needed

    return Postgres(settings.database)


class Store:
    def __init__(self, settings: Settings, lock: bool = True, database: Database | None = None) -> None:
        self.database = database or _database(settings, lock)
        self.alone = lock and not self.database.shared  # the one server of this data

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        await self.database.open()
        await migrate(self.database)
        if self.alone:
            await self.database.file_journal()  # what a server has left that was killed

    async def close(self) -> None:
        if self.alone:
            with contextlib.suppress(NotStoredError):  # the next start does it
                await self.database.file_journal()
        await self.database.close()

    async def check(self, mark: str) -> None:
        """Read and write: a full disk lets everything be read."""
        await self.database.fetch("select 1")
        update = "on conflict (name) do update set value = excluded.value"
        sql = f"insert into meta (name, value) values ('checked', ?) {update}"
        await self.database.commit([Statement(sql, [(mark,)])])

    async def link(self, hashed: str) -> Link | None:
        rows = await self.database.fetch("select table_id, chair from links where hash = ?", hashed)
        return Link(*rows[0]) if rows else None

    async def table(self, table: str) -> Seating | None:
        rows = await self.database.fetch("select body from tables where id = ?", table)
        return seating.decode(rows[0][0]) if rows else None

    async def log(self, table: str, since: int = 0, *, payloads: bool = False) -> list[Event]:
        """A table's events from number `since` on, filed or not: one statement, so none is missed."""
        column, find = "payload" if payloads else "null", self.database.types["find"]
        query = (
            f"select 1, body, {column} from events where table_id = ? and number >= coalesce("
            "(select max(number) from events where table_id = ? and number <= ?), 0)"
            f" union all select 0, body, null from journal where {find}(tables, ?) > 0"
        )
        found: dict[int, Event] = {}
        rows = await self.database.fetch(query, table, table, since, table)
        try:
            for filed, body, payload in rows:
                for event in filed_events(body, payload) if filed else noted_events(body, table):
                    if found.setdefault(event.number, event) != event:
                        raise DamagedError(f"event {event.number} is there twice")
        except msgspec.MsgspecError as problem:
            raise DamagedError(str(problem)) from None
        return [found[number] for number in sorted(found) if number >= since]

    async def payload(self, table: str, number: int) -> bytes:
        query = "select payload from events where table_id = ? and number = ?"
        rows = await self.database.fetch(query, table, number)
        return rows[0][0] if rows else b""

    async def chat(self, table: str, since: int = 0) -> list[ChatLine]:
        query = "select body from chat where table_id = ? and number >= ? order by number desc limit ?"
        rows = await self.database.fetch(query, table, since, CHAT_LINES)
        return [_decode_line(row[0]) for row in reversed(rows)]

    async def listed(self, most: int = 50) -> list[Seating]:
        query = "select body from tables where listed order by touched desc limit ?"
        return [seating.decode(row[0]) for row in await self.database.fetch(query, most)]

    async def running(self, after: str = "", most: int = 1000) -> list[str]:
        """Tables whose game goes on, in the order of their names."""
        query = "select id from tables where running and id > ? order by id limit ?"
        return [row[0] for row in await self.database.fetch(query, after, most)]

    async def newest_running(self, most: int) -> list[Seating]:
        """Tables whose game goes on, those first at which something happened last."""
        query = "select body from tables where running order by touched desc limit ?"
        return [seating.decode(row[0]) for row in await self.database.fetch(query, most)]

    async def counts(self, address: str) -> tuple[int, int]:
        """Tables in all, and unfinished ones that an address made."""
        own = "select count(*) from tables where address = ? and not finished"
        everything = await self.database.fetch("select count(*) from tables")
        return everything[0][0], (await self.database.fetch(own, address))[0][0]

    async def spare(self, most: int) -> list[str]:
        """The oldest finished tables of the address that has most of them; those that a key opens come last."""
        fullest = "select address from tables where finished group by address order by count(*) desc, address limit 1"
        query = f"select id from tables where finished and address = ? order by {IN_RIVER}, touched, id limit ?"
        found = await self.database.fetch(fullest)
        return [row[0] for row in await self.database.fetch(query, found[0][0], most)] if found else []

    async def idle(self, before: float, shared_before: float, most: int = 500) -> list[str]:
        """Tables at which nothing has happened since then; of those with a public replay, since another time.

        Finished ones that a key opens are kept with their profile.
        """
        shared = f"exists (select 1 from links where links.table_id = tables.id and links.chair = {SHARED})"
        query = (
            f"select id from tables where touched < ? and (touched < ? or not {shared})"
            f" and not (finished and {IN_RIVER}) order by touched limit ?"
        )
        return [row[0] for row in await self.database.fetch(query, before, shared_before, most)]

    async def archive(self, table: str = "", record_hash: str = "") -> Archive | None:
        """A finished game as it was seen: by its table, or by its record."""
        query = "select body from archives where table_id = ? or record_hash = ?"
        rows = await self.database.fetch(query, table, record_hash)
        return archive_of(rows[0][0]) if rows else None

    async def not_archived(self, most: int) -> list[str]:
        query = (
            "select id from tables where finished and not exists"
            " (select 1 from archives where archives.table_id = tables.id) order by id limit ?"
        )
        return [row[0] for row in await self.database.fetch(query, most)]

    async def all(self, after: str, most: int) -> list[Seating]:
        """Every table, in the order of their names."""
        rows = await self.database.fetch("select body from tables where id > ? order by id limit ?", after, most)
        return [seating.decode(row[0]) for row in rows]

    async def turn(self, table: str) -> TurnRow | None:
        rows = await self.database.fetch("select * from turns where table_id = ?", table)
        return TurnRow(*rows[0]) if rows else None

    async def due(self, date: float, most: int = 100) -> list[str]:
        """Tables at which somebody's time ran out while nobody looked."""
        rows = await self.database.fetch("select table_id from turns where due < ? order by due limit ?", date, most)
        return [row[0] for row in rows]

    async def blocked(self) -> dict[str, str]:
        return {row[0]: row[1] for row in await self.database.fetch("select address, reason from blocked")}

    async def block(self, address: str, reason: str) -> None:
        sql = "insert into blocked (address, reason) values (?, ?) on conflict do nothing"
        await self.database.commit([Statement(sql, [(address, reason)])])

    async def unblock(self, address: str) -> None:
        await self.database.commit([Statement("delete from blocked where address = ?", [(address,)])])

    async def keep_variant(self, playtest: Playtest, packed: bytes, now: float) -> None:
        """Store a variant and the name it is offered under; under a name that is there only the key changes."""
        body = "insert into variants (digest, body) values (?, ?) on conflict do nothing"
        name = (
            "insert into playtests (id, digest, key_hash, address, made) values (?, ?, ?, ?, ?)"
            " on conflict (id) do update set key_hash = excluded.key_hash, made = excluded.made"
        )
        rows = [Statement(body, [(playtest.digest, packed)]), Statement(name, [(*playtest, now)])]
        await self.database.commit(rows)

    async def variant(self, digest: str) -> bytes | None:
        rows = await self.database.fetch("select body from variants where digest = ?", digest)
        return rows[0][0] if rows else None

    async def playtest(self, name: str) -> Playtest | None:
        query = "select id, digest, key_hash, address from playtests where id = ?"
        rows = await self.database.fetch(query, name)
        return Playtest(*rows[0]) if rows else None

    async def playtests(self, address: str) -> tuple[int, int]:
        """Uploads in all, and those of an address."""
        everything = await self.database.fetch("select count(*) from playtests")
        own = await self.database.fetch("select count(*) from playtests where address = ?", address)
        return everything[0][0], own[0][0]

    async def tables_of(self, playtest: str) -> list[Seating]:
        rows = await self.database.fetch("select body from tables where playtest = ? order by made", playtest)
        return [seating.decode(row[0]) for row in rows]

    async def opinions(self, playtest: str) -> list[Answered]:
        query = "select table_id, seat, body from opinions where playtest = ? order by table_id, seat"
        rows = await self.database.fetch(query, playtest)
        return [Answered(row[0], row[1], _decode_opinion(row[2])) for row in rows]

    async def remove_variants(self, before: float) -> None:
        """Remove uploads of which there is no table any more, and variants that nobody offers."""
        unused = "not exists (select 1 from tables where tables.playtest = playtests.id)"
        offered = "exists (select 1 from playtests where playtests.digest = variants.digest)"
        await self.database.commit(
            [
                Statement(f"delete from playtests where made < ? and {unused}", [(before,)]),
                Statement(f"delete from variants where not {offered}"),
            ]
        )

    async def lived(self) -> float:
        """Seconds that servers have run on this data."""
        rows = await self.database.fetch("select value from meta where name = 'lived'")
        return float(rows[0][0])

    async def live(self, lived: float) -> None:
        kind = self.database.types["real"]
        sql = f"update meta set value = ? where name = 'lived' and cast(value as {kind}) < ?"
        await self.database.commit([Statement(sql, [(str(lived), lived)])])

    async def remove(self, tables: Iterable[str]) -> None:
        """Remove tables with all that belongs to them."""
        rows = [(table,) for table in tables]
        if rows:
            await self.database.file_journal()  # then nothing of them is left in the journal
            parts = ("events", "chat", "links", "archives", "opinions", "results", "turns", "calls", "river_seats")
            statements = [Statement(f"delete from {part} where table_id = ?", rows) for part in parts]
            await self.database.commit([*statements, Statement("delete from tables where id = ?", rows)])


def archive_of(body: bytes) -> Archive:
    return msgspec.json.decode(zlib.decompress(body), type=Archive)


def link_rows(table: str, chairs: Sequence[tuple[int, str]]) -> list[tuple[str, str, int]]:
    """Rows for the links of chairs (chair, hash of the secret)."""
    return [(hashed, table, chair) for chair, hashed in chairs]


def table_row(table: Seating, now: float) -> dict[str, Any]:
    return {
        "version": table.version,
        "listed": table.open and not table.started and bool(table.free),
        "running": table.started and not table.over,
        "finished": table.over,
        "address": table.address,
        "playtest": table.playtest,
        "touched": now,
        "body": seating.encode(table),
    }
