"""`riffle perft`: how many leaves the tree of answers has."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from riffle.core.engine.perft import divide as divided
from riffle.core.engine.perft import perft
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.core.position import Position
from riffle.core.record import FORMAT, read_record

from .show import console, print_json


def show_perft(
    name: str, depth: int, players: int | None, options: str, position: Path | None, divide: bool, json: bool
) -> None:
    game = load(name)
    if not 0 <= depth <= 12:
        raise ValueError(f"--depth runs from 0 to 12, not {depth}")
    seats = game.players[0] if players is None else players
    start = _position(game, seats, game.options.parse(options), position)
    found: dict[str, Any] = {"game": name, "depth": depth, "players": seats}
    if divide:
        found["divide"] = divided(start, depth)
        found["nodes"] = sum(found["divide"].values()) if depth else 1
    else:
        found["nodes"] = perft(start, depth)
    if json:
        print_json(found)
        return
    for answer, leaves in found.get("divide", {}).items():
        console.print(f"{answer:<32} {leaves:>14,}")
    console.print(f"depth {depth}: [bold]{found['nodes']:,}[/] leaves")


def _position(game: Game, seats: int, options: dict[str, Any], file: Path | None) -> Position:
    """The position in the file (a record, or a line of text), else the one after a set-up from seed 0."""
    if file is not None:
        text = file.read_text(encoding="utf-8").strip()
        if text.startswith(FORMAT):
            return read_record(text + "\n", game, speed="fast").position
        return game.position(text, speed="fast", **options)
    start = game.extras.perft_options(options) if game.extras.perft_options else options
    match = Match(game, seats, start, dice=random.Random(0), speed="fast")
    match.advance()
    return match.position
