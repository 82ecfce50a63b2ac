"""What a coach says, in one of seven languages: the game's own sentences, and those that every game shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from riffle.bots.analysis import SEATS, Reason
from riffle.core.game import Game

TEXTS = Path(__file__).parent / "texts"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def shared(key: str, language: str, values: Mapping[str, int | str] | None = None) -> str:
    """A sentence that every game shares; KeyError if there is none."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    words, problems = bundle.format_pattern(message.value, dict(values or {}))
    if problems:
        raise KeyError(f"{key} in {language}: {problems[0]}")
    return str(words)


def say(game: Game, reason: Reason, language: str, names: Sequence[str] = ()) -> str:
    """A reason in words: the game's own text, else the shared one. `names` are what the seats are called."""
    key = reason.key if reason.key.startswith("name-") else f"coach-{reason.key}"
    values = {name: _filled(game, name, value, language, names) for name, value in reason.values.items()}
    book = game.rulebook
    if language in book.languages() and book.has(key, language):
        return book.text(key, language, values)
    return shared(key, language, values)


def _filled(game: Game, name: str, value: Any, language: str, names: Sequence[str]) -> int | str:
    """What stands for a value: a name of a seat, the words of what is named inside, several of them as a list."""
    if isinstance(value, Reason):
        return say(game, value, language, names)
    if isinstance(value, tuple):
        said = [str(_filled(game, name, each, language, names)) for each in value]
        return listed(said, language)
    if name in SEATS:
        seat = int(value)
        return names[seat] if seat < len(names) else shared("coach-player", language, {"number": seat + 1})
    return value


def listed(said: Sequence[str], language: str) -> str:
    """Several things: `a, b and c`."""
    if len(said) < 2:
        return "".join(said)
    return shared("coach-and", language, {"a": ", ".join(said[:-1]), "b": said[-1]})
