"""What lies on the table (rulebook: "Spielinhalt"), what may be answered, what may happen, and the options."""

from __future__ import annotations

from typing import Any

from riffle.core.actions import actions, private, shown, unseen
from riffle.core.facts import fact, facts, own
from riffle.core.layout import hidden, layout, owner, public
from riffle.core.options import OptionError, one_of, options, whole, yes_no

from .cards import CARDS, CELLS, FACES, NAMES, PAIR_NAMES

SEATS = 5
HAND = 4
SHUFFLES = 24
"""Shuffles kept apart in `held`. Beyond that the two oldest reshuffles are taken for one: no hand so old was seen."""

OPTIONS = options(
    presets={"rulebook": {}},
    first=one_of("random", "1", "2", "3", "4", "5"),
    hand_cap=whole(0, CARDS, 0),  # 0: a hand may grow without limit
    pass_strikes=yes_no(False),
    solo_win=one_of("scored", "played"),
)


@layout(options=OPTIONS.names)
class State:
    """Everything there is on the table."""

    faces = public(9)  # the face each stone shows, row by row; -1 before it is laid
    turn = public()
    start = public()  # the seat that began: the round ends before it
    acted = public()  # actions taken in this turn
    scored_now = public()  # cards scored in this turn
    passed = public(SEATS)  # 1: that seat's last turn was a pass
    triggered = public()  # 1: somebody has enough cards, this is the last round
    strikes = public()  # solo only
    hands = owner(SEATS, CARDS)  # 1 where that seat holds the card (a hand has no upper limit)
    hand_count = public(SEATS)
    score_pile = public(SEATS, CARDS)
    scored_count = public(SEATS)
    discard = public(CARDS)
    discard_count = public()
    pile = hidden(CARDS)  # 1 while a card is in the draw pile: its order does not exist
    pile_count = public()
    to_draw = public()  # cards still to be drawn by the seat in turn
    dealt = public()  # cards dealt so far, during set-up
    shuffle = public()  # what watching tells about unseen cards: see draw.py
    last_pile = public(CARDS)
    held = public(SEATS, SHUFFLES)


QUESTIONS = ("lay_stone", "first_player", "solo_deck", "deal", "turn", "refill")
LAY_STONE, FIRST_PLAYER, SOLO_DECK, DEAL, TURN, REFILL = range(6)

ENDINGS = ("cards_collected", "solo_won", "solo_lost")
CARDS_COLLECTED, SOLO_WON, SOLO_LOST = 1, 2, 3

Action: Any = actions(
    swap=shown(card=NAMES, pair=PAIR_NAMES),
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
    swapped=fact("seat", "card", "one", "other"),
    flipped=fact("seat", "card", "cell", "face"),
    scored=fact("seat", "card", "value"),
    formation=fact("card", "cells"),  # one for each place where the card fits: a bit for each of its cells
    turn_ended=fact("seat", "acted"),
    passed=fact("seat"),
    last_round=fact("seat", "cards"),
    strike=fact("seat", "strikes"),
    bonus=fact("seat", "ones"),
    over=fact("ending"),
)

# Numbers of the rules that can forbid something.
CARD_IN_HAND = 20
FORMATION_LIES = 30
SCORED_CARD_IN_HAND = 31
PASS_ALONE = 50
PASS_TWICE = 51
HAND_CAP = 53
NOT_ASKED = 99


def check(seats: int, values: dict[str, int]) -> None:
    """Options that do not fit the number of players."""
    if values["first"] > seats:
        raise OptionError(f"option first names player {values['first']}, but there are {seats}")
