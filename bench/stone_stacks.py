"""Stone stacks measured: whole games by the success model, whole games with physics, the ladder of the bots, speed.

python -m bench.stone_stacks model 10000        games by the model, greedy players
python -m bench.stone_stacks head 100           the levels against each other by the model: the plan alone counts
python -m bench.stone_stacks physics hard normal 66 FILE [SEED]     with physics, a row a game appended to FILE; goes on
                                                there until the pair has 66 games
python -m bench.stone_stacks report FILE        tables of such rows
python -m bench.stone_stacks speed              compiled playouts against plain ones
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from riffle.bots.bot import make
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import rule, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.core.game import Speed, load
from riffle.core.match import Match
from riffle.core.workspace import Workspace
from riffle.games.stone_stacks.actions import Fact
from riffle.games.stone_stacks.falls import reward
from riffle.games.stone_stacks.state import LIFT_FATE
from riffle.lab.interval import interval

from . import timing

GAME = load("stone_stacks")
LADDER = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
EQUALS = (("normal", "normal"), ("hard", "hard"))
COUNTED = ("FELL", "LEANED", "TOUCHED", "EXCHANGED")
TURNS, FALLS, TALLEST, SHORT, DRY = range(5)

apply: Any = None  # bound by an engine


def share(won: float, games: int) -> str:
    low, high = interval(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def rows_of(head: str, rows: Iterable[str]) -> str:
    return "\n".join([head, "|" + " --- |" * (head.count("|") - 1), *rows, ""])


# By the model ---------------------------------------------------------------------------------------------------------


@rule
def missing(s: Any, i: int) -> bool:
    """Whether a fact tells of fewer tokens put down than the height would bring."""
    return s.facts[i][0] == Fact.TOKENS and s.facts[i][3] < reward(s.facts[i][4])


@template
def watch(states: Any, brain: int, out: Any, rng: Any, seen: Any) -> None:
    """Play one game and count turns, falls, the tallest stack, missing tokens, and a dry river."""
    s = states[0]
    none = out[:0]
    for i in range(5):
        seen[i] = 0
    while s.asked != 0:
        seat = next_to_answer(s)
        action = quick_answer(s, seat, brain, out, none, rng)
        s.fact_count = 0
        apply(s, seat, action)
        if s.question == LIFT_FATE:
            seen[DRY] = 1
        for i in range(s.fact_count):
            if s.facts[i][0] == Fact.FELL:
                seen[FALLS] += 1
            elif s.facts[i][0] == Fact.STOOD:
                seen[TALLEST] = max(seen[TALLEST], s.facts[i][4])
            elif s.facts[i][0] == Fact.EXCHANGED or missing(s, i):
                seen[SHORT] = 1
    seen[TURNS] = s.turns


def model(games: int) -> str:
    room = Workspace(GAME)
    play = room.bind(watch)
    lines: list[str] = []
    for preset in ("default", "norwegian"):
        for seats in (2, 3, 4):
            first_of_all = GAME.start(seats, 0, nature="ask", preset=preset, physics="model")
            totals = [0] * 5
            seen = room.buffer(5)
            won = [0.0] * seats
            for number in range(games):
                states = room.states(first_of_all)
                play(states, GREEDY, room.out, room.stream(seed_of(7, seats, number)), seen)
                after = room.position(states)
                totals = [total + int(one) for total, one in zip(totals, seen, strict=True)]
                result = after.result
                assert result is not None
                winners, first = result.winners, int(after.field("start"))
                for seat in winners:
                    won[(seat - first) % seats] += 1 / len(winners)
            mean = [total / games for total in totals]
            seat_wins = " ".join(f"{100 * one / games:.1f}" for one in won)
            lines.append(
                f"| {preset} | {seats} | {games} | {mean[TURNS]:.1f} | {mean[FALLS]:.2f} | {mean[TALLEST]:.2f} |"
                f" {100 * mean[SHORT]:.0f} % | {100 * mean[DRY]:.2f} % | {seat_wins} |"
            )
    head = "| preset | players | games | turns | falls | tallest | short of tokens | river dry | wins by order, % |"
    return rows_of(head, lines)


# Whole games by the bots ----------------------------------------------------------------------------------------------


def play(names: tuple[str, ...], seed: int, physics: str) -> Match:
    """One game of bots, chance and bots' seeds from one number."""
    match = Match(GAME, len(names), {"physics": physics}, dice=Random(seed))
    match.advance()
    bots = [make(GAME, name, seed_of(seed, seat)) for seat, name in enumerate(names)]
    while not match.over:
        if match.needs_solver:
            match.solve()
            continue
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    return match


