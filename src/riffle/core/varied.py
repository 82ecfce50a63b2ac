"""The game that a variant makes: its rules read over the changed files, its options with other usual values.

Each is loaded once a process and kept by the variant's hash; those not used for long go.
"""

from __future__ import annotations

import importlib
from collections import OrderedDict
from pathlib import Path
from threading import RLock

import msgspec

from .declare import components as data
from .declare.options import OptionError, Options
from .game import Game
from .registry import find, forget, import_over
from .variant import MANIFEST, Variant, VariantError, read_files

KEPT = 64
_games: OrderedDict[str, Game] = OrderedDict()
_lock = RLock()


def load_variant(variant: Variant) -> Game:
    """The changed game; ComponentsError or OptionError in one sentence if it cannot be played."""
    variant = trimmed(variant)
    if not (variant.name or variant.files or variant.options):
        return stock(variant.game)
    with _lock:
        found = _games.get(variant.digest)
        if found is None:
            found = _games[variant.digest] = _made(variant)
        _games.move_to_end(variant.digest)
        while len(_games) > KEPT:
            _let_go(_games.popitem(last=False)[1])
        return found


def _made(variant: Variant) -> Game:
    module = find(variant.game)
    token = data.replaced.set(variant.texts)  # its hash is that of these files
    try:
        rules = import_over(module, variant.texts) if variant.files else importlib.import_module(module)
        game = Game(rules, variant.game)
    finally:
        data.replaced.reset(token)
    game.variant = variant
    game.options = with_usual(game.options, dict(variant.options))
    return game


def _let_go(game: Game) -> None:
    package = str(game.rules.__package__)
    if game.variant and game.variant.files and all(other.rules.__package__ != package for other in _games.values()):
        forget(package)


def with_usual(options: Options, changed: dict[str, str]) -> Options:
    """The same options with other usual values."""
    try:
        values = options.read(changed)
    except OptionError as problem:
        raise OptionError(f"{MANIFEST}, options: {problem}") from None
    each = {name: option._replace(default=values[name]) for name, option in options.each.items()}
    return Options(options.presets, each)


def stock(name: str) -> Game:
    return Game.of(importlib.import_module(find(name)), name)


def trimmed(variant: Variant) -> Variant:
    """The variant without files and options that are those of the stock game."""
    game = stock(variant.game)
    own = game.data_files
    for name, _ in variant.files:
        if name not in own:
            raise VariantError(f"{name} is no data file of {game.id}; its files are {', '.join(own) or 'none'}")
    files = tuple((name, text) for name, text in variant.files if text != own[name])
    usual = game.options.words(game.options.read({}))
    options = tuple((name, value) for name, value in variant.options if usual.get(name) != value)
    if (files, options) == (variant.files, variant.options):
        return variant
    return msgspec.structs.replace(variant, files=files, options=options)


def unnamed(name: str, folder: Path) -> Variant:
    """A folder of changed data files as a variant without a name."""
    if not folder.is_dir():
        raise VariantError(f"there is no folder {folder} with data files for {name}")
    texts = read_files(folder)
    texts.pop(MANIFEST, None)  # the folder of a variant may be used for its files alone
    game = stock(name)
    for file in texts:
        if file not in game.data_files:
            own = ", ".join(game.data_files)
            raise VariantError(f"{folder / file} is no data file of {name}; its files are {own}")
    return Variant(game=name, rules=game.version, files=tuple(sorted(texts.items())))
