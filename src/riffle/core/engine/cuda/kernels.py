"""What runs on the device, a game a thread, as templates over the contract: lists, answers, scores, whole random games.

The draws are those of `playout.play_on` with random players, number for number, so that a game ends in the same bytes
on every engine. Lists of answers are looked at through a small window (`window`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ...declare.question import NATURE, is_asked, next_to_answer
from ...declare.rule import rule, template
from ..answering import answer_with, is_listed, put_numbers, settle
from ..playout import last_in_turn
from ..window import random_answer

F = TypeVar("F", bound=Callable[..., Any])

# Bound to each game by an engine's `bind`.
legal: Any = None
apply: Any = None
why_not: Any = None
winner: Any = None
points: Any = None

# Given by the device, or by its simulator.
cuda: Any = None
state_at: Any = None
own_state: Any = None
copy_state: Any = None
answer_list: Any = None
stream: Any = None
limits_room: Any = None

WINDOW = 256
"""Answers of a list that are kept at once; a longer list is written again for those beyond."""
NOT_LISTED = -1
"""In place of the rule that forbids an answer: nobody may give it now."""


def kernel(letters: str) -> Callable[[F], F]:
    """A template that is launched, with its arguments in letters (see `compiler.signature_of`)."""

    def declare(function: F) -> F:
        function.letters = letters  # type: ignore[attr-defined]
        return template(function)

    return declare


# One question ------------------------------------------------------------------------------------------------------


@rule
def may_answer(s: Any, seat: int) -> bool:
    return seat >= 0 and is_asked(s, seat)


@kernel("B l I I I2 l")
def list_games(cells: Any, count: int, seats: Any, counts: Any, outs: Any, first: int) -> None:
    """What each game's seat may answer, from the place `first` of the list on, and how long the list is."""
    game = cuda.grid(1)
    if game < count:
        s = state_at(cells, count, game)
        counts[game] = 0
        if may_answer(s, seats[game]):
            counts[game] = legal(s, seats[game], answer_list(outs, game, first))


@kernel("B l L I I2 I2 L")
def draw_games(cells: Any, count: int, rngs: Any, seats: Any, outs: Any, numbers: Any, codes: Any) -> None:
    """An answer of a random player (or of nature, by her odds) in every game, -1 where its seat is not asked."""
    game = cuda.grid(1)
    if game < count:
        s = state_at(cells, count, game)
        codes[game] = -1
        if may_answer(s, seats[game]):
            rng = stream()
            rng[0] = rngs[game]
            codes[game] = random_answer(s, seats[game], answer_list(outs, game, 0), limits_room(), rng)
            rngs[game] = rng[0]
            for i in range(len(numbers[game])):
                if i < len(s.extra):
                    numbers[game][i] = s.extra[i]


@kernel("B l I L I2 l l I2 I")
def judge_games(
    cells: Any, count: int, seats: Any, codes: Any, numbers: Any, given: int, listed: int, outs: Any, rules: Any
) -> None:
    """The rule that forbids each game's answer, nought where none does. With `listed` the list is looked at as well,
    with `given` the numbers are judged; a code below nought is no answer."""
    game = cuda.grid(1)
    if game < count:
        s = state_at(cells, count, game)
        rules[game] = 0
        if codes[game] >= 0:
            open_now = may_answer(s, seats[game])
            if open_now and listed == 1:
                open_now = is_listed(s, seats[game], codes[game], answer_list(outs, game, 0))
            if not open_now:
                rules[game] = NOT_LISTED
            elif given == 1:
                put_numbers(s, numbers[game])
                rules[game] = why_not(s, seats[game], codes[game])


