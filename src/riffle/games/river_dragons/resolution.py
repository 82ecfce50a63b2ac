"""A turn: programs laid in secret, then slot by slot, dragons first, clockwise (rules 10-24, 90-92)."""

from __future__ import annotations

from riffle.core.declare.facts import emit, forbid
from riffle.core.declare.question import ask_seats, end
from riffle.core.declare.rule import buffer, rule

from .actions import DRAGON, JUMP_CARD, MOVES, PLANK, REMOVE_CARD, STONES, TWO_PLANKS, Fact
from .board import VILLAGES
from .movement import ask_jump, ask_move
from .planks import ask_plank, end_if_stranded
from .removal import ask_remove
from .state import PROGRAM, SLOTS, TURN_LIMIT, State
from .stones import ask_stone

# Numbers of the rules that can forbid something.
CARD_ONCE = 11
ONE_DRAGON = 12
DRAGON_PRESENT = 13
FIVE_CARDS = 14


@rule
def clockwise(s: State, seat: int) -> int:
    """The next seat clockwise, in the order of the villages (rule 5)."""
    colour = s.colour[seat]
    for step in range(1, VILLAGES + 1):
        other = s.seat_of[(colour + step) % VILLAGES]
        if other >= 0:
            return other
    return seat


@rule
def cards_laid(s: State, seat: int) -> int:
    count = 0
    for slot in range(SLOTS):
        if s.program[seat][slot] > 0:
            count += 1
    return count


@rule
def why_not_lay_card(s: State, seat: int, card: int) -> int:
    """Rules 11-14: five different cards of the hand, one dragon at most."""
    if card >= DRAGON and (s.seat_of[card - DRAGON] < 0 or s.seat_of[card - DRAGON] == seat):
        return forbid(s, DRAGON_PRESENT, card)
    if s.program[seat][SLOTS - 1] > 0:
        return FIVE_CARDS
    for slot in range(SLOTS):
        laid = s.program[seat][slot] - 1
        if laid == card:
            return forbid(s, CARD_ONCE, card)
        if laid >= DRAGON and card >= DRAGON:
            return forbid(s, ONE_DRAGON, card, laid)
    return 0


@rule
def begin_turn(s: State) -> None:
    """Everyone programs at once."""
    s.turn += 1
    s.slot = -1
    s.actor = -1
    for seat in range(s.seats):
        for slot in range(SLOTS):
            s.program[seat][slot] = 0
    emit(s, Fact.TURN, s.turn, s.first)
    ask_seats(s, PROGRAM, (1 << s.seats) - 1)


@rule
def begin_resolution(s: State) -> None:
    for seat in range(s.seats):
        for slot in range(SLOTS):
            s.revealed[seat][slot] = 0
            s.cancelled[seat][slot] = 0
    s.slot = -1
    s.acted = s.seats
    s.left = 0
    go_on(s)


@rule
def reveal(s: State) -> None:
    """Rules 20 and 90-92: all show the card of the slot; every dragon stops its colour's card, but never a dragon."""
    s.acted = 0
    s.actor = s.first
    for seat in range(s.seats):
        s.revealed[seat][s.slot] = s.program[seat][s.slot]
        emit(s, Fact.REVEALED, seat, s.slot, s.revealed[seat][s.slot] - 1)
    for seat in range(s.seats):
        card = s.revealed[seat][s.slot] - 1
        if card >= DRAGON:
            victim = s.seat_of[card - DRAGON]
            stopped = s.revealed[victim][s.slot] - 1
            if stopped >= DRAGON:
                emit(s, Fact.DRAGON_SPARED, seat, victim, s.slot)
            else:
                s.cancelled[victim][s.slot] = 1
                emit(s, Fact.CANCELLED, victim, seat, s.slot, stopped)


@rule
def begin_action(s: State) -> None:
    """The next seat in order carries out its card, unless it is a dragon or stopped by one."""
    seat = s.actor
    if s.acted > 0:
        seat = clockwise(s, s.actor)
    s.actor = seat
    s.acted += 1
    s.stepped = 0
    card = s.revealed[seat][s.slot] - 1
    if card >= DRAGON or s.cancelled[seat][s.slot] == 1:
        return
    emit(s, Fact.ACTS, seat, s.slot, card)
    s.left = 2 if card in (STONES, TWO_PLANKS, MOVES) else 1


@rule
def continue_action(s: State) -> None:
    """The next stone, plank or step of the card in hand: asked for, or done at once where there is no choice."""
    seat = 0 + s.actor  # as wide a number as the seats that answer: one compiled form instead of two
    card = s.revealed[seat][s.slot] - 1
    if card <= STONES:
        ask_stone(s, seat)
    elif card in (PLANK, TWO_PLANKS):
        ask_plank(s, seat)
    else:
        out = buffer(128)
        if card == REMOVE_CARD:
            ask_remove(s, seat, out)
        elif card == JUMP_CARD:
            ask_jump(s, seat, out)
        else:
            ask_move(s, seat, card, out)


@rule
def end_turn(s: State) -> None:
    """Rules 22, 24 and 25: the first-player card goes to the left, everyone takes the cards back."""
    s.first = clockwise(s, s.first)
    emit(s, Fact.TURN_OVER, s.turn, s.first)
    end_if_stranded(s)
    if s.ended != 0:
        s.actor = -1
        return
    if s.turn_limit > 0 and s.turn >= s.turn_limit:
        s.actor = -1
        emit(s, Fact.OVER, TURN_LIMIT)
        end(s, TURN_LIMIT)
    else:
        begin_turn(s)


@rule
def go_on(s: State) -> None:
    """Work on until somebody must choose, the turn is over, or the game is."""
    while s.asked == 0 and s.ended == 0:
        if s.left > 0:
            continue_action(s)
        elif s.acted < s.seats:
            begin_action(s)
        elif s.slot + 1 < SLOTS:
            s.slot += 1
            reveal(s)
        else:
            end_turn(s)
