"""The lab: thousands of games, what a change does, and which numbers to choose."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from .parts import Json, OnCluster, Options, Shown, VariantPath, commands

if TYPE_CHECKING:
    from riffle.lab.spreading import Workers


@commands.command
def simulate(
    game: str,
    *,
    players: int,
    bots: str,
    games: int,
    seed: int = 0,
    options: Options = "",
    variant: VariantPath = None,
    components: Path | None = None,
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    cluster: OnCluster = "",
    max_turns: int = 1_000_000,
    save: Path | None = None,
    metrics: Path | None = None,
    json: Json = False,
) -> None:
    """Play thousands of bot games and sum them up.

    --components DIR plays with other data files, as a variant without a name. --max-turns stops a game after that many
    turns (one seat's answers in a row) and counts it as not finished. --metrics DIR writes what can be counted of these
    games as Parquet files: games, turns, uses, places.
    """
    from riffle.terminal.simulate import show_simulation

    setting = (players, bots, games, seed, options, speed, _workers(workers, cluster), max_turns)
    show_simulation(game, *setting, variant=variant, components=components, save=save, metrics=metrics, json=json)


@commands.command
def compare(
    game: str,
    a: str,
    b: str,
    *,
    players: int,
    bots: str,
    games: int,
    bots_b: str = "",
    options: Options = "",
    options_b: Options = "",
    seed: int = 0,
    enough: Annotated[bool, Parameter(help="stop as soon as it is enough", negative="")] = False,
    all: Annotated[bool, Parameter(help="show every difference", negative="")] = False,  # noqa: A002
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    cluster: OnCluster = "",
    max_turns: int = 1_000_000,
    json: Json = False,
) -> None:
    """Play two versions of a game over the same seeds and show what differs, the largest effect first.

    A and B are `stock`, a folder of data files or a packed variant; --bots-b and --options-b are B's where they are
    others. Stopped and called again, it goes on where it was.
    """
    from riffle.lab.runs import Ask
    from riffle.terminal.compare import show_comparison

    ask = Ask(game, players, bots, games, options, seed, speed, _workers(workers, cluster), max_turns)
    show_comparison(ask, a, b, bots_b, options_b, enough, all, json)


@commands.command
def sweep(
    game: str,
    *dials: str,
    players: int,
    bots: str,
    games: int,
    source: str = "stock",
    show: Shown = "",
    options: Options = "",
    seed: int = 0,
    points: Annotated[int, Parameter(help="values of a range that names no step")] = 5,
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    cluster: OnCluster = "",
    max_turns: int = 1_000_000,
    json: Json = False,
) -> None:
    """Turn a number through a range and show what it does, every value played with the same seeds.

    A dial is FILE:ROW.COLUMN=LOW..HIGH, as planks.csv:3.length=70..90 (the row whose first cell is 3), LOW..HIGH/STEP,
    or values with commas; option:NAME=LOW..HIGH turns an option. Several dials are combined.
    """
    from riffle.lab.runs import Ask
    from riffle.terminal.sweep import show_sweep

    ask = Ask(game, players, bots, games, options, seed, speed, _workers(workers, cluster), max_turns)
    show_sweep(ask, source, dials, points, show, json)


@commands.command
def tune(
    game: str,
    *dials: str,
    players: int,
    bots: str,
    games: int,
    target: Annotated[tuple[str, ...], Parameter(help="NAME=NUMBER, as turns=6", negative="")] = (),
    balance: Annotated[tuple[str, ...], Parameter(help="seats, begins, or a side of the game", negative="")] = (),
    trials: int = 30,
    source: str = "stock",
    options: Options = "",
    seed: int = 0,
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    cluster: OnCluster = "",
    max_turns: int = 1_000_000,
    out: Annotated[Path | None, Parameter(help="write the trials and the front to an HTML file")] = None,
    json: Json = False,
) -> None:
    """Search the ranges of dials for what comes nearest to all aims, and show the front of compromises.

    Dials are written as for sweep. Stopped and called again, it goes on; every trial has the line that plays it again.
    """
    from riffle.lab.runs import Ask
    from riffle.terminal.tune import show_tuning

    ask = Ask(game, players, bots, games, options, seed, speed, _workers(workers, cluster), max_turns)
    show_tuning(ask, source, dials, target, balance, trials, out, _typed(), json)


@commands.command
def tournament(
    game: str,
    *,
    entries: Annotated[str, Parameter(help="bots and agents with commas: random,greedy,easy,agent:FILE")],
    players: int,
    games: Annotated[int, Parameter(help="games of each group that meets, over all its seats")],
    ladder: Annotated[bool, Parameter(help="only neighbours in the order of --entries meet", negative="")] = False,
    source: str = "stock",
    options: Options = "",
    seed: int = 0,
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    cluster: OnCluster = "",
    max_turns: int = 1_000_000,
    out: Annotated[Path | None, Parameter(help="write the table and a plot to an HTML file")] = None,
    json: Json = False,
) -> None:
    """Let bots and agents meet, everybody in every seat, and rate them with intervals (Bradley-Terry-Luce)."""
    from riffle.lab.runs import Ask
    from riffle.terminal.tournament import show_tournament

    ask = Ask(game, players, "random", games, options, seed, speed, _workers(workers, cluster), max_turns)
    show_tournament(ask, source, entries, ladder, out, _typed(), json)


@commands.command
def report(
    game: str,
    a: str = "stock",
    b: str = "",
    *,
    players: int,
    bots: str,
    games: int,
    out: Path,
    bots_b: str = "",
    options: Options = "",
    options_b: Options = "",
    sweep: Annotated[tuple[str, ...], Parameter(help="dials, drawn as curves", negative="")] = (),
    show: Shown = "",
    seed: int = 0,
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    cluster: OnCluster = "",
    max_turns: int = 1_000_000,
) -> None:
    """Write one HTML file of pictures that works offline: who wins, how long it takes, what is used, where.

    With B (or --bots-b, --options-b) both are drawn and compared. Games that were played before are not played again.
    """
    from riffle.lab.runs import Ask
    from riffle.terminal.report import show_report

    ask = Ask(game, players, bots, games, options, seed, speed, _workers(workers, cluster), max_turns)
    show_report(ask, a, b, bots_b, options_b, sweep, show, out, _typed())


def _typed() -> str:
    """The command as it was typed, to be written down with its results."""
    return shlex.join(["riffle", *sys.argv[1:]])


def _workers(workers: int, cluster: str) -> Workers:
    """Who plays: processes of this machine, or a cluster."""
    if not cluster:
        return workers
    from riffle.lab.cluster import Cluster

    return Cluster(cluster)
