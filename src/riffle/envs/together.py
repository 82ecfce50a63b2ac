"""PettingZoo parallel: in each step every agent acts; one that is not asked has only the answer `wait`."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from riffle.core.game import Game

from .play import Play


class TogetherEnv(ParallelEnv[str, Any, Any]):
    """A game of Riffle for agents that act at once. The last answer of the action space is `wait`."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        options: dict[str, Any] | None = None,
        listed: bool | None = None,
        speed: str = "fast",
        most_steps: int = 100_000,
    ) -> None:
        self.play = Play(game, players, options, listed, speed)
        self.most_steps = most_steps
        self.metadata = {"name": f"riffle_{game.id}_together", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.agents: list[str] = []
        self.wait = self.play.answers
        self.observation_spaces = {agent: self.play.observation_space(extra=1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None or not hasattr(self, "_seed"):
            self._seed = 0 if seed is None else seed
        self.play.start(self._seed)
        self._seed += 1
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, Any]) -> Any:
        """Take the answers of all who were asked when the step began, in the order of their seats."""
        for seat in self.play.asked:
            agent = self.possible_agents[seat]
            if seat in self.play.asked and agent in actions:
                self.play.answer(seat, int(actions[agent]))
        over, stopped = self.play.over, self.play.steps >= self.most_steps
        given = self.play.rewards() if over else [0.0] * self.play.players
        rewards = dict(zip(self.possible_agents, given, strict=True))
        found = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, stopped and not over),
            self._infos(),
        )
        if over or stopped:
            self.agents = []
        return found

    def _observations(self) -> dict[str, Any]:
        asked = self.play.asked
        found: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.play.observe(seat, extra=1)
            found[agent]["action_mask"][self.wait] = int(seat not in asked)
        return found

    def _infos(self) -> dict[str, Any]:
        """The mask stands here as well, where PettingZoo's own tools look for it."""
        return {agent: {"action_mask": one["action_mask"]} for agent, one in self._observations().items()}

    def close(self) -> None:
        return
