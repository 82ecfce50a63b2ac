"""Are characters told apart by how they play? A blind test: which of two seats was the builder?

    python -m bench.characters GAME [LEVEL] [LEARNT] [GAMES] [SECONDS]

For every two characters, games between them are played at one level, the seats going round. From the first ones the
judge learns how often each does what (answers and facts, counted by kind); then it is shown fresh games without names
and says who sat where, by which is likelier. By guessing it would be right in half of them. The last column is what
the first of the two won of the fresh games: a character is a way to play, not another level.
"""

from __future__ import annotations

import datetime
import math
import random
import sys
import time
from collections import Counter
from itertools import combinations

from riffle.bots.bot import make
from riffle.bots.characters import CHARACTERS, spelled
from riffle.core.declare.chance import seed_of
from riffle.core.event import Fact
from riffle.core.game import load
from riffle.core.match import Match, steps_of
from riffle.lab.interval import interval

TOLD = ("value", "side", "card", "boulder", "height", "steps", "acted")
"""Parts of a fact that are told apart; the others only say where."""
OPTIONS = {"stone_stacks": {"physics": "model"}}
"""Stone stacks with the success model: the hand is that of the level, whoever it is."""
MOST = 3000


def played(name: str, characters: tuple[str, str], level: str, seed: int) -> tuple[list[Counter[str]], set[int]]:
    """What each seat did in a game, counted, and who won it."""
    game = load(name)
    match = Match(game, 2, game.options.read(OPTIONS.get(name, {})), dice=random.Random(seed), speed="fast")
    match.advance()
    bots = [make(game, spelled(level, each), seed_of(seed, seat)) for seat, each in enumerate(characters)]
    did: list[Counter[str]] = [Counter(), Counter()]
    for _ in range(MOST):
        if match.over:
            break
        seat = match.question.waiting[0]
        step = steps_of(game, bots[seat].answer(match.observation(seat, speed="fast")))[0]
        spec = game.actions.spec(step.code)
        did[seat][f"{spec.name} {game.actions.part(step.code, 0)}" if 1 < spec.size <= 16 else spec.name] += 1
        match.answer(seat, step)
    for fact in (Fact.of(game.facts, row) for event in match.log for row in event.facts):
        if (seat := fact.parts.get("seat", -1)) in (0, 1):
            told = [f"{part}={fact.parts[part]}" for part in TOLD if part in fact.parts]
            did[seat][" ".join([fact.kind, *told])] += 1
    return did, set(match.result.winners) if match.result else set()


class Judge:
    """How often each of two characters does a thing in a game; the rest is the likelihood of counts."""

    def __init__(self) -> None:
        self.seen: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.games = 0

    def learn(self, one: Counter[str], other: Counter[str]) -> None:
        self.seen[0].update(one)
        self.seen[1].update(other)
        self.games += 1

    def likelier(self, did: Counter[str]) -> float:
        """How much likelier it was the first character than the second, as a logarithm."""
        total = 0.0
        for kind in {*self.seen[0], *self.seen[1]}:
            mine, theirs = ((each[kind] + 1) / (self.games + 1) for each in self.seen)
            total += did[kind] * math.log(mine / theirs) - (mine - theirs)
        return total


def test(name: str, pair: tuple[str, str], level: str, learnt: int, games: int, until: float) -> str:
    judge, right, won, shown = Judge(), 0.0, 0.0, 0
    for number in range(learnt + games):
        first = number % 2
        did, winners = played(name, pair if first == 0 else (pair[1], pair[0]), level, seed_of(number, 77))
        one, other = did[first], did[1 - first]
        if number < learnt:
            judge.learn(one, other)
            continue
        lead = judge.likelier(one) - judge.likelier(other)
        right += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        won += (first in winners) / max(1, len(winners)) if winners else 0.5
        shown += 1
        if time.monotonic() > until:
            break
    if shown == 0:
        return f"| {pair[0]}, {pair[1]} | 0 | - | - |"
    low, high = interval(right, shown)
    return (
        f"| {pair[0]}, {pair[1]} | {shown} | {100 * right / shown:.0f} ({100 * low:.0f}-{100 * high:.0f}) "
        f"| {100 * won / shown:.0f} |"
    )


def main(words: list[str]) -> None:
    name, level, learnt, games, seconds = (*words, *("normal", "40", "40", "600")[len(words) - 1 :])
    print(f"`python -m bench.characters {' '.join(words)}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}\n")
    print(
        f"| {name}, {level}: who was who? | fresh games | told right % (95 %) | won by the first % |\n|---|---|---|---|"
    )
    for pair in combinations(CHARACTERS, 2):
        print(test(name, pair, level, int(learnt), int(games), time.monotonic() + float(seconds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
