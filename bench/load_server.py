"""Our server for the load: the game of tally.py beside the real ones, no limits on how fast anybody talks."""

from __future__ import annotations

import sys
from pathlib import Path

from riffle.server.games import Games
from riffle.server.serving import run
from riffle.server.settings import Settings

if __name__ == "__main__":
    data = Path(sys.argv[1])
    settings = Settings(
        data=data, workers=1, warm=False, pace=0.0, connection_rate=0, control_rate=0, address_rate=0, request_rate=0,
        greet_rate=0, read_rate=0, make_rate=0, address_sockets=0, address_tables=0, sweep=3600.0,
    )  # fmt: skip
    run("127.0.0.1", 0, data, False, settings, Games({"tally": "bench.tally"}))
