"""One way of thinking against another at River Dragons, the expert's settings changed word by word.

    python -m bench.dragons.match 3 120 600 "learned=1" "hard"        players, games, seconds at most, one, the other
    python -m bench.dragons.match 2 400 280 "" "hard" --processes 6 --file $OUT/match.txt
    python -m bench.dragons.match 5 100 600 "" "" side=water --network build/dragons/network.json

The first sits at one seat, the second at all others; each deal is played once from every seat, so that luck of the deal
cancels out. Prints a row with the share won, its 95 % interval and the longest answer in processor seconds.
"""

from __future__ import annotations

import json
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

from bench.contest import Account, arguments, contest
from riffle.bots.river_dragons.levels import LEVEL_SETTINGS, Level
from riffle.bots.river_dragons.player import RiverDragonsBot
from riffle.core.declare.chance import seed_of
from riffle.core.game import load
from riffle.core.match import Match

GAME = load("river_dragons")


def play(levels: list[Level], first: int, seed: int, options: dict[str, str], weights: list[int]) -> Account:
    """One game; the seat `first` is the one that is counted, and has these weights if there are any."""
    match = Match(GAME, len(levels), GAME.options.read(options), dice=random.Random(seed), speed="fast")
    bots = [RiverDragonsBot(GAME, level, seed_of(seed, seat)) for seat, level in enumerate(levels)]
    if weights:
        bots[first].net[:] = weights
    account = Account(1)
    match.advance()
    while not match.over:
        seat = match.question.waiting[0]
        begun = time.process_time()
        answer = bots[seat].answer(match.observation(seat))
        took = time.process_time() - begun
        if seat == first:
            account.spent, account.longest = account.spent + took, max(account.longest, took)
        else:
            account.others += took
        match.answer(seat, answer)
    account.turns = int(match.position.field("turn"))
    if match.result and first in match.result.winners:
        account.won = 1 / len(match.result.winners)
    return account


def write(account: Account, given: Any) -> None:
    row = account.row(given.players, given.one, given.other)
    print(row, flush=True)
    if given.file:
        with given.file.open("a", encoding="utf-8") as file:
            file.write(row + "\n")


def main() -> None:
    parser = arguments("bench.dragons.match")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--network", type=Path, help="weights of the first side, in place of its own")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    options = dict(word.split("=", 1) for word in given.options)
    weights = json.loads(given.network.read_text(encoding="utf-8"))["network"] if given.network else []

    def told(account: Account) -> None:
        if account.games % 20 == 0 and account.games < given.games:
            write(account, given)

    write(contest(given, LEVEL_SETTINGS, partial(play, options=options, weights=weights), told), given)


if __name__ == "__main__":
    main()
