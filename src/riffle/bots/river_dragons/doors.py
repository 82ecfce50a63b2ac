"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import EntryPoint
from riffle.core.game import Game

from .choice import choose
from .memory import hopes, learn, see
from .search import think
from .weighing import standing, weigh_choices, weigh_programs


def doors_of(game: Game) -> tuple[EntryPoint, ...]:
    return (
        EntryPoint(choose, "S l I l l I I I L"),
        EntryPoint(learn, "S I I l"),
        EntryPoint(see, "S I"),
        EntryPoint(hopes, "S I"),
        EntryPoint(think, "S l l l l l l I I I I L I"),
        EntryPoint(standing, "S l I"),
        EntryPoint(weigh_programs, "S l I l l l I I I L I I"),
        EntryPoint(weigh_choices, "S l I I l l l I I I L I I"),
    )
