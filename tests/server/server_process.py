"""The real server as a process, to be killed. `python server_process.py DATA DATABASE` prints its address."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import urllib.request
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]


class ServerProcess:
    """Started on a free port; `kill` is kill -9."""

    def __init__(self, data: Path, database: str = "", log: Path | None = None) -> None:
        self.arguments = [sys.executable, __file__, str(data), database]
        self.log = log or data / "server.log"

    async def start(self) -> ServerProcess:
        with self.log.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *self.arguments, stdout=asyncio.subprocess.PIPE, stderr=errors, start_new_session=True
            )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        assert line.startswith("Riffle is at "), line + self.log.read_text("utf-8")
        self.address = line.split()[-1]
        return self

    async def kill(self) -> None:
        if self.process.returncode is None:
            os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def call(self, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self._call, path, body)

    def _call(self, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def socket(self, link: str) -> str:
        return self.address.replace("http", "ws", 1) + "ws" + link


def main(data: str, database: str) -> None:
    sys.path.insert(0, str(TESTS))
    from riffle.server.games import Games
    from riffle.server.serving import run
    from riffle.server.settings import Settings

    settings = Settings(
        data=Path(data), database=database, workers=1, warm=False, pace=0.0, connection_rate=0, address_rate=0,
        request_rate=0, address_tables=0, address_sockets=0, foreign_patience=0.5, sweep=2.0,
    )  # fmt: skip
    run("127.0.0.1", 0, Path(data), False, settings, Games({"pebbles": "pebbles.rules"}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
