"""`riffle match`: bots and agents against each other, with a clock."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from riffle.core.declare.chance import seed_of
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.lab.interval import interval
from riffle.lab.recorded import play_match

from .seats import HUMAN, make_seat, read_seats
from .show import console, print_json, progress

MOST_EVENTS = 100_000
FAILED = 1
"""Exit code of a match in which a bot or an agent had to be answered for."""


def show_match(
    name: str,
    seats: str,
    games: int,
    clock: float | None,
    record: Path | None,
    options: str,
    seed: int,
    json: bool,
    variant: Path | None = None,
) -> None:
    game = load(name, variant=variant)
    each = read_seats(game, seats)
    if HUMAN in each:
        raise ValueError("people play with `riffle play` or at the table; a match is for bots and agents")
    if games < 1 or (clock is not None and clock <= 0):
        raise ValueError("--games is at least 1 and --clock more than 0")
    values = game.options.parse(options)
    results: list[dict[str, Any]] = []
    with progress(f"{name}: {' against '.join(each)}", games, hidden=json) as advance:
        for number in range(games):
            results.append(_play(game, each, values, clock, seed_of(seed, number), _file(record, number, games)))
            advance(1)
    wins = [sum(1 / len(one["winners"]) for one in results if seat in one["winners"]) for seat in range(len(each))]
    failed = [sum(one["failed"][seat] for one in results) for seat in range(len(each))]
    tracebacks = _first_tracebacks(results)
    found = {
        "game": name,
        "seats": each,
        "games": games,
        "wins": wins,
        "failed": failed,
        "tracebacks": tracebacks,
        "results": results,
        "seed": seed,
    }
    if json:
        print_json(found)
    else:
        _show(found, games)
    for seat, told in tracebacks.items():
        sys.stderr.write(f"seat {seat}, {each[int(seat) - 1]}, failed for the first time so:\n{told.rstrip()}\n")
    if any(failed):
        raise SystemExit(FAILED)


def _first_tracebacks(results: list[dict[str, Any]]) -> dict[str, str]:
    """The first failure of each seat in all games."""
    found: dict[str, str] = {}
    for one in results:
        for seat, told in one["tracebacks"].items():
            found.setdefault(seat, told)
    return found


def _show(found: dict[str, Any], games: int) -> None:
    each, wins, failed, results = found["seats"], found["wins"], found["failed"], found["results"]
    for seat, who in enumerate(each):
        mark = f", answered for {failed[seat]} times" if failed[seat] else ""
        low, high = interval(wins[seat], games)
        sure = f", {100 * low:.0f}-{100 * high:.0f} % (95 % interval)" if games > 1 else ""
        console.print(f"{seat + 1}  {who:<28} {wins[seat]:g} of {games}{sure}{mark}")
    for number, one in enumerate(results):
        for seat, why in one["lost"].items():
            console.print(f"Game {number + 1}: seat {seat} forfeits, {why}.", highlight=False)


def _file(record: Path | None, number: int, games: int) -> Path | None:
    if record is None or games == 1:
        return record
    return record.with_name(f"{record.stem}-{number:04}{record.suffix or '.riffle'}")


def _play(
    game: Game, seats: list[str], options: dict[str, int], clock: float | None, seed: int, file: Path | None
) -> dict[str, Any]:
    match = Match(game, len(seats), options, dice=random.Random(seed))
    bots = [make_seat(game, who, seat, seed) for seat, who in enumerate(seats)]
    try:
        failures = play_match(match, bots, MOST_EVENTS, clock)
    finally:
        for bot in bots:
            getattr(bot, "close", lambda: None)()
    if file is not None:
        file.write_text(match.record(), encoding="utf-8")
    result = match.result
    return {
        "ending": result.ending if result else None,
        "winners": list(result.winners) if result else [],
        "points": list(result.points) if result else [],
        "events": len(match.log),
        "failed": failures.count,
        "tracebacks": {str(seat + 1): told for seat, told in failures.first.items()},
        "lost": {str(seat + 1): why for seat, why in failures.lost.items()},
    }
