"""The first wait: python -m bench.compile [GAME ...]

For each game, in a process of its own: the processor seconds until a greedy game can be played from an empty cache,
then with the code on disk, then over changed data files; and how many pieces of code each compiled or found.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from riffle.core.game import games, load

CHANGES = {
    "hidden_stones": ("cards.csv", "4,1,B/D", "4,2,BD"),
    "stones_and_rivers": ("boards.toml", "wins = 5", "wins = 4"),
    "river_dragons": ("planks.csv", "6,111,122", "6,104,115"),
    "stoleme": ("counts.json", '"2": 3', '"2": 1'),
    "stone_stacks": ("tiles.csv", "4,S,4", "4,S,1"),
}
PLAY = """
import json, sys, time
start = time.process_time()
from riffle.core.game import load
from riffle.lab.one_game import Setting, opened, play_one
game = load(sys.argv[1], sys.argv[2] or None)
setting = Setting(2, game.options.read({}), ("greedy", "greedy"), 5)
play_one(game, "fast", setting, 0)
_ = opened(game, setting, "fast").winners
print(json.dumps([time.process_time() - start, game.fast.compiled, game.fast.found]))
"""


def first_game(name: str, cache: str, components: str = "") -> tuple[float, int, int]:
    """Processor seconds, pieces compiled, pieces found on disk."""
    command = [sys.executable, "-c", PLAY, name, components]
    environment = {**os.environ, "RIFFLE_CACHE": cache}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return tuple(json.loads(done.stdout))


def main() -> None:
    print("| game | empty cache | code on disk | changed data, code on disk | compiled |\n|---|---|---|---|---|")
    for name in sys.argv[1:] or [name for name in games() if name in CHANGES]:
        file, old, new = CHANGES[name]
        text = (load(name).folder / "components" / file).read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as changed:
            (Path(changed) / file).write_text(text.replace(old, new, 1), encoding="utf-8")
            runs = [first_game(name, cache), first_game(name, cache), first_game(name, cache, changed)]
        times = " | ".join(f"{seconds:.1f}" for seconds, _, _ in runs)
        print(f"| {name} | {times} | {', '.join(str(compiled) for _, compiled, _ in runs)} |", flush=True)


if __name__ == "__main__":
    main()
