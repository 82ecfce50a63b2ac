"""The rules as WebAssembly beside machine code: `python -m bench.wasm [GAME...]` prints the table of bench/wasm.md.

Whole games of random players, the same seeds, one engine after the other, three times; CPU time of the calls alone.
The final states of all three must be the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import riffle
from riffle.core.engine.wasm.carried import carried
from riffle.core.engine.wasm.module import module_in
from riffle.core.game import Game

ROOT = Path(__file__).parents[1]
GAMES = {"hidden_stones": (3, 300), "stones_and_rivers": (2, 600), "river_dragons": (4, 40), "stoleme": (3, 60),
         "stone_stacks": (3, 200)}  # fmt: skip
ROUNDS = 3
IN_NODE = """
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { Rules } from './rules.js';
const { carried, seats, games, options } = JSON.parse(readFileSync(process.argv[2], 'utf-8'));
const rules = await Rules.load(readFileSync(process.argv[3]), carried);
const [s, brains] = [rules.states(), rules.cells('I', 6)];
const run = (from, to, total) => {
  let [steps, micros] = [0, 0];
  for (let seed = from; seed < to; seed++) {
    rules.start(s, seats, options);
    rules.seed(seed);
    const begun = process.cpuUsage();
    steps += rules.playOut(s, brains);
    const used = process.cpuUsage(begun);
    micros += used.user + used.system;
    total?.update(rules.pack(s));
  }
  return [steps, micros / 1e6];
};
run(1e6, 1e6 + games / 2);
const total = createHash('sha256');
console.log(JSON.stringify([...run(0, games, total), total.digest('hex')]));
"""


class Run(NamedTuple):
    steps: int
    seconds: float
    digest: str

    @property
    def rate(self) -> float:
        return self.steps / self.seconds


def here(game: Game, engine: Any, seats: int, games: int) -> Run:
    options = game.options.read(dict(game.extras.chance_instead))
    total, steps, seconds = hashlib.sha256(), 0, 0.0
    for seed in range(games):
        s, rng = engine.start(seats, options), engine.stream(seed)
        begun = time.process_time()
        steps += engine.buffers.play_out(s, [0] * seats, rng, 10**6)
        seconds += time.process_time() - begun
        total.update(engine.pack(s))
    return Run(steps, seconds, total.hexdigest())


def in_node(game: Game, seats: int, games: int, folder: Path) -> Run:
    module = module_in(game.folder)
    assert module is not None
    options = game.options.read(dict(game.extras.chance_instead))
    wish = {"carried": carried(game, module, ""), "seats": seats, "games": games, "options": options}
    (folder / "wish.json").write_text(json.dumps(wish))
    command = ["node", str(folder / "main.mjs"), str(folder / "wish.json"), str(module.file)]
    return Run(*json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        transpile = ["node", str(ROOT / "tests/wasm/transpile.mjs"), str(ROOT / "web/src/engine/rules.ts")]
        (folder / "rules.js").write_text(subprocess.run(transpile, check=True, capture_output=True, text=True).stdout)
        (folder / "package.json").write_text('{"type": "module"}')
        (folder / "main.mjs").write_text(IN_NODE)
        for each in names or GAMES:
            measure(riffle.load(each), *GAMES[each], folder)


def measure(game: Game, seats: int, games: int, folder: Path) -> None:
    here(game, game.fast, seats, 2)
    here(game, game.wasm, seats, 2)
    for _ in range(ROUNDS):
        native, ours, v8 = (
            here(game, game.fast, seats, games),
            here(game, game.wasm, seats, games),
            in_node(game, seats, games, folder),
        )
        assert native.digest == ours.digest == v8.digest, f"{game.id}: not the same games"
        print(
            f"{game.id}: {native.steps} answers, native {native.rate:,.0f} a CPU second, "
            f"wasmtime {ours.rate / native.rate:.2f}, V8 {v8.rate / native.rate:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
