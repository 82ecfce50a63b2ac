"""`riffle rules`: the rulebook in our words, numbered, set for the width of the terminal."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from riffle.core.game import load

from .show import console

WIDEST = 92
"""Longer lines are hard to read."""


def show_rules(name: str, language: str, options: str) -> None:
    game = load(name)
    book = game.rulebook
    values = game.options.for_texts(game.options.parse(options))
    width = min(console.width, WIDEST)
    console.print()
    console.print(Text(book.text("name", language), style="bold"))
    console.print(Text(book.text("blurb", language), style="italic"), width=width)
    for section in book.sections:
        console.print()
        console.print(Text(book.text(f"section-{section}", language), style="bold underline"))
        table = Table(box=None, show_header=False, pad_edge=False, width=width - 1)  # the padding below is one wide
        table.add_column(justify="right", style="cyan", no_wrap=True)
        table.add_column(ratio=1)
        for rule in book.rules.values():
            if rule.section == section:
                source = "Riffle" if rule.ours else f"{rule.language}: {rule.heading}"
                words = Text(book.rule_text(rule.number, language, values))
                words.append(f"  ({source})", style="dim")
                table.add_row(str(rule.number), words)
        console.print(Padding(table, (0, 0, 0, 1)))
    console.print()
