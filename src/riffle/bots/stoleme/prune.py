"""Answers that another answer beats, and that no person would give: they do not enter the search.

Counted as blunders in `bench/stoleme.py`.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template
from riffle.games.stoleme.pieces import CAP

# Bound to the game: its answers, tables and rules.
OPTIONS = GODS = GODS_SET = HIT = MISS = SKULL = STANDING = LYING = STOLEMS = UNBOUND
Action = ability = distance = reach_from = set_lies = why_not = UNBOUND

FAR_FROM_HOME = 3
"""A Stolem with nobody of its family this near is alone."""
OUT_OF_REACH = 100
"""Stands for more tokens than any gods' card lacks."""


@template
def complete(s: Any, seat: int) -> bool:
    """Whether a set of the seat's own gods' cards lies."""
    found = False
    for slot in range(2):
        card = s.gods[seat][slot]
        found = found or (card >= 0 and set_lies(s, card))
    return found


@template
def throwers(s: Any, seat: int, cell: int) -> int:
    """Standing enemies that reach a hex from where they stand."""
    count = 0
    for enemy in range(STOLEMS):
        if (
            enemy // 4 != seat
            and s.pose[enemy] == STANDING
            and distance(s, cell, s.hex_of[enemy]) <= reach_from(s, enemy, s.hex_of[enemy])
        ):
            count += 1
    return count


@template
def alone_among_enemies(s: Any, seat: int, stolem: int, cell: int) -> bool:
    """Round 1: in range of two enemies and more, far from the own family."""
    if s.round > 1 or s.hex_of[stolem] == cell or throwers(s, seat, cell) < 2:
        return False
    for other in range(4 * seat, 4 * seat + 4):
        if other != stolem and s.pose[other] == STANDING and distance(s, cell, s.hex_of[other]) <= FAR_FROM_HOME:
            return False
    return True


@template
def healthy_gift(s: Any, seat: int, stolem: int) -> bool:
    """A healthy Stolem given to the gods while a dazed one could be."""
    if s.dazed[stolem] == 1 or s.pose[stolem] != STANDING:
        return False
    for other in range(4 * seat, 4 * seat + 4):
        if s.pose[other] == LYING and s.stone_standing_first == OPTIONS.STONE_STANDING_FIRST_OFF:
            return True
        if s.pose[other] == STANDING and s.dazed[other] == 1:
            return True
    return False


@template
def wasted_boulder(s: Any, target: int, boulder: int) -> bool:
    """A Boulder where a rock does the same; a bystander it might hit is reason enough."""
    if boulder == 0 or s.bystander == OPTIONS.BYSTANDER_HIT:
        return False
    return s.dazed[target] == 1 or ability(s, target) == SKULL


@template
def bare_head(s: Any) -> bool:
    """The cap left on its card though a rock strikes that head: next round it comes back in any case."""
    return s.struck >= 0 and (s.tokens[s.struck // 4][s.struck % 4] >> CAP) & 1 == 1


@template
def cap_astray(s: Any, seat: int, stolem: int) -> bool:
    """The cap for a healthy head, or one that nobody reaches, while a dazed one within an enemy's range is bare."""
    if s.dazed[stolem] == 1 and throwers(s, seat, s.hex_of[stolem]) > 0:
        return False
    for other in range(4 * seat, 4 * seat + 4):
        if (
            s.pose[other] == STANDING
            and s.dazed[other] == 1
            and throwers(s, seat, s.hex_of[other]) > 0
            and why_not(s, seat, Action.put_token(CAP, other)) == 0
        ):
            return True
    return False


@template
def lacks(s: Any, card: int) -> int:
    """Tokens of the gods' card's set that do not lie; many if they cannot be had any more."""
    count = 0
    for kind in range(4):
        short = 0 + GODS_SET[card][kind]
        for cell in range(len(s.land)):
            if s.land[cell] == kind + 1 and s.outlined[cell] == 0:
                short -= 1
        count += max(0, short) if short <= s.pool[kind] else OUT_OF_REACH
    return count


@template
def nearer_exchanged(s: Any, seat: int, slot: int) -> bool:
    """The gods' card that lacks less is given away."""
    if s.gods_count[seat] < 2:
        return False
    return lacks(s, 0 + s.gods[seat][slot]) < lacks(s, 0 + s.gods[seat][1 - slot])


@template
def dominated(s: Any, seat: int, action: int) -> bool:
    kind = Action.kind(action)
    one = Action.part(action, 0)
    if kind == Action.TURN_TO_STONE:
        return healthy_gift(s, seat, one)
    if kind == Action.THROW:
        return wasted_boulder(s, Action.part(action, 1), Action.part(action, 2))
    if kind == Action.TAKE:
        return one == MISS and s.face_up[HIT] > 0
    if kind == Action.GIVE_BACK:
        return one == HIT and s.hits[seat][MISS] > 0
    if kind == Action.DISCARD:
        return one == GODS and s.actions[seat][GODS] == 1 and complete(s, seat)
    if kind == Action.EXCHANGE:
        return complete(s, seat) or nearer_exchanged(s, seat, one)
    if kind == Action.NO_CAP:
        return bare_head(s)
    if kind == Action.PUT_TOKEN:
        return one == CAP and cap_astray(s, seat, Action.part(action, 1))
    if kind == Action.MOVE:
        return alone_among_enemies(s, seat, one, Action.part(action, 1))
    return False


@template
def prune(s: Any, seat: int, codes: Any, count: int) -> int:
    """Leave the dominated answers out, unless all are; how many are left."""
    kept = 0
    for i in range(count):
        if not dominated(s, seat, codes[i]):
            code = codes[kept]
            codes[kept] = codes[i]
            codes[i] = code
            kept += 1
    return kept if kept > 0 else count
