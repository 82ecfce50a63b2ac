"""Gymnasium: every game as `riffle/HiddenStones-v1`, one at a time or as a vector of many.

Whoever is asked acts next, so one policy plays all seats: `info["seat"]` (or `infos["seat"]`) says for whom, the
observation is that seat's, and the reward is for the seat that acted. `info["rewards"]` has those of all seats: a game
is often decided by another seat's answer, and whoever learns by self-play must pay both.

With `opponents="random"`, `"greedy"` or (a vector only) a function, one seat is yours and the others are played for
you: the reward is then yours alone, from one of your questions to the next.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from riffle.core.game import Game, load

from .aec_env import split
from .batches import BatchEnv
from .one_seat import OneSeat, Opponents
from .play import Play


class RiffleEnv(gymnasium.Env[Any, Any]):
    """One game. The mask of what may be answered is in the observation and in the info."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        most_steps: int = 100_000,
        render_mode: str | None = None,
        *,
        seat: int = 0,
        opponents: str | None = None,
        **keywords: Any,
    ) -> None:
        if opponents not in (None, "random", "greedy"):
            raise ValueError(f"opponents are 'random', 'greedy' or None, not {opponents!r}")
        self.play = Play(game if isinstance(game, Game) else load(game), players, **keywords)
        self.most_steps = most_steps
        self.render_mode = render_mode
        self.observation_space = self.play.observation_space()
        self.action_space = spaces.Discrete(self.play.choices.size)
        self._opponents, self._mine = opponents, seat
        self._seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.start(seed)
        self._others([0.0] * self.play.players)
        return self._seen([0.0] * self.play.players)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.play.check_begun()
        seat, before = self._seat, self.play.position.points
        legal = self.play.take(seat, *split(action))
        rewards = self._others(self.play.rewards(before))
        observation, info = self._seen(rewards)
        if not legal:
            info["illegal"] = True
        stopped = self.play.steps >= self.most_steps and not self.play.over
        return observation, rewards[seat], self.play.over, stopped, info

    def _others(self, rewards: list[float]) -> list[float]:
        """Let the other seats answer, if they are played for us; the rewards with theirs added."""
        play = self.play
        while self._opponents and not play.over and play.asked[0] != self._mine and play.steps < self.most_steps:
            before = play.position.points
            play.let_answer(play.asked[0], self._opponents)
            rewards = [sum(pair) for pair in zip(rewards, play.rewards(before), strict=True)]
        return rewards

    def _seen(self, rewards: list[float]) -> tuple[Any, dict[str, Any]]:
        asked = self.play.asked
        self._seat = self._mine if self._opponents else asked[0] if asked else self._seat
        observation = self.play.observe(self._seat)
        return observation, {
            "seat": self._seat,
            "rewards": np.array(rewards, dtype=np.float32),
            "action_mask": observation["action_mask"],
        }

    def render(self) -> Any:
        return str(self.play.position.view(self._seat)) if self.render_mode == "ansi" else None


class RiffleVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games in compiled code. A game that ends begins anew in the same step.

    What its last observation was stands in `infos["final_obs"]`, its last info in `infos["final_info"]`, as Gymnasium
    declares for SAME_STEP; the mask there has nothing in it.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str | Game,
        players: int = 2,
        seat: int | None = 0,
        opponents: Opponents | None = None,
        **keywords: Any,
    ) -> None:
        if keywords.get("observation") == "none":
            raise ValueError("Gymnasium wants an observation: 'features' or 'raw', not 'none'")
        made = game if isinstance(game, Game) else load(game)
        self.env = BatchEnv(made, players, num_envs, finals=True, **keywords)
        self.one = None if opponents is None else OneSeat(self.env, seat, opponents)
        self.num_envs = num_envs
        self.render_mode = None
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
        """Begin anew: all games, or those that are true in `options["reset_mask"]`. `seed` may be one a game."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        only = (options or {}).get("reset_mask")
        (self.one or self.env).reset(seed, only)
        return self._seen(), {"seat": self.env.seat.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        acted, env = self.env.seat.copy(), self.env
        if self.one is None:
            env.step(actions)
            every, done, stopped, illegal = env.reward, env.done, env.truncated, env.illegal
        else:
            self.one.step(actions)
            every, done, stopped, illegal = self.one.rewards, self.one.done, self.one.truncated, self.one.illegal
        info: dict[str, Any] = {
            "seat": env.seat.copy(),
            "acted": acted,
            "rewards": every.astype(np.float32),
            "illegal": illegal.copy(),
        }
        if done.any():
            self._add_finals(info, done, acted)
        rewards = every[np.arange(self.num_envs), acted].astype(np.float64)
        return self._seen(), rewards, done & ~stopped, stopped.copy(), info

    def _add_finals(self, info: dict[str, Any], done: Any, acted: Any) -> None:
        """The last observation and info of each game that ended."""
        games = np.flatnonzero(done)
        seen = self.env.final_observation(games, acted[games]) if self.one is None else self.one.final[games]
        finals = np.empty(self.num_envs, dtype=object)
        nothing = np.zeros(self.env.choices.size, dtype=np.int8)
        for game, one in zip(games.tolist(), seen, strict=True):
            finals[game] = {"observation": one, "action_mask": nothing}
        last: dict[str, Any] = {"rewards": info["rewards"].copy(), "seat": acted.copy()}
        info["final_obs"], info["_final_obs"] = finals, done.copy()
        info["final_info"] = {**last, **{f"_{key}": done.copy() for key in last}}
        info["_final_info"] = done.copy()

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.env.observation.copy(), "action_mask": self.env.mask.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.env.close()
