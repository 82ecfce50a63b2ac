"""The answers and facts of Hidden Stones, and how they are written: `swap c05 a1-b1`."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, labels, private, shown, unseen
from riffle.core.declare.facts import fact, facts, own

from .cards import APART_NAMES, CELLS, FACES, NAMES, PAIR_NAMES
from .state import SEATS

STONES_TOUCH = 21
"""The rule against swapping stones that do not touch. No code stands for such a swap, so reading its text names it."""


def _turned(pair: str) -> str:
    one, other = pair.split("-")
    return f"{other}-{one}"


PAIRS_EITHER_WAY = labels(
    PAIR_NAMES,
    also={_turned(pair): pair for pair in PAIR_NAMES},
    barred=dict.fromkeys(APART_NAMES, STONES_TOUCH),
)

Action: Any = actions(
    swap=shown(card=NAMES, pair=PAIRS_EITHER_WAY),
    flip=shown(card=NAMES, cell=CELLS),
    score=shown(card=NAMES),
    end=shown(),
    pass_turn=shown(),
    lay=shown(cell=CELLS, face=tuple(FACES)),
    begins=shown(seat=SEATS),
    pick=unseen(card=NAMES),
    draw=private(seat=SEATS, card=NAMES),
)

Fact: Any = facts(
    laid=fact("cell", "face"),
    begins=fact("seat"),
    drew=fact("seat", own("card"), news=True),
    reshuffled=fact("cards"),
    swapped=fact("seat", "card", "one", "other", "face", "other_face"),  # the faces that lay on the two cells before
    flipped=fact("seat", "card", "cell", "face"),  # the face that shows now
    scored=fact("seat", "card", "value"),
    formation=fact("card", "cells"),  # one for each place where the card fits: a bit for each of its cells
    turn_ended=fact("seat", "acted"),
    passed=fact("seat"),
    last_round=fact("seat", "cards"),
    strike=fact("seat", "strikes"),
    bonus=fact("seat", "ones"),
    over=fact("ending"),
)
