"""`riffle variant`: a changed game with a name."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from .parts import Json, commands

variants = App(name="variant", help="Make a variant of a game: other data files and options, with a name.")
commands.command(variants)


@variants.command(name="new")
def new_variant(game: str, folder: Path, *, name: str = "") -> None:
    """Write a folder with a game's data files and variant.toml, to be changed."""
    from riffle.terminal.variant import show_new

    show_new(game, folder, name)


@variants.command(name="check")
def check_variant(variant: Path, *, json: Json = False) -> None:
    """Read and try a variant; a mistake is named with file, line and column."""
    from riffle.terminal.variant import show_check

    show_check(variant, json)


@variants.command(name="diff")
def diff_variant(variant: Path, *, json: Json = False) -> None:
    """Show what differs from the stock game."""
    from riffle.terminal.variant import show_diff

    show_diff(variant, json)


@variants.command(name="pack")
def pack_variant(folder: Path, *, out: Path | None = None, json: Json = False) -> None:
    """Check a variant and write it as one file, to drop on the table's front page or to send."""
    from riffle.terminal.variant import show_pack

    show_pack(folder, out, json)
