"""Imagining gods' cards: any that the seat did not hold itself when they were drawn."""

from __future__ import annotations

from riffle.core.declare.chance import below
from riffle.core.declare.rule import rule

from ..pieces import GODS_CARDS
from ..state import SEATS, State


@rule
def may_be(s: State, seat: int, card: int, time: int) -> bool:
    """Whether a card drawn by somebody else at that time may be this one: `seat` did not hold it then."""
    if s.gods_deck[card] == 0:
        return False
    if seat < 0 or s.held_from[seat][card] == 0:
        return True
    return time < s.held_from[seat][card] or time > s.held_to[seat][card]


@rule
def draw_unseen(s: State, seat: int, time: int, strict: bool, rng: list[int]) -> int:
    found = 0
    chosen = -1
    for card in range(GODS_CARDS):
        if s.gods_deck[card] == 1 and (may_be(s, seat, card, time) or not strict):
            found += 1
            if below(rng, found) == 0:
                chosen = card
    return chosen


@rule
def deal_unseen(s: State, seat: int, strict: bool, rng: list[int]) -> bool:
    """Deal all hands but the seat's own from the cards it cannot place; false if that comes to a dead end."""
    for card in range(GODS_CARDS):
        own = seat >= 0 and (s.gods[seat][0] == card or s.gods[seat][1] == card)
        s.gods_deck[card] = 0 if own or s.trophy_of[card] > 0 else 1
    for other in range(SEATS):
        for slot in range(2):
            if other != seat:
                s.gods[other][slot] = -1
                if s.gods_time[other][slot] > 0:
                    card = draw_unseen(s, seat, s.gods_time[other][slot], strict, rng)
                    if card < 0:
                        return False
                    s.gods[other][slot] = card
                    s.gods_deck[card] = 0
    return True


@rule
def imagine_gods(s: State, seat: int, rng: list[int]) -> None:
    tries = 0
    while tries < 40 and not deal_unseen(s, seat, tries < 39, rng):
        tries += 1
    for other in range(SEATS):
        if other != seat:
            for card in range(GODS_CARDS):
                s.held_from[other][card] = 0
                s.held_to[other][card] = 0
            for slot in range(2):
                if s.gods[other][slot] >= 0:
                    s.held_from[other][s.gods[other][slot]] = s.gods_time[other][slot]
