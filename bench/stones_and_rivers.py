"""Measure Stones & Rivers: `speed`, `ladder`, `random`, `experts`, `tune`. Prints Markdown with date and command.

python -m bench.stones_and_rivers speed
python -m bench.stones_and_rivers ladder 50        # openings, each played twice
python -m bench.stones_and_rivers random 100
python -m bench.stones_and_rivers experts 200 0.1  # games, seconds a turn on the clock
python -m bench.stones_and_rivers tune 1200        # seconds of processor time

A word `from=40` begins at that opening or game, so that a long run can be cut into short ones.
"""

from __future__ import annotations

import datetime
import random
import sys
import time
from itertools import pairwise
from typing import Any

from bench.rivers.duel import Maker, Tally, duel, opening, play
from riffle.bots.bot import make
from riffle.bots.stones_and_rivers.levels import LEVEL_SETTINGS
from riffle.bots.stones_and_rivers.nets import own_networks
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.weights import EXPERT, PRUNING, TUNED
from riffle.core.engine.perft import perft
from riffle.core.game import Speed, load
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.games.stones_and_rivers.notation import perft_options
from riffle.lab.interval import interval

GAME = load("stones_and_rivers")
EXPERT_NODES = 12_000
"""In the ladder the expert gets these nodes a turn (about 0.04 s) instead of its 3 s, to keep the run bounded."""


RANDOM_NODES = 150_000
"""Against a random mover it gets these (about 0.5 s), for the same reason."""


class Counted:
    """A mind with so many nodes a turn."""

    def __init__(self, thinker: Thinker, nodes: int) -> None:
        self.thinker = thinker
        self.nodes = nodes

    def answer(self, position: Position, left: float | None) -> int:
        return self.thinker.think(position, nodes=self.nodes).code


