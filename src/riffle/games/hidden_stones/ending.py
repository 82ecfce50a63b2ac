"""The end of the game ("Spielende & Schlusswertung"), and of a game alone ("Solo-Variante")."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import ask, end
from riffle.core.declare.rule import rule, table

from .actions import Fact
from .cards import CARDS, SOLO_VALUES, VALUE
from .options import OPTIONS
from .state import CARDS_COLLECTED, SOLO_LOST, SOLO_WON, TURN, State

THRESHOLD = table([0, 0, 10, 9, 8, 7])
"""Cards in one score pile that bring the last round, by number of players (rule 60)."""
STRIKES = 4
"""Strikes that lose a game alone (rule 72)."""


@rule
def finish_turn(s: State, seat: int) -> None:
    """Rules 60 and 61: enough cards bring the last round, which ends before the start player."""
    if s.seats > 1 and s.triggered == 0 and s.scored_count[seat] >= THRESHOLD[s.seats]:
        s.triggered = 1
        emit(s, Fact.LAST_ROUND, seat, s.scored_count[seat])
    following = (seat + 1) % s.seats
    if s.triggered == 1 and following == s.start:
        for other in range(s.seats):
            if bonus(s, other) > 0:
                emit(s, Fact.BONUS, other, ones(s, other))
        finish(s, CARDS_COLLECTED)
        return
    s.turn = following
    s.acted = 0
    s.scored_now = 0
    ask(s, TURN, following)


@rule
def finish(s: State, ending: int) -> None:
    emit(s, Fact.OVER, ending)
    end(s, ending)


@rule
def ones(s: State, seat: int) -> int:
    """Cards of value 1 in a score pile."""
    count = 0
    for card in range(CARDS):
        if s.score_pile[seat][card] == 1 and VALUE[card] == 1:
            count += 1
    return count


@rule
def bonus(s: State, seat: int) -> int:
    """Rule 63: three points for most cards of value 1, for everyone tied; none if nobody has any."""
    mine = ones(s, seat)
    if mine == 0:
        return 0
    for other in range(s.seats):
        if ones(s, other) > mine:
            return 0
    return 3


@rule
def points(s: State, seat: int) -> int:
    """Rule 62: the values scored, with the bonus once the game is over. Alone points do not count: cards scored."""
    if s.seats == 1:
        return s.scored_count[0]
    total = 0
    for card in range(CARDS):
        if s.score_pile[seat][card] == 1:
            total += VALUE[card]
    if s.ended == CARDS_COLLECTED:
        total += bonus(s, seat)
    return total


@rule
def winner(s: State, seat: int) -> int:
    """Rule 64: everyone on the top total wins. Alone one has won or lost (rules 72 and 73)."""
    if s.ended == 0 or s.ended == SOLO_LOST:
        return 0
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return 0
    return 1


# One player alone ---------------------------------------------------------------------------------------------------


@rule
def strike(s: State, seat: int) -> None:
    """Rules 71 and 72: the fourth strike loses at once."""
    s.strikes += 1
    emit(s, Fact.STRIKE, seat, s.strikes)
    if s.strikes == STRIKES:
        finish(s, SOLO_LOST)


@rule
def check_solo_win(s: State) -> None:
    """Rule 73: all 16 scored or, by the option, all 16 gone from hand and pile; won at once."""
    if s.seats > 1:
        return
    if s.solo_win == OPTIONS.SOLO_WIN_SCORED:
        won = s.scored_count[0] == len(SOLO_VALUES)
    else:
        won = s.hand_count[0] == 0 and s.pile_count == 0
    if won:
        finish(s, SOLO_WON)
