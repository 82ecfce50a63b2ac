"""One way of thinking against another at Hidden Stones, the expert's settings changed word by word.

    python -m bench.hidden.match 2 400 280 "learned=1" "learned=0"     players, games, seconds at most, one, the other
    python -m bench.hidden.match 4 400 280 "" "hard" --series 4

The first sits at one seat, the second at all others; each deal is played once from every seat, so that luck of the deal
cancels out. Prints a row: the share won with its 95 % interval, turns a game, processor seconds a game of each side,
and the longest answer.
"""

from __future__ import annotations

import random
import time

from bench.contest import Account, arguments, contest
from riffle.bots.hidden_stones.levels import LEVEL_SETTINGS, Level
from riffle.bots.hidden_stones.player import Planner
from riffle.core.declare.chance import seed_of
from riffle.core.game import load
from riffle.core.match import Match

GAME = load("hidden_stones")


def play(levels: list[Level], first: int, seed: int) -> Account:
    """One game; the seat `first` is the one that is counted."""
    account = Account(1)
    match = Match(GAME, len(levels), dice=random.Random(seed), speed="fast")
    bots = [Planner(GAME, level, seed_of(seed, seat)) for seat, level in enumerate(levels)]
    match.advance()
    while not match.over:
        seat = match.question.waiting[0]
        begun = time.process_time()
        answer = bots[seat].answer(match.observation(seat, speed="fast"))
        took = time.process_time() - begun
        if seat == first:
            account.spent, account.longest = account.spent + took, max(account.longest, took)
            account.turns += GAME.action(answer).kind in ("end", "pass_turn")
        else:
            account.others += took
        match.answer(seat, answer)
    if match.result and first in match.result.winners:
        account.won = 1 / len(match.result.winners)
    return account


def main() -> None:
    given = arguments("bench.hidden.match").parse_args()
    print(contest(given, LEVEL_SETTINGS, play).row(given.players, given.one, given.other))


if __name__ == "__main__":
    main()
