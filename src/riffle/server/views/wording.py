"""Refusals in the reader's language: the rule's own text, following the options in force."""

from __future__ import annotations

from collections.abc import Mapping

from ..messages import Refusal
from ..play import LANGUAGES, Game
from ..play import Refusal as Judgement
from ..requests import RulebookText, RuleText, SectionText


def language_of(asked: str) -> str:
    return asked if asked in LANGUAGES else "en"


def text_of(game: Game, key: str, language: str, values: Mapping[str, object]) -> str | None:
    """A game's text in a language, in English where that lacks it, None where no language has it."""
    for each in (language, "en"):
        try:
            return game.rulebook.text(key, each, values)
        except (KeyError, ValueError, LookupError):
            continue
    return None


def refusal(game: Game, judged: Judgement, language: str, options: Mapping[str, int]) -> Refusal | None:
    """A judgement of the rules as the page shows it; None where no rule was broken (the code says it all)."""
    if not judged.rule:
        return None
    rule = game.rulebook.rules.get(judged.rule)
    lights: dict[str, list[int]] = {}
    for name, piece in zip(rule.lights if rule else (), judged.lights, strict=False):
        lights.setdefault(f"{name}s", []).append(piece)
    words = text_of(game, f"rule-{judged.rule}", language, game.options.for_texts(options))
    return Refusal(judged.rule, words or judged.sentence, lights)


def rulebook(game: Game, language: str) -> RulebookText:
    """All numbered rules of a game, section by section."""
    language = language_of(language)
    words = game.options.for_texts(game.options.read({}))
    sections = [
        SectionText(
            section,
            text_of(game, f"section-{section}", language, words) or section,
            [
                RuleText(rule.number, text_of(game, f"rule-{rule.number}", language, words) or "", rule.ours)
                for rule in game.rulebook.rules.values()
                if rule.section == section
            ],
        )
        for section in game.rulebook.sections
    ]
    return RulebookText(game.id, language, text_of(game, "name", language, {}) or game.id, sections)
