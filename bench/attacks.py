"""What an honest player waits while one address does its worst by permitted requests, attack by attack.

    python -m bench.attacks [--checkout DIR] [--seconds 6] [--rounds 5] [--only NAME ...]

The server is the one of a checkout (this one unless another is named, which must be set up), started as an operator
starts it, with its usual limits. Quiet and attacked parts follow each other, so that other work on the machine meets
both; the ratio is what counts. Beside each attack: how long an honest person waits for moves at a table of two, what
the serving thread itself worked for one (which other work hardly changes), and how long a bot takes to answer. Attacks
(`attackers.py`) come from 127.0.0.2, the honest from 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

from .attackers import ATTACKS, BOT, PERSON, ROOT, Attack, Served
from .honest import for_seconds, p99, seated

WARMING = 60.0
ARRIVING = 2.0
"""Seconds until an attacker is at work."""
AT_ONCE = 3.0  # seconds, the pause that every bot makes included


class Window(NamedTuple):
    """Waits for moves in milliseconds, the server's work for each, and waits for bots in seconds."""

    moves: list[float]
    worked: list[float]
    bots: list[float]


class Clock:
    """Tells the time and notes what the server had worked by then: it is asked before and after every wait."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.marks: list[float] = []

    def __call__(self) -> float:
        self.marks.append(self.server.worked())
        return time.perf_counter()

    def worked(self) -> list[float]:
        """Milliseconds of work in each wait."""
        pairs = zip(self.marks[::2], self.marks[1::2], strict=False)
        return [(after - before) * 1e3 for before, after in pairs]


async def bot_waits(server: Served, seconds: float) -> list[float]:
    """Seconds until a bot has answered an honest person's pass, as often as there is time."""
    rng = random.Random(1)
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, BOT], "options": {"first": "1"}})
    async with connect(server.socket(made["seats"][0]["link"])) as socket:
        await socket.send('{"type": "hello"}')
        while loop.time() < until or not waits:
            view: dict[str, Any] = {}
            while not (view and (view["question"]["mine"] or view["over"])):
                view = json.loads(await asyncio.wait_for(socket.recv(), 300)).get("snapshot") or view
            if view["over"]:
                break
            ways = [each for each in view["legal"] if each["kind"] == "end"] or view["legal"]
            answer = {
                "type": "answer",
                "id": 1,
                "question": view["question"]["number"],
                "code": rng.choice(ways)["code"],
            }
            began = time.perf_counter()
            await socket.send(json.dumps(answer))
            view = {}
            while not (view and (view["question"]["mine"] or view["over"])):
                view = json.loads(await asyncio.wait_for(socket.recv(), 300)).get("snapshot") or view
            waits.append(time.perf_counter() - began)
            await socket.send('{"type": "hello"}')
    return waits


async def warm(server: Served) -> None:
    """Wait until bots answer at once: the workers have loaded what was compiled before."""
    until = time.monotonic() + WARMING
    while max(await bot_waits(server, 0)) > AT_ONCE and time.monotonic() < until:
        continue


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2] if values else float("nan")


async def _moves(server: Served, links: list[str], seconds: float, clock: Clock) -> list[float]:
    """Tables one after the other: Hidden Stones comes to its end."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    waits: list[float] = []
    while loop.time() < until:
        try:
            waits += await for_seconds(server, links, until - loop.time(), clock)
        except IndexError:
            links = await seated(server, "hidden_stones")
    return waits


async def window(server: Served, seconds: float, attack: Attack | None) -> Window:
    """An honest player's moves and bots' answers for a while, with an attacker at work or with none."""
    foe = None
    if attack is not None:
        command = [sys.executable, "-m", "bench.attackers", attack.__name__, str(server.port)]
        foe = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.DEVNULL)
        await asyncio.sleep(ARRIVING)
    try:
        links = await seated(server, "hidden_stones")
        clock = Clock(server)
        moves, bots = await asyncio.gather(_moves(server, links, seconds, clock), bot_waits(server, seconds))
    finally:
        if foe is not None:
            foe.kill()
            await foe.wait()
    return Window(moves, clock.worked(), bots)


async def rounds(server: Served, attack: Attack, seconds: float, count: int) -> str:
    """One row: quiet and attacked by turns, and how many times as long the attacked ones took."""
    quiet, attacked = Window([], [], []), Window([], [], [])
    for _ in range(count):
        for sum_of, foe in ((quiet, None), (attacked, attack)):
            found = await window(server, seconds, foe)
            for all_of_it, these in zip(sum_of, found, strict=True):
                all_of_it.extend(these)
    words = (attack.__doc__ or "").strip().rstrip(".")
    pairs = [
        (middle(quiet.moves), middle(attacked.moves), 1),
        (p99(quiet.moves), p99(attacked.moves), 0),
        (middle(quiet.worked), middle(attacked.worked), 2),
        (middle(quiet.bots), middle(attacked.bots), 1),
    ]
    cells = [f"{before:.{digits}f} -> {after:.{digits}f}, {after / before:.2f}" for before, after, digits in pairs]
    counted = f"{len(quiet.moves)} / {len(attacked.moves)}"
    return f"| {words} | {' | '.join(cells)} | {counted} | {server.memory():.0f} |"


async def measure(checkout: Path, seconds: float, count: int, chosen: list[str]) -> None:
    print(f"{count} rounds of {seconds:.0f} s, load average {os.getloadavg()[0]:.1f}\n")
    print(
        "| attack from one address | a move, p50 ms: quiet -> attacked, ratio | p99 ms | the server works on it, p50 ms"
        " | a bot's answer, p50 s | moves counted | MB |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for attack in (each for each in ATTACKS if not chosen or each.__name__ in chosen):
        with tempfile.TemporaryDirectory(prefix="riffle-attacks-", ignore_cleanup_errors=True) as folder:
            server = await Served(checkout, Path(folder)).start()
            try:
                await warm(server)
                print(await rounds(server, attack, seconds, count), flush=True)
            finally:
                await server.stop()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--checkout", type=Path, default=ROOT)
    options.add_argument("--seconds", type=float, default=6, help="of one quiet or attacked part of a round")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--only", nargs="*", default=[], help="names of attacks: hints, many_tables, ...")
    given = options.parse_args()
    asyncio.run(measure(given.checkout.resolve(), given.seconds, given.rounds, given.only))


if __name__ == "__main__":
    main()
