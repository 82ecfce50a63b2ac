"""Play games to learn from, piece by piece, on one core or several.

    python -m bench.dragons.play 60 --seconds 600                       60 pieces, into build/dragons/
    python -m bench.dragons.play 400 --seed 3 --processes 16 --join build/dragons/games-3.npz

Piece by piece the numbers of players and the sides of the board go round. A piece that lies in its file already is not
played again: a run that was stopped goes on where it was, and more pieces only add to it. The same seed gives the same
pieces on any number of processes. `--join` writes all of them into one file.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from bench.contest import played
from riffle.bots.river_dragons.network import own_network

from .selfplay import piece

SIZE = 24
"""Games of one piece."""
SIDES = ("islands", "water")


def file_of(given: Any, number: int) -> Path:
    return given.folder / f"piece-{given.seed}-{number}.npz"


def make_piece(given: Any, number: int) -> None:
    """Play one piece into its file, unless it is there."""
    file = file_of(given, number)
    if file.exists():
        return
    kinds = [(players, side) for players in given.players for side in given.sides]
    players, side = kinds[number % len(kinds)]
    weights = list(own_network()) if given.learned else []
    made = piece(players, SIZE, 1_000_000 * given.seed + number, weights, side)
    with file.with_suffix(".part").open("wb") as part:
        np.savez_compressed(part, **{f"{name}-{players}": found for name, found in made.items()})
    file.with_suffix(".part").rename(file)


def join(given: Any) -> None:
    """All pieces in one file; games keep numbers of their own."""
    parts: dict[str, list[Any]] = {}
    for number in range(given.pieces):
        if file_of(given, number).exists():
            with np.load(file_of(given, number)) as kept:
                for name in kept.files:
                    first = SIZE * number if name.startswith("game") else 0
                    parts.setdefault(name, []).append(kept[name] + first if first else kept[name])
    joined: dict[str, Any] = {name: np.concatenate(found) for name, found in parts.items()}
    with given.join.open("wb") as file:
        np.savez_compressed(file, **joined)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dragons.play")
    parser.add_argument("pieces", type=int)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--sides", nargs="+", default=SIDES, choices=SIDES)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/dragons"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--learned", action="store_true", help="the players appraise by the network, not by hand")
    parser.add_argument("--join", type=Path, help="a file for all pieces together")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for side in given.sides:
        piece(given.players[0], 1, 1, list(own_network()), side)  # compiled once, before processes are forked
    there = sum(1 for _ in played(lambda number: make_piece(given, number), given.pieces, given.seconds,
                                  given.processes))  # fmt: skip
    print(f"{there} of {given.pieces} pieces of {SIZE} games", flush=True)
    if given.join:
        join(given)


if __name__ == "__main__":
    main()
