"""What is hidden: nothing. Both sides see the whole board."""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .state import State


@rule
def resample(s: State, seat: int, rng: list[int]) -> None:
    """There is nothing to imagine."""
    return
