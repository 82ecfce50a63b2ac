"""The answers and facts of Stones & Rivers, and how they are written: `send d5 d6 d9`."""

from __future__ import annotations

from riffle.core.declare.actions import actions, shown
from riffle.core.declare.facts import fact, facts

from .board import LABELS

Action = actions(
    move=shown(origin=LABELS, to=LABELS),
    send=shown(origin=LABELS, onto=LABELS, to=LABELS),  # the piece on `onto` goes to `to`, the sender takes its place
    flip=shown(at=LABELS, side=("stone", "h", "v")),  # the side that shows afterwards
    rotate=shown(at=LABELS),
    begins=shown(seat=2),  # nature's coin
)

Fact = facts(
    begins=fact("seat"),
    rode=fact("seat", "river"),  # one for each river on the way, in order, before `moved` or `sent`
    moved=fact("seat", "origin", "end"),
    drifted=fact("seat", "river"),  # one for each river on the way of the piece that is sent
    sent=fact("seat", "origin", "onto", "end", "owner"),  # the sender has turned to its stone side
    flipped=fact("seat", "at", "side"),  # side: 1 stone, 2 river across the board, 3 river along it
    rotated=fact("seat", "at", "side"),
    scored=fact("seat", "stones", "wins"),  # told whenever the number of stones on the goal changes
    over=fact("ending"),
)
