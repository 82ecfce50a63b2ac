"""OpenSpiel's own tests over our games: a random simulation by its checker, and a playthrough.

    python -m bench.envs_openspiel [GAME ...]         # where open_spiel is installed beside Riffle

OpenSpiel is not in requirements.lock (232 MB), so this is not part of `make test`. Its `integration_tests/api_test.py`
is not in its package; `random_sim_test` is the checker that stands behind it.
"""

from __future__ import annotations

import sys
import time

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-not-found]

import riffle.envs
from riffle.core.game import games, load


def check(name: str) -> None:
    game = riffle.envs.openspiel(name, load(name).usual_players)
    began = time.process_time()
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    print(f"{name}: simulated by its checker, {time.process_time() - began:.0f} processor seconds", flush=True)
    text = generate_playthrough.playthrough(game.get_type().short_name, None, alsologtostdout=False)
    print(f"{name}: a playthrough of {text.count('# State')} states", flush=True)


if __name__ == "__main__":
    for chosen in sys.argv[1:] or games():
        try:
            check(chosen)
        except Exception as problem:
            print(f"{chosen}: failed: {problem!r}"[:600], flush=True)
