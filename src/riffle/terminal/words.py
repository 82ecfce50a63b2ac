"""A game's own words about a match: what to do now, what an answer is called, what happened."""

from __future__ import annotations

from typing import Any

from riffle.core.event import Event
from riffle.core.game import Game
from riffle.core.question import NATURE
from riffle.core.rule import UNKNOWN


class Words:
    """Sentences of one game in one language. What has no text yet is said in notation, never left out."""

    def __init__(self, game: Game, language: str, names: list[str]) -> None:
        self.game = game
        self.language = language
        self.names = names

    def say(self, key: str, values: dict[str, Any], otherwise: str) -> str:
        try:
            return self.game.rulebook.text(key, self.language, values)
        except (KeyError, LookupError, ValueError):
            return otherwise

    def question(self, kind: str) -> str:
        return self.say(f"question-{kind}", {}, kind.replace("_", " "))

    def action(self, code: int, extra: tuple[int, ...] = ()) -> str:
        codec = self.game.Action
        spec = codec.spec(code)
        values = {name: self._label(spec.labels, name, part) for name, part in codec.parts(code).items()}
        values.update(zip(spec.ranged, extra, strict=False))
        return self.say(f"action-{spec.name}", values, codec.text(code, extra))

    def facts(self, event: Event) -> list[str]:
        """One sentence for each fact of an event; facts without words are for the page alone."""
        lines: list[str] = []
        for row in event.facts:
            kind = self.game.Fact.kinds[row[0]]
            values = dict(zip(kind.parts, row[1:], strict=False))
            hidden = any(value == UNKNOWN for value in values.values())
            said = {name: self._value(name, value) for name, value in values.items() if value != UNKNOWN}
            line = self.say(f"fact-{kind.name}{'-hidden' if hidden else ''}", said, "")
            if line:
                lines.append(line)
        return lines

    def rule(self, number: int, options: dict[str, Any]) -> str:
        return self.say(f"rule-{number}", options, f"rule {number}")

    def _value(self, name: str, value: int) -> str | int:
        if name in ("seat", "victim", "owner", "target", "by", "to") and 0 <= value < len(self.names):
            return self.names[value]
        return value

    def _label(self, labels: dict[str, tuple[str, ...]], name: str, part: int) -> str | int:
        if name == "seat":
            return self._value(name, part)
        return labels[name][part] if name in labels else part


def who(seat: int, names: list[str]) -> str:
    return "-" if seat == NATURE or not 0 <= seat < len(names) else names[seat]
