"""Run by test_cuda.py in a process of its own, because the simulator is chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 python simulated.py GAME KERNEL TURNS WINDOW

Two games a few turns long on the simulated device, against the plain engine; prints "equal" and the steps played.
"""

import sys
from typing import Any

import numpy as np

from riffle.core.engine.cuda import kernels, simulator
from riffle.core.game import load

WIDTHS = {"hidden_stones": {"hands": 1, "faces": 1, "score_pile": 2}, "stoleme": {"on": 1, "pose": 1}}
COUNT = 2


def main(name: str, kernel: str, turns: int, window: int) -> None:
    game = load(name)
    runner = simulator.Runner(game, WIDTHS.get(name))
    layout = runner.layout
    start = game.start(2, nature="ask", **dict[str, Any](game.extras.chance_instead))
    packed = np.frombuffer(start.pack(), dtype=np.int32)
    cells = layout.spread(np.stack([packed] * COUNT))
    rngs = np.array([11 + 7919 * number for number in range(COUNT)], dtype=np.int64)
    steps = np.zeros(COUNT, dtype=np.int64)
    outs = np.zeros((window, COUNT), dtype=np.int32)
    queue = [np.zeros(1, dtype=np.int64)] if kernel == "play_queue" else []
    threads = 1 if queue else COUNT  # one thread takes both games
    runner.launch(getattr(kernels, kernel), [cells, COUNT, rngs, steps, outs, turns, *queue], threads)
    for number in range(COUNT):
        after, played = start.played_out([0, 0], 11 + 7919 * number, turns)
        assert layout.gather(cells, COUNT)[number].tobytes() == after.pack(), f"game {number} differs"
        assert steps[number] == played
    print("equal", steps.tolist())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
