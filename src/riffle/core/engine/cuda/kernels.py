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
DONE = 1 << 20
"""In place of the number of a question: nothing more is played."""


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


@kernel("B l L L I2 l I I I l L")
def play_queue(
    cells: Any, count: int, rngs: Any, steps: Any, outs: Any, most: int, turns: Any, last: Any, order: Any,
    playing: int, queue: Any,
) -> None:  # fmt: skip
    """The first `playing` games of `order` played on by random players, each in the memory of a thread.

    Whoever has ended one takes the next, so that a warp never waits for a long game. One loop, not two: an answer a
    turn of it, whichever game it belongs to. `queue` is one cell, nought to begin with.
    """
    thread = cuda.grid(1)
    s = own_state()
    out = answer_list(outs, thread, 0)
    limits = limits_room()
    rng = stream()
    game = 0
    answers = 0
    turn = 0
    before = NATURE
    waiting = cuda.atomic.add(queue, 0, 1)
    if waiting < playing:
        game = order[waiting]
        copy_state(s, state_at(cells, count, game))
        rng[0] = rngs[game]
        turn = turns[game]
        before = last[game]
    while waiting < playing:
        seat = next_to_answer(s)
        fresh = seat >= 0 and seat != NATURE and last_in_turn(s, seat, before) != before
        if seat < 0 or (fresh and turn == most):
            steps[game] += answers
            rngs[game] = rng[0]
            copy_state(state_at(cells, count, game), s)
            waiting = cuda.atomic.add(queue, 0, 1)
            answers = 0
            if waiting < playing:
                game = order[waiting]
                copy_state(s, state_at(cells, count, game))
                rng[0] = rngs[game]
                turn = turns[game]
                before = last[game]
        else:
            if fresh:
                turn += 1
            before = last_in_turn(s, seat, before)
            action = random_answer(s, seat, out, limits, rng)
            s.fact_count = 0
            apply(s, seat, action)
            answers += 1


# The same an answer at a time, so that games that are asked the same stand side by side ----------------------------


@kernel("B l L I2 l I I I l L")
def draw_round(
    cells: Any, count: int, rngs: Any, outs: Any, most: int, turns: Any, last: Any, order: Any, playing: int, codes: Any
) -> None:
    """A random answer for each of the first games of `order`; -1 where its turns are played."""
    thread = cuda.grid(1)
    if thread < playing:
        game = order[thread]
        s = state_at(cells, count, game)
        seat = next_to_answer(s)
        fresh = seat != NATURE and last_in_turn(s, seat, last[game]) != last[game]
        codes[thread] = -1
        if not (fresh and turns[game] == most):
            if fresh:
                turns[game] += 1
            last[game] = last_in_turn(s, seat, last[game])
            rng = stream()
            rng[0] = rngs[game]
            codes[thread] = random_answer(s, seat, answer_list(outs, thread, 0), limits_room(), rng)
            rngs[game] = rng[0]


@kernel("B l L I l L I")
def apply_round(cells: Any, count: int, steps: Any, order: Any, playing: int, codes: Any, questions: Any) -> None:
    """The answers drawn. What each game is asked next, DONE where it is played."""
    thread = cuda.grid(1)
    if thread < playing:
        game = order[thread]
        s = state_at(cells, count, game)
        questions[thread] = DONE
        if codes[thread] >= 0:
            s.fact_count = 0
            apply(s, next_to_answer(s), codes[thread])
            steps[game] += 1
            if next_to_answer(s) >= 0:
                questions[thread] = s.question


ENGINE: tuple[Callable[..., None], ...] = (
    list_games, draw_games, judge_games, apply_games, score_games, play_queue, draw_round, apply_round,
)  # fmt: skip
"""What a `Batch` launches."""
