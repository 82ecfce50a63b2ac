"""What a step is worth to each seat: who has won, points made, or whatever a function says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from riffle.core.position import Position

Reward = str | Callable[["Outcome"], Any]
"""`win`: 1 to those who won, -1 to the others, 0 in a draw. `points`: the points made since the step before.
A function: gets an Outcome, gives an array (count, players)."""


class Outcome:
    """What is known of a step when it is rewarded. All arrays are (count, players), `done` is (count,)."""

    def __init__(self, won: Any, points: Any, before: Any, done: Any) -> None:
        self.won, self.points, self.before, self.done = won, points, before, done

    @property
    def win(self) -> Any:
        """1 to winners, -1 to losers, 0 while the game goes on and in a draw: all of several have won, or none."""
        players, winners = self.won.shape[1], self.won.sum(axis=1)
        drawn = ((winners == players) | (winners == 0)) & (players > 1)
        return np.where((self.done & ~drawn)[:, None], 2.0 * self.won - 1.0, 0.0).astype(np.float32)

    @property
    def gained(self) -> Any:
        return (self.points - self.before).astype(np.float32)


def returns(position: Position) -> list[float]:
    """What a game has come to for each seat, as `win` says it; noughts before its end."""
    won = np.zeros((1, position.players), dtype=np.int8)
    won[0, list(position.winners if position.over else ())] = 1
    points = np.array([position.points])
    return Outcome(won, points, points, np.array([position.over])).win[0].tolist()


def reward_function(reward: Reward) -> tuple[Callable[[Outcome], Any], bool]:
    """The function, and whether it needs points after every step."""
    if callable(reward):
        return reward, True
    if reward == "win":
        return lambda outcome: outcome.win, False
    if reward == "points":
        return lambda outcome: outcome.gained, True
    raise ValueError(f"a reward is 'win', 'points' or a function, not {reward!r}")
