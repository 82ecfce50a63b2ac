"""Learn how the seats of River Dragons stand, from the games that `bench.dragons.play` left to weights.

    python -m bench.dragons.play 60 --seconds 600
    python -m bench.dragons build/dragons/*.npz --keep      `--keep` puts the weights where the bot reads them

`bench/river_dragons.md` has the curves of the recorded run.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import riffle.bots.river_dragons
from riffle.bots.learned import digest_of
from riffle.bots.river_dragons.network import FILE
from riffle.games.river_dragons.state import SEATS

from .fit import fit


def joined(files: list[Path]) -> dict[str, Any]:
    """All positions together, seats that nobody has being nought; games keep numbers of their own."""
    parts: dict[str, list[Any]] = {"rows": [], "game": [], "won": []}
    first = 0
    for file in files:
        with np.load(file) as kept:
            for players in range(2, SEATS + 1):
                if f"game-{players}" in kept.files:
                    none = SEATS - players
                    game = kept[f"game-{players}"] + first
                    first = int(game.max()) + 1
                    parts["game"].append(game)
                    parts["rows"].append(np.pad(kept[f"rows-{players}"], ((0, 0), (0, none), (0, 0))))
                    parts["won"].append(np.pad(kept[f"won-{players}"], ((0, 0), (0, none))))
    return {name: np.concatenate(found) for name, found in parts.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dragons")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="put the weights where the bot reads them")
    given = parser.parse_args()
    data = joined(sorted(given.files))
    found = fit(data, given.epochs, given.seed)
    print(f"{len(np.unique(data['game']))} games, {len(data['game'])} positions")
    print("loss on learned / held back: " + ", ".join(f"{one:.4f}/{other:.4f}" for one, other in found.curve))
    for players, held, learned, by_cost in found.counts:
        print(
            f"{players} players, {held} held back: in whole numbers {learned:.4f}, by the ways' costs {by_cost:.4f}, "
            f"even chances {np.log(players):.4f}"
        )
    folder = Path(riffle.bots.river_dragons.__file__).parent if given.keep else Path("build/dragons")
    kept = {"digest": digest_of(found.numbers), "network": found.numbers}
    (folder / FILE).write_text(json.dumps(kept) + "\n", encoding="utf-8")
    print(f"digest {kept['digest']} in {folder / FILE}")


if __name__ == "__main__":
    main()
