"""The embedded default starts on systems that lack what Linux has: a process in which those modules are hidden."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HIDE = """
import os, sys
hidden = sys.argv[1].split(",")
for name in hidden:
    sys.modules[name] = None
del os.nice
"""

IMPORT = (
    HIDE
    + """
import riffle.server.tables.lobby, riffle.server.tables.table, riffle.server.views.broadcast
import riffle.server.store.writer, riffle.server.profiles.calls, riffle.server.services
"""
)

SERVE = (
    HIDE
    + """
import asyncio, pathlib, urllib.request
from riffle.core import system
from riffle.server.games import Games
from riffle.server.listening import bound
from riffle.server.services import Services
from riffle.server.serving import configured
from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby

class Unlisted:
    def is_dir(self):
        return False

system.DESCRIPTORS = (Unlisted(),)
system.allow_descriptors(4096)
system.yield_to_others(3)
system.limit_data(64)

async def main():
    socket = bound("127.0.0.1", 0)
    where = f"http://127.0.0.1:{socket.getsockname()[1]}"
    server = configured(Lobby(Services(Settings(data=pathlib.Path(sys.argv[2]), warm=False, workers=1), Games())))
    serving = asyncio.create_task(server.serve([socket]))
    for path in ("/readyz", "/metrics"):
        print((await asyncio.to_thread(urllib.request.urlopen, where + path)).read().decode())
    server.should_exit = True
    await serving

asyncio.run(main())
"""
)


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tables_need_neither_the_drivers_nor_the_locks_of_one_system() -> None:
    run(IMPORT, "fcntl,resource,asyncpg,cryptography,fido2,openskill,uvloop,picows,litestar")


@pytest.mark.parametrize("hidden", ["fcntl,resource,uvloop"])
def test_the_server_starts_where_files_and_limits_are_another_systems(hidden: str, tmp_path: Path) -> None:
    told = run(SERVE, hidden, str(tmp_path))
    assert '"ready"' in told
    assert "riffle_cpu_seconds_total" in told
    assert "riffle_memory_bytes" not in told
    assert "riffle_descriptors" not in told
