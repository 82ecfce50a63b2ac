"""A bot's compiled search out of the module: the same worth, answer, nodes and table as the fast engine's."""

from __future__ import annotations

from typing import Any

import riffle
from riffle.bots.stones_and_rivers.nets import own_networks
from riffle.bots.stones_and_rivers.search import iterate
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.core.engine.playout import GREEDY

DEPTH = 3


def test_a_search_sees_what_the_fast_engines_sees() -> None:
    game = riffle.load("stones_and_rivers")
    thinker = Thinker(game, networks=own_networks())
    assert thinker.workspace.speed == "wasm"
    for seed in range(2):
        s = game.wasm.start(2, game.options.read({}))
        game.wasm.buffers.play_out(s, [GREEDY, GREEDY], game.wasm.stream(seed), 6 + 8 * seed)
        thinker._choose_network(s)
        thinker._reset(s, 1 << 40)
        begun = s, thinker.room, thinker.table, thinker.net
        theirs = tuple(part.copy() for part in begun)
        found = [searched(engine, arrays) for engine, arrays in ((game.wasm, begun), (game.fast, theirs))]
        assert found[0] == found[1]
        assert found[0][0][1] > 100, "it looked at some positions"


def searched(engine: Any, arrays: tuple[Any, ...]) -> tuple[list[Any], ...]:
    """Worth, nodes, answer and a digest of the table after each depth."""
    states, room, table, net = arrays
    found: list[list[Any]] = []
    for depth in range(1, DEPTH + 1):
        score = int(engine.bind(iterate)(states, room, table, net, depth))
        found.append([score, int(room["nodes"][0]), int(room["best"][0]), hash(table.tobytes())])
        room["first"] = room["best"]
    return tuple(reversed(found))
