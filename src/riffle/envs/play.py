"""What the environments that play one game share: a position, choices, observations and rewards.

A choice is a code of the game (a part of one where there are very many, see `choices`). Ranged parts may be given
beside it and are judged; without them they are numbers that the rules accept.
"""

from __future__ import annotations

import copy
import random
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from riffle.core.declare.chance import seed_of
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Step
from riffle.core.game import Game, Speed
from riffle.core.workspace import Workspace

from .choices import choices_of
from .features import Observation, encode
from .illegal import Illegal, check_illegal
from .rewards import Outcome, Reward, reward_function


class Play:
    """A game between `reset` and its end. It can be copied and pickled at any moment."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        options: dict[str, Any] | None = None,
        reward: Reward = "win",
        observation: str = "features",
        speed: Speed = "fast",
        illegal: Illegal = "refuse",
    ) -> None:
        check_illegal(illegal)
        if observation not in ("features", "raw"):
            raise ValueError(f"observation is 'features' or 'raw', not {observation!r}")
        self.game, self.players = game, players
        self.speed: Speed = speed
        self.options: dict[str, Any] = dict(game.extras.chance_instead) | (options or {})
        game.check(players, game.options.read(self.options))
        self.choices = choices_of(game)
        self.layout = Observation(game, players)
        self.raw = observation == "raw"
        self.reward = reward
        self.illegal: Illegal = illegal
        self.lost: int | None = None
        """The seat that has lost by an answer outside the mask."""
        self._draw = random.Random()
        self._seeds = secrets.randbits(62)
        self._games = 0
        self.position: Any = None
        self.steps = 0
        self._chosen: dict[int, list[int]] = {}
        self._make_tools()

    def _make_tools(self) -> None:
        """What is bound to this process and made anew after unpickling."""
        self._rewarded = reward_function(self.reward)[0]
        self._encode = Workspace(self.game, "fast").bind(encode)

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in vars(self).items() if key not in ("_rewarded", "_encode")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._make_tools()

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        twin = object.__new__(Play)
        state = self.__getstate__()
        state["_chosen"] = {seat: list(chosen) for seat, chosen in self._chosen.items()}
        state["_draw"] = copy.copy(self._draw)
        twin.__setstate__(state)
        return twin

    def observation_space(self, extra: int = 0) -> spaces.Dict:
        whole = np.iinfo(np.int32)
        seen: spaces.Space[Any] = (
            spaces.Box(whole.min, whole.max, (self.game.State.size,), np.int32)
            if self.raw
            else spaces.Box(-1.0, 1.0, (self.layout.size,), np.float32)
        )
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (self.choices.size + extra,), np.int8)}
        )

    def start(self, seed: int | None) -> None:
        """Begin a game. Without a seed each one is new; after a seed the following ones without follow from it."""
        if seed is not None:
            self._seeds, self._games = seed, 0
        self.position = self.game.start(
            self.players, seed=seed_of(self._seeds, self._games), speed=self.speed, **self.options
        )
        self._draw.seed(seed_of(self._seeds, self._games, 0x5EED))
        self._games += 1
        self.steps = 0
        self.lost = None
        self._chosen = {}

    def check_begun(self) -> None:
        if self.position is None:
            raise RuntimeError("there is no game yet: reset() comes first")

    @property
    def asked(self) -> tuple[int, ...]:
        return self.position.to_move

    @property
    def over(self) -> bool:
        return self.lost is not None or self.position.over

    def legal(self, seat: int) -> list[int]:
        """The codes that agree with the parts chosen so far."""
        return self.choices.codes(self.position.codes(seat), self._chosen.get(seat, []))

    def mask(self, seat: int, extra: int = 0) -> Any:
        mask = np.zeros(self.choices.size + extra, dtype=np.int8)
        if seat in self.asked:
            made = len(self._chosen.get(seat, []))
            mask[[self.choices.towards(code, made) for code in self.legal(seat)]] = 1
        return mask

    def observe(self, seat: int, extra: int = 0) -> dict[str, Any]:
        """The seat's view, and what it may choose."""
        if self.raw:
            cells = np.frombuffer(self.position.seen_by(seat).pack(), dtype=np.int32).copy()
            return {"observation": cells, "action_mask": self.mask(seat, extra)}
        return {"observation": self.features(self.position, seat), "action_mask": self.mask(seat, extra)}

    def features(self, position: Any, seat: int) -> Any:
        """The named features of what a seat sees in a position."""
        cells = np.frombuffer(position.seen_by(seat).pack(), dtype=np.int32).copy()
        seen = np.zeros((1, self.layout.size), dtype=np.float32)
        self._encode(cells[None], 0, 1, np.array([seat], np.int32), self.players, self.layout.program, seen)
        return seen[0]

    def take(self, seat: int, choice: int, numbers: Sequence[int] | None = None) -> bool:
        """Take a choice in, or do with it what `illegal` says; whether it was one that may be given."""
        try:
            self.answer(seat, choice, numbers)
        except ValueError:
            if self.illegal == "refuse":
                raise
            if self.illegal == "lose":
                self.lost = seat
            else:
                self.answer(seat, self.random(seat))
            return False
        return True

    def random(self, seat: int) -> int:
        """A choice that the mask allows, each as likely."""
        return self._draw.choice(np.flatnonzero(self.mask(seat)).tolist())

    def let_answer(self, seat: int, policy: str) -> None:
        """Let a quick player answer for a seat: `random` among the choices, or `greedy`."""
        if policy == "random":
            self.answer(seat, self.random(seat))
        else:
            self.position = self.position.play(
                self.position.rollout_answer(seat, GREEDY, self._draw.randrange(2**31)), seat
            )
            self.steps += 1

    def answer(self, seat: int, choice: int, numbers: Sequence[int] | None = None) -> None:
        """Take a choice in; ValueError if it is not open now or the rules forbid the numbers."""
        chosen = [*self._chosen.get(seat, []), choice]
        codes = self.choices.codes(self.position.codes(seat), chosen)
        if not codes:
            raise ValueError(f"seat {seat} may not answer {choice} now; its action mask says what it may")
        code = self.choices.whole(codes, chosen)
        if code is None:
            self._chosen[seat] = chosen
            return
        self.position = self.position.play(code if numbers is None else Step(code, tuple(numbers)), seat)
        self._chosen.pop(seat, None)
        self.steps += 1

    def rewards(self, before: tuple[int, ...]) -> list[float]:
        """What the last answer was worth to each seat, `before` the points until then."""
        if self.lost is not None:
            return [-1.0 if seat == self.lost else 0.0 for seat in range(self.players)]
        winners = self.position.winners if self.over else ()
        won = [int(seat in winners) for seat in range(self.players)]
        made, had = np.array([self.position.points]), np.array([before])
        outcome = Outcome(np.array([won]), made, had, np.array([self.over]))
        return [float(one) for one in self._rewarded(outcome)[0]]
