"""`riffle sweep`: a number turned through a range."""

from __future__ import annotations

from rich.table import Table

from riffle.lab.compare import as_json, json_cells
from riffle.lab.dial import read_dial
from riffle.lab.runs import Ask
from riffle.lab.sweep import Mean, Point, Step, settings_of, shown, steps_along, sweep
from riffle.lab.words import more_games, scale_of, worded

from .show import console, print_json, progress


def show_sweep(ask: Ask, source: str, dials: tuple[str, ...], points: int, names: str, json: bool) -> None:
    if not dials:
        raise ValueError("a sweep turns at least one dial, as planks.csv:3.length=70..90")
    each = [read_dial(text, points) for text in dials]
    total = ask.games * len(settings_of(each))
    with progress(f"{ask.game}: {', '.join(dial.name for dial in each)}", total, hidden=json) as advance:
        found, refused = sweep(ask, source, each, names, advance)
    wanted = shown(found, names)
    if json:
        told = [
            {
                "settings": point.settings,
                "features": {name: json_cells(mean._asdict()) for name, mean in point.features.items()},
            }
            for point in found
        ]
        whole = {"game": ask.game, "players": ask.players, "games": ask.games, "seed": ask.seed}
        steps = [
            {"dial": dial.name, "from": step.before, "to": step.after, **as_json([step.found])[0]}
            for dial in each
            for name in wanted
            for step in steps_along(found, dial.name, name)
        ]
        print_json({**whole, "points": told, "steps": steps, "refused": refused})
        return
    _print(ask, found, wanted)
    for setting, why in refused.items():
        console.print(f"[yellow]Left out: {setting}; {why}.[/]")


def _print(ask: Ask, found: list[Point], wanted: list[str]) -> None:
    """One block a feature, one line a setting, so that a column of numbers is read downwards."""
    console.print(f"[bold]{ask.game}[/]: {len(found)} settings, {ask.games} games each with the same seeds")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for heading in (*found[0].settings, "mean", "95 %"):
        table.add_column(heading, justify="right")
    for name in wanted:
        words = worded(name)
        for point in found:
            numbers = _numbers(name, point.features.get(name))
            table.add_row(words, *(str(value) for value in point.settings.values()), *numbers)
            words = ""
        table.add_section()
    console.print(table)
    for dial in found[0].settings:
        if len({point.settings[dial] for point in found}) > 1:
            _print_steps(dial, {name: steps_along(found, dial, name) for name in wanted})


def _print_steps(dial: str, steps: dict[str, list[Step]]) -> None:
    """Each value beside the one before, game by game with the same seeds."""
    console.print(f"[bold]{dial}[/], each value less the one before, with the same seeds")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("", "from", "to", "difference", "95 %", ""):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, each in steps.items():
        words = worded(name)
        for step in each:
            table.add_row(words, str(step.before), str(step.after), *_difference(name, step))
            words = ""
        table.add_section()
    console.print(table)


def _difference(name: str, step: Step) -> tuple[str, str, str]:
    found = step.found
    scale = scale_of(name, found.low, found.high)
    sure = "clear" if found.differs else "about the same" if found.settled else f"open: {more_games(found.more)}"
    return scale.signed(found.difference), scale.bounds(found.low, found.high), sure


def _numbers(name: str, mean: Mean | None) -> tuple[str, str]:
    if mean is None:
        return "-", ""
    scale = scale_of(name, mean.low, mean.high)
    return scale.number(mean.value), scale.span(mean.low, mean.high)
