"""`riffle report`: one HTML file of pictures."""

from __future__ import annotations

from pathlib import Path

from riffle.core.game import load
from riffle.lab.compare import compare
from riffle.lab.dial import read_dial
from riffle.lab.report.beside import facts_beside
from riffle.lab.report.page import page
from riffle.lab.report.sections import comparison_section, facts_of, run_section, sweep_section
from riffle.lab.run_cache import RunCache
from riffle.lab.runs import Ask
from riffle.lab.sweep import settings_of, shown, sweep

from .show import console, progress


def show_report(
    ask: Ask,
    a: str,
    b: str,
    bots_b: str,
    options_b: str,
    dials: tuple[str, ...],
    shows: str,
    out: Path,
    command: str,
) -> None:
    if out.is_dir() or not out.parent.exists():
        raise ValueError(f"{out} cannot be written: --out names a file in a folder that is there")
    one = ask.run(a)
    title = ask_title(ask)
    if b or bots_b or options_b:
        other = ask.run(b or a, bots_b, options_b)
        names = _names(a, b or a, bots_b, options_b)
        with progress(title, 2 * ask.games, hidden=False) as advance:
            found, kept, beside = compare(one, other, ask.games, ask.workers, progress=advance)
        both = kept.tables(ask.games), beside.tables(ask.games)
        sections = [
            comparison_section(*names, found, both),
            run_section(f"A by itself: {names[0]}", kept.game, both[0]),
            run_section(f"B by itself: {names[1]}", beside.game, both[1]),
        ]
        facts, who = facts_beside(*both), f"A {names[0]}, B {names[1]}"
    else:
        with progress(title, ask.games, hidden=False) as advance:
            kept = RunCache(one).play(ask.games, ask.workers, advance)
        tables = kept.tables(ask.games)
        sections, facts, who = [run_section("What the games show", kept.game, tables)], facts_of(tables), a
    if dials:
        turned = [read_dial(text) for text in dials]
        with progress("turning dials", ask.games * len(settings_of(turned)), hidden=False) as advance:
            points, _ = sweep(ask, a, turned, shows, advance)
        sections.insert(0, sweep_section(points, shown(points, shows), ask.games))
    under = f"{ask.players} players, bots {', '.join(one.setting.bots)}, {who}, seed {ask.seed}"
    out.write_text(page(title, under, facts, sections, command), encoding="utf-8")
    console.print(f"{out} is written: open it in a browser, it needs nothing else.")


def _names(a: str, b: str, bots_b: str, options_b: str) -> tuple[str, str]:
    """What A and B are called: by their source, and B by what else is other there."""
    short = Path(a).name, Path(b).name
    return short[0], " with ".join(filter(None, (short[1], ", ".join(filter(None, (bots_b, options_b))))))


def ask_title(ask: Ask) -> str:
    return f"{load(ask.game).rulebook.text('name', 'en')}: what {ask.games:,} games show"
