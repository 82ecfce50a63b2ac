"""Gymnasium: every game as `riffle/HiddenStones-v1`, one at a time or as a vector of many.

Whoever is asked acts next, so one policy plays all seats: `info["seat"]` (or `infos["seat"]`) says for whom, the
observation is that seat's, and the reward is for the seat that acted. `info["rewards"]` has those of all seats.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from riffle.core.game import load

from .aec_env import split
from .batches import BatchEnv
from .play import Play


class RiffleEnv(gymnasium.Env[Any, Any]):
    """One game. The mask of what may be answered is in the observation and in the info."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self, game: str, players: int = 2, most_steps: int = 100_000, render_mode: str | None = None, **keywords: Any
    ) -> None:
        self.play = Play(load(game), players, **keywords)
        self.most_steps = most_steps
        self.render_mode = render_mode
        self.observation_space = self.play.observation_space()
        self.action_space = spaces.Discrete(self.play.choices.size)
        self._seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.start(seed)
        return self._seen([0.0] * self.play.players)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.play.check_begun()
        seat, before = self._seat, self.play.position.points
        self.play.answer(seat, *split(action))
        rewards = self.play.rewards(before)
        observation, info = self._seen(rewards)
        stopped = self.play.steps >= self.most_steps and not self.play.over
        return observation, rewards[seat], self.play.over, stopped, info

    def _seen(self, rewards: list[float]) -> tuple[Any, dict[str, Any]]:
        asked = self.play.asked
        self._seat = asked[0] if asked else self._seat
        observation = self.play.observe(self._seat)
        return observation, {
            "seat": self._seat,
            "rewards": np.array(rewards, dtype=np.float32),
            "action_mask": observation["action_mask"],
        }

    def render(self) -> Any:
        return str(self.play.position.view(self._seat)) if self.render_mode == "ansi" else None


class RiffleVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games in compiled code. A game that ends begins anew in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, *, game: str, players: int = 2, **keywords: Any) -> None:
        if keywords.get("observation") == "none":
            raise ValueError("Gymnasium wants an observation: 'features' or 'raw', not 'none'")
        self.env = BatchEnv(load(game), players, num_envs, **keywords)
        self.num_envs = num_envs
        one: Any = spaces.Box(-1.0, 1.0, (self.env.layout.size,), np.float32)
        if self.env.observation.dtype == np.int32:
            whole = np.iinfo(np.int32)
            one = spaces.Box(whole.min, whole.max, (self.env.observation.shape[1],), np.int32)
        mask = spaces.Box(0, 1, (self.env.choices.size,), np.int8)
        self.single_observation_space = spaces.Dict({"observation": one, "action_mask": mask})
        self.single_action_space = spaces.Discrete(self.env.choices.size)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self.env.reset(seed[0] if isinstance(seed, list) else seed)
        return self._seen(), {"seat": self.env.seat.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        acted = self.env.seat.copy()
        self.env.step(actions)
        rewards = self.env.reward[np.arange(self.num_envs), acted].astype(np.float64)
        info = {"seat": self.env.seat.copy(), "acted": acted, "rewards": self.env.reward.copy()}
        stopped = self.env.truncated.copy()
        return self._seen(), rewards, self.env.done & ~stopped, stopped, info

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.env.observation.copy(), "action_mask": self.env.mask.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.env.close()
