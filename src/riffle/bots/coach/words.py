"""What a coach says, in one of seven languages: the game's own sentences, and those that every game shares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from riffle.bots.analysis import Reason
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


def say(game: Game, reason: Reason, language: str) -> str:
    """A reason as a sentence: the game's own, else the shared one."""
    key = f"coach-{reason.key}"
    book = game.rulebook
    if language in book.languages() and book.has(key, language):
        return book.text(key, language, reason.values)
    return shared(key, language, reason.values)
