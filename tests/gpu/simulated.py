"""Run by test_cuda.py in a process of its own, because the simulator is chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 python simulated.py GAME TURNS WINDOW ROUNDS

Two games a few turns long on the simulated device, from a queue or (ROUNDS is 1) in rounds, against the plain engine;
prints "equal" and the steps played.
"""

import sys

import numpy as np

from riffle.core.engine.cuda import simulator
from riffle.core.engine.cuda.engine import Engine
from riffle.core.game import load

WIDTHS = {"hidden_stones": {"hands": 1, "faces": 1, "score_pile": 2}, "stoleme": {"on": 1, "pose": 1}}
COUNT = 2


def main(name: str, turns: int, window: int, rounds: int) -> None:
    game = load(name)
    runner = simulator.Runner(game, WIDTHS.get(name))
    engine = Engine(game, 2, runner=runner, window=window, rounds=rounds == 1)
    rngs = np.array([11 + 7919 * number for number in range(COUNT)], dtype=np.int64)
    games = engine.room(COUNT, rngs, "ask")
    games.look()
    steps = games.playouts(turns)
    for number in range(COUNT):
        after, played = engine.start.played_out([0, 0], 11 + 7919 * number, turns)
        assert games.position(number).pack() == after.pack(), f"game {number} differs"
        assert steps[number] == played
    print("equal", steps.tolist())


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
