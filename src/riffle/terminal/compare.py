"""`riffle compare`: two versions of a game over the same seeds, and what differs."""

from __future__ import annotations

from rich.table import Table

from riffle.lab.compare import Comparison, Difference, as_json, compare, digest, is_main, whether_enough
from riffle.lab.runs import Ask
from riffle.lab.words import scale_of, worded

from .show import console, print_json, progress

SHOWN = 15


def show_comparison(
    ask: Ask, a: str, b: str, bots_b: str, options_b: str, stop: bool, everything: bool, json: bool
) -> None:
    one, other = ask.run(a), ask.run(b, bots_b, options_b)
    with progress(f"{ask.game}: {a} and {b}", 2 * ask.games, hidden=json) as advance:
        found, kept_a, kept_b = compare(one, other, ask.games, ask.workers, stop, advance)
    if json:
        print_json(
            {
                "game": ask.game,
                "a": a,
                "b": b,
                "players": ask.players,
                "bots": list(one.setting.bots),
                "bots_b": list(other.setting.bots),
                "games": found.games,
                "seed": ask.seed,
                "enough": found.enough,
                "warning": found.warning,
                "digest_a": digest(kept_a, found.games),
                "digest_b": digest(kept_b, found.games),
                "differences": as_json(found.differences),
            }
        )
    else:
        _print(ask.game, a, b, found, everything)


def _print(game: str, a: str, b: str, found: Comparison, everything: bool) -> None:
    console.print(f"[bold]{game}[/]: A {a}, B {b}; {found.games} games each over the same seeds")
    # Wins, points and length are always shown, whatever else differs more.
    main = [each for each in found.differences[SHOWN:] if is_main(each.name)]
    shown = found.differences if everything else [*found.differences[:SHOWN], *main]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", "A", "B", "B less A", "95 %", "effect"):
        table.add_column(heading, justify="left" if not heading else "right")
    for each in shown:
        table.add_row(worded(each.name), *_numbers(each), style=None if each.differs else "dim")
    console.print(table)
    if len(shown) < len(found.differences):
        console.print(f"[dim]and {len(found.differences) - len(shown)} smaller ones: --all shows them[/]")
    if found.warning:
        console.print(f"[yellow]{found.warning}.[/]")
    console.print(
        f"{whether_enough(found)}." + ("" if found.enough else " The same command with more --games plays on.")
    )
    console.print("[dim]Bounds hold however often you look; * stays different when all are judged together.[/]")


def _numbers(each: Difference) -> tuple[str, ...]:
    scale = scale_of(each.name, each.low, each.high)
    mark = " *" if each.holds else "  "
    return (
        scale.number(each.a),
        scale.number(each.b),
        scale.signed(each.difference) + mark,
        scale.bounds(each.low, each.high),
        f"{each.effect:+.2f}",
    )
