"""Thousands of stored tables: how long the server takes to start over them, and what a table in memory costs.

    python -m bench.stored_tables --tables 5000

Tables are made and begun through the server itself, which is then killed and started again. Resumable: the data folder
is kept under `.cache/trust/` until as many tables as wanted lie in it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import psutil

from .honest import seated

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache/trust/stored"
OPENED = 500
"""Tables opened one after the other, to see what each leaves in memory."""
GAMES = ("hidden_stones", "stones_and_rivers", "river_dragons", "stoleme")


def memory(server: Any) -> float:
    return psutil.Process(server.process.pid).memory_info().rss / 1e6


async def look_at(server: Any, link: str) -> None:
    from websockets.asyncio.client import connect

    async with connect(server.socket(link), compression=None) as socket:
        await socket.send('{"type": "hello"}')
        while json.loads(await socket.recv())["type"] != "table":
            continue


async def measure(wanted: int) -> None:
    from tests.server.server_process import ServerProcess

    links_file = FOLDER / "links.json"
    links: list[str] = json.loads(links_file.read_text()) if links_file.exists() else []
    server = await ServerProcess(FOLDER).start()
    while len(links) < wanted:
        links.append((await seated(server, GAMES[len(links) % len(GAMES)]))[0])
        if len(links) % 100 == 0:
            links_file.write_text(json.dumps(links))
            print(f"{len(links)} tables, {memory(server):.0f} MB", flush=True)
    links_file.write_text(json.dumps(links))
    await server.kill()
    began = time.perf_counter()
    server = await ServerProcess(FOLDER).start()
    await server.call("readyz")
    ready = time.perf_counter() - began
    before = memory(server)
    began = time.perf_counter()
    for link in links[:OPENED]:
        await look_at(server, link)
    opening = (time.perf_counter() - began) / min(OPENED, len(links))
    after = memory(server)
    each = (after - before) / min(OPENED, len(links)) * 1e3
    size = sum(path.stat().st_size for path in FOLDER.glob("*") if path != links_file) / 1e6
    print(
        f"{len(links)} stored tables ({size:.0f} MB on disk): ready {ready:.1f} s after the start, {before:.0f} MB; "
        f"opening one takes {opening * 1e3:.1f} ms and leaves {each:.0f} kB"
    )
    await server.kill()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=5000)
    given = options.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(measure(given.tables))


if __name__ == "__main__":
    main()
