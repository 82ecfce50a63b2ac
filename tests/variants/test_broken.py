"""Whatever stands in a data file, it is read or refused with a sentence; nothing else is raised."""

from __future__ import annotations

import random
import re

import pytest

import riffle
from riffle.core.variant import Variant
from riffle.core.varied import load_variant

BITS = [
    "",
    "-1",
    "999",
    "x",
    "null",
    "[]",
    "{}",
    '"',
    ",",
    "\n",
    "1e400",
    "nan",
    "٣",
    "0.5",
    "true",
    "9" * 5000,
    "[" * 3000,
]


@pytest.mark.parametrize("game", ["hidden_stones", "stones_and_rivers", "stoleme"])
def test_a_broken_file_is_refused_with_its_name(game: str) -> None:
    rng, files = random.Random(7), riffle.load(game).data_files
    refused: list[tuple[str, str]] = []
    for _ in range(10):
        name = rng.choice(sorted(files))
        text = files[name]
        for _ in range(2):
            word = rng.choice(list(re.finditer(r"[\w.\-*/]+|[^\s\w]", text)))
            text = text[: word.start()] + rng.choice(BITS) + text[word.end() :]
        try:
            load_variant(Variant(game, 1, "broken", files=((name, text),)))
        except ValueError as problem:
            refused.append((name, str(problem)))
    assert len(refused) > 5
    assert all(told.startswith(name) for name, told in refused)
