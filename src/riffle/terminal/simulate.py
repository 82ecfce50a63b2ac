"""`riffle simulate`: many games, and what they show."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.table import Table

from riffle.core.game import Speed, load
from riffle.lab.interval import interval
from riffle.lab.one_game import Setting
from riffle.lab.runs import at_least_one, bots_for
from riffle.lab.simulate import Run, save_records, simulate
from riffle.lab.spreading import Workers
from riffle.suite.first_look import first_look

from .show import console, print_json, progress


def show_simulation(
    name: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    options: str,
    speed: Speed,
    workers: Workers,
    max_turns: int,
    *,
    variant: Path | None = None,
    components: Path | None = None,
    save: Path | None = None,
    metrics: Path | None = None,
    json: bool = False,
) -> None:
    if variant is not None and components is not None:
        raise ValueError("--variant and --components both name changed data files: give one of them")
    game = load(name, components, variant=variant)
    game.check_players(players)
    at_least_one(games, workers, max_turns)
    setting = Setting(players, game.options.parse(options), bots_for(bots, players), max_turns)
    if game.checked:
        first_look(game, players, setting.options)
    run = Run(name, game.variant, setting, speed, seed)
    with progress(f"{name}, {players} players", games, hidden=json) as advance:
        found = simulate(run, games, workers, advance)
    if save is not None:
        save_records(run, games, save)
    if metrics is not None:
        from riffle.lab.run_cache import save_tables

        save_tables(run, games, workers, metrics)
    if json:
        print_json(found)
    else:
        _print(found)
    if not found["finished"]:
        sys.stderr.write(f"riffle: none of the {games:,} games came to its end within {max_turns:,} turns\n")
        raise SystemExit(1)


def _print(found: dict[str, Any]) -> None:
    length = f"{found['mean_length']} answers each; " if found["finished"] else ""
    rate = f"{found['steps_per_second']:,} answers a CPU second ({found['speed']})"
    console.print(f"[bold]{found['game']}[/]: {found['finished']} of {found['games']} games finished, {length}{rate}")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("seat", "bot", "wins", "share", "95 %", "points"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(found["bots"]):
        wins = found["seat_wins"][seat]
        share = f"{100 * wins / found['finished']:.1f} %" if found["finished"] else "-"
        low, high = interval(wins, found["finished"])
        sure = f"{100 * low:.1f}-{100 * high:.1f}"
        table.add_row(str(seat + 1), bot, f"{wins:.1f}", share, sure, f"{found['seat_points'][seat]:.2f}")
    console.print(table)
    console.print("ended by " + ", ".join(f"{name} {count}" for name, count in found["endings"].items()))
    if found["variant"]:
        console.print(f"[dim]variant {found['variant']}[/]")
    console.print(f"[dim]seed {found['seed']}, digest {found['digest']}, components {found['components']}[/]")
