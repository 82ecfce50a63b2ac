"""Stable-Baselines3: many games as one `VecEnv`, seen from one seat; masks for MaskablePPO of sb3-contrib.

env = riffle.envs.sb3("hidden_stones", count=64, opponents="greedy")
model = MaskablePPO("MlpPolicy", env)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv  # pyright: ignore[reportMissingImports]

from riffle.core.game import Game

from .batches import BatchEnv
from .one_seat import OneSeat, Opponents


class RiffleVecEnv(VecEnv):
    """A batch for Stable-Baselines3. The observation is a vector; the mask comes by `action_masks()`."""

    def __init__(
        self, game: Game, players: int, count: int, *, seat: int | None = None, opponents: Opponents = "random",
        **keywords: Any,
    ) -> None:  # fmt: skip
        if keywords.get("observation", "features") != "features":
            raise ValueError("Stable-Baselines3 is given features: leave `observation` out")
        self.batch = BatchEnv(game, players, count, finals=True, **keywords)
        self.one = OneSeat(self.batch, seat, opponents)
        self._actions: Any = None
        self.render_mode = None
        seen = spaces.Box(-1.0, 1.0, (self.batch.layout.size,), np.float32)
        super().__init__(count, seen, spaces.Discrete(self.batch.choices.size))

    def action_masks(self) -> Any:
        """(count, choices), true where a choice may be made: MaskablePPO asks for it before every step."""
        return self.batch.mask == 1

    def reset(self) -> Any:
        given = [seed for seed in self._seeds if seed is not None]
        seen = self.one.reset(given if len(given) == self.num_envs else None)
        self._reset_seeds()
        return seen.copy()

    def step_async(self, actions: Any) -> None:
        self._actions = np.asarray(actions)

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        one = self.one
        seen = one.step(self._actions).copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(one.done).tolist():
            infos[game] = {
                "terminal_observation": one.final[game],
                "TimeLimit.truncated": bool(one.truncated[game]),
                "rewards": one.rewards[game].copy(),
            }
        return seen, one.reward.astype(np.float32), one.done.copy(), infos

    def close(self) -> None:
        self.batch.close()

    # What is asked of all environments by name: here they are one ------------------------------------------------

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        found = getattr(self, method_name)(*method_args, **method_kwargs)
        return [found[game] for game in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False] * len(self._chosen(indices))

    def _chosen(self, indices: Any) -> Sequence[int]:
        return range(self.num_envs) if indices is None else np.atleast_1d(indices).tolist()
