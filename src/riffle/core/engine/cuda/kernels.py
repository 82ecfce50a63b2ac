"""What runs on the device, a game a thread: whole random games, as templates over the contract.

The draws are those of `playout.play_on` with random players, number for number, so that a game ends in the same bytes
on every engine. Lists of answers are looked at through a small window (`window`).
"""

from __future__ import annotations

from typing import Any

from ...declare.question import NATURE, next_to_answer
from ...declare.rule import template
from ..playout import last_in_turn
from ..window import random_answer

# Bound to each game by an engine's `bind`.
apply: Any = None

# Given by the device, or by its simulator.
cuda: Any = None
state_at: Any = None
own_state: Any = None
copy_state: Any = None
answer_list: Any = None
stream: Any = None
limits_room: Any = None


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


@template
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


@template
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
