"""Stolemë in numbers: thousands of quick games, the ladder of the bot's levels, and compiled against plain playouts.

    python -m bench.stoleme report 10000      games by the quick player, a third each for 2, 3 and 4 players
    python -m bench.stoleme ladder 2 40 600   neighbouring levels for 2 players, 40 games a pair, 600 seconds at most
    python -m bench.stoleme pair expert hard 2 40 600   one pair alone; a last number draws another series of games
    python -m bench.stoleme speed

Prints Markdown with the command and the date; `bench/stoleme.md` keeps what was measured.
"""

from __future__ import annotations

import datetime
import random
import sys
import time
from typing import Any

from riffle.bots.bot import Sight, make
from riffle.core.chance import seed_of
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.playout import GREEDY, play_out
from riffle.lab.interval import interval

from .timing import rates, table

GAME = Game.load("stoleme")
MOST = 20_000
"""Answers after which a game counts as unfinished."""
LAST_ROUND = 15


def won_share(wins: float, games: int) -> str:
    """A share in per cent with its 95 % interval."""
    if games == 0:
        return "-"
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def quick_games(seats: int, games: int) -> list[str]:
    """Rows of the report for one number of players; seat 1 is the first player of the first round."""
    engine = GAME.fast
    play: Any = engine.bind(play_out)
    brains, out, none = engine.buffer(6), engine.buffer(GAME.most_legal), engine.buffer(0)
    brains[:] = GREEDY
    options = GAME.options.read({"starter": "1"})
    rounds, long, unfinished = [], 0, 0
    endings = dict.fromkeys(GAME.endings, 0)
    seat_wins, family_wins, family_games = [0.0] * seats, [0.0] * 4, [0] * 4
    for number in range(games):
        s = GAME.start(engine, seats, options)
        play(s, brains, out, none, engine.stream(seed_of(number, seats)), MOST)
        rounds.append(int(engine.get(s, "round")))
        long += rounds[-1] > LAST_ROUND
        ended = int(engine.get(s, "ended"))
        if not ended:
            unfinished += 1
            continue
        endings[GAME.endings[ended - 1]] += 1
        families = engine.get(s, "family")
        winners = [seat for seat in range(seats) if engine.winner(s, seat)]
        for seat in range(seats):
            family_games[families[seat]] += 1
            share = 1 / len(winners) if seat in winners else 0.0
            seat_wins[seat] += share
            family_wins[families[seat]] += share
    done = games - unfinished
    ways = " / ".join(f"{100 * endings[each] / max(1, done):.1f}" for each in GAME.endings[:4])
    by_seat = ", ".join(won_share(wins, done) for wins in seat_wins)
    by_family = ", ".join(won_share(*pair) for pair in zip(family_wins, family_games, strict=True))
    mean = sum(rounds) / games
    return [f"| {seats} | {games} | {unfinished} | {mean:.2f} | {long} | {ways} | {by_seat} | {by_family} |"]


def report(games: int) -> list[str]:
    head = "| players | games | unfinished | rounds | over 15 rounds | knock-outs / gods / last family / tokens out % "
    head += "| wins by seat, first player first, % | wins by family (Rëb, Les, Bël, Gôch) % |"
    lines = [head, "|---|---|---|---|---|---|---|---|"]
    for seats in (2, 3, 4):
        lines += quick_games(seats, games // 3 + (1 if seats - 2 < games % 3 else 0))
    return lines


def contest(levels: list[str], seed: int) -> tuple[list[int], int]:
    """One game between levels, one a seat; the winners and the round it ended in (none if it was cut short)."""
    engine = GAME.fast
    match = Match(GAME, len(levels), GAME.options.read({}), random.Random(seed), engine)
    bots = [make(GAME, level, seed_of(seed, seat)) for seat, level in enumerate(levels)]
    match.advance()
    while not match.over and int(engine.get(match.state, "round")) <= LAST_ROUND:
        seat = match.question.waiting[0]
        match.answer(seat, match.number, bots[seat].answer(Sight(engine, match.view(seat), seat, match.number)))
    result = match.result
    return (list(result.winners) if result else []), int(engine.get(match.state, "round"))


def rung(upper: str, lower: str, seats: int, games: int, until: float, series: int = 5) -> str:
    """One seat of the upper level against the lower one on all others, the seat going round."""
    wins, played, capped, rounds = 0.0, 0, 0, 0
    start = time.process_time()
    for number in range(games):
        if time.monotonic() > until:
            break
        seat = number % seats
        winners, last = contest(
            [upper if each == seat else lower for each in range(seats)], seed_of(number, seats, series)
        )
        played += 1
        rounds += last
        capped += not winners
        wins += 1 / len(winners) if seat in winners else 0.0
    spent = (time.process_time() - start) / max(1, played)
    return (
        f"| {upper} against {lower} | {seats} | {played} | {won_share(wins, played)} | {100 / seats:.0f} | {capped} "
        f"| {rounds / max(1, played):.1f} | {spent:.1f} |"
    )


HEAD = [
    "| pair | players | games | wins of the upper % (95 %) | even share % | cut short | rounds | CPU s a game |",
    "|---|---|---|---|---|---|---|---|",
]


def pair(upper: str, lower: str, seats: int, games: int, seconds: int, series: int = 5) -> list[str]:
    return [*HEAD, rung(upper, lower, seats, games, time.monotonic() + seconds, series)]


def ladder(seats: int, games: int, seconds: float) -> list[str]:
    lines = list(HEAD)
    pairs = [("normal", "easy"), ("hard", "normal"), ("expert", "hard")]
    for number, (upper, lower) in enumerate(pairs):
        until = time.monotonic() + seconds / (len(pairs) - number)
        lines.append(rung(upper, lower, seats, games, until))
        seconds -= max(0.0, seconds / (len(pairs) - number) - max(0.0, until - time.monotonic()))
    return lines


def playouts(speed: str, games: int, seats: int) -> int:
    """Whole quick games; how many answers were given."""
    engine = GAME.engine(speed)
    play: Any = engine.bind(play_out)
    brains, out, none = engine.buffer(6), engine.buffer(GAME.most_legal), engine.buffer(0)
    for seat in range(6):
        brains[seat] = GREEDY
    steps = 0
    for number in range(games):
        s = GAME.start(engine, seats, GAME.options.read({}))
        state = s if speed == "fast" else [s]
        steps += int(play(state, brains, out, none, engine.stream(seed_of(number)), MOST))
    return steps


def speed() -> list[str]:
    contenders = {"plain": lambda: playouts("plain", 2, 3), "compiled": lambda: playouts("fast", 60, 3)}
    return table("Quick games of three players", "answers", rates(contenders), "plain")


def main(words: list[str]) -> None:
    given = [int(word) if word.isdigit() else word for word in words[1:]]
    commands: dict[str, Any] = {"report": report, "ladder": ladder, "pair": pair, "speed": speed}
    made = commands[words[0]](*given)
    print(f"`python -m bench.stoleme {' '.join(words)}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}\n")
    print("\n".join(made))


if __name__ == "__main__":
    main(sys.argv[1:] or ["speed"])
