"""`riffle games`: what there is to play."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from riffle.bots.bot import makers
from riffle.core.game import Game, games, load

from .show import console, print_json


def describe(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.rulebook.text("name") if game.rulebook.rules else game.id,
        "players": list(game.players),
        "options": {
            name: {
                "default": option.write(option.default),
                "values": list(option.words) or [option.low, option.high],
            }
            for name, option in game.options.each.items()
        },
        "presets": list(game.options.presets),
        "bots": list(makers(game)),
        "languages": game.rulebook.languages(),
    }


def show_games(json: bool) -> None:
    found = [describe(load(name)) for name in games()]
    if json:
        print_json({"games": found})
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("game", "id", "players", "bots"):
        table.add_column(heading, style="bold" if heading == "game" else "")
    for game in found:
        fewest, most = game["players"][0], game["players"][-1]
        count = str(fewest) if fewest == most else f"{fewest}-{most}"
        table.add_row(game["name"], game["id"], count, ", ".join(game["bots"]))
    console.print(table)
    console.print("\n[dim]riffle rules GAME explains one; riffle games --json lists the options too[/]")
