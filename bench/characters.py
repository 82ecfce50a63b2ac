"""Are characters told apart by how they play? A blind test: which of two seats was the builder?

    python -m bench.characters GAME [LEVEL] [LEARNT] [GAMES] [SEED]

For every two characters, games between them are played at one level, the seats going round. From the first ones the
judge learns what the one does more often than the other (answers and facts, counted by kind); then it is shown fresh
games without names and says who sat where. By guessing it would be right in half of them. The last column is what the
first of the two won of the fresh games. Then each plays as many against its plain level: a character is a way to play,
not another level. Budgets are games and nodes, not seconds: the same command plays the same games.
"""

from __future__ import annotations

import datetime
import math
import random
import sys
from collections import Counter
from itertools import combinations

from riffle.bots.bot import make
from riffle.bots.characters import CHARACTERS, spelled
from riffle.core.declare.chance import seed_of
from riffle.core.event import Fact
from riffle.core.game import Game, load
from riffle.core.match import Match, steps_of
from riffle.lab.interval import interval

TOLD = ("value", "side", "card", "boulder", "height", "steps", "acted")
"""Parts of a fact that are told apart; the others only say where."""
LOOKS = (("stone", "STONE_SIZE"),)
"""Parts that are told apart by how the piece looks: the table of the rules that says so."""
OPTIONS = {"stone_stacks": {"physics": "model"}}
"""Stone stacks with the success model: the hand is that of the level, whoever it is."""
MOST = 3000
SELDOM = 4
"""What happened in fewer than one game of so many teaches nothing."""
LUCK = 2.0
"""Standard errors below which a difference in the games learnt from may be luck."""


def kinds_of(game: Game, fact: Fact) -> list[str]:
    """What is counted of a fact: its kind, and its kind with each part that is told apart."""
    told = [f"{part}={fact.parts[part]}" for part in TOLD if part in fact.parts]
    told += [
        f"{table}={getattr(game.rules, table)[fact.parts[part]]}"
        for part, table in LOOKS
        if part in fact.parts and hasattr(game.rules, table)
    ]
    return [fact.kind, *(f"{fact.kind} {each}" for each in told)]


def played(name: str, characters: tuple[str, str], level: str, seed: int) -> tuple[list[Counter[str]], list[float]]:
    """What each seat of a game did, counted, and each one's share of the win; an empty character is the plain level."""
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
            did[seat].update(kinds_of(game, fact))
    winners = match.result.winners if match.result else ()
    return did, [(seat in winners) / len(winners) if winners else 0.5 for seat in (0, 1)]


def turned(name: str, pair: tuple[str, str], level: str, number: int, seed: int) -> tuple[list[Counter[str]], float]:
    """A game with the seats going round: what the first and the second of the pair did, and what the first won."""
    first = number % 2
    did, won = played(name, pair if first == 0 else (pair[1], pair[0]), level, seed_of(number, seed))
    return [did[first], did[1 - first]], won[first]


class Judge:
    """What the first of two characters does more or less often than the second in the same game, and how surely."""

    def __init__(self) -> None:
        self.sums: Counter[str] = Counter()
        self.squares: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.games = 0

    def learn(self, one: Counter[str], other: Counter[str]) -> None:
        for kind in {*one, *other}:
            more = one[kind] - other[kind]
            self.sums[kind] += more
            self.squares[kind] += more * more
            self.seen[kind] += 1
        self.games += 1

    def lead(self, one: Counter[str], other: Counter[str]) -> float:
        """Above nought: the first seat looks like the first character. What may have been luck so far is left out."""
        total = 0.0
        for kind, summed in self.sums.items():
            mean = summed / self.games
            variance = self.squares[kind] / self.games - mean * mean + 1 / self.games
            if self.seen[kind] * SELDOM > self.games and abs(mean) > LUCK * math.sqrt(variance / self.games):
                total += mean / variance * (one[kind] - other[kind])
        return total


def percent(of: float, games: int) -> str:
    low, high = interval(of, games)
    return f"{100 * of / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def told_apart(name: str, pair: tuple[str, str], level: str, learnt: int, games: int, seed: int) -> str:
    judge, right, won = Judge(), 0.0, 0.0
    for number in range(learnt):
        did, _ = turned(name, pair, level, number, seed)
        judge.learn(*did)
    for number in range(learnt, learnt + games):
        did, share = turned(name, pair, level, number, seed)
        lead = judge.lead(*did)
        right += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        won += share
    return f"| {pair[0]}, {pair[1]} | {games} | {percent(right, games)} | {percent(won, games)} |"


def as_strong(name: str, character: str, level: str, games: int, seed: int) -> str:
    won = sum(turned(name, (character, ""), level, number, seed + 1)[1] for number in range(games))
    return f"| {character} against its plain level | {games} | | {percent(won, games)} |"


def main(words: list[str]) -> None:
    name, level, learnt, games, seed = (*words, *("normal", "60", "100", "77")[len(words) - 1 :])
    print(f"`python -m bench.characters {' '.join(words)}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}\n")
    print(f"| {name}, {level}: who was who? | games | told right % (95 %) | won by the first % (95 %) |")
    print("|---|---|---|---|")
    for pair in combinations(CHARACTERS, 2):
        print(told_apart(name, pair, level, int(learnt), int(games), int(seed)), flush=True)
    for character in CHARACTERS:
        print(as_strong(name, character, level, int(games), int(seed)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
