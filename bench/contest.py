"""One way of thinking against others: settings changed word by word, games on several cores, and their account."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing import TimeoutError as NotYet
from multiprocessing import get_context
from typing import Any, TypeVar

from riffle.core.declare.chance import seed_of
from riffle.lab.interval import interval

Played = TypeVar("Played")

PLAYING: list[Callable[[int], Any]] = []
"""What forked processes inherit: how a game is played, which cannot be sent to them."""


def _play(number: int) -> Any:
    return PLAYING[-1](number)


def played(play: Callable[[int], Played], games: int, seconds: float, processes: int = 1) -> Iterator[Played]:
    """Games 0, 1, 2 and so on in this order, until all are played or the time is up, whoever played them.

    A game may depend on its number alone. Processes are forked from this one, so that what is compiled by now is
    compiled for all of them.
    """
    until = time.monotonic() + seconds
    if processes == 1:
        yield from (play(number) for number in range(games) if time.monotonic() < until)
        return
    PLAYING.append(play)
    with get_context("fork").Pool(processes) as pool:
        found = pool.imap(_play, range(games))
        for _ in range(games):
            try:
                yield found.next(max(0.0, until - time.monotonic()))
            except NotYet:
                return


def changed_setting(words: str, levels: Mapping[str, Any]) -> Any:
    """The expert's setting, or that of another level named first, with numbers of it changed."""
    found = levels["expert"]
    for word in words.split():
        name, _, value = word.partition("=")
        if value:
            found = found._replace(**{name: bool(int(value)) if name == "learned" else int(value)})
        else:
            found = levels[name]
    return found


@dataclass
class Account:
    """Games, shares of wins, rounds or turns played, and what the first side's answers cost."""

    games: int = 0
    won: float = 0.0
    turns: int = 0
    spent: float = 0.0
    others: float = 0.0
    longest: float = 0.0

    def add(self, other: Account) -> None:
        self.games, self.won, self.turns = self.games + other.games, self.won + other.won, self.turns + other.turns
        self.spent, self.others = self.spent + other.spent, self.others + other.others
        self.longest = max(self.longest, other.longest)

    def row(self, players: int, one: str, other: str) -> str:
        each = max(1, self.games)
        low, high = interval(self.won, each)
        share = f"{100 * self.won / each:.1f} ({100 * low:.1f}-{100 * high:.1f})"
        return (
            f"| {one or 'expert'} against {other or 'expert'} | {players} | {self.games} | {share} "
            f"| {100 / players:.0f} | {self.turns / each:.1f} | {self.spent / each:.2f} / {self.others / each:.2f} "
            f"| {self.longest:.2f} |"
        )


def arguments(name: str) -> argparse.ArgumentParser:
    """What every match is asked for."""
    parser = argparse.ArgumentParser(prog=name)
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--series", type=int, default=31)
    parser.add_argument("--processes", type=int, default=1)
    return parser


def contest(
    given: argparse.Namespace,
    levels: Mapping[str, Any],
    play: Callable[[list[Any], int, int], Account],
    told: Callable[[Account], None] = lambda _: None,
) -> Account:
    """One setting at a seat that goes round, the other at all others; how it stands is told after each game."""

    def numbered(number: int) -> Account:
        seat = number % given.players
        words = [given.one if each == seat else given.other for each in range(given.players)]
        settings = [changed_setting(one, levels) for one in words]
        return play(settings, seat, seed_of(number // given.players, given.players, given.series))

    numbered(0)  # compiled before anything is timed, and before processes are forked
    account = Account()
    for found in played(numbered, given.games, given.seconds, given.processes):
        account.add(found)
        told(account)
    return account
