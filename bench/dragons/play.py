"""Play games to learn from, in one or several processes.

    python -m bench.dragons.play --seconds 600                         build/dragons/games-1.npz, one process
    python -m bench.dragons.play --seconds 200 --processes 6 --learned --seed 3

Every process plays pieces of its own until the time is up; after each round of them the file is written anew. The same
seed and number of pieces give the same games.
"""

from __future__ import annotations

import argparse
import time
from multiprocessing import Process, Queue
from pathlib import Path
from typing import Any

import numpy as np

from riffle.bots.river_dragons.network import own_network

from .selfplay import piece

SIZE = 50
"""Games of one piece."""


def work(number: int, given: Any, told: Any) -> None:
    """Pieces for each number of players in turn."""
    until, round_ = time.monotonic() + given.seconds, 0
    weights = list(own_network()) if given.learned else []
    while time.monotonic() < until:
        for players in given.players:
            told.put((players, piece(players, SIZE, 1_000_000 * given.seed + 1000 * number + round_, weights)))
            if time.monotonic() > until:
                break
        round_ += 1
    told.put(None)


def write(file: Path, parts: dict[int, list[dict[str, Any]]]) -> None:
    """All pieces in one file; games keep numbers of their own."""
    kept: dict[str, Any] = {}
    for players, found in parts.items():
        if found:
            kept[f"rows-{players}"] = np.concatenate([part["rows"] for part in found])
            kept[f"won-{players}"] = np.concatenate([part["won"] for part in found])
            kept[f"game-{players}"] = np.concatenate([part["game"] + SIZE * i for i, part in enumerate(found)])
    with file.with_suffix(".part").open("wb") as part:
        np.savez_compressed(part, **kept)
    file.with_suffix(".part").rename(file)
    print({players: len(found) * SIZE for players, found in parts.items()}, "games", flush=True)


def gather(given: Any) -> None:
    told = Queue()
    workers = [Process(target=work, args=(number, given, told)) for number in range(given.processes)]
    for worker in workers:
        worker.start()
    parts: dict[int, list[dict[str, Any]]] = {players: [] for players in given.players}
    ended, pieces = 0, 0
    while ended < len(workers):
        found = told.get()
        if found is None:
            ended += 1
            continue
        parts[found[0]].append(found[1])
        pieces += 1
        if pieces % (len(parts) * len(workers)) == 0:
            write(given.folder / f"games-{given.seed}.npz", parts)
    write(given.folder / f"games-{given.seed}.npz", parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dragons.play")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/dragons"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learned", action="store_true", help="the players appraise by the network, not by hand")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    piece(given.players[0], 1, 1, [])  # compiled once, before the processes begin
    gather(given)


if __name__ == "__main__":
    main()
