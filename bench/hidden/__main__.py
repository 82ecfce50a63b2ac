"""Learn what the end of a turn of Hidden Stones is worth, from games to weights.

    python -m bench.hidden --players 2 --games 30000        the recorded run, into build/hidden/networks.json
    python -m bench.hidden --players 3 4 5 --games 10000

Games are played in pieces that stay in build/hidden/: a run that was stopped goes on where it was, and more games only
add pieces. `--keep` puts the weights where the bot reads them, beside those for other numbers of players.
`bench/hidden_stones.md` has the curves of the recorded run.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import riffle.bots.hidden_stones
from bench.pieces import joined, kept_piece
from riffle.bots.hidden_stones.network import FILE
from riffle.bots.learned import digest_of

from .fit import fit
from .selfplay import piece

FOLDER = Path("build/hidden")
PIECE = 5000


def pieces(players: int, games: int, seed: int) -> list[dict[str, Any]]:
    """So many games, those that were played before read from their files."""
    return [
        kept_piece(
            FOLDER / f"games-{players}-{seed}-{number}.npz", partial(piece, players, PIECE, 1000 * seed + number)
        )
        for number in range(games // PIECE)
    ]


def learn(players: int, given: argparse.Namespace) -> list[int]:
    data = joined(pieces(players, given.games, given.seed))
    begun = time.process_time()
    found = fit(data, given.epochs, given.seed)
    print(f"{players} players: {len(data['game'])} positions, fit in {time.process_time() - begun:.0f} CPU s")
    for what, curve in (("results", found.by_results), ("what the next turn made of it", found.curve)):
        print(f"  from {what}, learned / held back: " + ", ".join(f"{one:.4f}/{other:.4f}" for one, other in curve))
    print(f"  results held back, in whole numbers {found.whole:.4f}, by points alone {found.by_points:.4f}, "
          f"even chances {np.log(players):.4f}")  # fmt: skip
    return found.numbers


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.hidden")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="put the weights where the bot reads them")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = (Path(riffle.bots.hidden_stones.__file__).parent if given.keep else FOLDER) / FILE
    networks = json.loads(file.read_text(encoding="utf-8"))["networks"] if file.exists() else {}
    networks |= {str(players): learn(players, given) for players in given.players}
    kept = {"digest": digest_of(networks), "networks": networks}
    file.write_text(json.dumps(kept) + "\n", encoding="utf-8")
    print(f"digest {kept['digest']} in {file}")


if __name__ == "__main__":
    main()
