"""Set-up ("Spielvorbereitung"): nature lays the stones, names the first player, makes the pile and deals.

For one player she also picks the 16 cards of the deck ("Solo-Variante", rule 70).
"""

from __future__ import annotations

from typing import Any

from riffle.core.facts import emit
from riffle.core.question import NATURE, ask
from riffle.core.rule import rule

from .cards import CARDS, SOLO_VALUES, VALUE
from .draw import learn_draw
from .state import (
    DEAL,
    FIRST_PLAYER,
    HAND,
    LAY_STONE,
    NOT_ASKED,
    SOLO_DECK,
    TURN,
    Action,
    Fact,
)
from .stones import next_cell, stones_left


@rule
def begin(s: Any) -> None:
    """Nine stones are to be laid; then the first player, the deck and the hands."""
    for cell in range(9):
        s.faces[cell] = -1
    ask(s, LAY_STONE, NATURE)


@rule
def lay_stone(s: Any, cell: int, face: int) -> None:
    """Rule 1. After the ninth stone the first player is drawn, unless the table has named one (rule 4)."""
    s.faces[cell] = face
    emit(s, Fact.LAID, cell, face)
    if next_cell(s) == 9:
        if s.seats > 1 and s.first == 0:
            ask(s, FIRST_PLAYER, NATURE)
        else:
            begin_with(s, max(0, s.first - 1))


@rule
def begin_with(s: Any, seat: int) -> None:
    """Rule 4, then rule 3 or 70: the draw pile is all cards or, for one player, the 16 that nature picks."""
    s.start = seat
    s.turn = seat
    emit(s, Fact.BEGINS, seat)
    if s.seats == 1:
        ask(s, SOLO_DECK, NATURE)
        return
    for card in range(CARDS):
        s.pile[card] = 1
    s.pile_count = CARDS
    ask(s, DEAL, NATURE)


@rule
def pick_card(s: Any, card: int) -> None:
    """Rule 70: one more card for the deck of one player."""
    s.pile[card] = 1
    s.pile_count += 1
    if s.pile_count == len(SOLO_VALUES):
        ask(s, DEAL, NATURE)


@rule
def deal_seat(s: Any) -> int:
    """Whose card is dealt next: four each, beginning with the first player."""
    return (s.start + s.dealt // HAND) % s.seats


@rule
def deal_card(s: Any, seat: int, card: int) -> None:
    """Rule 2."""
    take_card(s, seat, card)
    s.dealt += 1
    if s.dealt == HAND * s.seats:
        ask(s, TURN, s.start)


@rule
def take_card(s: Any, seat: int, card: int) -> None:
    """A card from the pile into a hand; its owner alone sees which."""
    s.pile[card] = 0
    s.pile_count -= 1
    s.hands[seat][card] = 1
    s.hand_count[seat] += 1
    learn_draw(s, seat)
    emit(s, Fact.DREW, seat, card)


# Nature's answers ---------------------------------------------------------------------------------------------------


@rule
def draws_for(s: Any) -> int:
    """The seat that the next card is for."""
    if s.question == DEAL:
        return deal_seat(s)
    return s.turn


@rule
def legal_nature(s: Any, out: Any) -> int:
    n = 0
    if s.question == LAY_STONE:
        for face in range(8):
            if stones_left(s, face // 2) > 0:
                out[n] = Action.lay(next_cell(s), face)
                n += 1
    elif s.question == FIRST_PLAYER:
        for seat in range(s.seats):
            out[n] = Action.begins(seat)
            n += 1
    elif s.question == SOLO_DECK:
        for card in range(CARDS):
            if s.pile[card] == 0 and VALUE[card] == SOLO_VALUES[s.pile_count]:
                out[n] = Action.pick(card)
                n += 1
    else:
        draw = Action.draw(draws_for(s), 0)
        pile = s.pile
        for card in range(CARDS):
            if pile[card] == 1:
                out[n] = draw + card
                n += 1
    return n


@rule
def why_not_nature(s: Any, action: int) -> int:
    kind = Action.kind(action)
    first = Action.part(action, 0)
    second = Action.part(action, 1)
    if kind == Action.LAY:
        fine = s.question == LAY_STONE and first == next_cell(s) and stones_left(s, second // 2) > 0
    elif kind == Action.BEGINS:
        fine = s.question == FIRST_PLAYER and first < s.seats
    elif kind == Action.PICK:
        fine = s.question == SOLO_DECK and s.pile[first] == 0 and VALUE[first] == SOLO_VALUES[s.pile_count]
    elif kind == Action.DRAW:
        draws = s.question != LAY_STONE and s.question != FIRST_PLAYER and s.question != SOLO_DECK
        fine = draws and first == draws_for(s) and s.pile[second] == 1
    else:
        fine = False
    return 0 if fine else NOT_ASKED


@rule
def evenly(s: Any) -> int:
    """Only the stones are drawn by odds."""
    return 0 if s.question == LAY_STONE else 1


@rule
def odds(s: Any, action: int) -> int:
    """A face is as likely as there are stones of its type left; everything else is drawn evenly."""
    if Action.kind(action) == Action.LAY:
        return stones_left(s, Action.part(action, 1) // 2)
    return 1
