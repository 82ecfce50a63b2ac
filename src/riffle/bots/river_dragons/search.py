"""The search of the River Dragons bot, compiled over the game's rules: draw programs, try them, weigh."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.chance import below
from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.games.river_dragons.actions import CARD_COUNT, DRAGON, JUMP_CARD, PLANK, REMOVE_CARD, TWO_PLANKS
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import (
    BARRED,
    OUTLINE,
    PLANK_WAITS,
    PLANKS_MISSING,
    RESERVE,
    YIELD_UNTIL,
    YIELDS,
)
from riffle.games.river_dragons.state import ON_BOARD, PROGRAM, SLOTS

from .prune import jumps_blindly, leave_jump_out, save_planks

# Bound to the game by `bind`.
apply = winner = best_program = dragon_for = outline = plan = begin_resolution = support_there = Fact = UNBOUND

WON = 20000
MOST_ANSWERS = 400
"""Answers in one turn, at most; a turn has far fewer."""
TRIES = 4
"""Against how many draws a rival's program is weighed."""
TASTE = 2
"""How much a card it likes weighs with a character, against what the program brings."""
FALL, BLIND_JUMP = 1000, 20000
"""What a fall weighs beside the way back. Rivals do other things than those imagined: a jump must hardly ever fail."""


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
def worth(s: Any, seat: int) -> int:
    """How good a position is for the seat: its own way against the shortest of the others."""
    if s.ended != 0:
        if s.ended == 1:
            return WON if winner(s, seat) == 1 else -WON
        return -WON // 2
    mine = min(6000, plan(s, seat))
    theirs = 6000
    total = 0
    for other in range(s.seats):
        if other != seat:
            cost = min(6000, plan(s, other))
            theirs = min(theirs, cost)
            total += cost
    # A rival about to arrive is a danger out of proportion.
    danger = max(0, 700 - theirs) * 2
    hurry = max(0, 700 - mine) * 2
    return 2 * (hurry - mine) + theirs + total // (2 * (s.seats - 1)) - danger


@template
def draw_sound_program(s: Any, seat: int, o: Any, whim: int, change: bool, likes: Any, rng: Any, cards: Any) -> None:
    """The same without what no person would lay: a jump over nobody, a plank without a gap."""
    draw_program(s, seat, o, whim, change, likes, rng, cards)
    if jumps_blindly(s, seat, o, cards):
        draw_program(s, seat, o, whim, False, likes, rng, cards)
        leave_jump_out(s, seat, o, cards)
    save_planks(s, seat, o, cards)


@template
def falls_of(s: Any, seat: int) -> int:
    """What falls off a plank weigh that the seat's pawn took in what has just happened."""
    total = 0
    for i in range(min(s.fact_count, len(s.facts))):
        fact = s.facts[i]
        if fact[0] == Fact.FELL and fact[1] == seat and fact[2] >= VILLAGES:
            total += BLIND_JUMP if fact[4] == JUMP_CARD else FALL
    return total


@template
def play_on(s: Any, mine: int, out: Any, limits: Any, rng: Any) -> int:
    """Carry out what lies to the end of the turn, every choice made the quick way; what the seat makes of it."""
    falls = falls_of(s, mine)
    for _ in range(MOST_ANSWERS):
        seat = next_to_answer(s)
        if seat < 0 or s.question == PROGRAM:
            break
        action = quick_answer(s, seat, GREEDY, out, limits, rng)
        s.fact_count = 0
        apply(s, seat, action)
        falls += falls_of(s, mine)
    return worth(s, mine) - falls


@template
def lay_down(s: Any, seat: int, cards: Any, at: int) -> None:
    for slot in range(SLOTS):
        s.program[seat][slot] = cards[at + slot] + 1


@template
def keep(programs: Any, i: int, cards: Any) -> None:
    for slot in range(SLOTS):
        programs[i * SLOTS + slot] = cards[slot]


