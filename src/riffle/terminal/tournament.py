"""`riffle tournament`: bots and agents rated."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from riffle.core.game import load
from riffle.lab.report.page import page
from riffle.lab.report.sections import tournament_section
from riffle.lab.runs import Ask
from riffle.lab.tournament import Tournament, neighbours, pairings, tournament

from .show import console, print_json, progress


def show_tournament(
    ask: Ask, source: str, entries: str, ladder: bool, out: Path | None, command: str, json: bool
) -> None:
    names = [name.strip().removeprefix("bot:") for name in entries.split(",") if name.strip()]
    total = sum(pairing.games for pairing in pairings(len(names), ask.players, ask.games, ladder))
    with progress(f"{ask.game}: {len(names)} entries", total, hidden=json) as advance:
        found = tournament(ask, source, names, ladder, advance)
    if out is not None:
        under = f"{ask.game}, {ask.players} players, {ask.games} games a group, seed {ask.seed}"
        facts = [(str(len(names)), "entries"), (f"{total:,}", "games")]
        section = tournament_section(found)
        title = f"{load(ask.game).rulebook.text('name', 'en')}: a tournament"
        out.write_text(page(title, under, facts, [section], command), encoding="utf-8")
    if json:
        each = [
            {"name": entry.name, "rating": entry.rating.value, "low": entry.rating.low, "high": entry.rating.high,
             "games": entry.games, "won": entry.won, "ahead": entry.ahead and entry.ahead._asdict()}
            for entry in found.entries
        ]  # fmt: skip
        print_json({"game": ask.game, "players": ask.players, "seed": ask.seed, "games": total, "entries": each})
    else:
        _print(ask, found, total)


def _print(ask: Ask, found: Tournament, total: int) -> None:
    console.print(f"[bold]{ask.game}[/], {ask.players} players: {total} games")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("", "rating", "ahead of the next", "95 %", "won", "games"):
        table.add_column(heading, justify="left" if not heading else "right")
    for entry in found.entries:
        ahead = entry.ahead
        apart = (f"{ahead.value:+.0f}", f"{ahead.low:+.0f} to {ahead.high:+.0f}") if ahead else ("", "")
        share = f"{100 * entry.won / entry.games:.1f} %" if entry.games else "-"
        table.add_row(entry.name, f"{entry.rating.value:.0f}", *apart, share, str(entry.games))
    console.print(table)
    console.print(f"{neighbours(found)}.")
    console.print("[dim]400 points are ten wins to one; 1500 is the mean of the entries.[/]")
