"""Playing on in the head: a tile taken, its stone standing or fallen, then quick players to the end."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import UNBOUND, copy_into, template
from riffle.core.engine.playout import GREEDY, play_on, quick_answer

# Bound to the game's own by a workspace.
FATE = UNBOUND
apply = legal = winner = Action = UNBOUND

MOST_STEPS = 4000


@template
def follow(states: Any, seat: int, tile: int, verdict: int, brains: Any, out: Any, rng: Any, runs: int) -> int:
    """Take a tile, let its stone stand or fall, and play on `runs` times; 1000 for every game won, shared if it is."""
    none = out[:0]
    total = 0
    for _ in range(runs):
        copy_into(states, 1, 0)
        s = states[1]
        apply(s, seat, Action.take_tile(tile))
        steps = 0
        while s.asked != 0 and s.question != FATE and s.turn == seat and steps < 20:
            who = next_to_answer(s)
            apply(s, who, quick_answer(s, who, GREEDY, out, none, rng))
            steps += 1
        if s.asked != 0 and s.question == FATE and s.turn == seat:
            apply(s, NATURE, Action.chanced(verdict))
        play_on(s, brains, out, none, rng, MOST_STEPS)
        if winner(s, seat) == 1:
            count = 0
            for other in range(s.seats):
                count += winner(s, other)
            total += 1000 // count
    return total
