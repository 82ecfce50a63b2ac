"""River Dragons measured: the ladder of bots, whole games by number of players, and compiled against plain playouts.

python bench/river_dragons.py --ladder 100 --four 60 --games 10000 --speed
python bench/river_dragons.py --ladder 60 --levels expert --seed 5000000
python bench/river_dragons.py --games 1800 --bot hard --players 2 3

What no person would do is counted by `bench/dragons/blunders.py`.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import Counter
from itertools import pairwise
from typing import Any

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import copy_into, template
from riffle.core.engine.playout import RANDOM, quick_answer
from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.state import PROGRAM
from riffle.lab.interval import interval

# Bound to the game by an engine's `bind`.
apply: Any = None
begin_resolution: Any = None

GAME = load("river_dragons")
COLOURS = ("blue", "black", "red", "yellow", "pink", "green")


def won_share(wins: int, games: int) -> str:
    """A share in per cent with its 95 % interval."""
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.0f}-{100 * high:.0f})"


def play(names: list[str], seed: int, options: dict[str, int]) -> Match:
    match = Match(GAME, len(names), options, dice=random.Random(seed), speed="fast")
    match.advance()
    bots = [make(GAME, name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.question.waiting[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    return match


def ladder(games: int, seats: int, levels: list[str], seed: int) -> None:
    """Each of the levels against the one below, its seat going round."""
    print(f"\n| {seats} players | wins of the stronger (95 %) | games | mean turns | CPU s |\n|---|---|---|---|---|")
    options = GAME.options.read({})
    for below, level in pairwise(LEVELS):
        if level not in levels:
            continue
        begun = time.process_time()
        wins, turns = 0, 0
        for number in range(games):
            mine = number % seats
            match = play([level if seat == mine else below for seat in range(seats)], seed + number, options)
            assert match.result is not None
            wins += mine in match.result.winners
            turns += int(match.position.field("turn"))
        spent = time.process_time() - begun
        others = f"{seats - 1} x {below}" if seats > 2 else below
        print(
            f"| {level} against {others} | {won_share(wins, games)} | {games} | {turns / games:.1f} | {spent:.0f} |",
            flush=True,
        )


def lengths(games: int, bot: str, players: list[int], seed: int) -> None:
    """Whole games of one level: length, and wins by seat in playing order and by colour."""
    print(f"\n{games} games of `{bot}` bots a row.\n")
    print("| players | mean turns | longest | over 15 | not arrived | by seat from the first player | by colour |")
    print("|---|---|---|---|---|---|---|")
    rows: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in GAME.players]
    rows.insert(2, (3, {"three_players": "blue_red_pink"}))
    for seats, given in rows:
        if seats not in players:
            continue
        options = GAME.options.read(given)
        turns: list[int] = []
        places: Counter[int] = Counter()
        colours: Counter[str] = Counter()
        for number in range(games):
            match = play([bot] * seats, seed + number, options)
            assert match.result is not None
            turns.append(int(match.position.field("turn")))
            for winner in match.result.winners:
                held = match.position.field("colour")
                colours[COLOURS[held[winner]]] += 1
                first = next(row[1] for e in match.log for row in e.facts if row[0] == GAME.facts.BEGINS)
                order = sorted(range(seats), key=lambda seat: (held[seat] - held[first]) % 6)
                places[order.index(winner)] += 1
        late = sum(turn > 15 for turn in turns)
        seat_shares = " ".join(f"{100 * places[place] / games:.1f}" for place in range(seats))
        colour_shares = " ".join(f"{name} {100 * colours[name] / games:.1f}" for name in COLOURS if colours[name])
        length = f"{sum(turns) / games:.2f} | {max(turns)}"
        print(
            f"| {seats}{' (blue, red, pink)' if given else ''} | {length} | {100 * late / games:.2f} % "
            f"| {games - sum(places.values())} | {seat_shares} | {colour_shares} |",
            flush=True,
        )


@template
def resolve(states: Any, times: int, out: Any, limits: Any, rng: Any) -> int:
    """Carry out the six programs of states[0] again and again on states[1], choices at random; how many answers."""
    answers = 0
    for _ in range(times):
        copy_into(states, 1, 0)
        s = states[1]
        s.asked = 0
        begin_resolution(s)
        while s.question != PROGRAM and s.ended == 0:
            action = quick_answer(s, next_to_answer(s), RANDOM, out, limits, rng)
            s.fact_count = 0
            apply(s, next_to_answer(s), action)
            answers += 1
    return answers


def sixth_turn() -> Position:
    """Six random players at the beginning of turn 6, everybody's random program lying."""
    dice = random.Random(6)
    match = Match(GAME, 6, GAME.options.read({}), dice=dice, speed="fast")
    match.advance()
    bots = [make(GAME, "random", seat) for seat in range(6)]
    while match.position.field("turn") < 6:
        seat = match.question.waiting[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    workspace = Workspace(GAME, "plain")
    states = workspace.states(match.position)
    for seat in range(6):
        states[0].program[seat] = [card + 1 for card in dice.sample(range(8), 5)]
    return workspace.position(states)


def speed(rounds: int = 5) -> None:
    """A turn's programs of six players carried out, both speeds in turn within one run; best of the rounds."""
    position = sixth_turn()
    best = {"fast": math.inf, "plain": math.inf}
    answers = 0
    for number in range(rounds + 1):
        for name, times in (("plain", 3), ("fast", 300)):
            workspace = Workspace(GAME, name)
            states = workspace.states(position, 2)
            begun = time.process_time()
            room = (workspace.out, workspace.limits, workspace.stream(number))
            answers = workspace.bind(resolve)(states, times, *room) / times
            if number:  # the first round compiles
                best[name] = min(best[name], (time.process_time() - begun) / times)
    print("\n| engine | CPU microseconds for one turn of six programs (best of rounds) |\n|---|---|")
    for name, seconds in best.items():
        print(f"| {name} | {1e6 * seconds:,.0f} |")
    print(f"| ratio | {best['plain'] / best['fast']:.0f} |\n\n{answers:.0f} choices a turn, each out of a full list.")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--ladder", type=int, default=0, help="games of two a rung")
    parser.add_argument("--four", type=int, default=0, help="games of four a rung")
    parser.add_argument("--games", type=int, default=0, help="games for length and balance, over all rows together")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--levels", nargs="*", default=LEVELS[1:], help="the stronger side of the rungs to play")
    parser.add_argument("--players", nargs="*", type=int, default=list(GAME.players), help="rows of --games to play")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; 0: 1000 (ladder), 7,000,000 (games)")
    parser.add_argument("--speed", action="store_true")
    given = parser.parse_args()
    print(f"## {time.strftime('%Y-%m-%d')}")
    if given.ladder:
        ladder(given.ladder, 2, given.levels, given.seed or 1000)
    if given.four:
        ladder(given.four, 4, given.levels, given.seed or 1000)
    if given.games:
        lengths(given.games // 6, given.bot, given.players, given.seed or 7_000_000)
    if given.speed:
        speed()


if __name__ == "__main__":
    main()
