"""The working room of a search: one record, so that compiled code passes it on as one pointer."""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.games.stones_and_rivers.board import CELLS, MEN
from riffle.games.stones_and_rivers.rules import MOST_LEGAL

DEEPEST = 48
MOVES = 1_000_000
LAST_TOP = MOVES - MOST_LEGAL
"""Beyond this many moves on the stack no further position is opened: one more list might not fit."""
TT_BITS = 19
FAR = 24
"""A distance that stands for no way at all."""
HISTORY = 8192

# Weights of the evaluation, by their place in `room.weights`; the first FAR + 2 are the worth of a piece that many
# moves from the goal.
SCORED, SPARE, TEMPO, RIVER, LEAD, NOISE, CHOKE, MOBILE, CONTEMPT, CARE = range(FAR + 2, FAR + 12)
WEIGHTS = FAR + 12

# What a frame holds, by its place: depth and window asked for, the best so far, the stretch of the stack with its
# answers, the one being tried with what it moves, and how it is being tried.
(
    DEPTH,
    LOW,
    HIGH,
    FLOOR,
    BEST,
    CHOSEN,
    TOP,
    UNTIL,
    AT,
    ACTION,
    PIECE,
    SENT,
    LESS,
    STAGE,
    MAY_PASS,
    FRAME,
) = range(16)

ROOM = np.dtype(
    [
        ("nodes", np.int64),
        ("limit", np.int64),  # nodes after which the search gives up
        ("stop", np.int32),  # set from outside when time is up
        ("aborted", np.int32),
        ("best", np.int32),  # the root's best answer in this iteration, -1 while none is known
        ("best_score", np.int32),
        ("first", np.int32),  # the root's answer to try first
        ("plies_left", np.int32),  # until the game is capped
        ("seed", np.int32),
        ("root", np.int32),  # the seat that thinks
        ("found", np.int32),  # pieces found by `roads` so far, and their worth
        ("value", np.int32),
        ("near", np.int32, (2,)),  # stones of each seat one move from a free goal spot, after `roads`
        ("weights", np.int32, (WEIGHTS,)),
        ("moves", np.int32, (MOVES,)),
        ("liking", np.int32, (MOVES,)),
        ("killers", np.int32, (DEEPEST + 2, 2)),
        ("history", np.int32, (2, HISTORY)),
        ("path", np.int32, (DEEPEST + 2,)),
        ("frames", np.int32, (DEEPEST + 2, FRAME)),  # one row a ply: the position being searched there
        ("dist", np.int32, (2, CELLS)),
        ("queue", np.int32, (CELLS,)),
        ("lines", np.int64, (CELLS,)),
        ("rivers", np.int32, (2 * MEN,)),
    ]
)


def new_room() -> Any:
    return np.zeros(1, dtype=ROOM)


def new_table(bits: int = TT_BITS) -> Any:
    """The transposition table: lock, answer, score, depth and bound of each position kept."""
    return np.zeros((1 << bits, 4), dtype=np.int32)
