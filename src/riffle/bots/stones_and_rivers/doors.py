"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import EntryPoint
from riffle.core.game import Game

from .race import BEAM, race
from .search import iterate
from .search_state import ROOM


def doors_of(game: Game) -> tuple[EntryPoint, ...]:
    return (
        EntryPoint(iterate, "S room I2 h2 l", {"room": ROOM}),
        EntryPoint(race, "S room beam l l", {"room": ROOM, "beam": BEAM}),
    )
