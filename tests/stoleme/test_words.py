"""Texts follow the options, and every answer reads in the language asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest

from riffle.core.rulebook import LANGUAGES
from riffle.terminal.words import Words

from .positions import GAME

DEFAULTS = GAME.options.read({})


def rules_under(language: str, **options: Any) -> dict[int, str]:
    values = GAME.options.for_texts({**DEFAULTS, **options})
    return {number: GAME.rulebook.rule_text(number, language, values) for number in GAME.rulebook.rules}


BESIDE = {"points_for": GAME.options.parse("bystander=hit")}
"""Options that count only where another one has this value: a miss brings points only where it harms somebody."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME.options.names)
def test_every_value_of_an_option_changes_a_rule(name: str, language: str) -> None:
    option = GAME.options.each[name]
    beside = BESIDE.get(name, {})
    usual = rules_under(language, **beside)
    for value in range(option.low, min(option.high, option.low + 4) + 1):
        if value != option.default:
            assert rules_under(language, **{**beside, name: value}) != usual, f"{name}={option.write(value)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_has_no_word_of_the_notation_in_it(language: str) -> None:
    words = Words(GAME, language, ["Anna", "Bela", "Cili", "Dora"])
    labels = {label for spec in GAME.actions.kinds for found in spec.labels.values() for label in found}
    notation = {label for label in labels if label.islower() and len(label) > 2}
    for spec in GAME.actions.kinds:
        for code in (spec.first, spec.first + spec.size - 1):
            said = words.action(code)
            assert said != GAME.actions.text(code), f"{spec.name} has no words"
            if language != "en":
                assert not notation & set(re.findall(r"\w+", said)), f"{spec.name}: {said}"
