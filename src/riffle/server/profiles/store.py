"""Reading and writing profiles: what a key opens. Of a key only the hash is kept; deleting a profile deletes all of
it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..store.database import Database, LostRaceError, Row, Statement
from ..store.rows import RatingRow, TurnRow
from ..tables import seating
from .results import read
from .rows import Stored

SEATS = (
    "select tables.body, {chair}, turns.number, turns.asked, turns.due, turns.seats, results.ended, results.body"
    " from {source} join tables on tables.id = {source}.table_id"
    " left join turns on turns.table_id = tables.id left join results on results.table_id = tables.id where {where}"
)
AT_ONCE = 50
BY_LINKS = SEATS.replace("select", "select links.hash,", 1).format(
    chair="links.chair", source="links", where=f"links.hash in ({', '.join('?' * AT_ONCE)})"
)
BY_PROFILE = SEATS.format(chair="river_seats.chair", source="river_seats", where="river_seats.river = ?")
RATING = "player, game, seats, mu, sigma, games, name"
HAS_SEAT = (
    "exists (select 1 from river_seats where river_seats.river = ? and river_seats.table_id = calls.table_id"
    " and river_seats.chair = calls.chair)"
)


class ProfileStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def by_links(self, hashes: Sequence[str]) -> list[Stored | None]:
        """What stands behind each of these links, many at a time."""
        found: dict[str, Stored] = {}
        for first in range(0, len(hashes), AT_ONCE):
            some = hashes[first : first + AT_ONCE]
            rows = await self.database.fetch(BY_LINKS, *some, *[some[0]] * (AT_ONCE - len(some)))
            found.update((row[0], _stored(row[1:])) for row in rows)
        return [found.get(each) for each in hashes]

    async def seats(self, profile: str) -> list[Stored]:
        return [_stored(row) for row in await self.database.fetch(BY_PROFILE, profile)]

    async def add_seats(self, profile: str, seats: Iterable[tuple[str, int]]) -> None:
        rows = [(profile, table, chair) for table, chair in seats]
        if rows:
            sql = "insert into river_seats (river, table_id, chair) values (?, ?, ?) on conflict do nothing"
            await self.database.commit([Statement(sql, rows)])

    async def add_links(self, profile: str, links: Sequence[tuple[str, str, int]]) -> None:
        """Links (hash, table, chair) that a key of this profile makes."""
        if links:
            sql = "insert into links (hash, table_id, chair, river) values (?, ?, ?, ?) on conflict do nothing"
            await self.database.commit([Statement(sql, [(*link, profile) for link in links])])

    async def forget(self, profile: str, tables: Iterable[str]) -> None:
        """These tables are not in the profile any more, and its keys open no seat there."""
        rows = [(profile, table) for table in tables]
        if rows:
            parts = ("river_seats", "links")
            await self.database.commit(
                [Statement(f"delete from {part} where river = ? and table_id = ?", rows) for part in parts]
            )

    # Keys --------------------------------------------------------------------------------------------------------

    async def profile(self, hashed: str) -> str | None:
        rows = await self.database.fetch("select river from keys where hash = ?", hashed)
        return rows[0][0] if rows else None

    async def make(self, profile: str, hashed: str, lived: float) -> None:
        await self.database.commit(
            [
                Statement("insert into rivers (id, touched) values (?, ?)", [(profile, lived)]),
                _key(profile, hashed, "phrase"),
            ]
        )

    async def add_key(self, profile: str, hashed: str, kind: str, body: bytes = b"") -> None:
        await self.database.commit([_key(profile, hashed, kind, body)])

    async def key_body(self, hashed: str) -> tuple[str, bytes] | None:
        """The profile and the body of a key, such as a passkey's public half."""
        rows = await self.database.fetch("select river, body from keys where hash = ?", hashed)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    async def keys(self, profile: str) -> list[tuple[str, str]]:
        """Hashes and kinds."""
        rows = await self.database.fetch("select hash, kind from keys where river = ?", profile)
        return [(row[0], row[1]) for row in rows]

    async def touch(self, profile: str, lived: float) -> None:
        await self.database.commit([Statement("update rivers set touched = ? where id = ?", [(lived, profile)])])

    async def unused(self, before: float) -> list[str]:
        return [
            row[0] for row in await self.database.fetch("select id from rivers where touched < ? limit 200", before)
        ]

    async def delete(self, profile: str) -> None:
        calls = Statement(f"delete from calls where {HAS_SEAT}", [(profile,)])
        parts = (
            ("links", "river"),
            ("river_seats", "river"),
            ("river_stones", "river"),
            ("keys", "river"),
            ("ratings", "player"),
            ("rivers", "id"),
        )
        others = [Statement(f"delete from {part} where {column} = ?", [(profile,)]) for part, column in parts]
        await self.database.commit([calls, *others])

    # Calls -------------------------------------------------------------------------------------------------------

    async def add_calls(self, rows: Sequence[tuple[str, int, str, bytes]]) -> None:
        """Whom to call for a chair: (table, chair, hash of the address, body)."""
        sql = (
            "insert into calls (table_id, chair, hash, body) values (?, ?, ?, ?)"
            " on conflict (table_id, chair, hash) do update set body = excluded.body"
        )
        if rows:
            await self.database.commit([Statement(sql, rows)])

    async def calls(self, table: str, chair: int) -> list[tuple[str, bytes]]:
        rows = await self.database.fetch("select hash, body from calls where table_id = ? and chair = ?", table, chair)
        return [(row[0], bytes(row[1])) for row in rows]

    async def unsubscribe(self, hashed: str) -> None:
        await self.database.commit([Statement("delete from calls where hash = ?", [(hashed,)])])

    async def count_calls(self, profile: str) -> int:
        return (await self.database.fetch(f"select count(*) from calls where {HAS_SEAT}", profile))[0][0]

    async def secret(self, name: str, made: str) -> str:
        """A secret of the server's own; the first process to ask sets it."""
        sql = "insert into meta (name, value) values (?, ?) on conflict do nothing"
        await self.database.commit([Statement(sql, [(name, made)])])
        return (await self.database.fetch("select value from meta where name = ?", name))[0][0]

    async def spend(self, name: str, date: float, seconds: float) -> bool:
        """Use up something that is good once; False if it was used before. It is remembered for so many seconds."""
        spent = "insert into spent (name, until) values (?, ?)"
        old = Statement("delete from spent where until < ?", [(date,)])
        try:
            await self.database.commit([old, Statement(spent, [(name, date + seconds)])])
        except LostRaceError:
            return False
        return True

    # The ladder --------------------------------------------------------------------------------------------------

    async def rating(self, player: str, game: str, seats: int) -> RatingRow | None:
        query = f"select {RATING} from ratings where player = ? and game = ? and seats = ?"
        rows = await self.database.fetch(query, player, game, seats)
        return RatingRow(*rows[0]) if rows else None

    async def exists(self, profile: str) -> bool:
        return bool(await self.database.fetch("select 1 from rivers where id = ?", profile))

    async def ratings(self, player: str) -> list[RatingRow]:
        query = f"select {RATING} from ratings where player = ? order by game, seats"
        return [RatingRow(*row) for row in await self.database.fetch(query, player)]

    async def ladder(self, game: str, seats: int, most: int = 100) -> list[RatingRow]:
        query = f"select {RATING} from ratings where game = ? and seats = ? order by mu - 2 * sigma desc limit ?"
        return [RatingRow(*row) for row in await self.database.fetch(query, game, seats, most)]

    async def rated(self, most: int = 200) -> list[tuple[str, float, bytes]]:
        """The latest rated games: table, date of the end, how it ended."""
        query = "select table_id, ended, body from results where rated order by ended desc limit ?"
        return [(row[0], row[1], bytes(row[2])) for row in await self.database.fetch(query, most)]


def _key(profile: str, hashed: str, kind: str, body: bytes = b"") -> Statement:
    sql = "insert into keys (hash, river, kind, body) values (?, ?, ?, ?)"
    return Statement(sql, [(hashed, profile, kind, body)])


def _stored(row: Row) -> Stored:
    body, chair, number, asked, due, seats, ended_at, ended = row
    found: Any = seating.decode(body)
    turn = None if number is None else TurnRow(found.id, number, asked, due, seats)
    return Stored(found, chair, turn, None if ended is None else read(bytes(ended)), ended_at)
