"""`riffle replay`: a record checked move by move."""

from __future__ import annotations

from pathlib import Path

from riffle.core.game import load
from riffle.core.record import RecordError, read_record

from .show import console, print_json
from .variant import load_path, tell_variant


def show_replay(file: Path, json: bool, variant: Path | None = None) -> None:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not a record: it is not a text") from None
    try:
        match = read_record(text, load_path(variant) if variant else None)
    except RecordError as problem:
        raise ValueError(f"{file}, {problem}{_rule(text, problem.rule)}") from None
    result = match.result
    found = {
        "game": match.game.id,
        "variant": match.game.variant.title if match.game.variant else None,
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
    if match.game.variant is not None:
        tell_variant(match.game)
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
    game = load(text.split("\n")[1].removeprefix("game "))
    if number not in game.rulebook.rules:
        return ""
    words = game.rulebook.rule_text(number, "en", game.options.for_texts(game.options.read({})))
    return f": {words}"
