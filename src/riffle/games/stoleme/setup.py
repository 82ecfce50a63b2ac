"""Setting up ("Przygotowanie gry", rules 10 to 13): who begins, families, gods' cards, Stolems on the board."""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .board import CORNER, HANDS, HEXES
from .hidden import first_hands
from .land import board_of, neighbour
from .options import OPTIONS
from .pieces import GODS_CARDS, HIT_HAND, HIT_SET, TOKEN_COUNT
from .state import (
    CHOOSE_FAMILY,
    DEAL_FAMILY,
    FIRST_PLAYER,
    GO_PLACE,
    GO_ROUND,
    GODS_DRAW,
    NOT_PLACED,
    PLACE,
    SEATS,
    STANDING,
    STOLEMS,
    State,
)


@rule
def begin(s: State) -> None:
    """An empty board, full hands; then chance says who begins."""
    for stolem in range(STOLEMS):
        s.hex_of[stolem] = -1
    for seat in range(SEATS):
        s.family[seat] = -1
        s.gods[seat][0] = -1
        s.gods[seat][1] = -1
        if seat < s.seats:
            s.token_out[seat] = 15
            s.hit_count[seat] = HIT_HAND
            for result in range(2):
                s.hits[seat][result] = HIT_SET[result]
    for kind in range(4):
        s.pool[kind] = TOKEN_COUNT[kind]
    for card in range(GODS_CARDS):
        s.gods_deck[card] = 1
    s.deck_count = GODS_CARDS
    s.last_receiver = -1
    clear_action(s)
    first_hands(s)
    ask(s, FIRST_PLAYER, NATURE)


@rule
def clear_action(s: State) -> None:
    """Nothing is being carried out."""
    s.played = -1
    s.thrower = -1
    s.target = -1
    s.boulder = 0
    s.result = 0
    s.struck = -1
    s.capped = 0
    s.sidestepped = 0
    s.landing = -1
    s.named = -1


@rule
def chose_first(s: State, seat: int) -> None:
    s.first = seat
    s.turn = seat
    s.step = 0
    emit(s, Fact.BEGINS, seat, 0)
    ask_family(s)


@rule
def ask_family(s: State) -> None:
    """Families from the first player on: dealt by chance, or chosen by the option (rule 11)."""
    if s.step == s.seats:
        s.step = 0
        ask(s, GODS_DRAW, NATURE)
        return
    s.turn = (s.first + s.step) % s.seats
    if s.families == OPTIONS.FAMILIES_DEALT:
        ask(s, DEAL_FAMILY, NATURE)
    else:
        ask(s, CHOOSE_FAMILY, s.turn)


@rule
def got_family(s: State, seat: int, family: int) -> None:
    s.family[seat] = family
    s.step += 1
    emit(s, Fact.FAMILY, seat, family)
    ask_family(s)


@rule
def family_taken(s: State, family: int) -> bool:
    for seat in range(s.seats):
        if s.family[seat] == family:
            return True
    return False


@rule
def dealt_seat(s: State) -> int:
    """Whose first gods' card is dealt next."""
    return (s.first + s.step) % s.seats


@rule
def dealt_god(s: State) -> None:
    """After the last card the first player (or by the option the last) begins to place."""
    s.step += 1
    if s.step < s.seats:
        ask(s, GODS_DRAW, NATURE)
        return
    s.step = 0
    s.flow = GO_PLACE


@rule
def next_to_place(s: State) -> None:
    while s.step < s.seats:
        back = s.seats - 1 - s.step
        s.turn = (s.first + (back if s.placing == OPTIONS.PLACING_REVERSE else s.step)) % s.seats
        s.landing = -1
        if s.placing != OPTIONS.PLACING_AUTOMATIC:
            ask(s, PLACE, s.turn)
            return
        place_family(s, s.turn)
        s.step += 1
    s.landing = -1
    s.flow = GO_ROUND


@rule
def is_start_hex(s: State, seat: int, cell: int) -> bool:
    """A hex by the seat's own hand, or by anybody's if the option says so; three free hexes beside it."""
    board = board_of(s)
    found = False
    for hand in range(SEATS):
        if s.start_hexes == OPTIONS.START_HEXES_ANY or hand == CORNER[board][s.seats][seat]:
            found = found or HANDS[board][hand][0] == cell or HANDS[board][hand][1] == cell
    if not found or s.on[cell] > 0:
        return False
    free = 0
    for side in range(6):
        near = neighbour(s, cell, side)
        if near >= 0 and s.on[near] == 0:
            free += 1
    return free >= 3


@rule
def may_place(s: State, seat: int, stolem: int, cell: int) -> bool:
    """The first Stolem goes on a start hex (kept in `landing`), the others on free hexes next to it."""
    if stolem // 4 != seat or s.pose[stolem] != NOT_PLACED or s.on[cell] > 0:
        return False
    if s.landing < 0:
        return is_start_hex(s, seat, cell)
    for side in range(6):
        if neighbour(s, s.landing, side) == cell:
            return True
    return False


@rule
def put_on_board(s: State, seat: int, stolem: int, cell: int) -> None:
    if s.landing < 0:
        s.landing = cell
    s.hex_of[stolem] = cell
    s.pose[stolem] = STANDING
    s.on[cell] = stolem + 1
    emit(s, Fact.PLACED, seat, stolem, cell)


@rule
def placed(s: State, seat: int) -> None:
    """When all four stand it is the next seat's turn to place."""
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == NOT_PLACED:
            return
    s.landing = -1
    s.step += 1
    s.flow = GO_PLACE


@rule
def place_family(s: State, seat: int) -> None:
    """Automatic placing: the family in order, on the first hexes that are allowed."""
    for stolem in range(4 * seat, 4 * seat + 4):
        for cell in range(HEXES):
            if s.pose[stolem] == NOT_PLACED and may_place(s, seat, stolem, cell):
                put_on_board(s, seat, stolem, cell)
