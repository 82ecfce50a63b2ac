"""How many moves a server takes, against boardgame.io's under the same load in the same run.

    nice python -m bench.load [--moves 4000] [--rounds 3] [--sockets 100 300 1000]

25 tables, 50 sockets, every seat answers as soon as it is asked. The server runs on one core, the load on another.
Ours plays through the real engine and commits every move durably before it is shown (SQLite, WAL, synchronous=FULL);
boardgame.io (installed by npm into a temporary folder) keeps its matches in memory. Prints a dated Markdown table.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import psutil
import uvloop

from .load_players import Gate, our_players, rival_players

ROOT = Path(__file__).parents[1]
RIVAL = "boardgame.io@0.50.2"
SERVER_CORE, LOAD_CORE = 0, 1


class Figures(NamedTuple):
    moves_per_second: float
    microseconds: float  # of processor time a move
    bytes: float  # received by both players, a move
    p50: float  # milliseconds from one seat's answer to the other's sight
    p99: float


class Disk(threading.Thread):
    """What one sync of a page takes meanwhile in the same folder: nobody who commits can be quicker."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.file = folder / "disk"
        self.took: list[float] = []
        self.over = threading.Event()

    def run(self) -> None:
        with self.file.open("wb", buffering=0) as file:
            while not self.over.wait(0.03):
                file.write(bytes(4096))
                began = time.perf_counter()
                os.fdatasync(file.fileno())
                self.took.append((time.perf_counter() - began) * 1e3)

    def p99(self) -> float:
        self.over.set()
        self.join()
        return sorted(self.took)[int(len(self.took) * 0.99)]


class Server:
    """A server process on its own core; `processor` is what it and its children have used."""

    def __init__(self, command: list[str], cwd: Path, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command, cwd=cwd, stdout=subprocess.PIPE, env={**os.environ, **(environment or {})}, text=True
        )
        pin(self.process.pid, SERVER_CORE)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.watched = psutil.Process(self.process.pid)

    def processor(self) -> float:
        times = self.watched.cpu_times()
        return times.user + times.system

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def pin(pid: int, core: int) -> None:
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


def ours(folder: Path) -> Server:
    return Server([sys.executable, "-m", "bench.load_server", str(folder)], ROOT)


def rival(folder: Path, port: int) -> Server:
    return Server(["node", "load_rival.js", str(port)], folder, {"NODE_ENV": "production"})


def install_rival(folder: Path) -> None:
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", RIVAL]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    shutil.copy(ROOT / "bench/load_rival.js", folder)


