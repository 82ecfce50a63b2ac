"""The search of the River Dragons bot, compiled over the game's rules: draw programs, try them, weigh."""

from __future__ import annotations

from typing import Any

from riffle.bots.chances import WHOLE
from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import UNBOUND, buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.games.river_dragons.actions import CARD_COUNT, JUMP_CARD
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import PROGRAM, SLOTS

from .drawing import draw_different, draw_program, draw_sound_program, draw_variants, keep
from .evaluation import learned_share
from .footing import keep_dry

# Bound to the game by `bind`.
apply = winner = outline = plan = begin_resolution = Fact = UNBOUND

WON = 20000
MOST_ANSWERS = 400
"""Answers in one turn, at most; a turn has far fewer."""
TRIES = 4
"""Against how many draws a rival's program is weighed."""
TASTE, LEARNED_TASTE = 2, 12
"""How much a card it likes weighs with a character, against what the program brings by hand and by the network."""
FALL, BLIND_JUMP = 1000, 20000
"""What a fall weighs beside the way back. Rivals do other things than those imagined: a jump must hardly ever fail."""
DREAD = 5
"""How much more that is by the network, which counts a step for more than the hand does."""


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
def appraise(s: Any, seat: int, net: Any) -> int:
    """The same by the network, if there is one: what a chance to win is worth."""
    if s.ended != 0 or len(net) == 0:
        return worth(s, seat)
    return 2 * WON * learned_share(s, seat, net) // WHOLE - WON


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
def play_on(s: Any, mine: int, net: Any, out: Any, limits: Any, rng: Any) -> int:
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
    return appraise(s, mine, net) - falls * (1 if len(net) == 0 else DREAD)


@template
def lay_down(s: Any, seat: int, cards: Any, at: int) -> None:
    for slot in range(SLOTS):
        s.program[seat][slot] = cards[at + slot] + 1


@template
def think(
    states: Any,
    seat: int,
    programs: int,
    samples: int,
    replies: int,
    variants: int,
    whim: int,
    likes: Any,
    net: Any,
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
    draw_different(s, seat, o, programs, whim, likes, cards, rng, mine)
    keep_dry(states, seat, o, programs, mine, out, limits, rng)
    theirs = buffer(SLOTS * samples * VILLAGES)
    unknown = buffer(CARD_COUNT)  # nobody knows what the others like
    for other in range(s.seats):
        if other != seat or replies > 0:
            outline(s, other, o)
            for j in range(samples):
                draw_sound_program(s, other, o, whim, True, unknown, rng, cards)
                keep(theirs, j * VILLAGES + other, cards)
    if replies > 0:
        think_for_rivals(states, seat, samples, replies, whim, theirs, net, out, limits, rng)
    found = try_all(states, seat, programs, samples, mine, theirs, likes, net, out, limits, rng, best)
    if variants > 0:
        outline(s, seat, o)
        changed = buffer(SLOTS * (variants + 1))
        draw_variants(s, seat, o, variants + 1, rng, best, changed)
        keep_dry(states, seat, o, variants + 1, changed, out, limits, rng)
        found = try_all(states, seat, variants + 1, samples, changed, theirs, likes, net, out, limits, rng, best)
    return found


@template
def think_for_rivals(
    states: Any,
    seat: int,
    samples: int,
    replies: int,
    whim: int,
    theirs: Any,
    net: Any,
    out: Any,
    limits: Any,
    rng: Any,
) -> None:
    """Rivals think too, but not always: every other of their programs does well against what all were drawn.

    Of `replies` programs drawn for each rival the best stay. Were all rivals to think so far, the bot would dodge the
    dragons it expects instead of doing what is good.
    """
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
                total[i] += try_one(states, other, drawn, i, theirs, j, net, out, limits, rng)
        leave_best(total, alive, replies, samples // 2)
        j = 1
        for i in range(replies):
            if alive[i] == 1:
                for slot in range(SLOTS):
                    kept[(j * VILLAGES + other) * SLOTS + slot] = drawn[i * SLOTS + slot]
                j += 2
    for j in range(1, samples, 2):
        for i in range(j * VILLAGES * SLOTS, (j + 1) * VILLAGES * SLOTS):
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
    net: Any,
    out: Any,
    limits: Any,
    rng: Any,
    best: Any,
) -> int:
    """Every program against half of the samples, then the best quarter of them against the rest."""
    total = buffer(programs)
    alive = buffer(programs)
    half = (samples + 1) // 2
    style = TASTE if len(net) == 0 else LEARNED_TASTE
    for i in range(programs):
        for slot in range(SLOTS):
            total[i] += style * samples * likes[mine[i * SLOTS + slot]]
        for j in range(half):
            total[i] += try_one(states, seat, mine, i, theirs, j, net, out, limits, rng)
    leave_best(total, alive, programs, max(3, programs // 4))
    chosen = -1
    for i in range(programs):
        if alive[i] == 1:
            for j in range(half, samples):
                total[i] += try_one(states, seat, mine, i, theirs, j, net, out, limits, rng)
            if chosen < 0 or total[i] > total[chosen]:
                chosen = i
    for slot in range(SLOTS):
        best[slot] = mine[chosen * SLOTS + slot]
    return total[chosen]


@template
def try_one(
    states: Any, seat: int, mine: Any, i: int, theirs: Any, j: int, net: Any, out: Any, limits: Any, rng: Any
) -> int:
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
    return play_on(s, seat, net, out, limits, rng)
