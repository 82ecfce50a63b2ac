"""What differs between a variant and the stock game: file by file, row by row, value by value."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from riffle.core.declare.entry import Reading
from riffle.core.variant import MANIFEST, Variant
from riffle.core.varied import load_variant, stock, trimmed

NAMES = ("id", "name", "size", "players")
"""What tells the entries of a list apart, where they have it."""
LONGEST = 40
Path = tuple[str, ...]


class Difference(NamedTuple):
    """One value that differs; `before` or `after` is empty where there was or is none."""

    file: str
    where: str  # the row or the way to the value: "3", "official", "rebocy > stolems > sambor > healthy"
    column: str
    before: str
    after: str
    unread: bool = False
    """Whether nobody reads it, neither rules nor page."""

    @property
    def place(self) -> str:
        return ", ".join(word for word in (self.file, self.where, self.column) if word)

    def __str__(self) -> str:
        return f"{self.place}: {self.before or '-'} -> {self.after or '-'}"


def differences(variant: Variant) -> list[Difference]:
    """Everything that differs from the stock game: options first, then the files."""
    variant = trimmed(variant)
    own = stock(variant.game)
    changed = load_variant(variant)
    usual = own.options.words(own.options.read({}))
    found = [Difference(MANIFEST, "options", name, usual[name], value) for name, value in variant.options]
    seen: Reading | None = vars(changed.rules).get("__reading__")
    unread = seen.unread if seen else set[tuple[str, str]]()
    for name, text in variant.files:
        for way, before, after in _walk((), _parsed(name, own.data_files[name]), _parsed(name, text)):
            where, column = " > ".join(way[:-1]), way[-1] if way else ""
            skipped = any((name, step) in unread for step in way)
            found.append(Difference(name, where, column, _shown(before), _shown(after), skipped))
    return found


def _parsed(name: str, text: str) -> Any:
    if name.endswith(".csv"):
        rows = csv.DictReader(io.StringIO(text))
        return [
            {key.strip(): (value or "").strip() for key, value in row.items() if key}
            for row in rows
            if any(row.values())
        ]
    return json.loads(text) if name.endswith(".json") else tomllib.loads(text)


_NONE = object()


def _walk(way: Path, before: Any, after: Any) -> Iterator[tuple[Path, Any, Any]]:
    """Every smallest value that differs, with the way to it."""
    if before == after and type(before) is type(after):
        return
    if isinstance(before, list) and isinstance(after, list):
        ours, theirs = _keyed(cast("list[Any]", before)), _keyed(cast("list[Any]", after))
        if ours is not None and theirs is not None:
            yield from _walk(way, ours, theirs)
            return
    if isinstance(before, dict) and isinstance(after, dict):
        one, other = cast("dict[str, Any]", before), cast("dict[str, Any]", after)
        for key in dict.fromkeys((*one, *other)):
            yield from _walk((*way, key), one.get(key, _NONE), other.get(key, _NONE))
        return
    yield way, before, after


def _keyed(entries: list[Any]) -> dict[str, Any] | None:
    """A list of named values by what tells them apart; None where it is a list of plain ones."""
    if not entries or not all(isinstance(entry, dict) for entry in entries):
        return None
    for key in NAMES:
        names = [str(entry.get(key, "")) for entry in entries]
        if all(names) and len(set(names)) == len(names):
            return dict(zip(names, entries, strict=True))
    return {str(number + 1): entry for number, entry in enumerate(entries)}


def _shown(value: Any) -> str:
    if value is _NONE:
        return ""
    if isinstance(value, dict):
        parts = (f"{key} {_shown(part)}" for key, part in cast("dict[str, Any]", value).items())
        text = ", ".join(parts)
    elif isinstance(value, list):
        text = ", ".join(_shown(part) for part in cast("list[Any]", value))
    else:
        text = "none" if value is None else str(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
