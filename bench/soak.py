"""An hour and more of ordinary life at a server: memory, descriptors and p99 minute by minute, as a table and a plot.

    python -m bench.soak --minutes 60

Pairs of people come, play a while and go, others look on with compression as browsers have it. Every minute is one line
of `.cache/trust/soak.csv`; a run that is ended goes on with its next minute (the server is started anew, which the file
says). `bench/soak.svg` is drawn from it.
"""

from __future__ import annotations

import argparse
import asyncio
import csv
import json
import os
import random
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

import psutil

from .honest import for_seconds, p99, seated

ROOT = Path(__file__).parents[1]
FILE = ROOT / ".cache/trust/soak.csv"
PLOT = Path(__file__).parent / "soak.svg"
COLUMNS: tuple[str, ...] = (
    "minute",
    "run",
    "moves",
    "p50_ms",
    "p99_ms",
    "memory_mb",
    "descriptors",
    "tables",
    "in_memory",
    "load",
)
STRIPS = [
    ("memory_mb", "memory, MB"),
    ("in_memory", "tables in memory"),
    ("descriptors", "open descriptors when everybody has left"),
    ("p99_ms", "p99 of a move, ms"),
    ("load", "load average of the machine"),
]
PAIRS = 12


async def couple(server: Any, rng: random.Random, until: float, waits: list[float], tables: list[int]) -> None:
    """Two people who sit down again and again, and somebody who looks in on them."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        links = await seated(server, rng.choice(["tally", "tally", "hidden_stones"]))
        tables[0] += 1
        looker = asyncio.create_task(look_on(server, links[2]))
        try:
            waits += await for_seconds(server, links, min(rng.uniform(2, 12), max(0.1, until - loop.time())))
        except IndexError:  # the game came to its end
            pass
        finally:
            looker.cancel()


async def look_on(server: Any, link: str) -> None:
    from websockets.asyncio.client import connect

    async with connect(server.socket(link)) as socket:  # with compression, as browsers come
        await socket.send('{"type": "hello"}')
        while True:
            json.loads(await socket.recv())


async def minute(server: Any, number: int, run: int) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    waits: list[float] = []
    tables = [0]
    rng = random.Random(number)
    until = loop.time() + 60
    await asyncio.gather(*(couple(server, random.Random(rng.random()), until, waits, tables) for _ in range(PAIRS)))
    process = psutil.Process(server.process.pid)
    return {
        "minute": number,
        "run": run,
        "moves": len(waits),
        "p50_ms": round(sorted(waits)[len(waits) // 2], 2),
        "p99_ms": round(p99(waits), 2),
        "memory_mb": round(process.memory_info().rss / 1e6, 1),
        "descriptors": process.num_fds(),
        "tables": tables[0],
        "in_memory": await in_memory(server),
        "load": round(os.getloadavg()[0], 1),
    }


async def in_memory(server: Any) -> int:
    """Tables that have not left memory, as the server itself counts them."""
    body = await asyncio.to_thread(lambda: urllib.request.urlopen(server.address + "metrics", timeout=60).read())
    return int(next(line.split()[1] for line in body.decode().splitlines() if line.startswith("riffle_tables_loaded ")))


def rows() -> list[dict[str, Any]]:
    if not FILE.exists():
        return []
    with FILE.open(newline="") as file:
        return [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]


async def soak(wanted: int) -> None:
    from tests.server.server_process import ServerProcess

    known = rows()
    run = int(known[-1]["run"]) + 1 if known else 1
    with tempfile.TemporaryDirectory(prefix="riffle-soak-") as folder:
        server = await ServerProcess(Path(folder)).start()
        for number in range(len(known) + 1, wanted + 1):
            row = await minute(server, number, run)
            add(row)
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)
        await server.kill()


def add(row: dict[str, Any]) -> None:
    fresh = not FILE.exists()
    with FILE.open("a", newline="") as file:
        writer = csv.DictWriter(file, list(COLUMNS))
        if fresh:
            writer.writeheader()
        writer.writerow(row)


def plot(found: list[dict[str, Any]]) -> str:
    """Curves over the minutes, each in its own strip."""
    wide, high = 720, 100
    last = max(row["minute"] for row in found)
    box = f"0 0 {wide + 90} {len(STRIPS) * (high + 34)}"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="12">']
    parts.append('<rect width="100%" height="100%" fill="#fff"/>')
    for strip, (key, words) in enumerate(STRIPS):
        top = strip * (high + 34) + 20
        most = max(row[key] for row in found) * 1.1 or 1
        points = " ".join(
            f"{60 + wide * row['minute'] / last:.1f},{top + high - high * row[key] / most:.1f}" for row in found
        )
        parts.append(
            f'<text x="60" y="{top - 6}">{words}</text><path d="M60 {top}V{top + high}H{60 + wide}" fill="none" '
            f'stroke="#888"/><text x="54" y="{top + 10}" text-anchor="end">{most:.0f}</text>'
            f'<text x="54" y="{top + high}" text-anchor="end">0</text>'
            f'<polyline points="{points}" fill="none" stroke="#1d5566" stroke-width="1.6"/>'
            f'<text x="{60 + wide}" y="{top + high + 13}" text-anchor="end">{last:.0f} minutes</text>'
        )
    return "".join([*parts, "</svg>\n"])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=int, default=60)
    given = options.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(soak(given.minutes))
    finally:
        if found := rows():
            PLOT.write_text(plot(found))


if __name__ == "__main__":
    main()
