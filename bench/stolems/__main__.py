"""Learn how a table of Stolemë stands, from games to weights.

    python -m bench.stolems                      the recorded run: plays, fits, writes build/stolems/networks.json
    python -m bench.stolems --quick 4000 --searching 0 --players 2     a small one

Games are played in pieces that stay in build/stolems/: a run that was stopped goes on where it was, and more games only
add pieces. `--keep` puts the weights where the bot reads them. `bench/stoleme.md` has the curves of the recorded run.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import riffle.bots.stoleme
from bench.pieces import joined, kept_piece
from riffle.bots.learned import digest_of
from riffle.bots.stoleme.networks import FILE

from .fit import fit
from .selfplay import piece

FOLDER = Path("build/stolems")
QUICK_PIECE, SEARCHING_PIECE = 5000, 100


def pieces(players: int, games: int, searching: bool, seed: int) -> list[dict[str, Any]]:
    """So many games, those that were played before read from their files."""
    size, kind = (SEARCHING_PIECE, "searching") if searching else (QUICK_PIECE, "quick")
    return [
        kept_piece(
            FOLDER / f"{kind}-{players}-{seed}-{number}.npz",
            partial(piece, players, size, searching, 1000 * seed + 2 * number + searching),
        )
        for number in range(games // size)
    ]


def learn(players: int, given: argparse.Namespace) -> list[int]:
    parts = pieces(players, given.quick, False, given.seed) + pieces(players, given.searching, True, given.seed)
    data = joined(parts)
    begun = time.process_time()
    found = fit(data, players, given.epochs, given.seed)
    print(f"{players} players: {len(data['game'])} positions, fit in {time.process_time() - begun:.0f} CPU s")
    print("  loss on learned / held back: " + ", ".join(f"{one:.4f}/{other:.4f}" for one, other in found.curve))
    print(f"  in whole numbers {found.whole:.4f}, by hand {found.by_hand:.4f}, even chances {np.log(players):.4f}")
    return found.numbers


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.stolems")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--quick", type=int, default=25_000, help="games of quick players")
    parser.add_argument("--searching", type=int, default=0, help="games with searching players among them")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="put the weights where the bot reads them")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    networks = {str(players): learn(players, given) for players in given.players}
    folder = Path(riffle.bots.stoleme.__file__).parent if given.keep else FOLDER
    kept = {"digest": digest_of(networks), "networks": networks}
    (folder / FILE).write_text(json.dumps(kept) + "\n", encoding="utf-8")
    print(f"digest {kept['digest']} in {folder / FILE}")


if __name__ == "__main__":
    main()
