"""What a quick player prefers, for the bot `greedy` and for playouts, and the answer for a seat that gives none."""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .actions import Action
from .cards import CARDS, VALUE
from .state import State
from .stones import matches, swap_stones, turn_stone


@rule
def fallback(s: State, seat: int) -> int:
    """A seat that does not answer ends its turn."""
    return Action.end()


@rule
def best_match(s: State, seat: int, but: int) -> int:
    """The highest value among the seat's cards, `but` one, whose formation lies now."""
    best = 0
    for card in range(CARDS):
        if s.hands[seat][card] == 1 and card != but and VALUE[card] > best and matches(s, card):
            best = VALUE[card]
    return best


@rule
def prefer(s: State, seat: int, action: int) -> int:
    """A quick player scores what lies, makes with one card what another can score, and otherwise draws."""
    kind = Action.kind(action)
    card = Action.part(action, 0)
    where = Action.part(action, 1)
    if kind == Action.SCORE:
        return 1000 + VALUE[card]
    if kind == Action.END:
        return 0 if s.acted > 0 else -100
    if kind == Action.PASS_TURN:
        return 5
    # Try it on the stones and put them back: neither swapping nor turning leaves a trace when done twice.
    if kind == Action.SWAP:
        swap_stones(s, where)
        gain = best_match(s, seat, card)
        swap_stones(s, where)
    else:
        turn_stone(s, where)
        gain = best_match(s, seat, card)
        turn_stone(s, where)
    if gain > 0:
        return 100 + 10 * gain - VALUE[card]
    return -10 - VALUE[card]
