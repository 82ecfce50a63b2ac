"""Perft: how many leaves the tree of answers has at a depth. Nature's answers count like anybody's, a sealed question
is answered seat by seat, and a finished game is not expanded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..declare.question import next_to_answer
from ..declare.rule import copy_into, template
from ..event import Step
from ..workspace import Workspace

if TYPE_CHECKING:
    from ..position import Position

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


def perft(position: Position, depth: int) -> int:
    """Leaves of the tree of answers at `depth` below a position."""
    if depth <= 0:
        return 1
    work, wide = Workspace(position.game, position.speed), position.game.most_legal
    if work.speed != "plain":
        import numpy as np

        out: Any = np.zeros((depth, wide), dtype=np.int32)
    else:
        out = [[0] * wide for _ in range(depth)]
    states = work.states(position, depth + 1)
    return int(work.bind(count_leaves)(states, out, work.buffer(depth + 1), work.buffer(depth + 1), depth, wide))


def divide(position: Position, depth: int) -> dict[str, int]:
    """The leaves under each first answer, by its notation: where two counts differ, the fault is found by halving."""
    if position.over or depth <= 0:
        return {}
    seat = position.to_move[0]
    return {
        position.game.actions.text(code): perft(position.applied(seat, Step(code)), depth - 1)
        for code in position.codes(seat)
    }
