"""The rules of Hidden Stones, in the order of the rulebook. Numbers of rules are those of `rulebook.toml`.

What lies on the table stands in `state.py`, set-up in `setup.py`, the stones themselves in `stones.py`, and what
watching tells about hidden cards in `draw.py`; here is a turn, how it ends, and how the game ends.
"""

from __future__ import annotations

from typing import Any

from riffle.core.facts import emit, forbid
from riffle.core.question import NATURE, ask, end, is_asked
from riffle.core.rule import rule, table

from .cards import CARDS, PAIR_ONE, PAIR_OTHER, PLACES, SOLO_VALUES, VALUE
from .draw import forget_card, new_pile, resample
from .quick import fallback, prefer
from .setup import (
    begin,
    begin_with,
    deal_card,
    evenly,
    lay_stone,
    legal_nature,
    odds,
    pick_card,
    take_card,
    why_not_nature,
)
from .state import (
    CARD_IN_HAND,
    CARDS_COLLECTED,
    DEAL,
    ENDINGS,
    FORMATION_LIES,
    HAND,
    HAND_CAP,
    NOT_ASKED,
    OPTIONS,
    PASS_ALONE,
    PASS_TWICE,
    QUESTIONS,
    REFILL,
    SCORED_CARD_IN_HAND,
    SOLO_LOST,
    SOLO_WON,
    TURN,
    Action,
    Fact,
    State,
    check,
)
from .stones import fits, formation_cells, matches, swap_stones, turn_stone

VERSION = 1
PLAYERS = (1, 5)
MOST_LEGAL = CARDS * 22 + 2

THRESHOLD = table([0, 0, 10, 9, 8, 7])
"""Cards in one score pile that bring the last round, by number of players (rule 60)."""


# A turn ("Spielablauf") ---------------------------------------------------------------------------------------------


@rule
def legal_turn(s: Any, seat: int, out: Any) -> int:
    """Rules 11 to 33: each card can pay for a swap or a turned stone, or be scored; the turn can always end."""
    n = 0
    hand = s.hands[seat]
    for card in range(CARDS):
        if hand[card] == 1:
            swap = Action.swap(card, 0)  # a card's codes lie side by side: plain speed gains by not asking for each
            for pair in range(len(PAIR_ONE)):
                out[n] = swap + pair
                n += 1
            flip = Action.flip(card, 0)
            for cell in range(9):
                out[n] = flip + cell
                n += 1
            if matches(s, card):
                out[n] = Action.score(card)
                n += 1
    out[n] = Action.end()
    n += 1
    if may_pass(s, seat) == 0:
        out[n] = Action.pass_turn()
        n += 1
    return n


@rule
def why_not_turn(s: Any, seat: int, action: int) -> int:
    kind = Action.kind(action)
    card = Action.part(action, 0)
    if kind == Action.SWAP or kind == Action.FLIP:
        if s.hands[seat][card] != 1:
            return forbid(s, CARD_IN_HAND, card)
        return 0
    if kind == Action.SCORE:
        if s.hands[seat][card] != 1:
            return forbid(s, SCORED_CARD_IN_HAND, card)
        if not matches(s, card):
            return forbid(s, FORMATION_LIES, card)
        return 0
    if kind == Action.END:
        return 0
    if kind == Action.PASS_TURN:
        return may_pass(s, seat)
    return NOT_ASKED


@rule
def put_card(s: Any, seat: int, card: int) -> None:
    """The card leaves the hand, and everyone sees it."""
    s.hands[seat][card] = 0
    s.hand_count[seat] -= 1
    forget_card(s, seat, card)
    s.acted += 1


@rule
def discard_card(s: Any, seat: int, card: int) -> None:
    """Rule 20: any card of the hand pays for moving stones."""
    put_card(s, seat, card)
    s.discard[card] = 1
    s.discard_count += 1


@rule
def swap(s: Any, seat: int, card: int, pair: int) -> None:
    """Rule 21."""
    discard_card(s, seat, card)
    swap_stones(s, pair)
    emit(s, Fact.SWAPPED, seat, card, PAIR_ONE[pair], PAIR_OTHER[pair])
    check_solo_win(s)


@rule
def flip(s: Any, seat: int, card: int, cell: int) -> None:
    """Rule 22."""
    discard_card(s, seat, card)
    turn_stone(s, cell)
    emit(s, Fact.FLIPPED, seat, card, cell, s.faces[cell])
    check_solo_win(s)


