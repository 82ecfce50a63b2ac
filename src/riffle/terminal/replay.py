"""`riffle replay`: a record checked move by move."""

from __future__ import annotations

from pathlib import Path

from riffle.core import record
from riffle.core.game import Game

from .show import console, print_json


def show_replay(file: Path, json: bool) -> None:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not a record: it is not a text") from None
    try:
        match = record.read(text)
    except record.RecordError as problem:
        raise ValueError(f"{file}, {problem}{_rule(text, problem.rule)}") from None
    result = match.result
    found = {
        "game": match.game.id,
        "seats": match.seats,
        "events": len(match.log),
        "over": match.over,
        "ending": result.ending if result else None,
        "winners": list(result.winners) if result else None,
        "points": list(result.points) if result else None,
        "digest": match.digest,
    }
    if json:
        print_json(found)
        return
    console.print(f"[bold]{found['game']}[/], {match.seats} players, {len(match.log)} events: every one is legal")
    if result:
        winners = ", ".join(str(seat + 1) for seat in result.winners) or "nobody"
        console.print(f"ended by {result.ending}; won by {winners}; points {', '.join(map(str, result.points))}")
    else:
        console.print("not finished")


def _rule(text: str, number: int) -> str:
    """The words of the rule that was broken, where the record's game has them."""
    if not number:
        return ""
    game = Game.load(text.split("\n")[1].removeprefix("game "))
    if number not in game.rulebook.rules:
        return ""
    from .rules import option_values

    words = game.rulebook.rule_text(number, "en", option_values(game, game.options.read({})))
    return f": {words}"
