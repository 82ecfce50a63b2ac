"""The working room of a search: one record, so that compiled code passes it on as one pointer."""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.board import CELLS, COLUMNS, MEN, ROWS
from riffle.games.stones_and_rivers.rules import MOST_LEGAL

DEEPEST = 48
MOVES = 1_000_000
LAST_TOP = MOVES - MOST_LEGAL
"""Beyond this many moves on the stack no further position is opened: one more list might not fit."""
TT_BITS = 19
FAR = 24
"""A distance that stands for no way at all."""
PLANES = 5
"""Bits of a distance."""
BITS = 3 * COLUMNS
WORDS = (ROWS + 2) // 3
"""The board as words of bits (see bits.py): three rows a word."""
HISTORY = 8192
HIDDEN = 32
"""Hidden units of the network, for each side (see net.py)."""
MATE = 30000
SURE = MATE - 200
"""Scores beyond this are a won game in so many plies."""
PASSED, SCOUT, WHOLE = 1, 2, 3
"""How an answer is tried: a null move, with a narrow window, with the whole one."""

# Weights of the evaluation, by their place in `room.weights`. First tables: a piece that many turns from the goal, if
# it is among those needed (ROAD) or the two after them (SPARE); so many stones at home (SCORED); so many rivers of
# one's own (RIVER). Then single ones.
MOST_SCORED, MOST_RIVERS = 7, 4
ROAD = 0
SPARE = ROAD + FAR + 2
SCORED = SPARE + FAR + 2
RIVER = SCORED + MOST_SCORED + 1
TEMPO, MOBILE, CHOKE = range(RIVER + MOST_RIVERS + 1, RIVER + MOST_RIVERS + 4)
HOME, NOISE, CONTEMPT, CARE = range(CHOKE + 1, CHOKE + 5)
WEIGHTS = CARE + 1

# What a frame holds, by its place: depth and window asked for, the best so far, the stretch of the stack with its
# answers, the one being tried with what it moves, and how it is being tried; what it is worth at first sight; the
# answer to try first, and whether the others are listed yet.
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
    NOW,
    FIRST,
    LISTED,
    FRAME,
) = range(19)

# What is not searched, by its place in `room.pruning`: how far above the window a position is taken as good enough (for
# each ply of depth left), how far below it a late answer at the last ply is passed over, how many answers are tried
# with one to four plies left, whether late answers are reduced more, and null moves; whether answers that did not cut
# the search short are remembered too; whether a leaf is looked into where the other side threatens to win; from which
# depth on a position is searched less deep if the table knows no answer to begin with; whether what answered a turn
# elsewhere is tried early against the same turn.
ABOVE, BELOW, TRIED, REDUCED, PASSING, MALUS, THREATS, HINTS, REPLIES = 0, 1, 1, 6, 7, 8, 9, 10, 11
PRUNING = 12

ROOM = np.dtype(
    [
        ("nodes", np.int64),
        ("limit", np.int64),  # nodes after which the search gives up
        ("planes", np.int64, (2, PLANES, WORDS + 2)),  # distances of all points, bit by bit
        ("close", np.int64, (2, WORDS + 2)),  # points at most two turns from a free goal spot
        ("open", np.int64, (2, WORDS + 2)),  # where a seat may stand
        ("taken", np.int64, (WORDS + 2,)),  # all pieces
        ("stones", np.int64, (2, WORDS + 2)),
        ("streams", np.int64, (2, WORDS + 2)),  # pieces river side up
        ("seen", np.int64, (WORDS + 2,)),  # for the roads: reached so far, or closed
        ("front", np.int64, (WORDS + 2,)),
        ("beside", np.int64, (WORDS + 2,)),
        ("riders", np.int64, (WORDS + 2,)),
        ("line", np.int64, (2 * MEN, WORDS + 2)),  # where each of them carries
        ("stop", np.int32),  # set from outside when time is up
        ("aborted", np.int32),
        ("best", np.int32),  # the root's best answer in this iteration, -1 while none is known
        ("best_score", np.int32),
        ("first", np.int32),  # the root's answer to try first
        ("low", np.int32),  # the root's window
        ("high", np.int32),
        ("plies_left", np.int32),  # until the game is capped
        ("seed", np.int32),
        ("root", np.int32),  # the seat that thinks
        ("found", np.int32),  # pieces found by `roads` so far, and their worth
        ("value", np.int32),
        ("near", np.int32, (2,)),  # stones of each seat one move from a free goal spot, after `roads`
        ("weights", np.int32, (WEIGHTS,)),
        ("pruning", np.int32, (PRUNING,)),
        ("moves", np.int32, (MOVES,)),
        ("priority", np.int32, (MOVES,)),
        ("killers", np.int32, (DEEPEST + 2, 2)),
        ("history", np.int32, (2, HISTORY)),
        ("replies", np.int32, (2, HISTORY)),  # what answered a turn, by the turn's place in the history
        ("path", np.int32, (DEEPEST + 2,)),
        ("frames", np.int32, (DEEPEST + 2, FRAME)),  # one row a ply: the position being searched there
        ("river_count", np.int32),
        ("rivers", np.int32, (2 * MEN,)),
        ("met", np.int32, (2 * MEN,)),
        ("share", np.int32),  # where a network judges: how much of the hand-made worth is added, of 16
        ("judged", np.int32),  # 1 where a network judges
        ("places", np.int32, (2, CELLS)),  # of each seat: the number of a point, its goal ahead
        ("units", np.int16, (DEEPEST + 2, 2, HIDDEN)),  # the network's hidden units, of each ply and seat
    ]
)


def new_room(workspace: Workspace | None = None) -> Any:
    room = workspace.lasting(ROOM) if workspace else np.zeros(1, dtype=ROOM)
    room["low"], room["high"] = -MATE, MATE
    return room


def new_table(bits: int = TT_BITS, workspace: Workspace | None = None) -> Any:
    """The transposition table: lock, answer, score, depth and bound of each position kept."""
    shape = 1 << bits, 4
    return workspace.lasting(np.int32, shape) if workspace else np.zeros(shape, dtype=np.int32)
