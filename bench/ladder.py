"""One seat of a level against the level below on all other seats, in any game and for any number of players.

    python -m bench.ladder stoleme 3 expert hard 30 400                    players, levels, games, seconds at most
    python -m bench.ladder stone_stacks 3 hard normal 60 200 physics=model --series 2
    python -m bench.ladder river_dragons 2 expert hard 200 3000 --series 301 --processes 16

The seat goes round, shared wins are split; each deal is played once from every seat. Prints a Markdown row with the
share won, its 95 % interval, the even share, CPU seconds a game and those of the upper level's longest answer. The
games and the share are the same on any number of processes, unless the time is up before the last game.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import NamedTuple

from bench.contest import played
from riffle.bots.bot import make
from riffle.core.declare.chance import seed_of
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.lab.interval import interval

HEAD = (
    "| pair | players | games | wins of the upper % (95 %) | even share % | CPU s a game | longest answer, CPU s |\n"
    "|---|---|---|---|---|---|---|"
)


class Outcome(NamedTuple):
    """One game: the share that the timed seat won, its longest answer, and what the game cost in CPU seconds."""

    share: float
    longest: float
    spent: float


def play(game: Game, levels: list[str], options: dict[str, str], seed: int, timed: int) -> Outcome:
    started = time.process_time()
    match = Match(game, len(levels), game.options.read(options), dice=random.Random(seed), speed="fast")
    bots = [make(game, level, seed_of(seed, seat)) for seat, level in enumerate(levels)]
    longest = 0.0
    match.advance()
    while not match.over:
        seat = match.question.waiting[0]
        begun = time.process_time()
        answer = bots[seat].answer(match.observation(seat, speed="fast"))
        if seat == timed:
            longest = max(longest, time.process_time() - begun)
        match.answer(seat, answer)
    assert match.result is not None
    winners = match.result.winners
    return Outcome(1 / len(winners) if timed in winners else 0.0, longest, time.process_time() - started)


def rung(game: Game, players: int, levels: tuple[str, str], games: int, seconds: float, options: dict[str, str],
         series: int, processes: int) -> str:  # fmt: skip
    upper, lower = levels

    def numbered(number: int) -> Outcome:
        seat = number % players
        seats = [upper if each == seat else lower for each in range(players)]
        return play(game, seats, options, seed_of(number // players, players, series), seat)

    numbered(0)  # a whole game, so that everything is compiled before anything is timed and before processes are forked
    found = list(played(numbered, games, seconds, processes))
    count, won = len(found), sum(one.share for one in found)
    low, high = interval(won, count)
    longest, spent = max((one.longest for one in found), default=0.0), sum(one.spent for one in found)
    return (
        f"| {upper} against {lower} | {players} | {count} | {100 * won / max(1, count):.1f} ({100 * low:.1f}-"
        f"{100 * high:.1f}) | {100 / players:.0f} | {spent / max(1, count):.2f} | {longest:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.ladder")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("upper")
    parser.add_argument("lower")
    parser.add_argument("games", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("options", nargs="*")
    parser.add_argument("--series", type=int, default=51)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    options = dict(word.split("=", 1) for word in given.options)
    levels = given.upper, given.lower
    print(HEAD)
    game = load(given.game)
    print(rung(game, given.players, levels, given.games, given.seconds, options, given.series, given.processes))


if __name__ == "__main__":
    main()
