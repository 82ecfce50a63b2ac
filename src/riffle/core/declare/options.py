"""The options of a game: named switches with a default, and presets that set several at once.

Inside rules an option is a public field of the state (`s.hand_cap`); a choice is compared by its name
(`s.first == OPTIONS.FIRST_CIRCLE`): every word of an option is a constant of OPTIONS, called OPTION_WORD.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have; the sentence says what would be right."""


class Option(NamedTuple):
    """A switch. With `words` its value is the number of a word, otherwise any whole number from low to high."""

    default: int
    low: int
    high: int
    words: tuple[str, ...] = ()
    unsaid: int | None = None
    """What it is in records, tables and states made before there was this option: they do not name it."""

    def read(self, name: str, value: object) -> int:
        if isinstance(value, bool):
            value = "on" if value else "off"
        text = str(value).strip()
        if self.words:
            if text in self.words:
                return self.words.index(text)
            if isinstance(value, int) and self.low <= value <= self.high:
                return value  # the number of a word: how states and records of settings hold it
            raise OptionError(f"option {name} is one of {', '.join(self.words)}; not {text!r}")
        if not text.lstrip("-").isdigit() or not self.low <= int(text) <= self.high:
            raise OptionError(f"option {name} is a whole number from {self.low} to {self.high}; not {text!r}")
        return int(text)

    def write(self, value: int) -> str:
        return self.words[value] if self.words else str(value)


def one_of(*words: str, default: str | None = None, unsaid: str | None = None) -> Option:
    """A choice. `unsaid` is for one that comes later without a new version of the rules: how it was before."""
    before = None if unsaid is None else words.index(unsaid)
    return Option(words.index(default) if default else 0, 0, len(words) - 1, words, before)


def yes_no(default: bool = False) -> Option:
    return Option(int(default), 0, 1, ("off", "on"))


def whole(low: int, high: int, default: int) -> Option:
    return Option(default, low, high)


class Options:
    """All options of a game. Values travel as whole numbers by name; people write `name=value,name=value`."""

    def __init__(self, presets: Mapping[str, Mapping[str, object]], each: dict[str, Option]) -> None:
        self.each = each
        self.constants = {
            f"{name}_{word}".upper(): index for name, option in each.items() for index, word in enumerate(option.words)
        }
        self.__dict__.update(self.constants)
        self.presets = {
            name: {key: each[key].read(key, value) for key, value in preset.items()} for name, preset in presets.items()
        }

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.each)

    def __getattr__(self, name: str) -> int:  # the constants above, for type checkers
        raise AttributeError(f"no option has the word {name!r}; there are {', '.join(self.constants) or 'none'}")

    def read(self, given: Mapping[str, object]) -> dict[str, int]:
        """Whole numbers for all options: the defaults, then the preset if one is named, then what was given."""
        values = {name: option.default for name, option in self.each.items()}
        if "preset" in given:
            preset = str(given["preset"])
            if preset not in self.presets:
                raise OptionError(f"there is no preset {preset!r}; there are {', '.join(self.presets) or 'none'}")
            values.update(self.presets[preset])
        for name, value in given.items():
            if name == "preset":
                continue
            if name not in self.each:
                raise OptionError(f"there is no option {name!r}; there are {', '.join(self.each) or 'none'}")
            values[name] = self.each[name].read(name, value)
        return values

    @property
    def unsaid(self) -> dict[str, int]:
        """The values of options that came later, for what was written before."""
        return {name: option.unsaid for name, option in self.each.items() if option.unsaid is not None}

    def parse(self, text: str) -> dict[str, int]:
        """Read `name=value,name=value`."""
        return self.read(self._named(text))

    def parse_recorded(self, text: str) -> dict[str, int]:
        """Read what `recorded` wrote, now or before there were all these options."""
        return self.read({**self.unsaid, **self._named(text)})

    def recorded(self, values: Mapping[str, int]) -> str:
        """As records have it: nothing is said of a later option that is as it was before."""
        return ",".join(
            f"{name}={word}" for name, word in self.words(values).items() if values[name] != self.each[name].unsaid
        )

    def _named(self, text: str) -> dict[str, object]:
        given: dict[str, object] = {}
        for item in filter(None, (part.strip() for part in text.split(","))):
            name, sign, value = item.partition("=")
            if not sign:
                raise OptionError(f"options are written name=value,name=value; {item!r} is not")
            given[name.strip()] = value
        return given

    def words(self, values: Mapping[str, int]) -> dict[str, str]:
        return {name: option.write(values[name]) for name, option in self.each.items()}

    def for_texts(self, values: Mapping[str, int]) -> dict[str, str | int]:
        """The options as texts want them: choices as their words, numbers as numbers."""
        return {
            name: option.words[values[name]] if option.words else values[name] for name, option in self.each.items()
        }

    def text(self, values: Mapping[str, int]) -> str:
        return ",".join(f"{name}={word}" for name, word in self.words(values).items())


def options(presets: Mapping[str, Mapping[str, object]] | None = None, **each: Option) -> Options:
    """Declare the options of a game."""
    return Options(presets or {}, each)
