"""Turns of the action phase ("Akcje graczy", rules 30 to 39): discard, play, pass on, and who cannot act."""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import ask
from riffle.core.declare.rule import rule

from .able import anybody_can_act, can_act
from .actions import Fact
from .ending import last_on_board
from .hidden import log_turn, log_unable
from .land import standing
from .options import OPTIONS
from .pieces import MOVE, THROW
from .setup import clear_action
from .state import ASK_GODS, DISCARD, GO_END, GO_TURN, MOVE_STOLEM, PASS, PLAY, POINT, THROW_ROCK, State


@rule
def begin_turn(s: State) -> None:
    """The card has been passed: go on with this seat, let it point, or end the phase."""
    while True:
        if not anybody_can_act(s):
            s.flow = GO_END
            return
        if can_act(s, s.turn):
            ask(s, DISCARD, s.turn)
            return
        emit(s, Fact.UNABLE, s.turn, s.action_count[s.turn])
        if s.action_count[s.turn] > 1 and standing(s, s.turn) > 0:
            log_unable(s, s.turn)
        if candidates(s, s.turn) > 1 or (s.unable == OPTIONS.UNABLE_MAY_STAY and s.seats > 2 and s.stayed[s.turn] == 0):
            ask(s, POINT, s.turn)
            return
        point_at(s, s.turn, only_candidate(s, s.turn), 1)


@rule
def point_at(s: State, seat: int, to: int, turns: int) -> None:
    """Rule 35: without passing a card; the hourglass goes up unless the option lets it stay."""
    turn_hourglass(s, seat, turns)
    s.turn = to
    emit(s, Fact.POINTED, seat, to)


@rule
def turn_hourglass(s: State, seat: int, turns: int) -> None:
    """Rules 33 and 34: own token up; if everybody's is, all others go back first. Two players use none (37)."""
    if s.seats == 2:
        return
    if turns == 1:
        s.hourglass[seat] = 1
    for other in range(s.seats):
        if s.out[other] == 0 and s.hourglass[other] == 0 and other != seat:
            return
    for other in range(s.seats):
        if other != seat:
            s.hourglass[other] = 0
    emit(s, Fact.HOURGLASSES, seat)


@rule
def may_receive(s: State, seat: int, to: int) -> bool:
    """Whether the seat could pass or point to `to`, its own hourglass being up and a reset done if it is due."""
    if to == seat or to >= s.seats or s.out[to] == 1:
        return False
    if s.hourglass[to] == 0:
        return True
    for other in range(s.seats):
        if other != seat and s.out[other] == 0 and s.hourglass[other] == 0:
            return False
    return True


@rule
def candidates(s: State, seat: int) -> int:
    count = 0
    for to in range(s.seats):
        if may_receive(s, seat, to):
            count += 1
    return count


@rule
def only_candidate(s: State, seat: int) -> int:
    """The one who may receive, or the first of them."""
    for to in range(s.seats):
        if may_receive(s, seat, to):
            return to
    return seat


@rule
def discard_action(s: State, seat: int, card: int) -> None:
    """Rule 30: face down, known to its owner alone."""
    s.actions[seat][card] -= 1
    s.action_count[seat] -= 1
    s.discard_count += 1
    log_turn(s, seat, -1)
    emit(s, Fact.DISCARDED, seat, card)
    ask(s, PLAY, seat)


@rule
def decline(s: State, seat: int) -> None:
    """Rule 36, an option: hourglass up and point, though one could act."""
    s.stayed[seat] = 1
    emit(s, Fact.DECLINED, seat)
    if candidates(s, seat) > 1:
        ask(s, POINT, seat)
        return
    point_at(s, seat, only_candidate(s, seat), 1)
    s.flow = GO_TURN


@rule
def play_action(s: State, seat: int, card: int) -> None:
    """Rule 31: face up; then the action's own question."""
    s.actions[seat][card] -= 1
    s.action_count[seat] -= 1
    s.played = card
    s.log_card[s.log_count - 1] = card
    emit(s, Fact.PLAYED, seat, card)
    if card == MOVE:
        ask(s, MOVE_STOLEM, seat)
    elif card == THROW:
        ask(s, THROW_ROCK, seat)
    else:
        ask(s, ASK_GODS, seat)


@rule
def action_done(s: State) -> None:
    """Hourglass up, then the played card goes to somebody else (rule 33)."""
    if last_on_board(s):
        return
    for seat in range(s.seats):
        s.stayed[seat] = 0
    seat = s.turn
    card = s.played
    clear_action(s)
    s.played = card
    count = candidates(s, seat)
    if count == 0:  # everybody else is out of the game
        s.played = -1
        s.flow = GO_END
    elif count == 1:
        pass_on(s, seat, only_candidate(s, seat))
    else:
        if s.seats > 2:
            s.hourglass[seat] = 1
        ask(s, PASS, seat)


@rule
def pass_on(s: State, seat: int, to: int) -> None:
    turn_hourglass(s, seat, 1)
    s.actions[to][s.played] += 1
    s.action_count[to] += 1
    s.log_to[s.log_count - 1] = to
    s.last_receiver = to
    emit(s, Fact.PASSED, seat, to, s.played)
    s.played = -1
    s.turn = to
    s.flow = GO_TURN
