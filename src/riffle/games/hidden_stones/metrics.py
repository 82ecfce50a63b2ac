"""What can be counted in Hidden Stones."""

from __future__ import annotations

from riffle.core.metrics import Count, Heat, Metrics

from .cards import ALL, CELLS, NAMES
from .drawing import card

_VALUES = tuple(f"value {card.value}" for card in ALL)
_GRID = tuple((float(cell % 3), float(cell // 3)) for cell in range(len(CELLS)))

METRICS = Metrics(
    counts={
        "cards_scored": Count("scored", by="card", names=NAMES, groups=_VALUES, drawn=card),
        "points_of_cards": Count("scored", amount="value"),
        "points_of_most_ones": Count("bonus", worth=3),
        "swaps": Count("swapped"),
        "stones_turned": Count("flipped"),
        "cards_paid_for_swaps": Count("swapped", by="card", names=NAMES, groups=_VALUES, drawn=card),
        "cards_paid_for_turning": Count("flipped", by="card", names=NAMES, groups=_VALUES, drawn=card),
        "cards_drawn": Count("drew"),
        "passes": Count("passed"),
        "turns_without_an_action": Count("turn_ended", only={"acted": 0}),
        "reshuffles": Count("reshuffled", seat=""),
        "strikes": Count("strike"),
    },
    sources=("points_of_cards", "points_of_most_ones"),
    heat={
        "stones_swapped": Heat((("swapped", "one"), ("swapped", "other")), CELLS, _GRID),
        "stones_turned": Heat((("flipped", "cell"),), CELLS, _GRID),
    },
    begins="begins",
    pace={"turn": 7.0},
)
