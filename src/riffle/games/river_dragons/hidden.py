"""What is hidden: programs that have not been shown yet. What a seat cannot see may be anything a hand allows."""

from __future__ import annotations

from riffle.core.declare.chance import below
from riffle.core.declare.question import is_asked
from riffle.core.declare.rule import UNKNOWN, rule

from .actions import CARD_COUNT, DRAGON
from .state import PROGRAM, SEATS, SLOTS, State


@rule
def may_follow(s: State, other: int, upto: int, card: int) -> bool:
    """Whether a card may lie after the first `upto` cards of a program (rules 11-13)."""
    if card >= DRAGON and (s.seat_of[card - DRAGON] < 0 or s.seat_of[card - DRAGON] == other):
        return False
    for slot in range(upto):
        laid = s.program[other][slot] - 1
        if laid == card or (laid >= DRAGON and card >= DRAGON):
            return False
    return True


@rule
def draw_program(s: State, other: int, known: int, rng: list[int]) -> None:
    """Cards shown so far, then any that may follow, each as likely."""
    for slot in range(SLOTS):
        if slot < known:
            s.program[other][slot] = s.revealed[other][slot]
            continue
        count = 0
        chosen = 0
        for card in range(CARD_COUNT):
            if may_follow(s, other, slot, card):
                count += 1
                if below(rng, count) == 0:
                    chosen = card
        s.program[other][slot] = chosen + 1


@rule
def resample(s: State, seat: int, rng: list[int]) -> None:
    """Only programs are secret: what has been shown stays, the rest is drawn."""
    for other in range(SEATS):
        if s.program[other][0] == UNKNOWN:
            laid = other < s.seats and s.turn > 0 and not (s.question == PROGRAM and is_asked(s, other))
            for slot in range(SLOTS):
                s.program[other][slot] = 0
            if laid:
                draw_program(s, other, s.slot + 1, rng)
