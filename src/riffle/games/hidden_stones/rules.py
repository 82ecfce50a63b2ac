"""The rules of Hidden Stones, in the order of the rulebook. Numbers of rules are those of `rulebook.toml`."""

from __future__ import annotations

from typing import Any

from riffle.core.actions import actions, private, shown, unseen
from riffle.core.facts import emit, fact, facts, forbid, own
from riffle.core.layout import hidden, layout, owner, public
from riffle.core.options import OptionError, one_of, options, whole, yes_no
from riffle.core.question import NATURE, ask, end, is_asked
from riffle.core.rule import rule, table

from .cards import (
    CARDS,
    CELLS,
    FACES,
    NAMES,
    PAIR_NAMES,
    PAIR_ONE,
    PAIR_OTHER,
    PLACE_CELL,
    PLACE_FACE,
    PLACES,
    SOLO_VALUES,
    STONE_COUNT,
    SYMBOLS,
    VALUE,
)
from .draw import SHUFFLES, forget_card, learn_draw, new_pile, resample

VERSION = 1
PLAYERS = (1, 5)
SEATS = 5
HAND = 4
MOST_LEGAL = CARDS * 22 + 2

OPTIONS = options(
    presets={"rulebook": {}},
    first=one_of("random", "1", "2", "3", "4", "5"),
    hand_cap=whole(0, CARDS, 0),  # 0: a hand may grow without limit
    pass_strikes=yes_no(False),
    solo_win=one_of("scored", "played"),
)


@layout(options=OPTIONS.names)
class State:
    """Everything there is on the table."""

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
    shuffle = public()  # what watching tells about unseen cards: see draw.py
    last_pile = public(CARDS)
    held = public(SEATS, SHUFFLES)


QUESTIONS = ("lay_stone", "first_player", "solo_deck", "deal", "turn", "refill")
LAY_STONE, FIRST_PLAYER, SOLO_DECK, DEAL, TURN, REFILL = range(6)

ENDINGS = ("cards_collected", "solo_won", "solo_lost")
CARDS_COLLECTED, SOLO_WON, SOLO_LOST = 1, 2, 3

Action: Any = actions(
    swap=shown(card=NAMES, pair=PAIR_NAMES),
    flip=shown(card=NAMES, cell=CELLS),
    score=shown(card=NAMES),
    end=shown(),
    pass_turn=shown(),
    lay=shown(cell=CELLS, face=tuple(FACES)),
    begins=shown(seat=SEATS),
    pick=unseen(card=NAMES),
    draw=private(seat=SEATS, card=NAMES),
)

Fact: Any = facts(
    laid=fact("cell", "face"),
    begins=fact("seat"),
    drew=fact("seat", own("card"), news=True),
    reshuffled=fact("cards"),
    swapped=fact("seat", "card", "one", "other"),
    flipped=fact("seat", "card", "cell", "face"),
    scored=fact("seat", "card", "value"),
    formation=fact("card", "cells"),  # one for each place where the card fits: a bit for each of its cells
    turn_ended=fact("seat", "acted"),
    passed=fact("seat"),
    last_round=fact("seat", "cards"),
    strike=fact("seat", "strikes"),
    bonus=fact("seat", "ones"),
    over=fact("ending"),
)

# Numbers of the rules that can forbid something.
CARD_IN_HAND = 20
FORMATION_LIES = 30
SCORED_CARD_IN_HAND = 31
PASS_ALONE = 50
PASS_TWICE = 51
HAND_CAP = 53
NOT_ASKED = 99

THRESHOLD = table([0, 0, 10, 9, 8, 7])
"""Cards in one score pile that bring the last round, by number of players (rule 60)."""


# Set-up ("Spielvorbereitung") ---------------------------------------------------------------------------------------


@rule
def begin(s: Any) -> None:
    """Nine stones are to be laid; then the first player, the deck and the hands."""
    for cell in range(9):
        s.faces[cell] = -1
    ask(s, LAY_STONE, NATURE)


@rule
def stones_left(s: Any, kind: int) -> int:
    """Stones of a type that are not laid yet."""
    left = STONE_COUNT[kind]
    for cell in range(9):
        if s.faces[cell] >= 0 and s.faces[cell] // 2 == kind:
            left -= 1
    return left


@rule
def next_cell(s: Any) -> int:
    for cell in range(9):
        if s.faces[cell] < 0:
            return cell
    return 9


@rule
def prepare_cards(s: Any) -> None:
    """Make the draw pile: all cards, or for one player the 16 that nature picks (rule 70)."""
    for card in range(CARDS):
        s.last_pile[card] = 0
    if s.seats == 1:
        ask(s, SOLO_DECK, NATURE)
        return
    for card in range(CARDS):
        s.pile[card] = 1
    s.pile_count = CARDS
    ask(s, DEAL, NATURE)


