"""How well Hidden Stones' bots play, and how fast: the ladder, games alone, tables of greedy planners, playouts.

    python bench/hidden_stones.py ladder [GAMES]       each level against the one below, two players, seats changed
    python bench/hidden_stones.py alone [GAMES] [SEED] [LEVEL]    how often each level wins alone
    python bench/hidden_stones.py tables [GAMES]       points, rounds and shared wins for 2 to 5 planners
    python bench/hidden_stones.py blunders [GAMES] [LEVEL ...]    turns a person would shake the head at, two players
    python bench/hidden_stones.py speed                compiled playouts against plain ones, per CPU second

Everything follows from fixed seeds. Prints Markdown, dated and with its command, for bench/hidden_stones.md.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.contest import changed_setting
from bench.hidden.blunders import KINDS, count_blunders
from bench.timing import rates
from riffle.bots.bot import LEVELS, make
from riffle.bots.hidden_stones.levels import LEVEL_SETTINGS
from riffle.core.engine.playout import GREEDY
from riffle.core.game import Speed, load
from riffle.core.match import Match
from riffle.lab.interval import interval

GAME = load("hidden_stones")


class Clock:
    """CPU seconds of each level's planned turns."""

    def __init__(self) -> None:
        self.turns: dict[str, list[float]] = {}

    def add(self, level: str, seconds: float) -> None:
        if seconds > 0.001:  # the later answers of a planned turn cost nothing
            self.turns.setdefault(level, []).append(seconds)

    def text(self, level: str) -> str:
        found = self.turns.get(level) or [0.0]
        return f"{sum(found) / len(found):.2f} ({max(found):.2f})"


def played(levels: Sequence[str], seed: int, clock: Clock) -> tuple[Match, int]:
    """A game to its end, and how many turns it had."""
    match = Match(GAME, len(levels), dice=random.Random(seed), speed="fast")
    match.advance()
    bots = [make(GAME, level, 10 * seed + seat) for seat, level in enumerate(levels)]
    turns = 0
    while not match.over:
        seat = match.asked[0]
        start = time.process_time()
        action = GAME.action(bots[seat].answer(match.observation(seat, speed="fast")))
        clock.add(levels[seat], time.process_time() - start)
        turns += action.kind in ("end", "pass_turn")
        match.answer(seat, action)
    return match, turns


def warm(levels: Sequence[str]) -> None:
    """Compile first: the clock is about playing."""
    for level in levels:
        played([level, level], 1, Clock())
        played([level], 1, Clock())


def ladder(games: int) -> None:
    warm(LEVELS)
    print("| level | against | games | share won (shared wins split) | 95 % | CPU s a turn, mean (most) |")
    print("|---|---|---|---|---|---|")
    for below, level in [("greedy", "easy"), *pairwise(LEVELS)]:
        clock = Clock()
        won = 0.0
        for index in range(games):
            mine = index % 2
            levels = [level, below] if mine == 0 else [below, level]
            result = played(levels, 1000 + index // 2, clock)[0].result
            assert result is not None
            won += (mine in result.winners) / len(result.winners)
        low, high = interval(won, games)
        print(
            f"| {level} | {below} | {games} | {won / games:.3f} | {low:.3f}-{high:.3f} | {clock.text(level)} |",
            flush=True,
        )


def alone(games: int, first: int = 500, only: str = "") -> None:
    warm(LEVELS)
    print("| level | games alone | won | 95 % | CPU s a turn, mean (most) |")
    print("|---|---|---|---|---|")
    for level in [only] if only else ("greedy", *LEVELS):
        clock = Clock()
        won = 0
        for seed in range(games):
            result = played([level], first + seed, clock)[0].result
            assert result is not None
            won += result.ending == "solo_won"
        low, high = interval(won, games)
        print(f"| {level} | {games} | {won / games:.3f} | {low:.3f}-{high:.3f} | {clock.text(level)} |", flush=True)


def tables(games: int) -> None:
    print("| players (all hard) | games | rounds, mean (most) | mean points | shared wins |")
    print("|---|---|---|---|---|")
    for seats in range(2, 6):
        rounds: list[float] = []
        points: list[int] = []
        shared = 0
        for seed in range(games):
            match, turns = played(["hard"] * seats, 7000 + seed, Clock())
            assert match.result is not None
            rounds.append(turns / seats)
            points += match.result.points
            shared += len(match.result.winners) > 1
        mean = sum(rounds) / games
        print(
            f"| {seats} | {games} | {mean:.2f} ({max(rounds):.0f}) | {sum(points) / len(points):.1f} "
            f"| {100 * shared / games:.0f} % |",
            flush=True,
        )


def blunders(games: int, levels: Sequence[str]) -> None:
    found = {level: count_blunders(games, changed_setting(level, LEVEL_SETTINGS)) for level in levels}
    print("| what | " + " | ".join(f"{level}, of {turns} turns" for level, (_, turns) in found.items()) + " |")
    print("|---" * (len(found) + 1) + "|")
    for kind, words in KINDS.items():
        print(f"| {words} | " + " | ".join(str(counts[kind]) for counts, _ in found.values()) + " |")


def playouts(speed: Speed, games: int) -> Callable[[], int]:
    """Whole greedy games of two; how many answers were given."""

    def work() -> int:
        return sum(
            GAME.start(2, nature="ask", speed=speed).played_out([GREEDY, GREEDY], seed, 100_000)[1]
            for seed in range(games)
        )

    return work


def speed() -> None:
    found = rates({"plain": playouts("plain", 2), "compiled": playouts("fast", 200)}, rounds=3)
    print("| greedy playouts of two | answers a CPU second | ratio |")
    print("|---|---|---|")
    for name, rate in found.items():
        print(f"| {name} | {rate:,.0f} | {rate / found['plain']:.1f} |")


def main() -> None:
    what, *rest = sys.argv[1:] or ["ladder"]
    games = int(rest[0]) if rest else 100
    print(f"\n{datetime.now(UTC):%Y-%m-%d}, `python bench/hidden_stones.py {' '.join(sys.argv[1:])}`\n")
    match what:
        case "ladder":
            ladder(games)
        case "alone":
            alone(games, int(rest[1]) if len(rest) > 1 else 500, rest[2] if len(rest) > 2 else "")
        case "tables":
            tables(games)
        case "blunders":
            blunders(games, rest[1:] or LEVELS)
        case "speed":
            speed()
        case _:
            raise SystemExit(f"there is no bench {what!r}; there are ladder, alone, tables, blunders, speed")


if __name__ == "__main__":
    main()
