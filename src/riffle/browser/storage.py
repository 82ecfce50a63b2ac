"""The database of tables in a browser: SQLite over a file in memory, whose changed blocks the browser keeps.

A commit is done when the browser has written what it changed, so an answer that was acknowledged outlives the page.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from riffle.server.store.database import NotStoredError
from riffle.server.store.sqlite import SQLite

BLOCK = 4096
"""Bytes of a block: a page of SQLite. `web/src/worker/storage.ts` keeps the same."""
PRAGMAS = (f"page_size={BLOCK}", "journal_mode=MEMORY", "synchronous=OFF")
"""The file is in memory: what makes it last is writing its blocks."""
Result = TypeVar("Result")
Keep = Callable[[int, list[int], bytes], Awaitable[Any]]
"""(size of the file, numbers of changed blocks, those blocks one after the other): done when they are on disk."""


class DirectConnection:
    """One connection in the one thread there is."""

    def __init__(self, file: Path, name: str) -> None:
        self.file = file
        self._connection: sqlite3.Connection | None = None

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            return work(self._connection or self._open())
        except BaseException:
            self._drop()
            raise

    async def close(self) -> None:
        self._drop()

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self.file, isolation_level=None)
        for pragma in PRAGMAS:
            self._connection.execute(f"pragma {pragma}")
        return self._connection

    def _drop(self) -> None:
        """Close it: what was not committed is gone, and the next work opens it anew."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class BrowserDatabase(SQLite):
    """`kept` is the file as the browser has it; without `keep` nothing outlives the page."""

    connection: ClassVar = DirectConnection

    def __init__(self, file: Path, kept: bytes = b"", keep: Keep | None = None) -> None:
        super().__init__(file, lock=False)
        self._kept = kept
        self._keep = keep
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(self._kept)
        await super().open()

    async def _write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        async with self._turn:
            await super()._write(work)
            if self._keep is None:
                return
            now = self.file.read_bytes()
            changed = changed_blocks(self._kept, now)
            try:
                if changed or len(now) != len(self._kept):
                    await self._keep(len(now), changed, b"".join(now[n * BLOCK : (n + 1) * BLOCK] for n in changed))
            except Exception as problem:  # the browser's storage is full, or gone: go back to what it has
                await self.writing.close()
                await self.reading.close()
                self.file.write_bytes(self._kept)
                raise NotStoredError(f"the browser does not keep it: {problem}") from None
            self._kept = now


def changed_blocks(before: bytes, now: bytes) -> list[int]:
    """The numbers of the blocks that differ."""
    count = -(-len(now) // BLOCK)
    return [n for n in range(count) if before[n * BLOCK : (n + 1) * BLOCK] != now[n * BLOCK : (n + 1) * BLOCK]]
