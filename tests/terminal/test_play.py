"""A game at the terminal: a picture that fits, and words in the language asked for, whatever is asked."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.rulebook import LANGUAGES
from riffle.terminal import play
from riffle.terminal.words import OWN, Words, names_of

GAMES = ("hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers")
MODEL = {"stone_stacks": {"physics": "model"}}
"""No stone needs to settle for its words to be read."""
OPTIONS = {"river_dragons": {"colours": "chosen"}}
STEPS = 120


def asked(name: str, steps: int = STEPS) -> Iterator[Match]:
    """A match before each answer that a person gives; answers are drawn by lot."""
    game = load(name)
    dice = random.Random(2)
    options = game.options.read(MODEL.get(name, {}) | OPTIONS.get(name, {}))
    match = Match(game, max(2, game.players[0]), options, dice=dice, lang="fi")
    match.advance()
    for _ in range(steps):
        if match.over:
            return
        yield match
        seat = match.question.waiting[0]
        match.answer(seat, dice.choice(match.legal(seat)[:]))


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_and_question_has_words_of_the_language(name: str) -> None:
    words = Words(load(name), "fi", names_of(["human", "bot:easy"], "fi"))
    for match in asked(name):
        assert words.question(match.question.kind) != match.question.kind.replace("_", " ")
        for action in match.legal(match.question.waiting[0]):
            said = words.action(action.code, action.numbers)
            english = set(re.findall(r"[a-z]{4,}", str(action))) & set(re.findall(r"[a-z]{4,}", said.lower()))
            assert not english, said


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_drawn_eighty_columns_wide_without_a_field_in_it(name: str) -> None:
    for match in asked(name, 40):
        drawn = str(match.view(match.question.waiting[0]))
        assert max(map(len, drawn.split("\n"))) <= 80
        assert "_" not in re.sub(r"(?<=\S)_|_ makaa", "", drawn), "a name of the program"


def typed(monkeypatch: pytest.MonkeyPatch, name: str, language: str, *lines: str) -> str:
    """What the terminal prints while this is typed."""
    console, left = Console(width=80, record=True, highlight=False, quiet=False), list(lines)
    monkeypatch.setattr(console, "input", lambda _: left.pop(0))
    monkeypatch.setattr(play, "console", console)
    game = load(name)
    match = Match(game, 2, game.options.read({"first": "circle"}), dice=random.Random(1), lang=language)
    play.Session(match, ["human", "bot:greedy"], language, 1).run()
    return console.export_text()


def test_a_beginning_lists_what_begins_so_and_nonsense_is_answered_in_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = typed(monkeypatch, "stones_and_rivers", "fi", "move d6", "move d6 d6", "xx", "u", "r 20", "2", "q")
    assert "Siirrä d6 pisteeseen c6  move d6 c6" in told
    assert "Vastausta ”xx” ei ole." in told
    assert "Tässä ei ole mitään peruttavaa." in told
    assert "Pelaaja 2 (botti, hätäinen)" in told
    assert "(sääntö " in told
    assert not re.search(r"\b(answer|rule|player)\b", told, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_its_own_words_in_every_language(language: str) -> None:
    assert OWN.keys(language) == OWN.keys("en")
    values = {"number": 1, "player": "A", "level": "b", "count": 2, "typed": "x", "example": "y", "points": 3}
    assert all(OWN.text(key, language, values) for key in OWN.keys(language))
