"""What can be counted in My game: reports and comparisons of the lab read it."""

from __future__ import annotations

from riffle.core.metrics import Count, Metrics

METRICS = Metrics(
    counts={
        "times_taken": Count("took"),
        "pebbles_taken": Count("took", amount="pebbles"),
    },
    sources=("pebbles_taken",),
    begins="begins",
    pace={"turn": 5.0},
)