@kernel("B l L I L I2 l I2 l I")
def apply_games(
    cells: Any, count: int, rngs: Any, seats: Any, codes: Any, numbers: Any, given: int, outs: Any, settles: int,
    asked: Any,
) -> None:  # fmt: skip
    """One answer in every game (none where the code is below nought), nature's after it if she `settles`."""
    game = cuda.grid(1)
    if game < count:
        s = state_at(cells, count, game)
        limits = limits_room()
        rng = stream()
        rng[0] = rngs[game]
        if codes[game] >= 0:
            code = answer_with(s, seats[game], codes[game], numbers[game], given, limits, rng)
            s.fact_count = 0
            apply(s, seats[game], code)
        if settles == 1:
            settle(s, answer_list(outs, game, 0), limits, rng)
        rngs[game] = rng[0]
        asked[game] = next_to_answer(s)


@kernel("B l L2 b2")
def score_games(cells: Any, count: int, scores: Any, won: Any) -> None:
    """Points of every seat, and who has won; nobody has while a game goes on."""
    game = cuda.grid(1)
    if game < count:
        s = state_at(cells, count, game)
        over = next_to_answer(s) < 0
        for seat in range(s.seats):
            scores[game][seat] = points(s, seat)
            won[game][seat] = winner(s, seat) if over else 0


# Whole games -------------------------------------------------------------------------------------------------------


@template
def play_random(s: Any, out: Any, limits: Any, rng: Any, most: int) -> int:
    """Play until the game is over or `most` turns are played; how many answers were given, nature's included."""
    steps = 0
    turns = 0
    last = NATURE
    while True:
        seat = next_to_answer(s)
        if seat < 0:
            return steps
        if last_in_turn(s, seat, last) != last and seat != NATURE:
            if turns == most:
                return steps
            turns += 1
        last = last_in_turn(s, seat, last)
        action = random_answer(s, seat, out, limits, rng)
        s.fact_count = 0
        apply(s, seat, action)
        steps += 1


@kernel("B l L L I2 l")
def play_games(cells: Any, count: int, rngs: Any, steps: Any, outs: Any, most: int) -> None:
    """A kernel: every game of a batch played on by random players, in its thread's own memory."""
    game = cuda.grid(1)
    if game < count:
        s = own_state()
        there = state_at(cells, count, game)
        copy_state(s, there)
        rng = stream()
        rng[0] = rngs[game]
        steps[game] = play_random(s, answer_list(outs, game, 0), limits_room(), rng, most)
        rngs[game] = rng[0]
        copy_state(there, s)


@kernel("B l L L I2 l L")
def play_queue(cells: Any, count: int, rngs: Any, steps: Any, outs: Any, most: int, queue: Any) -> None:
    """The same games by fewer threads: whoever has ended one takes the next, so that a warp never waits for a long one.

    One loop, not two: an answer a turn of it, whichever game it belongs to. `queue` is one cell, nought to begin with.
    """
    thread = cuda.grid(1)
    s = own_state()
    out = answer_list(outs, thread, 0)
    limits = limits_room()
    rng = stream()
    game = cuda.atomic.add(queue, 0, 1)
    if game < count:
        copy_state(s, state_at(cells, count, game))
        rng[0] = rngs[game]
    answers = 0
    turns = 0
    last = NATURE
    while game < count:
        seat = next_to_answer(s)
        fresh = seat >= 0 and seat != NATURE and last_in_turn(s, seat, last) != last
        if seat < 0 or (fresh and turns == most):
            steps[game] = answers
            rngs[game] = rng[0]
            copy_state(state_at(cells, count, game), s)
            game = cuda.atomic.add(queue, 0, 1)
            answers = 0
            turns = 0
            last = NATURE
            if game < count:
                copy_state(s, state_at(cells, count, game))
                rng[0] = rngs[game]
        else:
            if fresh:
                turns += 1
            last = last_in_turn(s, seat, last)
            action = random_answer(s, seat, out, limits, rng)
            s.fact_count = 0
            apply(s, seat, action)
            answers += 1


ENGINE: tuple[Callable[..., None], ...] = (list_games, draw_games, judge_games, apply_games, score_games, play_queue)
"""What a `Batch` launches."""
