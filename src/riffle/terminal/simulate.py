"""`riffle simulate`: many games, and what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from riffle.core.game import Game
from riffle.lab.interval import interval
from riffle.lab.one_game import Setting
from riffle.lab.simulate import Run, save_records, simulate

from .show import console, print_json, progress


def show_simulation(
    name: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    options: str,
    components: Path | None,
    speed: str,
    workers: int,
    max_turns: int,
    save: Path | None,
    json: bool,
) -> None:
    game = Game.load(name, components)
    game.check_players(players)
    for value, what in ((games, "games"), (workers, "workers"), (max_turns, "max-turns")):
        if value < 1:
            raise ValueError(f"--{what} is at least 1, not {value}")
    setting = Setting(players, game.options.parse(options), bots_for(bots, players), max_turns)
    run = Run(name, str(components) if components else None, setting, speed, seed)
    with progress(f"{name}, {players} players", games, hidden=json) as advance:
        found = simulate(run, games, workers, advance)
    if save is not None:
        save_records(run, games, save)
    if json:
        print_json(found)
    else:
        _print(found)


def bots_for(names: str, players: int) -> tuple[str, ...]:
    """One bot a seat: a single name is for everybody, otherwise there is one name for each."""
    each = tuple(name.strip().removeprefix("bot:") for name in names.split(",") if name.strip())
    if len(each) == 1:
        return each * players
    if len(each) != players:
        raise ValueError(f"--bots names one bot for all or one for each of the {players} players, not {len(each)}")
    return each


def _print(found: dict[str, Any]) -> None:
    console.print(
        f"[bold]{found['game']}[/]: {found['finished']} of {found['games']} games finished, "
        f"{found['mean_length']} answers each; {found['steps_per_second']:,} answers a CPU second ({found['speed']})"
    )
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
    console.print(f"[dim]seed {found['seed']}, digest {found['digest']}, components {found['components']}[/]")
