"""The fourth speed: a game's rules as WebAssembly, compiled beforehand and kept in the repository.

engine = riffle.load("hidden_stones").wasm      # run by wasmtime, nothing is compiled
position = game.start(2, speed="wasm")

A page runs the same modules (`web/src/engine`). `make wasm` builds them (`scripts/wasm.py`); a module is used only
while its digests are those of the rules.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .module import Rules, module_in

if TYPE_CHECKING:
    from ...game import Game
    from .ready import Ready

STEPS = "make wasm (it needs wasm-ld: apt-get install lld)"
_fitting: dict[tuple[str, str], bool] = {}


def is_ready(game: Game) -> bool:
    """Whether the game has a module of today's rules, and something here to run it."""
    if os.environ.get("RIFFLE_NATIVE") or find_spec("wasmtime") is None:
        return False
    return module_fits(game)


def module_fits(game: Game) -> bool:
    """Whether the module in the game's folder is of today's rules; a variant's has the same."""
    found = module_in(game.folder)
    if found is None:
        return False
    key = game.id, game.components
    if key not in _fitting:
        _fitting[key] = Rules(game).fits(found)
    return _fitting[key]


def engine_of(game: Game) -> Ready:
    """A game's engine out of its module."""
    from ...registry import GameError
    from .ready import Ready

    found = module_in(game.folder)
    if found is None or not module_fits(game):
        raise GameError(f"{game.id} has no module of today's rules: {STEPS} builds it")
    return Ready(game, found)
