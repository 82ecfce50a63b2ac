"""The real server as a process, to be killed. `python server_process.py DATA DATABASE` prints its address.

Without arguments everything is loaded once, and each line on its input forks a server: where servers are killed by the
hundred, each comes up in a moment.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
import json
import os
import signal
import sys
import urllib.request
from asyncio.subprocess import PIPE
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
        with urllib.request.urlopen(request, timeout=300) as answer:
            return json.load(answer)

    def socket(self, link: str) -> str:
        return self.address.replace("http", "ws", 1) + "ws" + link


class Launcher:
    """A process in which everything is loaded, and which forks servers."""

    async def open(self) -> Launcher:
        self.process = await asyncio.create_subprocess_exec(sys.executable, __file__, stdin=PIPE, stdout=PIPE)
        return self

    async def start(self, data: Path, database: str, log: Path) -> tuple[int, str]:
        """A handle of the new process, and the line it prints when it listens."""
        asked, told = self.process.stdin, self.process.stdout
        assert asked is not None
        assert told is not None
        asked.write(json.dumps([str(data), database, str(log)]).encode() + b"\n")
        handle = os.pidfd_open(int(await told.readline()))
        return handle, (await told.readline()).decode()

    async def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class ForkedServer(ServerProcess):
    """A server out of the launcher: quick to start, killed like any other."""

    def __init__(self, launcher: Launcher, data: Path, database: str = "") -> None:
        super().__init__(data, database)
        self.launcher, self.data, self.database = launcher, data, database
        self.handle = -1

    async def start(self) -> ForkedServer:
        self.handle, line = await self.launcher.start(self.data, self.database, self.log)
        assert line.startswith("Riffle is at "), line + self.log.read_text("utf-8")
        self.address = line.split()[-1]
        return self

    async def kill(self) -> None:
        if self.handle < 0:
            return
        loop, dead = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.handle, dead.set)
        signal.pidfd_send_signal(self.handle, signal.SIGKILL)
        await dead.wait()
        loop.remove_reader(self.handle)
        os.close(self.handle)
        self.handle = -1


def fork() -> None:
    """A server for every line that is read, with everything loaded; no dead child is left behind."""
    offered = games()
    for name in offered.names():
        offered.load(name)
    for module in ("riffle.server.serving", "uvloop", "sqlalchemy.dialects.sqlite.aiosqlite", "asyncpg"):
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        data, database, log = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        main(data, database, offered)
        os._exit(0)


def games() -> Any:
    sys.path[:0] = [str(TESTS), str(TESTS.parent)]
    from riffle.server.games import Games

    return Games({"pebbles": "pebbles.rules", "tally": "bench.tally"})


def main(data: str, database: str, offered: Any) -> None:
    from riffle.server.serving import run
    from riffle.server.settings import Settings
    from riffle.server.store import journal

    journal.MOST_UNFILED = 3  # so that kills come while the journal is filed, too
    settings = Settings(
        data=Path(data), database=database, workers=1, warm=False, pace=0.0, connection_rate=0, control_rate=0,
        address_rate=0, request_rate=0, address_tables=0, address_sockets=0, address_connections=0,
        greet_rate=0, read_rate=0, file_rate=0, undo_rate=0, chat_rate=0, make_rate=0,
        foreign_patience=0.5, sweep=2.0,
    )  # fmt: skip
    run("127.0.0.1", 0, Path(data), False, settings, offered)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[1], sys.argv[2], games())
    else:
        fork()
