"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import Door
from riffle.core.game import Game

from .distance import begin_distances, spread_distances
from .planner_state import mind_kind
from .solo import foresee, turn_alone_of
from .turns import turn_of


def doors_of(game: Game) -> tuple[Door, ...]:
    records = {"mind": mind_kind(game)}
    return (
        Door(begin_distances, "l l l I2 I2 I I I I"),
        Door(spread_distances, "l l I2 I2 I2 I2 I I I I I"),
        Door(turn_of, "S l mind L", records),
        Door(foresee, "S mind L l L", records),
        Door(turn_alone_of, "S mind L", records),
    )
