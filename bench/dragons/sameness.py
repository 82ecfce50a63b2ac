"""How well a River Dragons program can be foretold by thinking as its bot does, with another seed.

    python -m bench.dragons.sameness 12 normal 2 --tries 30        positions, level, players
    python -m bench.dragons.sameness 12 "hard whim=120" 2          with its setting changed, as in bench.dragons.match

At programs of games between normal bots (turns 1 to 6) a level is asked as often as there are tries, each time a fresh
bot with a seed of its own. Told is in how many of 30 tries another seed lays the same five cards in the same order, the
same first card, and how many different programs there are.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

from bench.contest import changed_setting
from riffle.bots.bot import make
from riffle.bots.river_dragons.levels import LEVEL_SETTINGS, Level
from riffle.bots.river_dragons.player import RiverDragonsBot
from riffle.core.declare.chance import seed_of
from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.player import Observation

GAME = load("river_dragons")
TURNS = 6
OF = 30


def positions(count: int, players: int, options: dict[str, str]) -> list[Observation]:
    """What seats are shown where they are to program, one position a game, the turns by rote."""
    found = list[Observation]()
    while len(found) < count:
        number = len(found)
        match = Match(GAME, players, GAME.options.read(options), dice=random.Random(number), speed="fast")
        match.advance()
        bots = [make(GAME, "normal", seed_of(number, seat, 5)) for seat in range(players)]
        while not match.over:
            seat = match.question.waiting[0]
            if match.position.question == "program" and match.position.field("turn") == 1 + number % TURNS:
                break
            match.answer(seat, bots[seat].answer(match.observation(seat)))
        if match.over:
            match = Match(GAME, players, GAME.options.read(options), dice=random.Random(number), speed="fast")
            match.advance()
        seat = match.question.waiting[0]
        found.append(match.observation(seat, speed="fast"))
    return found


def program(seen: Observation, level: Level, seed: int) -> tuple[int, ...]:
    bot = RiverDragonsBot(GAME, level, seed)
    bot.answer(seen)
    return tuple(bot.program)


def same(found: list[Any]) -> float:
    """The chance that two of them are the same."""
    pairs = sum(count * (count - 1) for count in Counter(found).values())
    return pairs / (len(found) * (len(found) - 1))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dragons.sameness")
    parser.add_argument("positions", type=int)
    parser.add_argument("level")
    parser.add_argument("players", type=int)
    parser.add_argument("options", nargs="*")
    parser.add_argument("--tries", type=int, default=OF)
    given = parser.parse_args()
    options = dict(word.split("=", 1) for word in given.options)
    level = changed_setting(given.level, LEVEL_SETTINGS)
    whole, first, different = list[float](), list[float](), list[int]()
    for number, seen in enumerate(positions(given.positions, given.players, options)):
        found = [program(seen, level, seed_of(number, each, 9)) for each in range(given.tries)]
        whole.append(same(found))
        first.append(same([cards[0] for cards in found]))
        different.append(len(set(found)))
    mean = [sum(each) / len(each) for each in (whole, first, different)]
    print(
        f"| {given.level} | {given.players} | {given.positions} | {OF * mean[0]:.1f} (at most {OF * max(whole):.1f})"
        f" | {OF * mean[1]:.1f} | {mean[2]:.1f} of {given.tries} |"
    )


if __name__ == "__main__":
    main()