@rule
def score_card(s: Any, seat: int, card: int) -> None:
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
def end_turn(s: Any, seat: int) -> None:
    """Rule 40: refill to four. A hand of more keeps its cards. Alone, a turn without scoring is a strike (71)."""
    emit(s, Fact.TURN_ENDED, seat, s.acted)
    s.passed[seat] = 0
    if s.seats == 1 and s.scored_now == 0:
        strike(s, seat)
    if s.asked != 0:
        s.to_draw = max(0, HAND - s.hand_count[seat])
        refill(s, seat)


@rule
def refill(s: Any, seat: int) -> None:
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
def discards_return(s: Any) -> bool:
    """Rule 41; not for one player when all cards need only be played (option solo_win=played, rule 73)."""
    return s.discard_count > 0 and not (s.seats == 1 and s.solo_win == 1)


@rule
def may_pass(s: Any, seat: int) -> int:
    """0, or the rule against passing: mixed with actions, twice running, or over the hand cap."""
    if s.acted > 0:
        return PASS_ALONE
    if s.passed[seat] == 1:
        return PASS_TWICE
    if s.hand_cap > 0 and s.hand_count[seat] + 2 > s.hand_cap:
        return HAND_CAP
    return 0


@rule
def pass_turn(s: Any, seat: int) -> None:
    """Rule 52: draw two instead of doing anything."""
    emit(s, Fact.PASSED, seat)
    s.passed[seat] = 1
    if s.seats == 1 and s.pass_strikes == 1:
        strike(s, seat)
    if s.asked != 0:
        s.to_draw = 2
        refill(s, seat)


@rule
def finish_turn(s: Any, seat: int) -> None:
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


# The end of the game ("Spielende & Schlusswertung") -----------------------------------------------------------------


@rule
def finish(s: Any, ending: int) -> None:
    emit(s, Fact.OVER, ending)
    end(s, ending)


@rule
def ones(s: Any, seat: int) -> int:
    """Cards of value 1 in a score pile."""
    count = 0
    for card in range(CARDS):
        if s.score_pile[seat][card] == 1 and VALUE[card] == 1:
            count += 1
    return count


@rule
def bonus(s: Any, seat: int) -> int:
    """Rule 63: three points for most cards of value 1, for everyone tied; none if nobody has any."""
    mine = ones(s, seat)
    if mine == 0:
        return 0
    for other in range(s.seats):
        if ones(s, other) > mine:
            return 0
    return 3


@rule
def points(s: Any, seat: int) -> int:
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
def winner(s: Any, seat: int) -> int:
    """Rule 64: everyone on the top total wins. Alone one has won or lost (rules 72 and 73)."""
    if s.ended == 0 or s.ended == SOLO_LOST:
        return 0
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return 0
    return 1


# One player alone ("Solo-Variante") ---------------------------------------------------------------------------------


@rule
def strike(s: Any, seat: int) -> None:
    """Rules 71 and 72: the fourth strike loses at once."""
    s.strikes += 1
    emit(s, Fact.STRIKE, seat, s.strikes)
    if s.strikes == 4:
        finish(s, SOLO_LOST)


@rule
def check_solo_win(s: Any) -> None:
    """Rule 73: all 16 scored or, by the option, all 16 gone from hand and pile; won at once."""
    if s.seats > 1:
        return
    if s.solo_win == 0:
        won = s.scored_count[0] == len(SOLO_VALUES)
    else:
        won = s.hand_count[0] == 0 and s.pile_count == 0
    if won:
        finish(s, SOLO_WON)


# The whole of it ----------------------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write every answer that `seat` may give now; how many there are."""
    if not is_asked(s, seat):
        return 0
    if seat == NATURE:
        return legal_nature(s, out)
    return legal_turn(s, seat, out)


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if seat == NATURE:
        return why_not_nature(s, action)
    return why_not_turn(s, seat, action)


@rule
def apply_nature(s: Any, action: int) -> None:
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


@rule
def apply(s: Any, seat: int, action: int) -> None:
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


# Declared beside this file, for the contract.
__all__ = [
    "ENDINGS",
    "OPTIONS",
    "QUESTIONS",
    "State",
    "begin",
    "check",
    "evenly",
    "fallback",
    "odds",
    "prefer",
    "resample",
]
