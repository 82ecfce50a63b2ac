"""What can be answered, what can happen, and the numbers of the rules that forbid something."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, labels, private, shown, span
from riffle.core.declare.facts import fact, facts

from .board import COLOURS, ISLAND_NAMES, PAIR_NAMES, PLANK_NAMES, SPACE_NAMES
from .state import SEATS

ACTION_CARDS = ("stone", "stones", "plank", "planks", "remove", "move", "moves", "jump")
CARDS = (*ACTION_CARDS, *(f"dragon_{colour}" for colour in COLOURS))
STONE, STONES, PLANK, TWO_PLANKS, REMOVE_CARD, MOVE_CARD, MOVES, JUMP_CARD, DRAGON = range(9)
"""The eight actions; DRAGON + colour is the dragon of that colour."""
CARD_COUNT = len(CARDS)

PAIRS_EITHER_WAY = labels(PAIR_NAMES, also={"-".join(reversed(name.split("-"))): name for name in PAIR_NAMES})
"""A pair of supports may be written either way round: `lay D1-black`."""

Action: Any = actions(
    choose=shown(colour=COLOURS),
    deal=shown(seat=SEATS, colour=COLOURS),
    begins=shown(seat=SEATS),
    lay_card=private(card=CARDS),
    confirm=private(binding=True),
    place=shown(island=ISLAND_NAMES),
    drop=shown(x=span(-30000, 30000), y=span(-30000, 30000)),  # a stone on the expert side, in 1/100 unit
    take=shown(plank=PLANK_NAMES, binding=True),
    lay=shown(pair=PAIRS_EITHER_WAY),
    remove_plank=shown(plank=PLANK_NAMES),
    remove_stone=shown(stone=ISLAND_NAMES),
    move=shown(to=SPACE_NAMES),
    stop=shown(),
    jump=shown(over=PLANK_NAMES, to=SPACE_NAMES),
)

Fact: Any = facts(
    colour=fact("seat", "colour"),
    begins=fact("seat"),
    turn=fact("turn", "seat"),  # a turn begins; who has the first-player card
    revealed=fact("seat", "slot", "card", news=True),
    cancelled=fact("seat", "by", "slot", "card"),
    dragon_spared=fact("seat", "victim", "slot"),  # a dragon met a dragon: nothing is stopped
    acts=fact("seat", "slot", "card"),
    stone_placed=fact("seat", "stone", "x", "y"),
    no_stone=fact("seat", "missing"),
    took=fact("seat", "plank"),
    laid=fact("seat", "plank", "one", "other", news=True),
    too_short=fact("seat", "plank", "one", "other", news=True),
    lost=fact("seat", "plank", "missed", news=True),  # missed 1: too short and the option says so; 0: it fits nowhere
    no_plank=fact("seat"),
    plank_removed=fact("seat", "plank", "one", "other"),
    stone_removed=fact("seat", "stone"),
    nothing_removed=fact("seat"),
    moved=fact("seat", "from_space", "to"),
    stopped=fact("seat"),
    jumped=fact("seat", "from_space", "over", "to", "whom"),
    fell=fact("seat", "from_space", "village", "card"),
    arrived=fact("seat", "village"),
    turn_over=fact("turn", "seat"),  # who gets the first-player card
    over=fact("ending"),
)
