"""How a game ends ("Zwyciężasz natychmiast, gdy", rules 90 to 96) and who has won."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import end
from riffle.core.declare.rule import rule

from .actions import Fact
from .land import next_in_play, standing
from .options import OPTIONS
from .state import LAST_FAMILY, LYING, STANDING, State


@rule
def in_play(s: State) -> int:
    """How many families are in play."""
    count = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            count += 1
    return count


@rule
def finish(s: State, ending: int, winners: int) -> None:
    s.winners = winners
    emit(s, Fact.OVER, ending)
    end(s, ending)


@rule
def check_last(s: State) -> bool:
    """Rules 92 and 97 at the end of a round: one family stands, or nobody does, which is a draw by the option."""
    if last_on_board(s):
        return True
    families = 0
    last = 0
    for seat in range(s.seats):
        if standing(s, seat) > 0:
            families += 1
            last = seat
    if families == 1 and s.last_family == OPTIONS.LAST_FAMILY_ROUND_END:
        finish(s, LAST_FAMILY, 1 << last)
        return True
    if families == 0 and s.none_standing == OPTIONS.NONE_STANDING_DRAW:
        everybody = 0
        for seat in range(s.seats):
            everybody |= (1 - s.out[seat]) << seat
        finish(s, LAST_FAMILY, everybody)
        return True
    return False


@rule
def last_on_board(s: State) -> bool:
    """Rule 92 as the English text has it: at once, when one family only is left on the board."""
    if s.last_family == OPTIONS.LAST_FAMILY_AT_ONCE and in_play(s) == 1:
        finish(s, LAST_FAMILY, 1 << next_in_play(s, 0))
        return True
    return False


@rule
def rank(s: State, seat: int) -> int:
    """Rules 93 and 94 as one number: most standing, then fewest dazed, then by the option points and trophies."""
    if s.out[seat] == 1:
        return -1
    up = 0
    dazed = 0
    for stolem in range(4 * seat, 4 * seat + 4):
        if s.pose[stolem] == STANDING and (s.tokens_out == OPTIONS.TOKENS_OUT_STANDING or s.dazed[stolem] == 0):
            up += 1
        if (s.pose[stolem] == STANDING or s.pose[stolem] == LYING) and s.dazed[stolem] == 1:
            dazed += 1
    value = up * 10000 + (4 - dazed) * 1000
    if s.tie_break == OPTIONS.TIE_BREAK_SCORE:
        value += s.score[seat] * 10 + s.trophies[seat]
    return value


@rule
def most_standing(s: State) -> int:
    """The winners, a bit each, when the land is full or the rounds are over."""
    best = 0
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    winners = 0
    for seat in range(s.seats):
        if rank(s, seat) == best:
            winners |= 1 << seat
    return winners


@rule
def points(s: State, seat: int) -> int:
    """Knock-outs."""
    return s.score[seat]


@rule
def winner(s: State, seat: int) -> int:
    return (s.winners >> seat) & 1