def row(match: Match, names: tuple[str, ...]) -> dict[str, Any]:
    """What a report wants to know of a finished game."""
    facts = [fact for event in match.log for fact in event.facts]
    result = match.result
    assert result is not None
    tried: dict[int, list[int]] = {}  # by height: tried, stood without a fall
    heights = [0] * 6
    for fact in facts:
        if fact[0] == Fact.LET_GO:
            tried.setdefault(heights[fact[3]] + 1, [0, 0])[0] += 1
        elif fact[0] in (Fact.STOOD, Fact.LEANED):
            heights[fact[3]] = fact[4]
            tried.setdefault(fact[4], [0, 0])[1] += 1  # by the model nobody lets go, so nothing was tried
        elif fact[0] == Fact.FELL:
            heights[fact[1]] = 0
    count = {name: sum(fact[0] == getattr(Fact, name) for fact in facts) for name in COUNTED}
    bonus = [sum(f[0] == Fact.STOOD and f[4] == h for f in facts) for h in (4, 5)]
    bonus.append(sum(f[0] == Fact.STOOD and f[4] > 5 for f in facts))
    tallest = max((f[4] for f in facts if f[0] == Fact.STOOD), default=0)
    first = int(match.position.field("start"))
    return {
        "names": names,
        "winners": result.winners,
        "first": first,
        "points": result.points,
        "turns": int(match.position.field("turns")),
        "tallest": tallest,
        "bonus": bonus,
        "tried": tried,
        **count,
    }


def physics(better: str, worse: str, games: int, file: Path, seed: int = 2026) -> None:
    """Append games until the file has so many of this pair; the better one sits first in every other game."""
    pair = (*LADDER, *EQUALS).index((better, worse))
    done = sum({better, worse} == set(one["names"]) for one in read(file))
    for number in range(done, games):
        names = (better, worse) if number % 2 == 0 else (worse, better)
        one = row(play(names, seed_of(seed, number, pair), "on"), names)
        with file.open("a", encoding="utf-8") as to:
            to.write(json.dumps(one) + "\n")


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def won_by(rows: list[dict[str, Any]], name: str) -> float:
    return sum(1 / len(one["winners"]) for one in rows for seat in one["winners"] if one["names"][seat] == name)


def won_by_first(rows: list[dict[str, Any]]) -> float:
    return sum(1 / len(one["winners"]) for one in rows for seat in one["winners"] if seat == one["first"])


def ladder(rows: list[dict[str, Any]]) -> str:
    lines = []
    for better, worse in (*LADDER, *EQUALS):
        here = [one for one in rows if {better, worse} == set(one["names"])]
        if here:
            won = "" if better == worse else share(won_by(here, better), len(here))
            first = share(won_by_first(here), len(here))
            lines.append(f"| {better} against {worse} | {len(here)} | {won} | {first} |")
    return rows_of("| two players | games | wins (95 %) | first player wins |", lines)


def report(file: Path) -> str:
    rows = read(file)
    n = len(rows)
    mean = {key: sum(one[key] for one in rows) / n for key in ("turns", "tallest", *COUNTED)}
    bonus = [sum(one["bonus"][i] for one in rows) / n for i in range(3)]
    turns, tall = [one["turns"] for one in rows], max(one["tallest"] for one in rows)
    cells = [
        f"{n}",
        f"{mean['turns']:.1f} ({min(turns)}-{max(turns)})",
        f"{mean['FELL']:.2f}",
        f"{mean['tallest']:.2f} (at most {tall})",
        " / ".join(f"{each:.1f}" for each in bonus),
        *(f"{mean[name]:.2f}" for name in COUNTED[1:]),
        share(won_by_first(rows), n),
    ]
    head = "| games | turns | falls | tallest | 4th / 5th / later | leans | touched | exchanges | first player wins |"
    return "\n".join([rows_of(head, ["| " + " | ".join(cells) + " |"]), ladder(rows), curve(rows)])


def curve(rows: list[dict[str, Any]]) -> str:
    """How often the stone of each height stood, over all hands of these games."""
    total: dict[int, list[int]] = {}
    for one in rows:
        for height, (tried, stood) in one["tried"].items():
            here = total.setdefault(int(height), [0, 0])
            here[0] += tried
            here[1] += stood
    lines = [f"| {height} | {tried} | {share(stood, tried)} |" for height, (tried, stood) in sorted(total.items())]
    return rows_of("| stone | tried | stood (95 %) |", lines)


def head_alone(games: int) -> str:
    rows = []
    for better, worse in LADDER:
        for number in range(games):
            names = (better, worse) if number % 2 == 0 else (worse, better)
            rows.append(row(play(names, seed_of(5, number), "model"), names))
    return ladder(rows)


# Speed ----------------------------------------------------------------------------------------------------------------


def speed() -> str:
    """Whole greedy games by the model, 2 players, both speeds in one run."""

    def games(speed: Speed, count: int) -> int:
        first = GAME.start(2, 0, nature="ask", speed=speed, physics="model")
        for number in range(count):
            first.played_out([GREEDY] * 6, seed_of(3, number))
        return count

    found = timing.rates({"plain": lambda: games("plain", 3), "compiled": lambda: games("fast", 300)})
    return "\n".join(timing.table("Whole games by the model", "games", found, "plain"))


def main() -> None:
    what, *rest = sys.argv[1:] or ["speed"]
    if what == "physics":
        physics(rest[0], rest[1], int(rest[2]), Path(rest[3]), *map(int, rest[4:5]))
        return
    print(f"## {datetime.now(UTC):%Y-%m-%d}, `python -m bench.stone_stacks {' '.join(sys.argv[1:])}`\n")
    match what:
        case "model":
            print(model(int(rest[0])))
        case "head":
            print(head_alone(int(rest[0])))
        case "report":
            print(report(Path(rest[0])))
        case _:
            print(speed())


if __name__ == "__main__":
    main()
