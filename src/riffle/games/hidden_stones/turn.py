"""A turn ("Spielablauf"): stones are swapped and turned, cards are scored; it ends by refilling the hand or a pass."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .cards import PAIR_ONE, PAIR_OTHER, PLACES, VALUE
from .ending import check_solo_win, finish_turn, strike
from .hidden import forget_card, new_pile
from .options import OPTIONS
from .setup import begin_with, deal_card, lay_stone, pick_card, take_card
from .state import DEAL, HAND, REFILL, State
from .stones import fits, formation_cells, swap_stones, turn_stone


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal answer."""
    kind = Action.kind(action)
    card = Action.part(action, 0)
    if seat == NATURE:
        apply_nature(s, action)
    elif kind == Action.SWAP:
        swap(s, seat, card, Action.part(action, 1))
    elif kind == Action.FLIP:
        flip(s, seat, card, Action.part(action, 1))
    elif kind == Action.SCORE:
        score_card(s, seat, card)
    elif kind == Action.END:
        end_turn(s, seat)
    else:
        pass_turn(s, seat)


@rule
def apply_nature(s: State, action: int) -> None:
    kind = Action.kind(action)
    first = Action.part(action, 0)
    second = Action.part(action, 1)
    if kind == Action.LAY:
        lay_stone(s, first, second)
    elif kind == Action.BEGINS:
        begin_with(s, first)
    elif kind == Action.PICK:
        pick_card(s, first)
    elif s.question == DEAL:
        deal_card(s, first, second)
    else:
        take_card(s, first, second)
        s.to_draw -= 1
        refill(s, s.turn)


# Moving stones and scoring ------------------------------------------------------------------------------------------


@rule
def put_card(s: State, seat: int, card: int) -> None:
    """The card leaves the hand, and everyone sees it."""
    s.hands[seat][card] = 0
    s.hand_count[seat] -= 1
    forget_card(s, seat, card)
    s.acted += 1


@rule
def discard_card(s: State, seat: int, card: int) -> None:
    """Rule 20: any card of the hand pays for moving stones."""
    put_card(s, seat, card)
    s.discard[card] = 1
    s.discard_count += 1


@rule
def swap(s: State, seat: int, card: int, pair: int) -> None:
    """Rule 21."""
    discard_card(s, seat, card)
    swap_stones(s, pair)
    one: int = PAIR_ONE[pair]
    other: int = PAIR_OTHER[pair]
    emit(s, Fact.SWAPPED, seat, card, one, other, s.faces[other], s.faces[one])
    check_solo_win(s)


@rule
def flip(s: State, seat: int, card: int, cell: int) -> None:
    """Rule 22."""
    discard_card(s, seat, card)
    turn_stone(s, cell)
    emit(s, Fact.FLIPPED, seat, card, cell, s.faces[cell])
    check_solo_win(s)


@rule
def score_card(s: State, seat: int, card: int) -> None:
    """Rule 30. Everyone is shown the stones: all places where the formation lies (rule 34)."""
    put_card(s, seat, card)
    s.score_pile[seat][card] = 1
    s.scored_count[seat] += 1
    s.scored_now += 1
    emit(s, Fact.SCORED, seat, card, VALUE[card])
    for place in range(PLACES[card]):
        if fits(s, card, place):
            emit(s, Fact.FORMATION, card, formation_cells(card, place))
    check_solo_win(s)


# The end of a turn ("Ende deines Zuges", "Passen") ------------------------------------------------------------------


@rule
def end_turn(s: State, seat: int) -> None:
    """Rule 40: refill to four. A hand of more keeps its cards. Alone, a turn without scoring is a strike (71)."""
    emit(s, Fact.TURN_ENDED, seat, s.acted)
    s.passed[seat] = 0
    if s.seats == 1 and s.scored_now == 0:
        strike(s, seat)
    if s.asked != 0:
        s.to_draw = max(0, HAND - s.hand_count[seat])
        refill(s, seat)


@rule
def pass_turn(s: State, seat: int) -> None:
    """Rule 52: draw two instead of doing anything."""
    emit(s, Fact.PASSED, seat)
    s.passed[seat] = 1
    if s.seats == 1 and s.pass_strikes == OPTIONS.PASS_STRIKES_ON:
        strike(s, seat)
    if s.asked != 0:
        s.to_draw = 2
        refill(s, seat)


@rule
def refill(s: State, seat: int) -> None:
    """Draw what is still to be drawn, card by card, then the turn is over."""
    if s.to_draw > 0 and s.pile_count == 0 and discards_return(s):
        emit(s, Fact.RESHUFFLED, s.discard_count)
        new_pile(s)
    if s.to_draw > 0 and s.pile_count > 0:
        ask(s, REFILL, NATURE)
    else:
        s.to_draw = 0
        finish_turn(s, seat)


@rule
def discards_return(s: State) -> bool:
    """Rule 41; not for one player when all cards need only be played (option solo_win=played, rule 73)."""
    return s.discard_count > 0 and not (s.seats == 1 and s.solo_win == OPTIONS.SOLO_WIN_PLAYED)
