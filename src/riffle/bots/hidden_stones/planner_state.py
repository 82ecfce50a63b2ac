"""What a planner knows and where it writes, as one compiled record: look-ups about layouts, search room, beliefs.

One record rather than many arrays, because passing arrays through compiled functions multiplies compile time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.core.game import Game
from riffle.core.workspace import Workspace

from .arrangements import arrangements
from .distance import Distances
from .network import FEATURES, NET

NODES = 300_000
"""Most (layout, cards met) pairs one search keeps; a search that finds more leaves the farthest out."""

STEPS, SLOTS = 700_000, 1 << 21
"""Most positions the finisher keeps, and the size of the table it finds them by."""

MOST_CARDS = 120
"""Room for the largest deck that a changed card file may hold."""

LOOKUPS = {
    # by layout, see arrangements
    "swap": (np.int32, (5040, 12)),
    "swap_bits": (np.int32, (12, 512)),
    "gather": (np.int32, (512, 512)),
    "rank": (np.int32, (16, 5040)),
    "cells": (np.int32, (16, 5040)),
    "number": (np.int32, (4**9,)),  # types of the nine stones, two bits each -> arrangement
    # by card
    "start": (np.int32, (MOST_CARDS,)),  # where its distances begin in `steps`
    "subset": (np.int32, (MOST_CARDS,)),
    "stones": (np.int32, (MOST_CARDS,)),
}
ROOM = {
    # nodes of a search in the order they are found; `met`: cards satisfied on the way there, one bit each
    "layout": (np.int32, (NODES,)),
    "met": (np.int32, (NODES,)),
    "depth": (np.int32, (NODES,)),
    "parent": (np.int32, (NODES,)),
    "move": (np.int32, (NODES,)),
    "worth": (np.float64, (NODES,)),
    "waits": (np.int8, (NODES,)),  # 1: the turn scores fewer cards than it could, so that the last round does not come
    "seen": (np.int64, (5040 << 9,)),  # [layout]: one bit for each set of met cards that was reached
    "cards": (np.int32, (MOST_CARDS,)),  # the hand, most promising first
    "unseen": (np.int32, (MOST_CARDS,)),  # 1 for each card the seat cannot see
    "table": (np.int64, (8,)),  # how the game stands, see appraisal
    "hand": (np.int32, ()),  # cards held, and how many of them the search tells apart
    "count": (np.int32, ()),
    "scored": (np.int32, ()),  # the cards scored, and those kept, at the node last appraised
    "kept": (np.int32, ()),
    "way": (np.int32, (16,)),
    "codes": (np.int32, (128,)),  # a turn as answers
    "last": (np.int32, (MOST_CARDS,)),  # alone: the cards a turn leaves
    # how all seats stand, before this turn ends and after, and their numbers for the network, see evaluation
    "sides": (np.int64, (5, 5)),
    "after": (np.int64, (5, 5)),
    "frame": (np.int64, (4,)),
    "row": (np.int64, (5 * FEATURES,)),
    "strengths": (np.int64, (5,)),
}
FINISH = {
    # positions of the end of a game alone, and where each is found by its key
    "key": (np.int64, (STEPS,)),
    "came": (np.int32, (STEPS,)),
    "via": (np.int32, (STEPS,)),
    "cost": (np.int32, (STEPS,)),
    "slot": (np.int32, (SLOTS,)),
    "where": (np.int32, (STEPS,)),  # the slot of each position, to empty them again
    "filled": (np.int32, ()),
    "path": (np.int32, (256,)),
}
BELIEFS = {
    "keep": (np.float64, (6, 24)),  # what a kept card is worth, by value and distance; a fresh one at [0, 0]
    "likes": (np.float64, (3,)),  # what a character likes about a turn, see likings
    "hard": (np.float64, (MOST_CARDS,)),  # how far a card is on average
    "chance": (np.float64, (8,)),  # how likely the next player scores a card held, by its distance
    "net": (np.int64, (NET,)),  # the network for the number of players
}


def mind_kind(game: Game) -> Any:
    """The record for one game: its cards may be other ones than ours."""
    distances = Distances(game)
    steps = sum(distances.size(card) for card in distances.cards)
    room = 1 << (steps - 1).bit_length()  # a power of two, so that other decks share the compiled code
    fields = [(name, *spec) for part in (LOOKUPS, ROOM, FINISH, BELIEFS) for name, spec in part.items()]
    return np.dtype([*fields, ("steps", np.int8, (room,))])


def make_mind(work: Workspace) -> Any:
    """What a planner of a game knows from the beginning."""
    places = arrangements()
    distances = Distances(work.game)
    steps, start = distances.joined
    plan = work.lasting(mind_kind(work.game))
    record = plan[0]
    for name in ("swap", "swap_bits", "gather", "rank", "cells"):
        record[name][...] = getattr(places, name)
    for kinds, index in places.number.items():
        record["number"][sum(kind << 2 * cell for cell, kind in enumerate(kinds))] = index
    record["start"][: len(start)] = start
    record["subset"][: len(start)] = distances.subsets
    record["stones"][: len(start)] = distances.stones
    record["steps"][: len(steps)] = steps
    record["hard"][: len(start)] = [distances.table(card).mean() for card in distances.cards]
    return plan
