"""Imagining action cards: face-down discards so that every card played since was in hand, and whoever could not act
held Throws alone."""

from __future__ import annotations

from riffle.core.declare.chance import below
from riffle.core.declare.rule import buffer, rule

from ..pieces import ACTION_SET, GODS, MOVE
from ..state import LOG, UNABLE, State


@rule
def follow_log(s: State, seat: int, discards: list[int], depth: int, hand: list[int]) -> bool:
    """Play the seat's part of the log with its first `depth` discards; false if a card was not there."""
    for card in range(3):
        hand[card] = ACTION_SET[card]
    turns = 0
    for at in range(s.log_count):
        card = s.log_card[at]
        if s.log_seat[at] == seat and card == UNABLE:
            if hand[MOVE] > 0 or hand[GODS] > 0:
                return False
        elif s.log_seat[at] == seat:
            if turns == depth:
                return True
            hand[discards[turns]] -= 1
            turns += 1
            if hand[discards[turns - 1]] < 0:
                return False
            if card >= 0:
                hand[card] -= 1
                if hand[card] < 0:
                    return False
        if s.log_to[at] == seat and card >= 0 and card != UNABLE:
            hand[card] += 1
    return True


@rule
def turns_of(s: State, seat: int) -> int:
    count = 0
    for at in range(s.log_count):
        if s.log_seat[at] == seat and s.log_card[at] != UNABLE:
            count += 1
    return count


@rule
def imagine_actions(s: State, seat: int, rng: list[int]) -> None:
    """Find face-down discards that fit, trying kinds in random order and going back where none does."""
    hand = buffer(3)
    discards = buffer(LOG)
    first = buffer(LOG)
    tried = buffer(LOG + 1)
    turns = turns_of(s, seat) if s.action_count[seat] > 0 else 0
    depth = 0
    while 0 <= depth < turns:
        if tried[depth] == 0:
            first[depth] = below(rng, 3)
        if tried[depth] == 3:
            tried[depth] = 0
            depth -= 1
            continue
        discards[depth] = (first[depth] + tried[depth]) % 3
        tried[depth] += 1
        if follow_log(s, seat, discards, depth + 1, hand):
            depth += 1
    follow_log(s, seat, discards, turns, hand)
    for card in range(3):
        s.actions[seat][card] = hand[card] if s.action_count[seat] > 0 else 0
