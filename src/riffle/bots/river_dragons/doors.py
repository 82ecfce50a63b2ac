"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import Door
from riffle.core.game import Game

from .choice import choose
from .memory import hopes, learn, see
from .search import think
from .weighing import standing, weigh_choices, weigh_programs


def doors_of(game: Game) -> tuple[Door, ...]:
    return (
        Door(choose, "S l I l l I I I L"),
        Door(learn, "S I I l"),
        Door(see, "S I"),
        Door(hopes, "S I"),
        Door(think, "S l l l l l l I I I I L I"),
        Door(standing, "S l I"),
        Door(weigh_programs, "S l I l l l I I I L I I"),
        Door(weigh_choices, "S l I I l l l I I I L I I"),
    )
