"""The folder of a variant: one to begin with, and one packed into a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from riffle.core.variant import LONGEST_NAME, MANIFEST, SUFFIX, Variant, VariantError, read_variant
from riffle.core.varied import stock, trimmed

from .check import check


def new(game: str, folder: Path, name: str = "") -> Variant:
    """Write a folder with all data files of the stock game, to be changed; what stays the same is not packed."""
    own = stock(game)
    if folder.exists() and any(folder.iterdir()):
        raise VariantError(f"{folder} is there already and not empty; nothing was written")
    title = (name or folder.name.replace("-", " ").replace("_", " ").capitalize())[:LONGEST_NAME]
    variant = Variant(game=game, rules=own.version, name=title, files=tuple(sorted(own.data_files.items())))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MANIFEST).write_text(variant.manifest() + _options_note(game), encoding="utf-8")
    for file, text in variant.files:
        (folder / file).write_text(text, encoding="utf-8")
    return variant


def _options_note(game: str) -> str:
    """The options there are, as comments to take from."""
    lines = ["# Take the sign # away from a line to play with another value:"]
    for name, option in stock(game).options.each.items():
        choice = ", ".join(option.words) if option.words else f"{option.low} to {option.high}"
        lines.append(f'# {name} = "{option.write(option.default)}"        # {choice}')
    return "\n".join(lines) + "\n"


def not_there(source: Path, variant: Variant) -> list[str]:
    """A sentence for each data file that a folder does not have: it may be meant so, or lost."""
    if not source.is_dir():
        return []
    missing = sorted(set(stock(variant.game).data_files) - set(variant.texts))
    return [f"{name} is not in {source}: the stock game's is played" for name in missing]


def pack(source: Path, target: Path | None = None) -> tuple[Variant, Path]:
    """Check a variant and write it as one file, beside its folder unless `target` says where."""
    variant = trimmed(read_variant(source))
    check(variant)
    target = target or source.with_name(source.name.removesuffix(SUFFIX) + SUFFIX)
    target.write_bytes(variant.pack())
    return variant, target


def changed(variant: Variant, *, name: str = "", files: Mapping[str, str] | None = None, **options: object) -> Variant:
    """The variant with some files, options or the name replaced: one step of a sweep."""
    texts = {**variant.texts, **(files or {})}
    values = {**dict(variant.options), **{key: str(value) for key, value in options.items()}}
    return msgspec.structs.replace(
        variant, name=name or variant.name, files=tuple(sorted(texts.items())), options=tuple(sorted(values.items()))
    )
