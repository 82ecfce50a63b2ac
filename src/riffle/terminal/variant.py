"""`riffle variant`: a folder of changed data and options made, checked, compared and packed."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from riffle import variants
from riffle.core.game import Game, load
from riffle.variants.folder import not_there

from .show import console, print_json

SHOWN = 40


def load_path(path: Path) -> Game:
    """The game of a variant, whatever game it is of."""
    variant = variants.read(path)
    return load(variant.game, variant=variant)


def counted(differences: int) -> str:
    return "1 difference" if differences == 1 else f"{differences} differences"


def tell_variant(game: Game) -> None:
    """One line that says which variant is played."""
    assert game.variant is not None
    count = len(variants.differences(game.variant))
    console.print(f"[bold]Variant: {game.variant.title}[/] [dim]({counted(count)} from {game.id})[/]", highlight=False)


def show_new(game: str, folder: Path, name: str) -> None:
    made = variants.new(game, folder, name)
    files = ", ".join(name for name, _ in made.files)
    console.print(f"{folder} holds {files} and variant.toml. Change them, then: riffle variant check {folder}")


def show_check(path: Path, json: bool) -> None:
    variant = variants.read(path)
    found = variants.check(variant)
    notes = [*not_there(path, variant), *found.notes]
    if json:
        print_json({"name": found.variant.name, "game": found.variant.game, "digest": found.variant.digest,
                    "differences": len(found.differences), "notes": notes})  # fmt: skip
        return
    count = len(found.differences)
    console.print(f"[bold]{found.variant.name}[/], a variant of {found.variant.game}, can be played: {counted(count)}")
    for note in notes:
        console.print(f"[yellow]note[/] {note}", highlight=False)


def show_diff(path: Path, json: bool) -> None:
    variant = variants.read(path)
    found = variants.differences(variant)
    if json:
        print_json({"name": variant.name, "game": variant.game, "differences": [each._asdict() for each in found]})
        return
    for note in not_there(path, variant):
        console.print(f"[yellow]note[/] {note}", highlight=False)
    if not found:
        console.print(f"nothing differs from {variant.game}")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("file", "where", "what", "stock", variant.title):
        table.add_column(heading)
    for each in found[:SHOWN]:
        column = f"{each.column} (nobody reads it)" if each.unread else each.column
        table.add_row(each.file, each.where, column, each.before or "-", each.after or "-")
    console.print(table)
    if len(found) > SHOWN:
        console.print(f"and {len(found) - SHOWN} more: --json has all of them")


def show_pack(folder: Path, out: Path | None, json: bool) -> None:
    variant, target = variants.pack(folder, out)
    size = target.stat().st_size
    if json:
        print_json({"file": str(target), "bytes": size, "digest": variant.digest, "name": variant.name})
        return
    console.print(
        f"{target} ({size:,} bytes): drop it on the table's front page, or play it with --variant", soft_wrap=True
    )
