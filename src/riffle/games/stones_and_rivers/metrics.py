"""What can be counted in Stones & Rivers."""

from __future__ import annotations

from riffle.core.metrics import Count, Heat, Metrics

from .board import COLUMNS, LABELS

_POINTS = tuple((float(point % COLUMNS), float(point // COLUMNS)) for point in range(len(LABELS)))

METRICS = Metrics(
    counts={
        "moves": Count("moved"),
        "sendings": Count("sent"),
        "own_pieces_sent": Count("sent", seat="owner"),
        "flips": Count("flipped", by="side", names=("", "to a stone", "to a river across", "to a river along")),
        "rotations": Count("rotated"),
        "rivers_ridden": Count("rode"),
        "rivers_drifted": Count("drifted"),
        "goal_changes": Count("scored"),
    },
    heat={
        "where_moves_end": Heat((("moved", "end"), ("sent", "onto")), LABELS, _POINTS),
        "where_pieces_are_sent": Heat((("sent", "end"),), LABELS, _POINTS),
        "rivers_ridden": Heat((("rode", "river"), ("drifted", "river")), LABELS, _POINTS),
    },
    begins="begins",
    pace={"turn": 20.0},
)
