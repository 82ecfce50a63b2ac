"""What lies on the table (rulebook: "Spielinhalt"), what is asked, and how a game can end."""

from __future__ import annotations

from riffle.core.declare.layout import GameState, hidden, layout, option, owner, public

from .cards import CARDS
from .options import OPTIONS

SEATS = 5
HAND = 4
SHUFFLES = 24
"""Shuffles kept apart in `held`. Beyond that the two oldest reshuffles are taken for one: no hand so old was seen."""


@layout(OPTIONS)
class State(GameState):
    """Everything there is on the table."""

    first = option()
    hand_cap = option()
    pass_strikes = option()
    solo_win = option()

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
    shuffle = public()  # what watching tells about unseen cards: see hidden.py
    last_pile = public(CARDS)
    held = public(SEATS, SHUFFLES)


QUESTIONS = ("lay_stone", "first_player", "solo_deck", "deal", "turn", "refill")
LAY_STONE, FIRST_PLAYER, SOLO_DECK, DEAL, TURN, REFILL = range(6)

ENDINGS = ("cards_collected", "solo_won", "solo_lost")
CARDS_COLLECTED, SOLO_WON, SOLO_LOST = 1, 2, 3
