"""PettingZoo parallel: in each step every agent acts; one that is not asked has only the answer `wait`."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from riffle.core.game import Game

from .aec_env import split
from .play import Play


class TogetherEnv(ParallelEnv[str, Any, Any]):
    """A game of Riffle for agents that act at once. The last answer of the action space is `wait`."""

    def __init__(self, game: Game, players: int, *, most_steps: int = 100_000, **keywords: Any) -> None:
        self.play = Play(game, players, **keywords)
        self.most_steps = most_steps
        self.metadata = {"name": f"riffle_{game.id}_together-v1", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.agents: list[str] = []
        self.wait = self.play.choices.size
        self.observation_spaces = {agent: self.play.observation_space(extra=1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.play.start(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def step(self, actions: dict[str, Any]) -> Any:
        """Take the answers of all who were asked when the step began, in the order of their seats."""
        self.play.check_begun()
        before, asked = self.play.position.points, self.play.asked
        strayed = self._check(actions, asked)
        for seat in asked:
            if seat in self.play.asked and not self.play.over:
                choice, numbers = split(actions[self.possible_agents[seat]])
                if not self.play.take(seat, choice, numbers):
                    strayed.add(seat)
        over, stopped = self.play.over, self.play.steps >= self.most_steps
        rewards = dict(zip(self.possible_agents, self.play.rewards(before), strict=True))
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, stopped and not over)
        observations, infos = self._seen()
        for seat in strayed:
            infos[self.possible_agents[seat]]["illegal"] = True
        if over or stopped:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _check(self, actions: dict[str, Any], asked: tuple[int, ...]) -> set[int]:
        """Who should wait and does not. Everybody who is asked answers: ValueError before anything changes."""
        strayed: set[int] = set()
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked and agent not in actions:
                raise ValueError(f"{agent} is asked and gives no answer; asked are {[seat + 1 for seat in asked]}")
            if seat not in asked and agent in actions and split(actions[agent])[0] != self.wait:
                if self.play.illegal == "refuse":
                    raise ValueError(f"{agent} is not asked now: its one answer is to wait ({self.wait})")
                strayed.add(seat)
        if strayed and self.play.illegal == "lose":
            self.play.lost = min(strayed)
        return strayed

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What each agent sees; its mask stands in the infos as well, where PettingZoo's own tools look for it."""
        asked = self.play.asked
        found: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.play.observe(seat, extra=1)
            found[agent]["action_mask"][self.wait] = int(seat not in asked)
        return found, {agent: {"action_mask": one["action_mask"]} for agent, one in found.items()}

    def close(self) -> None:
        return
