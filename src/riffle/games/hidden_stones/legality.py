"""What may be answered, and which rule forbids the rest; numbers are those of `rulebook.toml`."""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.question import NATURE, is_asked
from riffle.core.declare.rule import rule

from .actions import Action
from .cards import CARDS, PAIR_ONE
from .options import NO_CAP
from .setup import legal_nature, may_nature
from .state import State
from .stones import matches

# Numbers of the rules that can forbid something.
EMPTY_HAND = 12
CARD_IN_HAND = 20
FORMATION_LIES = 30
SCORED_CARD_IN_HAND = 31
PASS_ALONE = 50
PASS_TWICE = 51
HAND_CAP = 53
NOT_ASKED = 99


@rule
def legal(s: State, seat: int, out: list[int]) -> int:
    """Write every answer that `seat` may give now; how many there are."""
    if not is_asked(s, seat):
        return 0
    if seat == NATURE:
        return legal_nature(s, out)
    return legal_turn(s, seat, out)


@rule
def next_in_hand(s: State, seat: int, card: int) -> int:
    """The first card from `card` on that the seat holds, or CARDS.

    On a GPU many games look for their next card together, then list it together.
    """
    hand = s.hands[seat]
    while card < CARDS and hand[card] != 1:
        card += 1
    return card


@rule
def legal_turn(s: State, seat: int, out: list[int]) -> int:
    """Rules 11 to 33: each card can pay for a swap or a turned stone, or be scored; the turn can always end."""
    n = 0
    card = next_in_hand(s, seat, 0)
    while card < CARDS:
        swap = Action.swap(card, 0)  # a card's codes lie side by side: plain speed gains by not asking for each
        for pair in range(len(PAIR_ONE)):
            out[n + pair] = swap + pair
        n += len(PAIR_ONE)
        flip = Action.flip(card, 0)
        for cell in range(9):
            out[n + cell] = flip + cell
        n += 9
        if matches(s, card):
            out[n] = Action.score(card)
            n += 1
        card = next_in_hand(s, seat, card + 1)
    out[n] = Action.end()
    n += 1
    if may_pass(s, seat) == 0:
        out[n] = Action.pass_turn()
        n += 1
    return n


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if seat == NATURE:
        return 0 if may_nature(s, action) else NOT_ASKED
    return why_not_turn(s, seat, action)


@rule
def why_not_turn(s: State, seat: int, action: int) -> int:
    kind = Action.kind(action)
    if kind == Action.SWAP or kind == Action.FLIP or kind == Action.SCORE:
        return why_not_card(s, seat, kind, Action.part(action, 0))
    if kind == Action.END:
        return 0
    if kind == Action.PASS_TURN:
        return may_pass(s, seat)
    return NOT_ASKED


@rule
def why_not_card(s: State, seat: int, kind: int, card: int) -> int:
    """The rule against paying with a card or scoring it."""
    if s.hand_count[seat] == 0:
        return EMPTY_HAND
    if s.hands[seat][card] != 1:
        return forbid(s, SCORED_CARD_IN_HAND if kind == Action.SCORE else CARD_IN_HAND, card)
    if kind == Action.SCORE and not matches(s, card):
        return forbid(s, FORMATION_LIES, card)
    return 0


@rule
def may_pass(s: State, seat: int) -> int:
    """0, or the rule against passing: mixed with actions, twice running, or over the hand cap."""
    if s.acted > 0:
        return PASS_ALONE
    if s.passed[seat] == 1:
        return PASS_TWICE
    if s.hand_cap != NO_CAP and s.hand_count[seat] + 2 > s.hand_cap:
        return HAND_CAP
    return 0
