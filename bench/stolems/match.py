"""One way of thinking against another at Stolemë, the expert's settings changed word by word.

    python -m bench.stolems.match 2 100 600 "learned=1" "learned=0"     players, games, seconds at most, one, the other
    python -m bench.stolems.match 3 60 600 "learned=1 tables=300" "" --series 4

The first sits at one seat, the second at all others; each deal is played once from every seat, so that luck of the deal
cancels out. Prints a row: the share won with its 95 % interval, rounds a game, processor seconds a game of each side,
and the longest answer.
"""

from __future__ import annotations

import argparse
import random
import time

from bench.contest import Account, changed_setting
from riffle.bots.stoleme.levels import LEVEL_SETTINGS
from riffle.bots.stoleme.player import SearchBot, Setting
from riffle.core.declare.chance import seed_of
from riffle.core.game import load
from riffle.core.match import Match

GAME = load("stoleme")
LAST_ROUND = 15


def setting_of(words: str) -> Setting:
    return changed_setting(words, LEVEL_SETTINGS)


def play(settings: list[Setting], first: int, seed: int, account: Account) -> None:
    """One game; the seat `first` is the one that is counted."""
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
    account.games += 1
    account.turns += int(match.position.field("round"))
    if match.result and first in match.result.winners:
        account.won += 1 / len(match.result.winners)


def contest(players: int, games: int, seconds: float, one: str, other: str, series: int) -> Account:
    account, until = Account(), time.monotonic() + seconds
    warm = [setting_of(one)._replace(tables=4), *[setting_of(other)._replace(tables=4)] * (players - 1)]
    play(warm, 0, 1, Account())  # compiled before anything is timed
    for number in range(games):
        if time.monotonic() > until:
            break
        seat = number % players
        settings = [setting_of(one if each == seat else other) for each in range(players)]
        play(settings, seat, seed_of(number // players, players, series), account)
    return account


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.stolems.match")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--series", type=int, default=31)
    given = parser.parse_args()
    account = contest(given.players, given.games, given.seconds, given.one, given.other, given.series)
    print(account.row(given.players, given.one, given.other))


if __name__ == "__main__":
    main()
