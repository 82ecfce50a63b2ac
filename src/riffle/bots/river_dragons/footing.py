"""Programs that would drop the own pawn into the river even if nobody interfered: no person lays such a card.

A program is played with everybody else idle; the card that drops the pawn makes room for one that does not move it.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.games.river_dragons.actions import DRAGON, REMOVE_CARD, TWO_PLANKS
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import PLANKS_MISSING
from riffle.games.river_dragons.state import PROGRAM, SLOTS

from .prune import lies_in, on_paper

# Bound to the game by `bind`.
apply = begin_resolution = dragon_for = Fact = UNBOUND

MOST_ANSWERS = 100
"""Answers of one seat in one turn, at most; a turn has far fewer."""
MOVING = 3
"""Cards of a hand that move the pawn, and can drop it."""


@template
def lay_idle(s: Any, seat: int) -> None:
    """A seat's own dragon in every place: nothing happens there."""
    for slot in range(SLOTS):
        s.program[seat][slot] = DRAGON + s.colour[seat] + 1


@template
def card_that_drops(s: Any, seat: int) -> int:
    """The card by which the seat's pawn fell off a plank in what has just happened; -1 if it did not."""
    for i in range(min(s.fact_count, len(s.facts))):
        fact = s.facts[i]
        if fact[0] == Fact.FELL and fact[1] == seat and fact[2] >= VILLAGES:
            return 0 + fact[4]
    return -1


@template
def begin_alone(states: Any, at: int, seat: int, cards: Any) -> None:
    """In one of the states the turn begins with the seat's cards, and everybody else idle."""
    s = states[at]
    for other in range(s.seats):
        lay_idle(s, other)
    for slot in range(SLOTS):
        s.program[seat][slot] = cards[slot] + 1
    s.asked = 0
    s.fact_count = 0
    begin_resolution(s)


@template
def drops_alone(states: Any, seat: int, cards: Any, out: Any, limits: Any, rng: Any) -> int:
    """The card of a program that drops the pawn though all others are idle; -1 if none does. Plays in states[1]."""
    copy_into(states, 1, 0)
    begin_alone(states, 1, seat, cards)
    s = states[1]
    found = card_that_drops(s, seat)
    for _ in range(MOST_ANSWERS):
        if found >= 0 or next_to_answer(s) != seat or s.question == PROGRAM:
            break
        action = quick_answer(s, seat, GREEDY, out, limits, rng)
        s.fact_count = 0
        apply(s, seat, action)
        found = card_that_drops(s, seat)
    return found


@template
def stand_still(s: Any, seat: int, o: Any, cards: Any, slot: int) -> None:
    """Put the card into the slot that is worth most on paper of those that do not move the pawn."""
    dragon = dragon_for(s, seat)
    cards[slot] = -1
    chosen = REMOVE_CARD  # if all the others lie
    best = 0
    for i in range(TWO_PLANKS + 2):
        card = i if i <= TWO_PLANKS else dragon
        if lies_in(cards, card) or (card == TWO_PLANKS and o[PLANKS_MISSING] <= 1):
            continue
        cards[slot] = card
        worth = on_paper(o, cards, dragon)
        cards[slot] = -1
        if chosen == REMOVE_CARD or worth > best:
            best = worth
            chosen = card
    cards[slot] = chosen


@template
def keep_dry(states: Any, seat: int, o: Any, count: int, programs: Any, out: Any, limits: Any, rng: Any) -> None:
    """No program of these drops the pawn by itself: cards that would are replaced."""
    cards = buffer(SLOTS)
    for i in range(count):
        for slot in range(SLOTS):
            cards[slot] = programs[i * SLOTS + slot]
        for _ in range(MOVING):
            card = drops_alone(states, seat, cards, out, limits, rng)
            for slot in range(SLOTS):
                if cards[slot] == card:
                    stand_still(states[0], seat, o, cards, slot)
            if card < 0:
                break
        for slot in range(SLOTS):
            programs[i * SLOTS + slot] = cards[slot]
