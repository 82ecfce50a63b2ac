"""`riffle perft`: how many leaves the tree of answers has."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from riffle.core import record
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.perft import divide as divided
from riffle.core.perft import perft

from .show import console, print_json


def show_perft(
    name: str, depth: int, players: int | None, options: str, position: Path | None, divide: bool, json: bool
) -> None:
    game = Game.load(name)
    if not 0 <= depth <= 12:
        raise ValueError(f"--depth runs from 0 to 12, not {depth}")
    engine = game.fast
    seats = game.players[0] if players is None else players
    state = _state(game, seats, game.options.parse(options), position)
    found: dict[str, Any] = {"game": name, "depth": depth, "players": seats}
    if divide:
        found["divide"] = divided(engine, state, depth)
        found["nodes"] = sum(found["divide"].values()) if depth else 1
    else:
        found["nodes"] = perft(engine, state, depth)
    if json:
        print_json(found)
        return
    for answer, leaves in found.get("divide", {}).items():
        console.print(f"{answer:<32} {leaves:>14,}")
    console.print(f"depth {depth}: [bold]{found['nodes']:,}[/] leaves")


def _state(game: Game, seats: int, options: dict[str, int], position: Path | None) -> Any:
    """The position in the file (a record, or the game's own notation), else the one after a set-up from seed 0."""
    if position is not None:
        text = position.read_text(encoding="utf-8")
        if text.startswith(record.FORMAT):
            match = record.read(text, game)
            return game.fast.load(match.engine.pack(match.state))
        reader = getattr(game.rules, "position", None)
        if reader is None:
            raise ValueError(f"{game.id} has no notation for positions; --position takes a record")
        return reader(game.fast, text.strip(), options)
    start = getattr(game.rules, "perft_options", lambda values: values)(options)
    match = Match(game, seats, start, random.Random(0))
    match.advance()
    return game.fast.load(match.engine.pack(match.state))
