"""Hostile messages and frames against a real server, with an honest player's waits beside them; resumable.

    python -m bench.hostile --messages 1000000

Each round starts a server, seats two honest players and lets attackers send random bytes, half-right messages and
broken frames over real sockets. Counted: what was sent, the honest player's waits (from an answer to its
acknowledgement), the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import psutil

from .honest import for_seconds, p99, play, seated

ROOT = Path(__file__).parents[1]
FILE = ROOT / ".cache/trust/hostile.json"
ROUND = 20_000
KINDS = [
    "hello",
    "answer",
    "ask",
    "undo",
    "agree",
    "replace",
    "start",
    "remove",
    "options",
    "leave",
    "rematch",
    "",
    "x",
]


class Counts(msgspec.Struct):
    messages: int = 0
    rounds: int = 0
    honest: int = 0  # answers that the honest players gave
    quiet_p99: list[float] = []  # milliseconds, round by round, before the attack
    p99: list[float] = []  # during it
    memory: list[float] = []  # megabytes at the end of a round
    changed: int = 0  # rounds in which a table that nobody played at was changed


def nonsense(rng: random.Random) -> bytes:
    """One hostile message."""
    match rng.randrange(4):
        case 0:
            return rng.randbytes(rng.randint(0, 300))
        case 1:
            return b"[" * rng.randint(1, 3000)
        case 2:
            parts = {name: rng.choice([None, -1, 2**60, "x" * 50, [1] * 70, {}]) for name in ("id", "question", "code")}
            return json.dumps({"type": rng.choice(KINDS), **parts}).encode()
        case _:
            return json.dumps({"type": "answer", "question": rng.randrange(99), "code": rng.randrange(-9, 99)}).encode()


async def attack(where: str, rng: random.Random, share: int, counts: Counts) -> None:
    """Send a share from a seat that may not answer (a watcher), or as raw frames; come back when thrown out."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    sent = 0
    while sent < share:
        try:
            async with connect(where, compression=None, max_queue=None) as socket:
                while sent < share:
                    if rng.random() < 0.01:  # a frame that breaks the protocol
                        socket.transport.write(rng.randbytes(rng.randint(1, 40)))
                    else:
                        await socket.send(nonsense(rng))
                    sent += 1
                    counts.messages += 1
        except (OSError, WebSocketException, EOFError):
            sent += 1


async def state_of(server: Any, link: str) -> Any:
    """What a seat is told of its table, but for who is there to look on."""
    from websockets.asyncio.client import connect

    async with connect(server.socket(link), compression=None) as socket:
        await socket.send('{"type": "hello"}')
        message = json.loads(await socket.recv())
        return message["snapshot"], message.get("chat")


async def one_round(counts: Counts, size: int) -> None:
    sys.path.insert(0, str(ROOT / "tests"))
    sys.path.insert(0, str(ROOT))
    from tests.server.server_process import ServerProcess

    rng = random.Random(counts.rounds)
    with tempfile.TemporaryDirectory(prefix="riffle-hostile-") as folder:
        server = await ServerProcess(Path(folder)).start()
        links = await seated(server)
        bystander = await seated(server)  # nobody plays there: whatever changes there was changed by the attack
        before = await state_of(server, bystander[0])
        quiet = await for_seconds(server, links, 3.0)
        counts.quiet_p99.append(p99(quiet))
        over = asyncio.Event()
        honest = asyncio.create_task(play(server, links, over))
        targets = [server.socket(link) for link in (links[2], bystander[2], bystander[2], links[2])]
        await asyncio.gather(
            *(attack(target, random.Random(rng.random()), max(1, size // 4), counts) for target in targets)
        )
        over.set()
        waits = await honest
        counts.honest += len(quiet) + len(waits)
        counts.p99.append(p99(waits))
        if await state_of(server, bystander[0]) != before:
            counts.changed += 1
        counts.memory.append(psutil.Process(server.process.pid).memory_info().rss / 1e6)
        await server.kill()
    counts.rounds += 1


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=1_000_000)
    wanted = options.parse_args().messages
    FILE.parent.mkdir(parents=True, exist_ok=True)
    counts = msgspec.json.decode(FILE.read_bytes(), type=Counts) if FILE.exists() else Counts()
    while counts.messages < wanted:
        asyncio.run(one_round(counts, min(ROUND, wanted - counts.messages)))
        FILE.write_bytes(msgspec.json.encode(counts))
        quiet, waits = statistics.median(counts.quiet_p99), statistics.median(counts.p99)
        print(
            f"{counts.messages} hostile messages, {counts.honest} honest answers; p99 {quiet:.1f} ms before,"
            f" {waits:.1f} ms during; {max(counts.memory):.0f} MB; {counts.changed} rounds changed anything",
            flush=True,
        )


if __name__ == "__main__":
    main()
