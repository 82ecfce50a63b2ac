"""The real server with the built page, as a process: `python serving.py DATA [PORT PUBLIC]` prints its address.

Bots answer at once as quick players, and every table has the same dice in every run, whatever was played before it.
No test may need them to fall as they do: `RIFFLE_DICE=7` gives all tables other dice and other bots.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from pathlib import Path
from typing import Any

from riffle.server.services import Services
from riffle.server.serving import address, bound, configured
from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby

DICE = os.environ.get("RIFFLE_DICE", "3")


class SameDice(Services):
    """Each table throws dice of its own, so that no table depends on what happened at another."""

    def __getattribute__(self, name: str) -> Any:
        return random.Random(int(DICE)) if name == "dice" else super().__getattribute__(name)


class Tokens:
    """Secrets nobody outside the test needs to be kept from."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, size: int) -> str:
        self.count += 1
        return hashlib.sha256(f"{DICE} {self.count}".encode()).hexdigest()[: 2 * size]


def main(data: Path, port: int = 0, public: str = "") -> None:
    settings = Settings(
        data=data, public=public, workers=1, warm=False, pace=0.0, connection_rate=0, control_rate=0, address_rate=0,
        request_rate=0, address_tables=0, address_sockets=0, push_hosts="127.0.0.1", hook_hosts="127.0.0.1",
        greet_rate=0, read_rate=0, file_rate=0, undo_rate=0, chat_rate=0, make_rate=0,
        river_rate=0, bot_limit=600.0,  # a worker is started when it is first needed: that takes what it takes
    )  # fmt: skip
    listening = bound("127.0.0.1", port)
    where = address("127.0.0.1", listening.getsockname()[1])
    lobby = Lobby(SameDice(settings, tokens=Tokens()))
    server = configured(lobby, lambda: print(f"Riffle is at {where}", flush=True))
    server.run(sockets=[listening])


if __name__ == "__main__":
    given = sys.argv[2:]
    main(Path(sys.argv[1]), int(given[0]) if given else 0, given[1] if given else "")
