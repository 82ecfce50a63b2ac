"""The games a server offers: those that come with Riffle, and others given to it by the name of their rules module."""

from __future__ import annotations

import csv
import importlib
import json
import logging
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from riffle.bots.bot import makers
from riffle.core.game import Game
from riffle.core.layout import HIDDEN, OWNER
from riffle.core.options import Option
from riffle.core.refusal import Refused

from .requests import GameOffer, OptionOffer, Usual

log = logging.getLogger("riffle.server")
QUICK: tuple[str, ...] = ("random", "greedy")
LARGEST = 50_000
"""Bytes of a data file that a table tells everybody who comes; a larger one (shapes of stones) is part of the page."""


class Games:
    """Games by name. One that cannot be loaded is not offered, and the log says why."""

    def __init__(self, more: Mapping[str, str] | None = None) -> None:
        self.modules = dict(more or {})
        self._found: dict[str, Game] = {}
        self._noted: set[str] = set()

    def names(self) -> list[str]:
        return sorted({*Game.names(), *self.modules})

    def load(self, name: str) -> Game:
        if name not in self._found:
            if name not in self.names():
                raise Refused("no_such_game", f"there is no game {name[:40]!r} here")
            self._found[name] = load(name, self.modules.get(name, ""))
        return self._found[name]

    def levels(self, name: str) -> list[str]:
        """The bots of a game, weakest first: its own levels or, while it has none, the two quick players."""
        try:
            found = list(makers(self.load(name)))
        except (ImportError, AttributeError) as problem:  # the game is there, its bots are not yet
            self._note(name, problem)
            found = [*QUICK]
        return [level for level in found if level not in QUICK] or found

    def _note(self, name: str, problem: Exception) -> None:
        if name not in self._noted:
            self._noted.add(name)
            log.warning("%s cannot be offered as a whole: %s: %s", name, type(problem).__name__, problem)

    def offers(self) -> list[GameOffer]:
        offers: list[GameOffer] = []
        for name in self.names():
            try:
                offers.append(self.offer(name))
            except Exception as problem:
                self._note(name, problem)
        return offers

    def offer(self, name: str) -> GameOffer:
        game = self.load(name)
        levels = self.levels(name)
        seats = 2 if 2 in game.players else game.players.start
        usual = Usual(seats, "normal" if "normal" in levels else levels[-1])
        fields = game.State.saved.values()
        return GameOffer(
            game=name,
            players=(game.players.start, game.players.stop - 1),
            minutes=minutes(game),
            levels=levels,
            usual=usual,
            options=[option_offer(key, option) for key, option in game.options.each.items()],
            presets=list(game.options.presets),
            secrets=any(field.audience in (OWNER, HIDDEN) for field in fields),
        )


def load(name: str, module: str = "") -> Game:
    """A game by its name, or by its rules module where that is given."""
    return Game.of(importlib.import_module(module), name) if module else Game.load(name)


def minutes(game: Game) -> tuple[int, int]:
    """How long it takes, out of the game's own text (`minutes = 20` or `20-40`)."""
    try:
        text = game.rulebook.text("minutes")
    except (KeyError, ValueError, LookupError):
        return (20, 40)
    found = [int(word) for word in "".join(c if c.isdigit() else " " for c in text).split()]
    return (found[0], found[-1]) if found else (20, 40)


def option_offer(name: str, option: Option) -> OptionOffer:
    usual: int | str | bool = option.write(option.default)
    if option.words == ("off", "on"):
        return OptionOffer(name, "flag", bool(option.default))
    if option.words:
        return OptionOffer(name, "choice", usual, choices=list(option.words))
    return OptionOffer(name, "number", option.default, low=option.low, high=option.high)


def option_values(game: Game, values: Mapping[str, int]) -> dict[str, int | str | bool]:
    """Options in the form a form gives them: words for choices, true and false for switches, numbers for numbers."""
    found: dict[str, int | str | bool] = {}
    for name, option in game.options.each.items():
        if option.words == ("off", "on"):
            found[name] = bool(values[name])
        else:
            found[name] = option.write(values[name]) if option.words else values[name]
    return found


@lru_cache
def components(folder: Path, largest: int | None = None) -> msgspec.Raw:
    """A game's data files as JSON, by the name of the file: what stands on cards and boards is no secret.

    Files of more than `largest` bytes are left out: tables do not send what is built into the page.
    """
    found: dict[str, Any] = {}
    for path in sorted((folder / "components").glob("*")):
        if largest is not None and path.stat().st_size > largest:
            continue
        text = path.read_text("utf-8") if path.suffix in (".csv", ".json", ".toml") else ""
        if path.suffix == ".csv":
            found[path.stem] = [
                {key: _number(value) for key, value in row.items()} for row in csv.DictReader(text.splitlines())
            ]
        elif path.suffix == ".json":
            found[path.stem] = json.loads(text)
        elif path.suffix == ".toml":
            found[path.stem] = tomllib.loads(text)
    return msgspec.Raw(msgspec.json.encode(found))


def _number(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdigit() else word
