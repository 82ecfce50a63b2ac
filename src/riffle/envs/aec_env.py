"""PettingZoo AEC: one agent after the other; those who are asked at once answer in order, unseen by each other."""

from __future__ import annotations

from operator import index
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from riffle.core.game import Game

from .play import Play


def split(action: Any) -> tuple[int, tuple[int, ...] | None]:
    """An action: a whole number, or a whole number and the numbers of its ranged parts."""
    try:
        if isinstance(action, tuple | list):
            code, numbers = action
            return index(code), tuple(index(number) for number in numbers)
        return index(action), None
    except (TypeError, ValueError):
        told = f"an action is a whole number, or (number, (ranged parts...)), not {action!r}"
        raise ValueError(told) from None


class TurnsEnv(AECEnv[str, Any, Any]):
    """A game of Riffle for agents that act in turn. Keywords: options, reward, observation, speed, illegal."""

    def __init__(self, game: Game, players: int, *, most_steps: int = 100_000, **keywords: Any) -> None:
        super().__init__()
        self.play = Play(game, players, **keywords)
        self.most_steps = most_steps
        self.metadata = {"name": f"riffle_{game.id}-v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.choices.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.play.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """A choice of the agent selected; `(choice, numbers)` aims an answer with ranged parts."""
        self.play.check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self.play.position.points
        self.infos[agent] = {}
        if not self.play.take(self.possible_agents.index(agent), *split(action)):
            self.infos[agent]["illegal"] = True
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.play.rewards(before), strict=True))
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.play.steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        asked = () if self.play.over else self.play.asked
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]

    def close(self) -> None:
        return
