"""Many games at once in compiled code, as templates over the contract: answers, nature, masks, ends, new games.

Each game draws from a stream of its own, so what happens in it depends on its seed and its answers alone, whatever
thread or device steps it.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.chance import below
from riffle.core.declare.rule import copy_into, template
from riffle.core.engine.answering import answer_with, put_numbers, settle
from riffle.core.engine.window import holds, moved

# Bound to each game by an engine's `bind`.
Action: Any = None
legal: Any = None
apply: Any = None
winner: Any = None
points: Any = None
why_not: Any = None
prefer: Any = None

PLAYING, ENDED, STOPPED = 0, 1, 2
"""What a step did to a game: it goes on, it is over, or it was cut off after too many answers."""
ANEW, LOOK = -1, -2
"""In place of a choice: the game begins anew, or nothing is answered."""


@template
def choice_of(code: int, level: int, factors: Any) -> int:
    """Which choice leads to a code: the code itself; in parts, first the kind with its first part, then a part each."""
    if factors[0][0] == 0:
        return code
    kind = Action.kind(code)
    if level == 0:
        return factors[1 + kind][0] + Action.part(code, 0)
    return factors[0][level] + Action.part(code, level)


@template
def clear(row: Any) -> None:
    for i in range(len(row)):
        row[i] = 0


@template
def mark(s: Any, seat: int, row: Any, chosen: Any, factors: Any, out: Any) -> None:
    """Set the mask of one game, which is clear: the choices that some legal code goes on from."""
    count = legal(s, seat, out)
    window = out
    for i in range(count):
        if not holds(window, i):
            window = moved(window, i)
            legal(s, seat, window)
        code = window[i]
        if chosen[0] <= code and code < chosen[0] + chosen[1]:
            row[choice_of(code, chosen[2], factors)] = 1


@template
def favourite(s: Any, seat: int, chosen: Any, factors: Any, out: Any, rng: Any) -> int:
    """The choice towards the answer that `prefer` likes best; among equal answers each is as likely."""
    count = legal(s, seat, out)
    window = out
    best = -1
    liked = 0
    equals = 0
    for i in range(count):
        if not holds(window, i):
            window = moved(window, i)
            legal(s, seat, window)
        code = window[i]
        if chosen[0] <= code and code < chosen[0] + chosen[1]:
            score = prefer(s, seat, code)
            if best < 0 or score > liked:
                best = code
                liked = score
                equals = 1
            elif score == liked:
                equals += 1
                if below(rng, equals) == 0:
                    best = code
    return choice_of(best, chosen[2], factors)


@template
def narrow(choice: int, chosen: Any, factors: Any) -> int:
    """Take a choice in; the code once it is whole, else -1. `chosen`: the first code left, how many, how many choices
    are made, then these."""
    if factors[0][0] == 0:
        return choice
    level = chosen[2]
    chosen[3 + level] = choice
    if level == 0:
        kind = 0
        while kind + 2 < len(factors) and choice >= factors[2 + kind][0]:
            kind += 1
        chosen[1] = factors[1 + kind][2]
        chosen[0] = factors[1 + kind][1] + (choice - factors[1 + kind][0]) * chosen[1]
    else:
        kind = Action.kind(chosen[0])
        size = factors[1 + kind][2 + level]
        chosen[1] = chosen[1] // size
        chosen[0] = chosen[0] + (choice - factors[0][level]) * chosen[1]
    chosen[2] = level + 1
    return chosen[0] if chosen[1] == 1 else -1


@template
def judge_numbers(states: Any, first: int, last: int, seats: Any, codes: Any, numbers: Any) -> int:
    """The first game whose numbers the rules refuse, or -1."""
    for i in range(first, last):
        put_numbers(states[i], numbers[i])
        if why_not(states[i], seats[i], codes[i]) != 0:
            return i
    return -1


@template
def whole(chosen: Any, size: int) -> None:
    """No part of an answer is chosen yet."""
    chosen[0] = 0
    chosen[1] = size
    chosen[2] = 0
    for level in range(3, len(chosen)):
        chosen[level] = -1


@template
def answer_game(
    s: Any, i: int, action: int, numbers: Any, given: int, seats: Any, chosen: Any, factors: Any, size: int,
    lengths: Any, most: int, scored: int, scores: Any, won: Any, out: Any, limits: Any, rng: Any,
) -> int:  # fmt: skip
    """One choice in one game: whether it goes on, is over, or was cut off."""
    for seat in range(len(won[i])):
        won[i][seat] = 0
    code = narrow(action, chosen[i], factors)
    if code < 0:
        return PLAYING
    code = answer_with(s, seats[i], code, numbers[i], given, limits, rng)
    s.fact_count = 0
    apply(s, seats[i], code)
    lengths[i] += 1
    whole(chosen[i], size)
    seats[i] = settle(s, out, limits, rng)
    if scored == 1 or seats[i] < 0:
        for seat in range(s.seats):
            scores[i][seat] = points(s, seat)
    if seats[i] < 0:
        for seat in range(s.seats):
            won[i][seat] = winner(s, seat)
        return ENDED
    return STOPPED if lengths[i] >= most else PLAYING


@template
def step_games(
    states: Any, first: int, last: int, blank: int, actions: Any, numbers: Any, given: int, seats: Any, chosen: Any,
    masks: Any, factors: Any, size: int, lengths: Any, most: int, scored: int, scores: Any, won: Any, done: Any,
    out: Any, limits: Any, rngs: Any, keep: int,
) -> None:  # fmt: skip
    """One choice in every game from first to last; a game that ends is counted and begins anew.

    With `keep` the end of game i stays in states[blank + 1 + i].
    """
    for i in range(first, last):
        done[i] = PLAYING
        if actions[i] >= 0:
            done[i] = answer_game(
                states[i], i, actions[i], numbers, given, seats, chosen, factors, size, lengths, most, scored, scores,
                won, out, limits, rngs[i],
            )  # fmt: skip
        if done[i] != PLAYING or actions[i] == ANEW:
            lengths[i] = 0
            if keep == 1:
                copy_into(states, blank + 1 + i, i)
            copy_into(states, i, blank)
            seats[i] = settle(states[i], out, limits, rngs[i])
            whole(chosen[i], size)
        clear(masks[i])
        mark(states[i], seats[i], masks[i], chosen[i], factors, out)


@template
def favourites(
    states: Any, first: int, last: int, seats: Any, chosen: Any, factors: Any, out: Any, rngs: Any, found: Any
) -> None:
    """What a quick player would choose in every game from first to last."""
    for i in range(first, last):
        found[i] = favourite(states[i], seats[i], chosen[i], factors, out, rngs[i])


@template
def draws(masks: Any, first: int, last: int, rngs: Any, found: Any) -> None:
    """One of the choices that its mask allows, each as likely, in every game from first to last."""
    for i in range(first, last):
        count = 0
        for choice in range(len(masks[i])):
            count += masks[i][choice]
        left = below(rngs[i], count)
        for choice in range(len(masks[i])):
            if masks[i][choice] == 1:
                if left == 0:
                    found[i] = choice
                    break
                left -= 1