@rule
def deal_seat(s: Any) -> int:
    """Whose card is dealt next: four each, beginning with the first player."""
    return (s.start + s.dealt // HAND) % s.seats


# A turn ("Spielablauf") ---------------------------------------------------------------------------------------------


@rule
def fits(s: Any, card: int, place: int) -> bool:
    """Whether the stones show the card's formation at that place; grey stones are no condition (rule 32)."""
    for i in range(len(PLACE_CELL[card][place])):
        cell = PLACE_CELL[card][place][i]
        if cell < 0:
            return True
        if s.faces[cell] != PLACE_FACE[card][place][i]:
            return False
    return True


@rule
def matches(s: Any, card: int) -> bool:
    """Whether the card's formation lies anywhere on the grid, as it is drawn: not turned, not mirrored."""
    for place in range(PLACES[card]):
        if fits(s, card, place):
            return True
    return False


@rule
def swap_stones(s: Any, pair: int) -> None:
    one = PAIR_ONE[pair]
    other = PAIR_OTHER[pair]
    face = s.faces[one]
    s.faces[one] = s.faces[other]
    s.faces[other] = face


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
def legal_turn(s: Any, seat: int, out: Any) -> int:
    n = 0
    for card in range(CARDS):
        if s.hands[seat][card] == 1:
            for pair in range(12):
                out[n] = Action.swap(card, pair)
                n += 1
            for cell in range(9):
                out[n] = Action.flip(card, cell)
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
        seat = s.turn
        if s.question == DEAL:
            seat = deal_seat(s)
        for card in range(CARDS):
            if s.pile[card] == 1:
                out[n] = Action.draw(seat, card)
                n += 1
    return n


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write every answer that `seat` may give now; how many there are."""
    if not is_asked(s, seat):
        return 0
    if seat == NATURE:
        return legal_nature(s, out)
    return legal_turn(s, seat, out)


@rule
def odds(s: Any, action: int) -> int:
    """A face is as likely as there are stones of its type left; everything else is drawn evenly."""
    if Action.kind(action) == Action.LAY:
        return stones_left(s, Action.part(action, 1) // 2)
    return 1


@rule
def why_not_nature(s: Any, action: int) -> int:
    kind = Action.kind(action)
    if s.question == LAY_STONE and kind == Action.LAY:
        if Action.part(action, 0) == next_cell(s) and stones_left(s, Action.part(action, 1) // 2) > 0:
            return 0
    elif s.question == FIRST_PLAYER and kind == Action.BEGINS:
        if Action.part(action, 0) < s.seats:
            return 0
    elif s.question == SOLO_DECK and kind == Action.PICK:
        card = Action.part(action, 0)
        if s.pile[card] == 0 and VALUE[card] == SOLO_VALUES[s.pile_count]:
            return 0
    elif (s.question == DEAL or s.question == REFILL) and kind == Action.DRAW:
        seat = s.turn
        if s.question == DEAL:
            seat = deal_seat(s)
        if Action.part(action, 0) == seat and s.pile[Action.part(action, 1)] == 1:
            return 0
    return NOT_ASKED


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if seat == NATURE:
        return why_not_nature(s, action)
    kind = Action.kind(action)
    if kind == Action.SWAP or kind == Action.FLIP:
        if s.hands[seat][Action.part(action, 0)] != 1:
            return forbid(s, CARD_IN_HAND, Action.part(action, 0))
        return 0
    if kind == Action.SCORE:
        card = Action.part(action, 0)
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
    """The card leaves the hand, and everyone sees it (rule 20)."""
    s.hands[seat][card] = 0
    s.hand_count[seat] -= 1
    forget_card(s, seat, card)


@rule
def discard_card(s: Any, seat: int, card: int) -> None:
    put_card(s, seat, card)
    s.discard[card] = 1
    s.discard_count += 1
    s.acted += 1


@rule
def score_card(s: Any, seat: int, card: int) -> None:
    """Rule 30. Everyone is shown the stones: all places where the formation lies."""
    put_card(s, seat, card)
    s.score_pile[seat][card] = 1
    s.scored_count[seat] += 1
    s.acted += 1
    s.scored_now += 1
    emit(s, Fact.SCORED, seat, card, VALUE[card])
    for place in range(PLACES[card]):
        if fits(s, card, place):
            cells = 0
            for i in range(SYMBOLS[card]):
                cells |= 1 << PLACE_CELL[card][place][i]
            emit(s, Fact.FORMATION, card, cells)
    check_solo_win(s)


# The end of a turn ("Ende deines Zuges", "Passen") ------------------------------------------------------------------


@rule
def refill(s: Any, seat: int) -> None:
    """Draw what is still to be drawn, card by card, then end the turn."""
    if s.to_draw > 0 and s.pile_count == 0 and s.discard_count > 0 and not (s.seats == 1 and s.solo_win == 1):
        emit(s, Fact.RESHUFFLED, s.discard_count)
        new_pile(s)
    if s.to_draw > 0 and s.pile_count > 0:
        ask(s, REFILL, NATURE)
    else:
        s.to_draw = 0
        finish_turn(s, seat)


@rule
def take_card(s: Any, seat: int, card: int) -> None:
    s.pile[card] = 0
    s.pile_count -= 1
    s.hands[seat][card] = 1
    s.hand_count[seat] += 1
    learn_draw(s, seat)
    emit(s, Fact.DREW, seat, card)


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
    check_solo_win(s)
    if s.asked == 0:
        return
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


# The end ("Spielende & Schlusswertung", "Solo-Variante") ------------------------------------------------------------


@rule
def finish(s: Any, ending: int) -> None:
    emit(s, Fact.OVER, ending)
    end(s, ending)


@rule
def strike(s: Any, seat: int) -> None:
    """Rules 71 and 72: the fourth strike loses at once."""
    s.strikes += 1
    emit(s, Fact.STRIKE, seat, s.strikes)
    if s.strikes == 4:
        finish(s, SOLO_LOST)


@rule
def check_solo_win(s: Any) -> None:
    """Rule 73: all 16 scored or, by the option, all 16 gone from hand and pile."""
    if s.seats == 1 and s.asked != 0:
        if s.solo_win == 0:
            if s.scored_count[0] == len(SOLO_VALUES):
                finish(s, SOLO_WON)
        elif s.hand_count[0] == 0 and s.pile_count == 0:
            finish(s, SOLO_WON)


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
    """The values scored, with the bonus once the game is over. Alone, points are not counted: cards scored."""
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
    """Rule 64: everyone on the top total wins. Alone one has won or lost."""
    if s.ended == 0 or s.ended == SOLO_LOST:
        return 0
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return 0
    return 1


# The whole of it ----------------------------------------------------------------------------------------------------


@rule
def apply_nature(s: Any, action: int) -> None:
    kind = Action.kind(action)
    if kind == Action.LAY:
        s.faces[Action.part(action, 0)] = Action.part(action, 1)
        emit(s, Fact.LAID, Action.part(action, 0), Action.part(action, 1))
        if next_cell(s) == 9:
            if s.seats > 1 and s.first == 0:
                ask(s, FIRST_PLAYER, NATURE)
            else:
                s.start = max(0, s.first - 1)
                s.turn = s.start
                prepare_cards(s)
    elif kind == Action.BEGINS:
        s.start = Action.part(action, 0)
        s.turn = s.start
        emit(s, Fact.BEGINS, s.start)
        prepare_cards(s)
    elif kind == Action.PICK:
        s.pile[Action.part(action, 0)] = 1
        s.pile_count += 1
        if s.pile_count == len(SOLO_VALUES):
            ask(s, DEAL, NATURE)
    else:
        take_card(s, Action.part(action, 0), Action.part(action, 1))
        if s.question == DEAL:
            s.dealt += 1
            if s.dealt == HAND * s.seats:
                ask(s, TURN, s.start)
        else:
            s.to_draw -= 1
            refill(s, s.turn)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Carry out a legal answer."""
    if seat == NATURE:
        apply_nature(s, action)
        return
    kind = Action.kind(action)
    card = Action.part(action, 0)
    if kind == Action.SWAP:
        pair = Action.part(action, 1)
        discard_card(s, seat, card)
        swap_stones(s, pair)
        emit(s, Fact.SWAPPED, seat, card, PAIR_ONE[pair], PAIR_OTHER[pair])
    elif kind == Action.FLIP:
        cell = Action.part(action, 1)
        discard_card(s, seat, card)
        s.faces[cell] = s.faces[cell] ^ 1
        emit(s, Fact.FLIPPED, seat, card, cell, s.faces[cell])
    elif kind == Action.SCORE:
        score_card(s, seat, card)
    elif kind == Action.END:
        end_turn(s, seat)
    else:
        pass_turn(s, seat)


@rule
def fallback(s: Any, seat: int) -> int:
    """A seat that does not answer ends its turn."""
    return Action.end()


@rule
def best_match(s: Any, seat: int, but: int) -> int:
    """The highest value among the seat's cards, `but` one, whose formation lies now."""
    best = 0
    for card in range(CARDS):
        if s.hands[seat][card] == 1 and card != but and VALUE[card] > best and matches(s, card):
            best = VALUE[card]
    return best


@rule
def prefer(s: Any, seat: int, action: int) -> int:
    """A quick player scores what lies, makes with one card what another can score, and otherwise draws."""
    kind = Action.kind(action)
    card = Action.part(action, 0)
    if kind == Action.SCORE:
        return 1000 + VALUE[card]
    if kind == Action.END:
        return 0 if s.acted > 0 else -100
    if kind == Action.PASS_TURN:
        return 5
    # Try it on the stones and put them back: neither swapping nor turning leaves a trace when done twice.
    if kind == Action.SWAP:
        swap_stones(s, Action.part(action, 1))
        gain = best_match(s, seat, card)
        swap_stones(s, Action.part(action, 1))
    else:
        s.faces[Action.part(action, 1)] = s.faces[Action.part(action, 1)] ^ 1
        gain = best_match(s, seat, card)
        s.faces[Action.part(action, 1)] = s.faces[Action.part(action, 1)] ^ 1
    if gain > 0:
        return 100 + 10 * gain - VALUE[card]
    return -10 - VALUE[card]


def check(seats: int, values: dict[str, int]) -> None:
    """Options that do not fit the number of players."""
    if values["first"] > seats:
        raise OptionError(f"option first names player {values['first']}, but there are {seats}")


__all__ = ["resample"]