async def measure(server: Server, sit: Callable[[Gate], Awaitable[list]], moves: int, sockets: int) -> Figures:
    """The first fifth warms up."""
    warm = Gate(moves // 5, sockets)
    for transport in await _played(sit, warm):
        transport.disconnect()
    gate = Gate(sys.maxsize, sockets)  # nothing counts before everybody sits
    loop = asyncio.get_running_loop()
    transports = await sit(gate)
    await gate.all_ready.wait()
    gate.wanted = gate.seen + moves
    gate.delays.clear()
    seen, used, began, received = gate.seen, server.processor(), loop.time(), gate.bytes
    await gate.done.wait()
    took, used, counted = loop.time() - began, server.processor() - used, gate.seen - seen
    for transport in transports:
        transport.disconnect()
    delays = sorted(gate.delays)
    return Figures(
        counted / took,
        used / counted * 1e6,
        (gate.bytes - received) / counted,
        statistics.median(delays) * 1e3,
        delays[int(len(delays) * 0.99)] * 1e3,
    )


async def _played(sit: Callable[[Gate], Awaitable[list]], gate: Gate) -> list:
    transports = await sit(gate)
    await gate.done.wait()
    return transports


async def compare(moves: int, rounds: int, folder: Path) -> list[tuple[Figures, Figures]]:
    """Interleaved: one round of ours, one of the rival's, each against a fresh server."""
    found: list[tuple[Figures, Figures]] = []
    for index in range(rounds):
        server = ours(folder / f"ours{index}")
        address = server.line.split()[-1]
        mine = await measure(server, lambda gate, a=address: our_players(a, 25, gate, 0.0), moves, 50)
        server.stop()
        port = 18_400 + index
        other = rival(folder, port)
        theirs = await measure(other, lambda gate, p=port: rival_players(p, 25, gate, 0.0), moves, 50)
        other.stop()
        found.append((mine, theirs))
    return found


async def latencies(folder: Path, counts: tuple[int, ...]) -> list[tuple[int, Figures, float]]:
    """People, not machines: every seat waits two seconds before it answers; how long until the other sees it.

    Beside it the p99 of one sync of the disk, measured meanwhile."""
    found: list[tuple[int, Figures, float]] = []
    for sockets in counts:
        disk = Disk(folder)
        disk.start()
        server = ours(folder / f"sockets{sockets}")
        address = server.line.split()[-1]
        figures = await measure(
            server, lambda gate, a=address, n=sockets: our_players(a, n // 2, gate, 2.0), sockets * 3, sockets
        )
        server.stop()
        found.append((sockets, figures, disk.p99()))
    return found


def table(pairs: list[tuple[Figures, Figures]], waits: list[tuple[int, Figures, float]], moves: int) -> str:
    mine = Figures(*(statistics.median(values) for values in zip(*(pair[0] for pair in pairs), strict=True)))
    other = Figures(*(statistics.median(values) for values in zip(*(pair[1] for pair in pairs), strict=True)))
    today = datetime.datetime.now(tz=datetime.UTC).date()
    faster = mine.moves_per_second / other.moves_per_second
    cheaper = other.microseconds / mine.microseconds
    rounds = ", ".join(f"{one.microseconds:.0f} / {two.microseconds:.0f}" for one, two in pairs)
    lines = [
        f"## {today}, {os.cpu_count()} cores, {moves} moves a round, {len(pairs)} rounds, medians",
        "",
        "| 25 tables, 50 sockets | moves/s | processor a move | bytes a move | p50 / p99 ms | storage |",
        "| --- | --- | --- | --- | --- | --- |",
        row("Riffle", mine, "SQLite, every move durable"),
        row("boardgame.io 0.50.2", other, "memory only"),
        f"| ratio | {faster:.2f} | {cheaper:.2f} times the moves a processor second | | | |",
        "",
        f"Processor time a move, round by round (ours / theirs, us): {rounds}. Load average {os.getloadavg()[0]:.1f}.",
        f"Python {platform.python_version()} ({platform.python_compiler()}), Node {node()}.",
        "",
        "| open sockets, each answers 2 s after it is asked | p50 ms | p99 ms | p99 of one sync | moves/s |",
        "| --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {count} | {each.p50:.1f} | {each.p99:.1f} | {sync:.1f} | {each.moves_per_second:.0f} |"
        for count, each, sync in waits
    ]
    return "\n".join(lines)


def node() -> str:
    return subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()


def row(name: str, figures: Figures, storage: str) -> str:
    return (
        f"| {name} | {figures.moves_per_second:.0f} | {figures.microseconds:.0f} us | {figures.bytes:.0f} "
        f"| {figures.p50:.1f} / {figures.p99:.1f} | {storage} |"
    )


def report(moves: int = 4000, rounds: int = 3, sockets: tuple[int, ...] = (100, 300, 1000)) -> str:
    """Both servers measured, as a Markdown section."""
    folder = Path(tempfile.mkdtemp(prefix="riffle-load-"))
    cores = os.sched_getaffinity(0)
    try:
        install_rival(folder)
        pin(0, LOAD_CORE)
        pairs = uvloop.run(compare(moves, rounds, folder))
        waits = uvloop.run(latencies(folder, sockets))
        return table(pairs, waits, moves)
    finally:
        os.sched_setaffinity(0, cores)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=4000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--sockets", type=int, nargs="*", default=[100, 300, 1000])
    given = options.parse_args()
    print(report(given.moves, given.rounds, tuple(given.sockets)))


if __name__ == "__main__":
    main()
