"""Positions searched to a fixed depth: how many nodes each way of searching needs, and how often it finds what a deeper
search finds. Costs seconds and has no luck in it, so it comes before any match.

python -m bench.rivers.depths --depth 6 above=40 below=40 above=40,below=40
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any, NamedTuple

from bench.rivers.duel import opening
from bench.rivers.selfplay import BOARDS
from riffle.bots.stones_and_rivers.nets import own_networks
from riffle.bots.stones_and_rivers.thinker import ENDLESS, Thinker
from riffle.bots.stones_and_rivers.weights import EXPERT, Pruning
from riffle.core.event import Step
from riffle.core.game import Game, load
from riffle.core.position import Position

PLIES = (3, 13, 25, 37)
"""Positions are taken so many plies after an opening."""


def changed(words: str, base: Pruning = EXPERT) -> dict[str, Any]:
    """Settings with some changed: `above=40,tried=14/26/48/90`."""
    settings: dict[str, Any] = {**base}
    for word in filter(None, words.split(",")):
        name, value = word.split("=")
        if name not in settings:
            raise ValueError(f"there is no setting {name!r}")
        settings[name] = tuple(int(one) for one in value.split("/")) if "/" in value else int(value)
    return settings


def positions(game: Game, openings: int) -> list[Position]:
    found: list[Position] = []
    for options in BOARDS.values():
        for number in range(openings):
            thinker = Thinker(game, number, 1, networks=own_networks())
            position = opening(game, 7000 + number, options)
            for ply in range(max(PLIES) + 1):
                position = position.answer(position.to_move[0], Step(thinker.think(position, nodes=1500).code))
                if position.over:
                    break
                if ply in PLIES:
                    found.append(position)
    return found


class Count(NamedTuple):
    nodes: int
    seconds: float
    code: int
    score: int


def count(thinker: Thinker, position: Position, depth: int) -> Count:
    thinker.table[:] = 0
    thinker.room["history"] = 0
    thinker.room["replies"] = 0
    begun = time.process_time()
    found = thinker.think(position, nodes=ENDLESS, depth=depth)
    return Count(found.nodes, time.process_time() - begun, found.code, found.score)


def main() -> None:
    read_in = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read_in.add_argument("--depth", type=int, default=6)
    read_in.add_argument("--openings", type=int, default=3)
    read_in.add_argument("ways", nargs="*")
    given = read_in.parse_args()
    game = load("stones_and_rivers")
    some = positions(game, given.openings)
    first: list[Count] = []
    for way in ["", *given.ways]:
        thinker = Thinker(game, 0, 1, judging=True, networks=own_networks(), pruning=changed(way))
        found = [count(thinker, position, given.depth) for position in some]
        first = first or found
        part = math.exp(sum(math.log(one.nodes / two.nodes) for one, two in zip(found, first, strict=True)) / len(some))
        same = sum(one.code == two.code for one, two in zip(found, first, strict=True))
        off = sum(abs(one.score - two.score) for one, two in zip(found, first, strict=True)) / len(some)
        nodes, seconds = sum(one.nodes for one in found), sum(one.seconds for one in found)
        print(
            f"| {way or 'as it is'} | {nodes} | {part:.2f} | {seconds:.2f} | {same} of {len(some)} | {off:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
