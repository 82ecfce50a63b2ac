"""Measure Stones & Rivers: `speed`, `ladder`, `random`, `experts`, `tune`. Prints Markdown with date and command.

python bench/stones_and_rivers.py speed
python bench/stones_and_rivers.py ladder 50        # openings, each played twice
python bench/stones_and_rivers.py random 100
python bench/stones_and_rivers.py experts 200 0.1  # games, seconds a turn on the clock
python bench/stones_and_rivers.py tune 1200        # seconds of processor time

A word `from=40` begins at that opening or game, so that a long run can be cut into short ones.
"""

from __future__ import annotations

import datetime
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from riffle.bots.bot import Sight, make
from riffle.bots.stones_and_rivers import LEVEL_SETTINGS
from riffle.bots.stones_and_rivers.duel import Mind, Tally, duel, opening, play
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.weights import TUNED
from riffle.core.game import Game
from riffle.core.perft import perft
from riffle.core.playout import play_out
from riffle.games.stones_and_rivers.positions import perft_options
from riffle.lab.interval import interval

GAME = Game.load("stones_and_rivers")
EXPERT_NODES = 12_000
"""In the ladder the expert gets these nodes a turn (about 0.04 s) instead of its 3 s, to keep the run bounded."""


RANDOM_NODES = 150_000
"""Against a random mover it gets these (about 0.5 s), for the same reason."""


def mind(nodes: int, noise: int = 0, weights: dict[str, float] = TUNED) -> Callable[[int], Mind]:
    def made(seed: int) -> Mind:
        thinker = Thinker(GAME, seed, noise, weights)
        return lambda s: thinker.think(s, nodes=nodes).code

    return made


def level(name: str) -> Callable[[int], Mind]:
    setting = LEVEL_SETTINGS[name]
    return mind(setting.nodes or EXPERT_NODES, setting.noise)


def say(*words: object) -> None:
    print(*words, flush=True)


def head(title: str) -> None:
    command = f"python bench/stones_and_rivers.py {' '.join(sys.argv[1:])}"
    say(f"\n## {title}\n\n{datetime.date.today()}, `{command}`, processor time, machine shared with other jobs\n")


def plies_a_second(engine: Any, games: int, most: int) -> float:
    run = engine.bind(play_out)
    brains, out, limits = engine.buffer(2), engine.buffer(GAME.most_legal), engine.buffer(0)
    options = GAME.options.read({})
    plies, spent = 0, 0.0
    for number in range(games + 1):
        s = GAME.start(engine, 2, options)
        begun = time.process_time()
        count = int(run(s if engine.speed == "fast" else [s], brains, out, limits, engine.stream(number), most))
        if number:  # the first run compiles
            plies += count
            spent += time.process_time() - begun
    return plies / spent


def speed() -> None:
    """Whole random plies, compiled against plain, interleaved; then the search."""
    head("Speed: random plies per processor second")
    say("| round | plain | compiled | times plain | times 9,000 |\n|---|---|---|---|---|")
    for number in range(5):
        plain, fast = plies_a_second(GAME.plain, 2, 200), plies_a_second(GAME.fast, 400, 100_000)
        say(f"| {number + 1} | {plain:,.0f} | {fast:,.0f} | {fast / plain:.0f} | {fast / 9000:.0f} |")
    nodes, spent = 0, 0.0
    for number in range(10):
        s = opening(GAME, number, GAME.options.read({}), 20)
        thinker = Thinker(GAME)
        begun = time.process_time()
        nodes += thinker.think(s, nodes=20_000).nodes
        spent += time.process_time() - begun
    s = GAME.start(GAME.fast, 2, perft_options(GAME.options.read({})))
    perft(GAME.fast, s, 2)
    begun = time.process_time()
    leaves = perft(GAME.fast, s, 4)
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
            tally = duel(GAME, level(high), level(low), range(first, first + openings), GAME.options.read({}))
            say(row(f"{high} - {low}", tally))


def random_games(games: int, first: int = 0) -> None:
    """The expert (with fewer nodes than its time gives) against a random mover: won by goal, and in how many plies."""
    head(f"Against a random mover ({RANDOM_NODES:,} nodes a turn)")
    engine = GAME.fast
    buffer = engine.buffer(GAME.most_legal)
    lengths: list[int] = []
    for number in range(first, first + games):
        rng = engine.stream(number)

        def anything(s: Any, rng: Any = rng) -> int:
            count = engine.legal(s, int(s["turn"][0]), buffer)
            rng[0] = (rng[0] * 1103515245 + 12345) & 0x7FFFFFFF
            return int(buffer[(int(rng[0]) >> 8) % count])

        seat = number % 2
        pair = (mind(RANDOM_NODES, LEVEL_SETTINGS["expert"].noise)(number), anything)
        s = GAME.start(engine, 2, GAME.options.read({"first": "circle" if number % 4 < 2 else "square"}))
        play(GAME, s, pair if seat == 0 else (pair[1], pair[0]))
        won = bool(engine.winner(s, seat)) and int(s["ended"][0]) == 1
        lengths.append(int(s["ply"][0]) if won else 10_000)
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
        s = opening(GAME, number, GAME.options.read({}))
        while int(s["asked"][0]):
            seat = int(s["turn"][0])
            begun = time.thread_time()
            code = minds[seat].answer(Sight(GAME.fast, s.copy(), seat, turns, clock)).code
            longest = max(longest, time.thread_time() - begun)
            turns += 1
            if GAME.fast.why_not(s, seat, code) != 0:
                raise AssertionError(f"game {number}: {GAME.Action.text(code)} is not legal")
            GAME.fast.put(s, "fact_count", 0)
            GAME.fast.apply(s, seat, code)
        tally[int(s["ended"][0]) - 1] += 1
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
            options = GAME.options.read({})
            tally = duel(GAME, mind(nodes, 2, trial), mind(nodes, 2, best), range(first, first + openings), options)
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