class Anything:
    """Answers evenly among what is legal."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def answer(self, position: Position, left: float | None) -> int:
        return self.dice.choice(position.codes(position.to_move[0]))


def mind(nodes: int, noise: int = 0, weights: dict[str, float] = TUNED, *, learned: bool = False) -> Maker:
    networks = own_networks() if learned else None
    pruning = EXPERT if learned else PRUNING
    return lambda seed: Counted(Thinker(GAME, seed, noise, weights, networks=networks, pruning=pruning), nodes)


def level(name: str) -> Maker:
    setting = LEVEL_SETTINGS[name]
    return mind(setting.nodes or EXPERT_NODES, setting.noise, learned=setting.learned)


def say(*words: object) -> None:
    print(*words, flush=True)


def head(title: str) -> None:
    command = f"python -m bench.stones_and_rivers {' '.join(sys.argv[1:])}"
    say(f"\n## {title}\n\n{datetime.date.today()}, `{command}`, processor time, machine shared with other jobs\n")


def plies_a_second(speed: Speed, games: int, most: int) -> float:
    plies, spent = 0, 0.0
    for number in range(games + 1):
        position = GAME.start(2, seed=number, speed=speed)
        begun = time.process_time()
        _, count = position.played_out((0, 0), number, most)
        if number:  # the first run compiles
            plies += count
            spent += time.process_time() - begun
    return plies / spent


def speed() -> None:
    """Whole random plies, compiled against plain, interleaved; then the search."""
    head("Speed: random plies per processor second")
    say("| round | plain | compiled | times plain | times 9,000 |\n|---|---|---|---|---|")
    for number in range(5):
        plain, fast = plies_a_second("plain", 2, 200), plies_a_second("fast", 400, 100_000)
        say(f"| {number + 1} | {plain:,.0f} | {fast:,.0f} | {fast / plain:.0f} | {fast / 9000:.0f} |")
    nodes, spent = 0, 0.0
    for number in range(10):
        position = opening(GAME, number, {}, 20)
        thinker = Thinker(GAME)
        begun = time.process_time()
        nodes += thinker.think(position, nodes=20_000).nodes
        spent += time.process_time() - begun
    options: dict[str, Any] = perft_options(GAME.options.read({}))
    start = GAME.start(2, nature="ask", speed="fast", **options)
    perft(start, 2)
    begun = time.process_time()
    leaves = perft(start, 4)
    say(f"\nPerft of depth 4: {leaves:,} leaves, {leaves / (time.process_time() - begun):,.0f} per processor second.")
    say(f"\nSearch: {nodes / spent:,.0f} nodes per processor second over 10 positions of 20 random plies.")


def row(name: str, tally: Tally) -> str:
    low, high = interval(tally.share * tally.games, tally.games)
    length = tally.plies / max(1, tally.games)
    counts = f"{tally.games} | {tally.won} | {tally.drawn} | {tally.lost}"
    return f"| {name} | {counts} | {tally.share:.1%} | {low:.1%} - {high:.1%} | {length:.0f} |"


def ladder(openings: int, *names: str, first: int = 0) -> None:
    """Each level against the one below: distinct openings of six random turns, colours swapped."""
    head(f"Ladder (expert at {EXPERT_NODES:,} nodes a turn)")
    say("| match | games | won | drawn | lost | share | 95 % | plies |\n|---|---|---|---|---|---|---|---|")
    order = ("easy", "normal", "hard", "expert")
    for low, high in pairwise(order):
        if not names or high in names:
            tally = duel(GAME, level(high), level(low), range(first, first + openings), {})
            say(row(f"{high} - {low}", tally))


def random_games(games: int, first: int = 0) -> None:
    """The expert (with fewer nodes than its time gives) against a random mover: won by goal, and in how many plies."""
    head(f"Against a random mover ({RANDOM_NODES:,} nodes a turn)")
    lengths: list[int] = []
    for number in range(first, first + games):
        seat = number % 2
        pair = (mind(RANDOM_NODES, LEVEL_SETTINGS["expert"].noise, learned=True)(number), Anything(number))
        begins = "circle" if number % 4 < 2 else "square"
        position = GAME.start(2, seed=number, speed="fast", first=begins)
        found = play(position, pair if seat == 0 else (pair[1], pair[0]))
        lengths.append(found.plies if found.winner == seat else 10_000)
    within = sum(length <= 60 for length in lengths)
    mean = sum(lengths) / games
    say(f"plies: {' '.join(map(str, lengths))}\n")
    say(f"{within} of {games} games won by goal within 60 plies; longest {max(lengths)}, mean {mean:.1f}.")


def experts(games: int, clock: float, first: int = 0) -> None:
    """The expert against itself on a short clock: crashes, illegal answers and overrun clocks would be seen here."""
    head(f"Expert against expert ({clock} s a turn on the clock)")
    tally, longest, turns = [0, 0, 0], 0.0, 0
    for number in range(first, first + games):
        minds = (make(GAME, "expert", 2 * number), make(GAME, "expert", 2 * number + 1))
        position = opening(GAME, number, {})
        while not position.over:
            seat = position.to_move[0]
            begun = time.thread_time()
            answer = minds[seat].answer(Observation(position, seat, turns, clock))
            longest = max(longest, time.thread_time() - begun)
            turns += 1
            position = position.play(answer)
        tally[int(position.field("ended")) - 1] += 1
        if number % 20 == 19 or number == first + games - 1:
            ended = ", ".join(f"{count} by {name}" for count, name in zip(tally, GAME.endings, strict=True))
            took = f"{turns} turns, the longest {longest:.3f} s"
            say(f"{number + 1 - first} games: {ended}; {took}. No crash, no illegal answer.")


STEPS = {
    "fade": (0.70, 0.86),
    "near": (120, 210),
    "scored": (180, 300),
    "lead": (4, 25),
    "spare": (2, 9),
    "mobile": (1, 8),
    "river": (0, 8),
    "tempo": (4, 30),
    "contempt": (0, 60),
}


def tune(seconds: int, nodes: int = 300, openings: int = 20) -> None:
    """One weight at a time, up and down, against the best so far; a change that wins 57.5 % of 40 games is kept."""
    head(f"Tuning by self-play ({nodes} nodes a turn, {2 * openings} games a trial)")
    say("| weight | from | to | won | drawn | lost | share | kept | plies |\n|---|---|---|---|---|---|---|---|---|")
    best = dict(TUNED)
    first = 1000
    begun = time.process_time()
    for name, values in STEPS.items():
        for value in values:
            if time.process_time() - begun > seconds:
                break
            trial = {**best, name: value}
            tally = duel(GAME, mind(nodes, 2, trial), mind(nodes, 2, best), range(first, first + openings), {})
            first += openings
            kept = tally.share >= 0.575
            counts = f"{tally.won} | {tally.drawn} | {tally.lost} | {tally.share:.1%}"
            length = tally.plies / tally.games
            say(f"| {name} | {best[name]} | {value} | {counts} | {'yes' if kept else 'no'} | {length:.0f} |")
            best = trial if kept else best
            if kept:
                break
    say(f"\nWeights after the run: {best}")


if __name__ == "__main__":
    what, numbers = sys.argv[1], [word for word in sys.argv[2:] if not word.startswith("from=")]
    begin = int(next((word[5:] for word in sys.argv if word.startswith("from=")), "0"))
    if what == "speed":
        speed()
    elif what == "ladder":
        ladder(int(numbers[0]), *numbers[1:], first=begin)
    elif what == "random":
        random_games(int(numbers[0]), begin)
    elif what == "experts":
        experts(int(numbers[0]), float(numbers[1]), begin)
    else:
        tune(int(numbers[0]))
