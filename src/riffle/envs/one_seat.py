"""Many games seen from one seat: the usual environment of reinforcement learning, with the other seats played for you.

Between two questions to the learner the others answer, and what that was worth to the learner is added up: a step ends
where it is asked again, or where its game is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .batches import BatchEnv
from .stepping import LOOK

Opponents = str | Callable[[BatchEnv], Any]
"""`random`, `greedy`, or a function of the batch that gives a choice for every game, (count,)."""


class OneSeat:
    """A batch in which `seat` learns (None: game i is learned from seat i % players) and others play the rest."""

    def __init__(self, env: BatchEnv, seat: int | None = None, opponents: Opponents = "random") -> None:
        if seat is not None and not 0 <= seat < env.players:
            raise ValueError(f"seat is 0 to {env.players - 1} or None, not {seat}")
        if isinstance(opponents, str) and opponents not in ("random", "greedy"):
            raise ValueError(f"opponents are 'random', 'greedy' or a function, not {opponents!r}")
        self.env = env
        self.seats = np.arange(env.count) % env.players if seat is None else np.full(env.count, seat)
        self.reward = np.zeros(env.count)
        """What the step was worth to the learner."""
        self.rewards = np.zeros((env.count, env.players))
        """What it was worth to every seat."""
        self.done = np.zeros(env.count, dtype=np.bool_)
        self.truncated = np.zeros(env.count, dtype=np.bool_)
        self.illegal = np.zeros(env.count, dtype=np.bool_)
        self.final: Any = None
        """What the learner saw at the end of each game that ended, rows in the order of `done`."""
        self._opponents = opponents
        self._rows = np.arange(env.count)

    def reset(self, seed: Any = None, only: Any = None) -> Any:
        """Begin anew and let the others answer until the learner is asked. The observation."""
        self.env.reset(seed, only)
        self._clear()
        self._let_others_answer()
        self._clear()
        return self.env.observation

    def step(self, actions: Any) -> Any:
        """A choice of the learner in every game. The observation."""
        self._clear()
        self.env.step(actions)
        self.illegal[:] = self.env.illegal
        self._note()
        self._let_others_answer()
        self.reward[:] = self.rewards[self._rows, self.seats]
        return self.env.observation

    def _clear(self) -> None:
        self.rewards[:] = 0
        for flags in (self.done, self.truncated, self.illegal):
            flags[:] = False
        self.final = None

    def _let_others_answer(self) -> None:
        env = self.env
        while (others := env.seat != self.seats).any():
            env.answer_some(np.where(others, self._their_choices(), LOOK))
            self._note()

    def _their_choices(self) -> Any:
        if self._opponents == "random":
            return self.env.random()
        if self._opponents == "greedy":
            return self.env.greedy()
        assert callable(self._opponents)
        return np.asarray(self._opponents(self.env))

    def _note(self) -> None:
        """Add up what a step brought. A game that ends before the learner was asked in it is none of its games."""
        env = self.env
        running = ~self.done
        self.rewards[running] += env.reward[running]
        ended = env.done & running
        if ended.any():
            games = np.flatnonzero(ended)
            if self.final is None:
                self.final = np.zeros_like(env.observation)
            self.final[games] = env.final_observation(games, self.seats[games])
            self.truncated[games] = env.truncated[games]
            self.done |= ended
