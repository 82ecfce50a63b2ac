"""A game's rules as people read them: numbered, in seven languages, following the options in force.

`rulebook.toml` says which rules there are and where each comes from (language and heading of the publisher's text, or
"ours"); `texts/<lang>.ftl` has our own words for everything the game says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES = ("en", "fi", "sv", "da", "nb", "pl", "de")


class TextError(ValueError):
    """A language that is not there; the sentence says which there are."""


class Rule(NamedTuple):
    number: int
    section: str
    language: str  # of the publisher's text, "" for our own
    heading: str
    lights: tuple[str, ...]
    forbids: bool  # whether `why_not` can name it
    points: bool  # whether it can forbid a point inside the bounds of ranged parts: what is allowed is then no box

    @property
    def ours(self) -> bool:
        return not self.language


class Rulebook:
    """The numbered rules of one game and its texts."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        self.rules = _read(folder / "rulebook.toml")
        self._bundles: dict[str, FluentBundle] = {}

    @property
    def sections(self) -> list[str]:
        return list(dict.fromkeys(rule.section for rule in self.rules.values()))

    @property
    def forbidding(self) -> set[int]:
        """The numbers that `why_not` can return, as the file says; the tests must reach every one."""
        return {number for number, rule in self.rules.items() if rule.forbids}

    def languages(self) -> list[str]:
        return [language for language in LANGUAGES if (self.folder / "texts" / f"{language}.ftl").exists()]

    def text(self, key: str, language: str = "en", values: Mapping[str, Any] | None = None) -> str:
        """One text with its values filled in; KeyError if the language lacks it."""
        bundle = self._bundle(language)
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        words, problems = bundle.format_pattern(message.value, dict(values or {}))
        if problems:
            raise KeyError(f"{key} in {language}: {problems[0]}")
        return str(words)

    def has(self, key: str, language: str = "en") -> bool:
        return self._bundle(language).has_message(key)

    def keys(self, language: str) -> list[str]:
        """All keys of a language, in the order of its file."""
        source = self._source(language)
        return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]

    def rule_text(self, number: int, language: str, options: Mapping[str, object]) -> str:
        return self.text(f"rule-{number}", language, options)

    def _bundle(self, language: str) -> FluentBundle:
        found = self._bundles.get(language)
        if found is None:
            found = FluentBundle([language], use_isolating=False)
            found.add_resource(FluentResource(self._source(language)))
            self._bundles[language] = found
        return found

    def _source(self, language: str) -> str:
        path = self.folder / "texts" / f"{language}.ftl"
        if not path.exists():
            raise TextError(f"{self.game} has no texts in {language!r}; it has {', '.join(self.languages())}")
        return path.read_text(encoding="utf-8")


def _read(path: Path) -> dict[int, Rule]:
    if not path.exists():
        return {}
    rules: dict[int, Rule] = {}
    for section in tomllib.loads(path.read_text(encoding="utf-8"))["section"]:
        for entry in section.get("rule", ()):
            source = entry["source"]
            language, heading = ("", "ours") if source == "ours" else (source["lang"], source["heading"])
            number = int(entry["number"])
            if number in rules:
                raise ValueError(f"{path}: rule {number} stands twice")
            lights, forbids = tuple(entry.get("lights", ())), entry.get("forbids", False)
            rules[number] = Rule(number, section["id"], language, heading, lights, bool(forbids), forbids == "points")
    return rules
