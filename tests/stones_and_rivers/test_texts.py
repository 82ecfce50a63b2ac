"""The rules in words follow the options: each of them changes some text, in every language."""

from __future__ import annotations

import pytest

from .board_builder import GAME

LANGUAGES = ("en", "fi", "sv", "da", "nb", "pl", "de")


def texts(language: str, **options: object) -> list[str]:
    values = GAME.options.for_texts(GAME.options.read(options))
    return [GAME.rulebook.rule_text(number, language, values) for number in GAME.rulebook.rules]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME.options.names)
def test_every_option_changes_a_rules_text(name, language):
    option = GAME.options.each[name]
    others = [value for value in range(option.low, min(option.high, option.low + 9) + 1) if value != option.default]
    assert any(texts(language, **{name: value}) != texts(language) for value in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_in_the_language_asked_for(language):
    picture = GAME.start(2, seed=1, first="circle").picture(language)
    lines = picture.splitlines()
    assert lines[0].split() == list("abcdefghijklm")
    assert lines[5] == "  5 . . . o o o o o o o . . . 5"
    assert not any("picture-" in line for line in lines)
    assert (language == "en") == ("Circle: 0 stones home" in picture)
