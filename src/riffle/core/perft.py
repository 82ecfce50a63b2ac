"""Perft: how many leaves the tree of answers has at a depth. Nature's answers count like anybody's, a sealed question
is answered seat by seat, and a finished game is not expanded."""

from __future__ import annotations

from typing import Any

from .plain import template
from .question import next_to_answer
from .rule import copy_into

# Bound to each game by an engine's `bind`.
legal: Any = None
apply: Any = None


@template
def count_leaves(states: Any, out: Any, counts: Any, at: Any, depth: int, wide: int) -> int:
    """Leaves below states[0]; `out` holds `depth` lists of `wide` codes, `counts` and `at` how far each is walked."""
    leaves = 0
    level = 0
    counts[0] = -1
    while level >= 0:
        if counts[level] < 0:  # first visit: list the answers here
            seat = next_to_answer(states[level])
            counts[level] = 0
            at[level] = 0
            if seat >= 0:
                counts[level] = legal(states[level], seat, out[level])
                if level == depth - 1:
                    leaves += counts[level]
                    counts[level] = 0
        if at[level] >= counts[level]:
            level -= 1
            continue
        action = out[level][at[level]]
        at[level] += 1
        copy_into(states, level + 1, level)
        states[level + 1].fact_count = 0
        apply(states[level + 1], next_to_answer(states[level]), action)
        level += 1
        counts[level] = -1
    return leaves


def perft(engine: Any, state: Any, depth: int) -> int:
    """Leaves of the tree of answers at `depth` below a state."""
    if depth <= 0:
        return 1
    wide = engine.game.most_legal
    if engine.speed == "fast":
        import numpy as np

        states = engine.new(depth + 1)
        states[0] = state[0]
        out: Any = np.zeros((depth, wide), dtype=np.int32)
    else:
        states = [engine.copy(state) for _ in range(depth + 1)]
        out = [[0] * wide for _ in range(depth)]
    return int(engine.bind(count_leaves)(states, out, engine.buffer(depth + 1), engine.buffer(depth + 1), depth, wide))


def divide(engine: Any, state: Any, depth: int) -> dict[str, int]:
    """The leaves under each first answer, by its notation: where two counts differ, the fault is found by halving."""
    out = engine.buffer(engine.game.most_legal)
    asked = int(engine.get(state, "asked"))
    if asked == 0 or depth <= 0:
        return {}
    seat = (asked & -asked).bit_length() - 1
    leaves: dict[str, int] = {}
    for code in [int(code) for code in out[: engine.legal(state, seat, out)]]:
        after = engine.copy(state)
        engine.apply(after, seat, code)
        leaves[engine.game.Action.text(code)] = perft(engine, after, depth - 1)
    return leaves
