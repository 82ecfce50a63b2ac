"""`riffle tune`: numbers searched for aims."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from riffle.lab.dial import read_dial
from riffle.lab.report.page import page
from riffle.lab.report.sections import tuning_section
from riffle.lab.runs import Ask
from riffle.lab.source import Source
from riffle.lab.tune import Trial, balance, target, tune
from riffle.lab.words import is_share, worded

from .show import console, print_json, progress


def show_tuning(
    ask: Ask,
    source: str,
    dials: tuple[str, ...],
    targets: tuple[str, ...],
    balances: tuple[str, ...],
    trials: int,
    out: Path | None,
    command: str,
    json: bool,
) -> None:
    if trials < 1:
        raise ValueError(f"--trials is at least 1, not {trials}")
    game = Source.of(ask.game, source).game
    aims = [*(target(text) for text in targets), *(balance(text, game) for text in balances)]
    turned = [read_dial(text) for text in dials]
    with progress(f"{ask.game}: {trials} trials", trials, hidden=json) as advance:
        found = tune(ask, source, turned, aims, trials, lambda trial: advance(1))
    if out is not None:
        under = f"{ask.game}, {ask.players} players, bots {ask.bots}, {ask.games} games a trial, seed {ask.seed}"
        facts = [(str(len(found)), "trials"), (str(sum(trial.best for trial in found)), "on the front")]
        title = f"{game.rulebook.text('name', 'en')}: numbers searched for"
        out.write_text(page(title, under, facts, [tuning_section(found)], command), encoding="utf-8")
    if json:
        whole = {"game": ask.game, "players": ask.players, "games": ask.games, "seed": ask.seed}
        front = [trial.number for trial in found if trial.best]
        print_json({**whole, "front": front, "trials": [trial._asdict() for trial in found]})
    else:
        _print(found)


def _print(found: list[Trial]) -> None:
    """The front, nearest to the first aim first, and below it the lines that play its games again."""
    front = [trial for trial in found if trial.best]
    if not front:
        console.print(f"None of {len(found)} settings can be played: {found[0].refused}.")
        return
    front.sort(key=lambda trial: list(trial.aims.values()))
    console.print(
        f"{len(found)} trials; {len(front)} on the front: no other is nearer to one aim and no farther from another"
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    headings = [
        "trial",
        *(name.partition(":")[2] for name in front[0].settings),
        *(f"off {aim}" for aim in front[0].aims),
        *map(worded, front[0].told),
    ]
    for heading in headings:  # a word a line, so that the numbers of a terminal's width stand side by side
        table.add_column(heading.replace(" ", "\n"), justify="right", no_wrap=True)
    for trial in front:
        told = [f"{100 * value:.1f} %" if is_share(name) else f"{value:.1f}" for name, value in trial.told.items()]
        off = [f"{miss:.3g}" for miss in trial.aims.values()]
        table.add_row(str(trial.number), *map(str, trial.settings.values()), *off, *told)
    console.print(table)
    for trial in front:
        console.print(f"[dim]{trial.number}: {trial.line}[/]", soft_wrap=True)
