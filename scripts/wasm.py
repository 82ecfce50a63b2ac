"""Build the games' modules: `python scripts/wasm.py [GAME...]` writes module.wasm and module.json in their folders."""

from __future__ import annotations

import sys
import time

import riffle
from riffle.core.engine.wasm.build import build
from riffle.core.engine.wasm.emit import NoLinkerError
from riffle.doors import doors_of


def main(names: list[str]) -> None:
    for name in names or riffle.games():
        began = time.process_time()
        game = riffle.load(name)
        size = build(game, doors_of(game), game.folder)
        print(f"{name}: {size:,} bytes, {time.process_time() - began:.1f} CPU s")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except NoLinkerError as missing:
        sys.exit(str(missing))
