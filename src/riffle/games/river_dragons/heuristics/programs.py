"""The best order of cards on paper (see outline.py): every order of the useful ones is tried."""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from ..actions import DRAGON, JUMP_CARD, REMOVE_CARD
from ..state import SLOTS
from .outline import BARRED, GHOSTS, PAPER, WORTH, YIELDS, play_card


@rule
def copy_paper(p: list[int], at: int) -> None:
    for i in range(PAPER):
        p[PAPER * (at + 1) + i] = p[PAPER * at + i]


@rule
def next_card(o: list[int], card: int, used: int, dragon: int) -> int:
    """The next useful card after this one that is not laid yet: an action, or the one dragon thought of."""
    for following in range(card + 1, dragon + 1):
        useful = following < DRAGON
        if following == REMOVE_CARD:
            useful = o[GHOSTS] > 0
        elif following == JUMP_CARD:
            useful = o[BARRED] > 0 and o[YIELDS] == 0
        if (useful or (following == dragon and used >> DRAGON == 0)) and (used >> following) & 1 == 0:
            return following
    return -1


@rule
def best_program(o: list[int], laid: list[int], fixed: int, dragon: int, bonus: list[int], best_of: list[int]) -> int:
    """Complete the first `fixed` cards of `laid` as well as can be; the cards into `best_of`, what they are worth back.

    `bonus` is what each card is worth on top of what it does, so that players differ.
    """
    p = buffer(PAPER * (SLOTS + 1))
    used = 0
    for i in range(fixed):
        used |= 1 << laid[i]
        best_of[i] = laid[i]
        copy_paper(p, i)
        play_card(o, p, PAPER * (i + 1), 0 + laid[i], i)
    if fixed == SLOTS:
        return p[PAPER * SLOTS + WORTH]
    best = -1000000
    depth = fixed
    laid[depth] = -1
    while depth >= fixed:
        if laid[depth] >= 0:
            used &= ~(1 << laid[depth])
        following = next_card(o, 0 + laid[depth], used, dragon)
        if following < 0:
            depth -= 1
            continue
        laid[depth] = following
        used |= 1 << following
        copy_paper(p, depth)
        play_card(o, p, PAPER * (depth + 1), following, depth)
        p[PAPER * (depth + 1) + WORTH] += bonus[following]
        if depth < SLOTS - 1:
            depth += 1
            laid[depth] = -1
        elif p[PAPER * SLOTS + WORTH] > best:
            best = p[PAPER * SLOTS + WORTH]
            for i in range(fixed, SLOTS):
                best_of[i] = laid[i]
    return best
