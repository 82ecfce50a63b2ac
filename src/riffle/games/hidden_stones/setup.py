"""Set-up ("Spielvorbereitung"): nature lays the stones, names the first player, makes the pile and deals.

For one player she also picks the 16 cards of the deck ("Solo-Variante", rule 70).
"""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .cards import CARDS, SOLO_VALUES, VALUE
from .hidden import learn_draw
from .options import OPTIONS
from .state import DEAL, FIRST_PLAYER, HAND, LAY_STONE, REFILL, SOLO_DECK, TURN, State
from .stones import next_cell, stones_left


@rule
def begin(s: State) -> None:
    """Nine stones are to be laid; then the first player, the deck and the hands."""
    for cell in range(9):
        s.faces[cell] = -1
    ask(s, LAY_STONE, NATURE)


@rule
def lay_stone(s: State, cell: int, face: int) -> None:
    """Rule 1. After the ninth stone the first player is drawn, unless the table has named one (rule 4)."""
    s.faces[cell] = face
    emit(s, Fact.LAID, cell, face)
    if next_cell(s) == 9:
        if s.seats > 1 and s.first == OPTIONS.FIRST_RANDOM:
            ask(s, FIRST_PLAYER, NATURE)
        else:
            begin_with(s, max(0, s.first - OPTIONS.FIRST_1))


@rule
def begin_with(s: State, seat: int) -> None:
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
def pick_card(s: State, card: int) -> None:
    """Rule 70: one more card for the deck of one player."""
    s.pile[card] = 1
    s.pile_count += 1
    if s.pile_count == len(SOLO_VALUES):
        ask(s, DEAL, NATURE)


@rule
def deal_seat(s: State) -> int:
    """Whose card is dealt next: four each, beginning with the first player."""
    return (s.start + s.dealt // HAND) % s.seats


@rule
def deal_card(s: State, seat: int, card: int) -> None:
    """Rule 2."""
    take_card(s, seat, card)
    s.dealt += 1
    if s.dealt == HAND * s.seats:
        ask(s, TURN, s.start)


@rule
def take_card(s: State, seat: int, card: int) -> None:
    """A card from the pile into a hand; its owner alone sees which."""
    s.pile[card] = 0
    s.pile_count -= 1
    s.hands[seat][card] = 1
    s.hand_count[seat] += 1
    learn_draw(s, seat)
    emit(s, Fact.DREW, seat, card)


# Nature's answers ---------------------------------------------------------------------------------------------------


@rule
def draws_for(s: State) -> int:
    """The seat that the next card is for."""
    if s.question == DEAL:
        return deal_seat(s)
    return s.turn


@rule
def legal_nature(s: State, out: list[int]) -> int:
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
def may_nature(s: State, action: int) -> bool:
    """Whether nature may answer that."""
    kind = Action.kind(action)
    first: int = Action.part(action, 0)
    second: int = Action.part(action, 1)
    if kind == Action.LAY:
        return s.question == LAY_STONE and first == next_cell(s) and stones_left(s, second // 2) > 0
    if kind == Action.BEGINS:
        return s.question == FIRST_PLAYER and first < s.seats
    if kind == Action.PICK:
        return s.question == SOLO_DECK and s.pile[first] == 0 and VALUE[first] == SOLO_VALUES[s.pile_count]
    if kind == Action.DRAW:
        draws = s.question == DEAL or s.question == REFILL
        return draws and first == draws_for(s) and s.pile[second] == 1
    return False


@rule
def uniform_odds(s: State) -> int:
    """Only the stones are drawn by odds."""
    return 0 if s.question == LAY_STONE else 1


@rule
def odds(s: State, action: int) -> int:
    """A face is as likely as there are stones of its type left; everything else is drawn evenly."""
    if Action.kind(action) == Action.LAY:
        return stones_left(s, Action.part(action, 1) // 2)
    return 1
