"""What can be counted in River Dragons."""

from __future__ import annotations

from riffle.core.metrics import Count, Heat, Metrics, Side

from .actions import CARDS
from .board import ALL, COLOURS, ISLAND_NAMES, PLANK_NAMES, SIZES, SUPPORT_NAMES, UNIT, VILLAGES
from .drawing import plank

_SIZES = tuple(f"length {size}" for _ in COLOURS for size in range(1, SIZES + 1))
_APART = 60 * UNIT
_SPOTS = tuple((support.x / _APART, -support.y / _APART) for support in ALL)

METRICS = Metrics(
    counts={
        "cards_carried_out": Count("acts", by="card", names=CARDS),
        "cards_stopped_by_dragons": Count("cancelled", by="card", names=CARDS),
        "dragons_that_stopped_somebody": Count("cancelled", seat="by"),
        "stones_placed": Count("stone_placed", by="stone", names=ISLAND_NAMES),
        "planks_laid": Count("laid", by="plank", names=PLANK_NAMES, groups=_SIZES, drawn=plank),
        "planks_too_short": Count("too_short", by="plank", names=PLANK_NAMES, groups=_SIZES, drawn=plank),
        "planks_lost": Count("lost", by="plank", names=PLANK_NAMES, groups=_SIZES, drawn=plank),
        "planks_removed": Count("plank_removed"),
        "stones_removed": Count("stone_removed"),
        "steps": Count("moved"),
        "jumps": Count("jumped"),
        "falls": Count("fell"),
        "no_plank_left": Count("no_plank"),
    },
    sides={"village": Side("colour", "colour", COLOURS)},
    heat={
        "stones_placed": Heat((("stone_placed", "stone"),), ISLAND_NAMES, _SPOTS[VILLAGES:], "round"),
        "ends_of_planks": Heat((("laid", "one"), ("laid", "other")), SUPPORT_NAMES, _SPOTS, "round"),
        "planks_too_short_at": Heat((("too_short", "one"), ("too_short", "other")), SUPPORT_NAMES, _SPOTS, "round"),
    },
    begins="begins",
    turn="turn",
    lead="",  # a point is given for arriving, and then the game is over
    pace={"program": 6.0, "place_stone": 6.0, "take_plank": 5.0, "lay_plank": 8.0, "move": 4.0, "step": 3.0},
    together=("program",),
)
