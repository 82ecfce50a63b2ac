"""The database away for ten seconds under two live servers, then a thousand moves across them.

    python -m bench.outage [--seconds 10] [--moves 1000]

One player sits at each server, at the same table. PostgreSQL (one of its own, out of its wheel) is killed with all its
processes and started again after a while; nobody restarts the servers. Then every move that one player makes must be
acknowledged and reach the other through the other server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

from .honest import p99, seated
from .kills import own_postgres, started

ROOT = Path(__file__).parents[1]


class Player:
    """One seat at one server, who comes back until the table is shown."""

    def __init__(self, server: Any, link: str) -> None:
        self.where = server.socket(link)
        self.view: dict[str, Any] = {}

    async def come(self) -> Player:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        while True:
            with suppress(OSError, WebSocketException):
                self.socket = await connect(self.where, compression=None)
                await self.socket.send('{"type": "hello"}')
                self.view = {}
                while not self.view:
                    await self.hear()
                return self
            await asyncio.sleep(0.2)

    async def hear(self) -> dict[str, Any]:
        message = json.loads(await self.socket.recv())
        self.view = message.get("snapshot") or self.view
        return message

    async def move(self, number: int) -> int:
        """Answer; the event that was acknowledged."""
        code = self.view["legal"][number % len(self.view["legal"])]["code"]
        asked = self.view["question"]["number"]
        await self.socket.send(json.dumps({"type": "answer", "id": number, "question": asked, "code": code}))
        while (message := await self.hear()).get("id") != number:
            continue
        if message["type"] != "taken":
            raise OSError(message["code"])
        return message["event"]


async def across(players: list[Player], moves: int) -> list[float]:
    """Milliseconds from each answer until the player at the other server has seen it."""
    waits: list[float] = []
    for number in range(1, moves + 1):
        seat = 0 if players[0].view["question"]["mine"] else 1
        began = time.perf_counter()
        event = await players[seat].move(number)
        for player in players:
            while player.view["event"] < event:
                await player.hear()
        waits.append((time.perf_counter() - began) * 1e3)
    return waits


async def measure(seconds: float, moves: int) -> None:
    from tests.server.server_process import ServerProcess

    postgres = own_postgres()
    with tempfile.TemporaryDirectory(prefix="riffle-outage-") as folder:
        logs = [Path(folder) / f"{name}.log" for name in ("one", "other")]
        servers = [await ServerProcess(Path(folder), postgres.get_uri(), log).start() for log in logs]
        links = await seated(servers[0])
        players = [await Player(server, link).come() for server, link in zip(servers, links[:2], strict=True)]
        before = await across(players, 50)
        process = psutil.Process(postgres.get_pid())
        for each in [*process.children(recursive=True), process]:
            with suppress(psutil.NoSuchProcess):
                each.kill()
        refused = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:  # whoever plays on is refused, never answered wrongly
            with suppress(Exception):
                await asyncio.wait_for(across(players, 1), 2)
                refused -= 1
            refused += 1
            await asyncio.sleep(0.2)
        await asyncio.to_thread(started, postgres)
        began = time.monotonic()
        players = [await Player(server, link).come() for server, link in zip(servers, links[:2], strict=True)]
        back = time.monotonic() - began
        waits = await across(players, moves)
        faults = sum(log.read_text("utf-8").count(" ERROR ") for log in logs)
        print(
            f"database away {seconds:.0f} s, {refused} answers refused meanwhile; both players at the table again after"
            f" {back:.1f} s; {len(waits)} moves across two servers, each seen by the other: p99 {p99(before):.0f} ms"
            f" before, {p99(waits):.0f} ms after; {faults} faults in the logs"
        )
        for server in servers:
            await server.kill()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--moves", type=int, default=1000)
    given = options.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    asyncio.run(measure(given.seconds, given.moves))


if __name__ == "__main__":
    main()
