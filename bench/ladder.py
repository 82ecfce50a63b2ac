"""One seat of a level against the level below on all other seats, in any game and for any number of players.

    python -m bench.ladder stoleme 3 expert hard 30 400                    players, levels, games, seconds at most
    python -m bench.ladder stone_stacks 3 hard normal 60 200 physics=model --series 2

The seat goes round, shared wins are split; each deal is played once from every seat. Prints a Markdown row with the
share won, its 95 % interval, the even share, CPU seconds a game and those of the upper level's longest answer.
"""

from __future__ import annotations

import argparse
import random
import time

from riffle.bots.bot import make
from riffle.core.declare.chance import seed_of
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.lab.interval import interval

HEAD = (
    "| pair | players | games | wins of the upper % (95 %) | even share % | CPU s a game | longest answer, CPU s |\n"
    "|---|---|---|---|---|---|---|"
)


def play(game: Game, levels: list[str], options: dict[str, str], seed: int, timed: int) -> tuple[float, float]:
    """One game: the share that the timed seat won, and its longest answer."""
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
    return (1 / len(winners) if timed in winners else 0.0), longest


def warm(game: Game, players: int, levels: tuple[str, str], options: dict[str, str]) -> None:
    """Compile before anything is timed: a few answers of each level."""
    for level in levels:
        match = Match(game, players, game.options.read(options), dice=random.Random(1), speed="fast")
        bots = [make(game, level, seat) for seat in range(players)]
        match.advance()
        for _ in range(6):
            seat = match.question.waiting[0]
            match.answer(seat, bots[seat].answer(match.observation(seat, speed="fast")))


def rung(game: Game, players: int, levels: tuple[str, str], games: int, seconds: float, options: dict[str, str],
         series: int) -> str:  # fmt: skip
    warm(game, players, levels, options)
    upper, lower = levels
    begun, until = time.process_time(), time.monotonic() + seconds
    won, longest, played = 0.0, 0.0, 0
    while played < games and time.monotonic() < until:
        seat = played % players
        seats = [upper if each == seat else lower for each in range(players)]
        share, slowest = play(game, seats, options, seed_of(played // players, players, series), seat)
        won, longest, played = won + share, max(longest, slowest), played + 1
    low, high = interval(won, max(1, played))
    spent = (time.process_time() - begun) / max(1, played)
    return (
        f"| {upper} against {lower} | {players} | {played} | {100 * won / max(1, played):.1f} ({100 * low:.1f}-"
        f"{100 * high:.1f}) | {100 / players:.0f} | {spent:.2f} | {longest:.2f} |"
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
    given = parser.parse_args()
    options = dict(word.split("=", 1) for word in given.options)
    levels = given.upper, given.lower
    print(HEAD)
    print(rung(load(given.game), given.players, levels, given.games, given.seconds, options, given.series))


if __name__ == "__main__":
    main()
