"""A game's own words about a match: what to do now, what an answer is called, what happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import UNKNOWN
from riffle.core.event import Event
from riffle.core.game import Game
from riffle.core.rulebook import Rulebook

OWN = Rulebook(Path(__file__).parent, "the terminal")
"""What the terminal itself says, in the same languages."""


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

    def own(self, key: str, **values: Any) -> str:
        """A sentence of the terminal."""
        return OWN.text(key, self.language, values)

    def question(self, kind: str) -> str:
        return self.say(f"question-{kind}", {}, kind.replace("_", " "))

    def action(self, code: int, extra: tuple[int, ...] = ()) -> str:
        codec = self.game.actions
        spec = codec.spec(code)
        values = {name: self._label(spec.labels, name, part) for name, part in codec.parts(code).items()}
        values.update(zip(spec.ranged, extra, strict=False))
        return self.say(f"action-{spec.name}", values, codec.text(code, extra))

    def facts(self, event: Event) -> list[str]:
        """One sentence for each fact of an event; facts without words are for the page alone."""
        lines: list[str] = []
        for row in event.facts:
            kind = self.game.facts.kinds[row[0]]
            values = dict(zip(kind.parts, row[1:], strict=False))
            hidden = any(value == UNKNOWN for value in values.values())
            said = {name: self._value(name, value) for name, value in values.items() if value != UNKNOWN}
            line = self.say(f"fact-{kind.name}{'-hidden' if hidden else ''}", said, "")
            if line:
                lines.append(line)
        return lines

    def rule(self, number: int, options: dict[str, Any]) -> str:
        return self.say(f"rule-{number}", options, self.own("no-rule", number=number))

    def _value(self, name: str, value: int) -> str | int:
        if name in ("seat", "victim", "owner", "target", "by", "to") and 0 <= value < len(self.names):
            return self.names[value]
        return value

    def _label(self, labels: dict[str, tuple[str, ...]], name: str, part: int) -> str | int:
        if name == "seat":
            return self._value(name, part)
        if name not in labels:
            return part
        named, label = self.game.extras.named, labels[name][part]
        return named(name, label, self._words) if named else label

    def _words(self, key: str, **values: Any) -> str:
        return self.game.rulebook.text(key, self.language, values)


def names_of(seats: list[str], language: str) -> list[str]:
    """What the players are called: by number, and bots by their level."""
    names: list[str] = []
    for number, seat in enumerate(seats, start=1):
        kind, _, what = seat.partition(":")
        name = OWN.text("player", language, {"number": number})
        if kind == "bot":
            level = OWN.text(f"level-{what}", language) if OWN.has(f"level-{what}", language) else what
            name = OWN.text("bot", language, {"player": name, "level": level})
        elif kind == "agent":
            name = OWN.text("agent", language, {"player": name})
        names.append(name)
    return names


def who(seat: int, names: list[str]) -> str:
    return "-" if seat == NATURE or not 0 <= seat < len(names) else names[seat]
