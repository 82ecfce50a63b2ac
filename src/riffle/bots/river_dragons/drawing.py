"""Programs such as somebody might lay: drawn from the best on paper, without what no person would do, and varied."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.chance import below
from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.games.river_dragons.actions import CARD_COUNT, DRAGON, JUMP_CARD, PLANK, REMOVE_CARD, TWO_PLANKS
from riffle.games.river_dragons.heuristics.outline import (
    BARRED,
    PLANK_WAITS,
    PLANKS_MISSING,
    RESERVE,
    YIELD_UNTIL,
    YIELDS,
)
from riffle.games.river_dragons.state import ON_BOARD, SLOTS

from .prune import jumps_blindly, leave_jump_out, lies_in, save_planks

# Bound to the game by `bind`.
best_program = dragon_for = support_there = UNBOUND

REDRAWN = 4
"""How often a program is drawn anew that is there already."""


@template
def whims(bonus: Any, whim: int, rng: Any) -> None:
    """A passing fancy for each card; never for planks, which are lost for good when laid on a whim."""
    for card in range(CARD_COUNT):
        bonus[card] = 0 if card in (PLANK, TWO_PLANKS) else below(rng, whim + 1)


@template
def some_dragon(s: Any, seat: int, rng: Any) -> int:
    """Mostly the dragon of the rival in front, now and then another's."""
    if below(rng, 3) > 0:
        return dragon_for(s, seat)
    other = below(rng, s.seats - 1)
    return DRAGON + s.colour[other if other < seat else other + 1]


@template
def stones_until(s: Any, seat: int, plank: int) -> int:
    """How many stones the way lacks up to and with its missing plank of that number."""
    stones = 0
    missing = -1
    for i in range(s.way_length[seat]):
        if not support_there(s, 0 + s.way[seat][i + 1]):
            stones += 1
        if s.way_plank[seat][i] < 0 or s.holder[s.way_plank[seat][i]] != ON_BOARD:
            missing += 1
        if missing == plank:
            return stones
    return stones


@template
def steal_first(s: Any, seat: int, o: Any, dragon: int, bonus: Any, least: int, cards: Any) -> None:
    """The same with a plank taken from the board first and laid at once, before somebody takes it back: if better."""
    ghost = 0
    while ghost < o[PLANKS_MISSING] and o[PLANK_WAITS + ghost] >= 0:
        ghost += 1
    if ghost == o[PLANKS_MISSING]:
        return
    laid = buffer(SLOTS)
    other = buffer(SLOTS)
    laid[0] = REMOVE_CARD
    o[PLANK_WAITS + ghost] = stones_until(s, seat, ghost)
    o[RESERVE] += 1
    if best_program(o, laid, 1, dragon, bonus, other) >= least:
        for slot in range(SLOTS):
            cards[slot] = other[slot]
    o[PLANK_WAITS + ghost] = -1
    o[RESERVE] -= 1


@template
def draw_program(s: Any, seat: int, o: Any, whim: int, change: bool, likes: Any, rng: Any, cards: Any) -> None:
    """A program such as this seat might lay: the best on paper under a whim, perhaps with one card replaced."""
    bonus = buffer(CARD_COUNT)
    whims(bonus, whim, rng)
    for card in range(CARD_COUNT):
        bonus[card] += likes[card]
    laid = buffer(SLOTS)
    # Two pawns face to face: who jumps and who waits is anybody's guess, and both doing the same gets nobody on.
    o[YIELDS] = YIELD_UNTIL if o[BARRED] > 0 and below(rng, 2) == 0 else 0
    dragon = some_dragon(s, seat, rng)
    on_paper = best_program(o, laid, 0, dragon, bonus, cards)
    steal_first(s, seat, o, dragon, bonus, on_paper, cards)
    if not change or below(rng, 2) == 0:
        return
    card = dragon
    chance = below(rng, 4)
    if chance == 0:
        card = REMOVE_CARD
    elif chance == 1:
        card = JUMP_CARD
    slot = below(rng, SLOTS)
    for i in range(SLOTS):
        if cards[i] == card or (card >= DRAGON and cards[i] >= DRAGON):
            # The card lies already: change its place instead.
            other = cards[slot]
            cards[slot] = cards[i]
            cards[i] = other
            return
    cards[slot] = card


@template
def draw_sound_program(s: Any, seat: int, o: Any, whim: int, change: bool, likes: Any, rng: Any, cards: Any) -> None:
    """The same without what no person would lay: a jump over nobody, a plank without a gap."""
    draw_program(s, seat, o, whim, change, likes, rng, cards)
    if jumps_blindly(s, seat, o, cards):
        draw_program(s, seat, o, whim, False, likes, rng, cards)
        leave_jump_out(s, seat, o, cards)
    save_planks(s, seat, o, cards)


@template
def same(programs: Any, i: int, count: int) -> bool:
    """Whether program i is among the first `count` already."""
    for k in range(count):
        equal = True
        for slot in range(SLOTS):
            equal = equal and programs[k * SLOTS + slot] == programs[i * SLOTS + slot]
        if equal:
            return True
    return False


@template
def draw_different(
    s: Any, seat: int, o: Any, count: int, whim: int, likes: Any, cards: Any, rng: Any, programs: Any
) -> None:
    """So many programs of the seat; one drawn before is drawn anew, a few times: few are worth trying twice."""
    for i in range(count):
        for again in range(REDRAWN):
            draw_sound_program(s, seat, o, 0 if i + again == 0 else whim, i + again > 2, likes, rng, cards)
            keep(programs, i, cards)
            if not same(programs, i, i):
                break


@template
def vary(s: Any, seat: int, rng: Any, cards: Any) -> None:
    """Change the places of two cards, or put another card in the place of one; never a jump that was not there."""
    slot = below(rng, SLOTS)
    if below(rng, 2) == 0:
        other = (slot + 1 + below(rng, SLOTS - 1)) % SLOTS
        card = 0 + cards[slot]
        cards[slot] = cards[other]
        cards[other] = card
        return
    before = 0 + cards[slot]
    cards[slot] = -1
    for _ in range(REDRAWN):
        card = below(rng, DRAGON + 2)
        card = some_dragon(s, seat, rng) if card >= DRAGON else card
        if card != JUMP_CARD and not lies_in(cards, card):
            cards[slot] = card
            return
    cards[slot] = before


@template
def draw_variants(s: Any, seat: int, o: Any, count: int, rng: Any, cards: Any, programs: Any) -> None:
    """The program in `cards`, then programs that differ from it in a card or two and are as sound."""
    best = buffer(SLOTS)
    for slot in range(SLOTS):
        best[slot] = cards[slot]
    keep(programs, 0, cards)
    for i in range(1, count):
        for _ in range(REDRAWN):
            for slot in range(SLOTS):
                cards[slot] = best[slot]
            for _ in range(1 + below(rng, 2)):
                vary(s, seat, rng, cards)
            leave_jump_out(s, seat, o, cards)
            save_planks(s, seat, o, cards)
            keep(programs, i, cards)
            if not same(programs, i, i):
                break


@template
def keep(programs: Any, i: int, cards: Any) -> None:
    for slot in range(SLOTS):
        programs[i * SLOTS + slot] = cards[slot]
