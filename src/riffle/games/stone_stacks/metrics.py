"""What can be counted in stone stacks."""

from __future__ import annotations

from math import cos, pi, sin

from riffle.core.metrics import Count, Heat, Metrics

from .drawing import tile
from .tiles import ALL, SIZES, STACKS, STONE_NAMES, STONE_SIZE, TILE_NAMES

_STONE_SIZES = tuple(SIZES[size] for size in STONE_SIZE)
_STEPS = tuple(f"steps {tile.steps}" for tile in ALL)
_STACKS = tuple(f"stack {stack + 1}" for stack in range(STACKS))
_RING = tuple((1.2 * sin(2 * pi * stack / STACKS), -1.2 * cos(2 * pi * stack / STACKS)) for stack in range(STACKS))

METRICS = Metrics(
    counts={
        "tiles_taken": Count("tile", by="tile", names=TILE_NAMES, groups=_STEPS, drawn=tile),
        "stones_taken": Count("stone", by="stone", names=STONE_NAMES, groups=_STONE_SIZES),
        "stones_set": Count("stood", by="stone", names=STONE_NAMES, groups=_STONE_SIZES),
        "stones_that_lean": Count("leaned"),
        "stones_slipped": Count("slipped"),
        "other_stones_touched": Count("touched"),
        "stacks_fallen": Count("fell", seat=""),
        "stones_fallen": Count("fell", seat="", amount="stones"),
        "points_of_falls": Count("scored", amount="tokens"),
        "tokens_laid": Count("tokens", amount="tokens"),
        "tokens_come_home": Count("came_home", amount="tokens"),
        "stones_lifted": Count("lifted"),
        "bumps": Count("bumped"),
    },
    sources=("points_of_falls",),
    heat={
        "stones_set": Heat((("stood", "stack"),), _STACKS, _RING, "round"),
        "stacks_fallen": Heat((("fell", "stack"),), _STACKS, _RING, "round"),
    },
    begins="begins",
    pace={"tile": 8.0, "stone": 8.0, "hand": 20.0},
)
