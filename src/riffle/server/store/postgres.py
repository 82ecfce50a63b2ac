"""PostgreSQL through a pool of connections. Other processes may serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import asyncpg

from .database import DataError, LostRaceError, NotStoredError, Row, Statement, postgres_address

AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)
PATIENCE = 10.0
"""Seconds that one query may take before the database counts as away."""


@cache
def numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2 and so on."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


class Postgres:
    shared = True
    types: ClassVar = {
        "blob": "bytea",
        "real": "double precision",
        "boolean": "boolean",
        "false": "false",
        "counted": "bigserial",
        "find": "strpos",
        "is_over": """position('"over":true' in convert_from(body, 'UTF8')) > 0""",
    }

    def __init__(self, url: str) -> None:
        self.address = postgres_address(url)

    async def open(self) -> None:
        try:
            self.pool: Any = await asyncpg.create_pool(
                self.address, min_size=1, max_size=10, command_timeout=PATIENCE, timeout=PATIENCE
            )
        except (*AWAY, ValueError) as problem:
            raise DataError(f"the database cannot be reached: {type(problem).__name__}") from None

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        try:
            return await self.pool.fetch(numbered(sql), *values)
        except AWAY as problem:
            raise NotStoredError(type(problem).__name__) from None

    async def commit(self, statements: Sequence[Statement]) -> None:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                for statement in statements:
                    await _run(connection, statement)
        except asyncpg.UniqueViolationError:
            raise LostRaceError from None
        except AWAY as problem:
            raise NotStoredError(type(problem).__name__) from None

    async def file_journal(self) -> None:
        """Nothing is in the journal: other processes may write to the same tables, so events are filed at once."""

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE)
        except (TimeoutError, OSError):
            self.pool.terminate()


async def _run(connection: Any, statement: Statement) -> None:
    sql = numbered(statement.sql)
    if statement.one:
        for row in statement.rows:
            if not (await connection.execute(sql, *row)).endswith(" 1"):
                raise LostRaceError
    elif len(statement.rows) == 1:
        await connection.execute(sql, *statement.rows[0])
    else:
        await connection.executemany(sql, statement.rows)