@template
def think(
    states: Any,
    seat: int,
    programs: int,
    samples: int,
    replies: int,
    whim: int,
    likes: Any,
    out: Any,
    limits: Any,
    rng: Any,
    best: Any,
) -> int:
    """Choose a program into `best`; states[0] is the view with the bot's eye in it, states[1] is for trying."""
    s = states[0]
    o = buffer(OUTLINE)
    cards = buffer(SLOTS)
    outline(s, seat, o)
    if programs <= 1:
        draw_program(s, seat, o, whim, False, likes, rng, best)
        return 0
    mine = buffer(SLOTS * programs)
    for i in range(programs):
        draw_sound_program(s, seat, o, 0 if i == 0 else whim, i > 2, likes, rng, cards)
        keep(mine, i, cards)
    theirs = buffer(SLOTS * samples * VILLAGES)
    unknown = buffer(CARD_COUNT)  # nobody knows what the others like
    for other in range(s.seats):
        if other != seat or replies > 0:
            outline(s, other, o)
            for j in range(samples):
                draw_sound_program(s, other, o, whim, True, unknown, rng, cards)
                keep(theirs, j * VILLAGES + other, cards)
    if replies > 0:
        think_for_rivals(states, seat, samples, replies, whim, theirs, out, limits, rng)
    return try_all(states, seat, programs, samples, mine, theirs, likes, out, limits, rng, best)


@template
def think_for_rivals(
    states: Any, seat: int, samples: int, replies: int, whim: int, theirs: Any, out: Any, limits: Any, rng: Any
) -> None:
    """Rivals think too: of `replies` programs drawn for each those stay that do well against what all were drawn."""
    s = states[0]
    o = buffer(OUTLINE)
    cards = buffer(SLOTS)
    drawn = buffer(SLOTS * replies)
    kept = buffer(SLOTS * samples * VILLAGES)
    unknown = buffer(CARD_COUNT)
    for other in range(s.seats):
        if other == seat:
            continue
        outline(s, other, o)
        total = buffer(replies)
        alive = buffer(replies)
        for i in range(replies):
            draw_sound_program(s, other, o, whim, i > 2, unknown, rng, cards)
            keep(drawn, i, cards)
            for j in range(min(samples, TRIES)):
                total[i] += try_one(states, other, drawn, i, theirs, j, out, limits, rng)
        leave_best(total, alive, replies, samples)
        j = 0
        for i in range(replies):
            if alive[i] == 1:
                for slot in range(SLOTS):
                    kept[(j * VILLAGES + other) * SLOTS + slot] = drawn[i * SLOTS + slot]
                j += 1
    for i in range(len(theirs)):
        theirs[i] = kept[i]


@template
def leave_best(total: Any, alive: Any, count: int, wanted: int) -> None:
    """Mark the `wanted` best of `count` totals alive."""
    for i in range(count):
        alive[i] = 1
    for _ in range(count - wanted):
        worst = -1
        for i in range(count):
            if alive[i] == 1 and (worst < 0 or total[i] < total[worst]):
                worst = i
        alive[worst] = 0


@template
def try_all(
    states: Any,
    seat: int,
    programs: int,
    samples: int,
    mine: Any,
    theirs: Any,
    likes: Any,
    out: Any,
    limits: Any,
    rng: Any,
    best: Any,
) -> int:
    """Every program against half of the samples, then the best quarter of them against the rest."""
    total = buffer(programs)
    alive = buffer(programs)
    half = (samples + 1) // 2
    for i in range(programs):
        for slot in range(SLOTS):
            total[i] += TASTE * samples * likes[mine[i * SLOTS + slot]]
        for j in range(half):
            total[i] += try_one(states, seat, mine, i, theirs, j, out, limits, rng)
    leave_best(total, alive, programs, max(3, programs // 4))
    chosen = -1
    for i in range(programs):
        if alive[i] == 1:
            for j in range(half, samples):
                total[i] += try_one(states, seat, mine, i, theirs, j, out, limits, rng)
            if chosen < 0 or total[i] > total[chosen]:
                chosen = i
    for slot in range(SLOTS):
        best[slot] = mine[chosen * SLOTS + slot]
    return total[chosen]


@template
def try_one(states: Any, seat: int, mine: Any, i: int, theirs: Any, j: int, out: Any, limits: Any, rng: Any) -> int:
    """One own program against one program of each rival."""
    copy_into(states, 1, 0)
    s = states[1]
    for other in range(s.seats):
        if other == seat:
            lay_down(s, seat, mine, i * SLOTS)
        else:
            lay_down(s, other, theirs, (j * VILLAGES + other) * SLOTS)
    s.asked = 0
    s.fact_count = 0
    begin_resolution(s)
    return play_on(s, seat, out, limits, rng)
