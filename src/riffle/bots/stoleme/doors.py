"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import EntryPoint
from riffle.core.game import Game

from .search import race
from .weighing import standing, weigh_answers


def doors_of(game: Game) -> tuple[EntryPoint, ...]:
    return (
        EntryPoint(race, "S l l l l l l I I I I I I L"),
        EntryPoint(weigh_answers, "S l I l l l l I I I L I I"),
        EntryPoint(standing, "S l l l I I I L"),
    )
