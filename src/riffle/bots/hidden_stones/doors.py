"""What the game's bots and coach have compiled, for its module (see `riffle.core.engine.wasm.doors`)."""

from __future__ import annotations

from riffle.core.engine.wasm.doors import EntryPoint
from riffle.core.game import Game

from .distance import begin_distances, spread_distances
from .planner_state import mind_kind
from .solo import foresee, turn_alone_of
from .turns import turn_of


def doors_of(game: Game) -> tuple[EntryPoint, ...]:
    records = {"mind": mind_kind(game)}
    return (
        EntryPoint(begin_distances, "l l l I2 I2 I I I I"),
        EntryPoint(spread_distances, "l l I2 I2 I2 I2 I I I I I"),
        EntryPoint(turn_of, "S l mind L", records),
        EntryPoint(foresee, "S mind L l L", records),
        EntryPoint(turn_alone_of, "S mind L", records),
    )
