"""One way of thinking against another at Stolemë, the expert's settings changed word by word.

    python -m bench.stolems.match 2 100 600 "learned=1" "learned=0"     players, games, seconds at most, one, the other
    python -m bench.stolems.match 3 60 600 "learned=1 tables=300" "" --series 4 --processes 2

The first sits at one seat, the second at all others; each deal is played once from every seat, so that luck of the deal
cancels out. Prints a row: the share won with its 95 % interval, rounds a game, processor seconds a game of each side,
and the longest answer.
"""

from __future__ import annotations

import random
import time

from bench.contest import Account, arguments, contest
from riffle.bots.stoleme.levels import LEVEL_SETTINGS
from riffle.bots.stoleme.player import SearchBot, Setting
from riffle.core.declare.chance import seed_of
from riffle.core.game import load
from riffle.core.match import Match

GAME = load("stoleme")
LAST_ROUND = 15


def play(settings: list[Setting], first: int, seed: int) -> Account:
    """One game; the seat `first` is the one that is counted."""
    account = Account(1)
    match = Match(GAME, len(settings), dice=random.Random(seed), speed="fast")
    bots = [SearchBot(GAME, seed_of(seed, seat), setting) for seat, setting in enumerate(settings)]
    match.advance()
    while not match.over and int(match.position.field("round")) <= LAST_ROUND:
        seat = match.question.waiting[0]
        begun = time.process_time()
        answer = bots[seat].answer(match.observation(seat))
        took = time.process_time() - begun
        if seat == first:
            account.spent, account.longest = account.spent + took, max(account.longest, took)
        else:
            account.others += took
        match.answer(seat, answer)
    account.turns = int(match.position.field("round"))
    if match.result and first in match.result.winners:
        account.won = 1 / len(match.result.winners)
    return account


def main() -> None:
    given = arguments("bench.stolems.match").parse_args()
    print(contest(given, LEVEL_SETTINGS, play).row(given.players, given.one, given.other))


if __name__ == "__main__":
    main()
