"""Every column of every data file has its place in the documentation."""

from __future__ import annotations

import csv
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from riffle.core.game import games, load

GUIDE = (Path(__file__).parents[2] / "docs/guides/components.md").read_text(encoding="utf-8")
FILES = [(game, name) for game in games() for name in load(game).data_files]


def keys(value: Any) -> Iterator[str]:
    """Every key of a file; names that are numbers (of players, of a die's sides) are told with their group."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


def columns(name: str, text: str) -> set[str]:
    if name.endswith(".csv"):
        return set(next(csv.reader(text.splitlines())))
    found = set(keys(json.loads(text) if name.endswith(".json") else tomllib.loads(text)))
    return {key for key in found if not key.isdigit()}


@pytest.mark.parametrize(("game", "name"), FILES, ids=[f"{game}/{name}" for game, name in FILES])
def test_every_column_is_named_in_the_guide(game: str, name: str) -> None:
    sections = re.findall(rf"^## [^\n]*`{re.escape(name)}`\n(.*?)(?=^## |\Z)", GUIDE, re.S | re.M)
    named = {word for section in sections for word in re.findall(r"`([^`]+)`", section)}
    missing = {column for column in columns(name, load(game).data_files[name]) if column not in named}
    missing -= {"board"} if name == "boards.toml" else set()  # written there as TOML writes it
    assert not missing
    assert "`[[board]]`" in GUIDE
