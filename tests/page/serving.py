"""The real server with the built page, as a process: `python serving.py DATA` prints its address.

Chance and secrets are the same in every run, and bots answer at once as quick players, so a game is the same too.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

from riffle.server.hall import Hall
from riffle.server.serving import address, bound, configured
from riffle.server.settings import Settings


class Tokens:
    """Secrets nobody outside the test needs to be kept from."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, size: int) -> str:
        self.count += 1
        return hashlib.sha256(str(self.count).encode()).hexdigest()[: 2 * size]


def main(data: Path) -> None:
    settings = Settings(
        data=data, workers=1, warm=False, pace=0.0, connection_rate=0, address_rate=0, request_rate=0,
        address_tables=0, address_sockets=0,
    )  # fmt: skip
    listening = bound("127.0.0.1", 0)
    server = configured(Hall(settings, dice=random.Random(3), tokens=Tokens()))
    print(f"Riffle is at {address('127.0.0.1', listening.getsockname()[1])}", flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
