"""Programs that lose something for nothing: they are set right before they are tried.

Counted as blunders in `bench/river_dragons.py`. What a card does on paper is the game's own reckoning (`best_program`).
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.games.river_dragons.actions import (
    CARD_COUNT,
    DRAGON,
    JUMP_CARD,
    MOVE_CARD,
    MOVES,
    PLANK,
    REMOVE_CARD,
    STONE,
    TWO_PLANKS,
)
from riffle.games.river_dragons.heuristics.outline import AT_HOME, PLANKS_MISSING
from riffle.games.river_dragons.state import SLOTS

# Bound to the game by `bind`.
best_program = dragon_for = plan = UNBOUND

LATEST_JUMP = 0
"""The last slot of a program in which the pawn beside one will likely still stand there."""
NOTABLY = 60
"""A card that costs so much on paper is out of place; a stone, a plank or a step is worth 100."""


@template
def on_paper(o: Any, cards: Any, dragon: int) -> int:
    """What a whole program is worth on paper."""
    laid = buffer(SLOTS)
    for slot in range(SLOTS):
        laid[slot] = cards[slot]
    return best_program(o, laid, SLOTS, dragon, buffer(CARD_COUNT), buffer(SLOTS))


@template
def lies_in(cards: Any, card: int) -> bool:
    """Whether the card lies in the program; of dragons there may be one."""
    found = False
    for slot in range(SLOTS):
        found = found or cards[slot] == card or (card >= DRAGON and cards[slot] >= DRAGON)
    return found


@template
def best_instead(s: Any, seat: int, o: Any, cards: Any, slot: int, dragon: int) -> None:
    """Put the card into the slot that is worth most on paper there."""
    cards[slot] = -1
    chosen = -1
    best = 0
    for card in range(DRAGON + 1):
        found = dragon if card == DRAGON else card
        if found != JUMP_CARD and found != REMOVE_CARD and not lies_in(cards, found):
            cards[slot] = found
            worth = on_paper(o, cards, dragon)
            cards[slot] = -1
            if chosen < 0 or worth > best:
                best = worth
                chosen = found
    cards[slot] = chosen if chosen >= 0 else STONE


@template
def worse_than_idle(s: Any, seat: int, o: Any, cards: Any, slot: int, dragon: int) -> bool:
    """Whether the card in the slot costs something on paper, against one's own dragon there, which does nothing."""
    card = 0 + cards[slot]
    worth = on_paper(o, cards, dragon)
    cards[slot] = DRAGON + s.colour[seat]
    idle = on_paper(o, cards, dragon)
    cards[slot] = card
    return worth < idle - NOTABLY


@template
def jumps_blindly(s: Any, seat: int, o: Any, cards: Any) -> bool:
    """Whether a jump lies where nobody is expected to jump over, or too late to know; at home it does no harm."""
    at_home = o[AT_HOME] == 1
    for slot in range(SLOTS):
        if cards[slot] == JUMP_CARD:
            late = slot > LATEST_JUMP and not at_home
            return late or worse_than_idle(s, seat, o, cards, slot, dragon_for(s, seat))
        at_home = at_home and cards[slot] != MOVE_CARD and cards[slot] != MOVES
    return False


@template
def leave_jump_out(s: Any, seat: int, o: Any, cards: Any) -> None:
    """Put the best other card in the place of a blind jump."""
    if jumps_blindly(s, seat, o, cards):
        for slot in range(SLOTS):
            if cards[slot] == JUMP_CARD:
                best_instead(s, seat, o, cards, slot, dragon_for(s, seat))


@template
def save_planks(s: Any, seat: int, o: Any, cards: Any) -> None:
    """No plank without a gap for it, unless one is taken up first; never two for the last gap."""
    dragon = dragon_for(s, seat)
    for slot in range(SLOTS):
        if cards[slot] == TWO_PLANKS and o[PLANKS_MISSING] <= 1:
            if lies_in(cards, PLANK):
                best_instead(s, seat, o, cards, slot, dragon)
            else:
                cards[slot] = PLANK
    for slot in range(SLOTS):
        if cards[slot] == REMOVE_CARD:
            return
        if cards[slot] == TWO_PLANKS and not lies_in(cards, PLANK):
            both = on_paper(o, cards, dragon)
            cards[slot] = PLANK
            if on_paper(o, cards, dragon) < both + NOTABLY:
                cards[slot] = TWO_PLANKS
        if cards[slot] in (PLANK, TWO_PLANKS) and worse_than_idle(s, seat, o, cards, slot, dragon):
            best_instead(s, seat, o, cards, slot, dragon)


@template
def breaks_own_way(s: Any, seat: int, plank: int) -> bool:
    """Whether the plank is on the seat's own way, with a move still to come in its program."""
    moves = False
    for slot in range(s.slot + 1, SLOTS):
        card = s.program[seat][slot] - 1
        moves = moves or card in (MOVE_CARD, MOVES)
    plan(s, seat)
    on_way = False
    for i in range(s.way_length[seat]):
        on_way = on_way or s.way_plank[seat][i] == plank
    return moves and on_way
