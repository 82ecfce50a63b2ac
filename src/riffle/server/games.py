"""The games a server offers: those that come with Riffle, and others given to it by the name of their rules module."""

from __future__ import annotations

import csv
import importlib
import json
import logging
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from riffle.bots.bot import bots_of, makers
from riffle.core.declare.options import Option
from riffle.core.game import games
from riffle.core.game import load as load_by_name
from riffle.variants import differences

from .messages import Difference, VariantInfo
from .play import HIDDEN, OWNER, Game, Refused, Variant, VariantError, unpack
from .requests import Answers, GameOffer, OptionOffer, Usual
from .workers.jobs import Job

log = logging.getLogger("riffle.server")
QUICK: tuple[str, ...] = ("random", "greedy")
LARGEST = 50_000
"""Bytes of a data file that a table tells everybody who comes; a larger one (shapes of stones) is part of the page."""


MOST_SHOWN = 60
"""Differences of a variant that a table tells."""


class Games:
    """Games by name. One that cannot be loaded is not offered, and the log says why."""

    def __init__(self, more: Mapping[str, str] | None = None) -> None:
        self.modules = dict(more or {})
        self._found: dict[str, Game] = {}
        self._noted: set[str] = set()

    def varied(self, variant: Variant) -> Game:
        """The game that a variant makes; ValueError in one sentence if it cannot be played."""
        if variant.game in self.modules:
            raise VariantError(f"there are no variants of {variant.game} here")
        return load_by_name(variant.game, variant=variant)

    def job(self, work: Any, game: Game, packed: bytes = b"") -> Job:
        """Something for a worker to do with a game, which it loads once."""
        found = Job(work, game.id, self.modules.get(game.id, ""), packed)
        if game.variant is None:
            return found
        return msgspec.structs.replace(found, variant=_packed(game.variant), digest=game.variant.digest)

    def names(self) -> list[str]:
        return sorted({*games(), *self.modules})

    def load(self, name: str) -> Game:
        if name not in self._found:
            if name not in self.names():
                raise Refused("no_such_game", f"there is no game {name[:40]!r} here")
            self._found[name] = load(name, self.modules.get(name, ""))
        return self._found[name]

    def levels(self, name: str) -> list[str]:
        """The bots of a game, weakest first: its own levels or, while it has none, the two quick players.

        A variant has those of its game."""
        try:
            found = list(makers(self.load(name)))
        except (ImportError, AttributeError) as problem:  # the game is there, its bots are not yet
            self._note(name, problem)
            found = [*QUICK]
        return [level for level in found if level not in QUICK] or found

    def characters(self, name: str) -> list[str]:
        """The ways to play that the bots of a game have beside their levels."""
        try:
            return list(bots_of(self.load(name)).characters)
        except (ImportError, AttributeError) as problem:
            self._note(name, problem)
            return []

    def usual_level(self, name: str) -> str:
        """The bot that takes a seat nobody chose one for."""
        levels = self.levels(name)
        return "normal" if "normal" in levels else levels[-1]

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

    def offer(self, name: str, variant: Game | None = None) -> GameOffer:
        game = variant or self.load(name)
        levels = self.levels(name)
        seats = 2 if 2 in game.players else game.players.start
        usual = Usual(seats, self.usual_level(name))
        fields = game.State.saved.values()
        # Where there are presets the first is the usual way to play.
        preset = next(iter(game.options.presets), None) if variant is None else None
        values = game.options.read({"preset": preset} if preset else {})
        return GameOffer(
            game=name,
            players=(game.players.start, game.players.stop - 1),
            minutes=minutes(game),
            levels=levels,
            characters=self.characters(name),
            usual=usual,
            options=[option_offer(key, option, values[key]) for key, option in game.options.each.items()],
            presets=list(game.options.presets),
            secrets=any(field.audience in (OWNER, HIDDEN) for field in fields),
        )


def load(name: str, module: str = "", variant: bytes = b"") -> Game:
    """A game by its name, or by its rules module where that is given; `variant` is a packed one of it."""
    if variant:
        return _variant(name, variant)
    return Game.of(importlib.import_module(module), name) if module else load_by_name(name)


@lru_cache(maxsize=32)
def _packed(variant: Variant) -> bytes:
    return variant.pack()


@lru_cache(maxsize=8)
def _variant(name: str, packed: bytes) -> Game:
    return load_by_name(name, variant=unpack(packed))


def minutes(game: Game) -> tuple[int, int]:
    """How long it takes, out of the game's own text (`minutes = 20` or `20-40`)."""
    try:
        text = game.rulebook.text("minutes")
    except (KeyError, ValueError, LookupError):
        return (20, 40)
    found = [int(word) for word in "".join(c if c.isdigit() else " " for c in text).split()]
    return (found[0], found[-1]) if found else (20, 40)


def option_offer(name: str, option: Option, value: int) -> OptionOffer:
    usual: int | str | bool = option.write(value)
    if option.words == ("off", "on"):
        return OptionOffer(name, "flag", bool(value))
    if option.words:
        return OptionOffer(name, "choice", usual, choices=list(option.words))
    return OptionOffer(name, "number", value, low=option.low, high=option.high)


def option_values(game: Game, values: Mapping[str, int]) -> dict[str, int | str | bool]:
    """Options in the form a form gives them: words for choices, true and false for switches, numbers for numbers."""
    found: dict[str, int | str | bool] = {}
    for name, option in game.options.each.items():
        if option.words == ("off", "on"):
            found[name] = bool(values[name])
        else:
            found[name] = option.write(values[name]) if option.words else values[name]
    return found


def answers(game: Game) -> dict[str, Answers]:
    return {
        name: Answers({part: list(kind.labels.get(part, ())) for part in kind.listed}, list(kind.ranged))
        for name, kind in game.actions.by_name.items()
    }


@lru_cache(maxsize=32)
def components(game: Game, largest: int | None = None) -> msgspec.Raw:
    """A game's data files as JSON, by the name of the file: what stands on cards and boards is no secret.

    Files of more than `largest` bytes are left out: tables do not send what is built into the page.
    """
    found: dict[str, Any] = {}
    for name, text in game.data_files.items():
        stem, _, kind = name.rpartition(".")
        if largest is not None and len(text) > largest:
            continue
        if kind == "csv":
            found[stem] = _rows(text)
        elif kind == "json":
            found[stem] = json.loads(text)
        elif kind == "toml":
            found[stem] = tomllib.loads(text)
    return msgspec.Raw(msgspec.json.encode(found))


def _rows(text: str) -> list[dict[str, int | str]]:
    """The rows of a table in the order of their numbers, as the rules number them."""
    rows = [
        {key.strip(): _number((word or "").strip()) for key, word in row.items() if key}
        for row in csv.DictReader(text.splitlines())
        if any(row.values())
    ]
    if all(isinstance(row.get("id"), int) for row in rows):
        rows.sort(key=lambda row: row["id"])
    return rows


@lru_cache(maxsize=32)
def variant_info(game: Game) -> VariantInfo | None:
    """What of a variant everybody at its table is told."""
    variant = game.variant
    if variant is None:
        return None
    found = [each for each in differences(variant) if not each.unread]
    shown = [Difference(each.file, each.where, each.column, each.before, each.after) for each in found[:MOST_SHOWN]]
    return VariantInfo(variant.name, variant.game, variant.note, variant.digest, shown, len(found) - len(shown))


def _number(word: str) -> int | str:
    return int(word) if word.lstrip("-").isdigit() else word
