"""Every option is told: with each of its values some rule reads differently, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import riffle
from riffle.core.rulebook import LANGUAGES

GAMES = ("hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers")


def values(option: Any) -> list[int]:
    """The values of an option: all words, or the lowest, the highest and one between."""
    if option.words:
        return list(range(len(option.words)))
    return sorted({option.low, (option.low + option.high) // 2, option.high})


def rules(game: Any, language: str, setting: dict[str, int]) -> list[str]:
    named = game.options.for_texts(setting)
    return [game.rulebook.rule_text(number, language, named) for number in game.rulebook.rules]


def settings(game: Any, name: str) -> Iterator[dict[str, int]]:
    """The default, and every other option changed once: some options speak only where another is on."""
    plain = {key: option.default for key, option in game.options.each.items()}
    yield plain
    for key, option in game.options.each.items():
        if key != name:
            yield from ({**plain, key: value} for value in values(option) if value != option.default)


def told(game: Any, language: str, key: str, value: int) -> bool:
    return any(
        rules(game, language, {**given, key: value}) != rules(game, language, given) for given in settings(game, key)
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_changes_a_rule(name: str) -> None:
    game = riffle.load(name)
    for language in LANGUAGES:
        silent = [
            (key, value)
            for key, option in game.options.each.items()
            for value in values(option)
            if value != option.default and not told(game, language, key, value)
        ]
        assert not silent, language
