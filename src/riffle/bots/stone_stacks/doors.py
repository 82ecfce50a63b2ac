"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import EntryPoint
from riffle.core.game import Game

from .search import follow
from .weighing import look_ahead


def doors_of(game: Game) -> tuple[EntryPoint, ...]:
    return (
        EntryPoint(follow, "S l l l I I L l"),
        EntryPoint(look_ahead, "S l l l I L I"),
    )
