"""What both environments share: a game in play, nature's answers drawn from the seed, observations and rewards.

An observation is the seat's view as one vector of whole numbers (UNKNOWN where it may not look) with a mask of what it
may answer. Answers are codes; where a game has very many, they are places in the list of legal answers instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.question import NATURE
from riffle.lab.one_game import QuickTable

MOST_CODES = 100_000
"""A game with more codes is offered by places in the list of legal answers, unless asked otherwise."""


class Play:
    """A game between `reset` and its end."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Any] | None, listed: bool | None, speed: str
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.options.read(options or {})
        game.check(players, self.options)
        self.listed = game.Action.size > MOST_CODES if listed is None else listed
        self.engine: Any = game.engine(speed)
        self.state: Any = None
        self.steps = 0
        self._out = self.engine.buffer(game.most_legal)

    @property
    def answers(self) -> int:
        """How many answers the action space has."""
        return self.game.most_legal if self.listed else self.game.Action.size

    def observation_space(self, extra: int = 0) -> spaces.Dict:
        cells = self.game.State.size
        whole = np.iinfo(np.int32)
        return spaces.Dict(
            {
                "observation": spaces.Box(whole.min, whole.max, (cells,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.answers + extra,), np.int8),
            }
        )

    def start(self, seed: int) -> None:
        self.state = self.game.start(self.engine, self.players, self.options)
        self.table = QuickTable(self.game, self.engine, seed_of(seed))
        self.steps = 0
        self._nature()

    @property
    def asked(self) -> list[int]:
        bits = int(self.engine.get(self.state, "asked"))
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """Codes, in the order of the list."""
        if seat not in self.asked:
            return []
        return [int(code) for code in self._out[: self.engine.legal(self.state, seat, self._out)]]

    def observe(self, seat: int, extra: int = 0) -> dict[str, Any]:
        view = self.engine.pack(self.engine.view(self.state, seat))
        mask = np.zeros(self.answers + extra, dtype=np.int8)
        codes = self.legal(seat)
        mask[list(range(len(codes))) if self.listed else codes] = 1
        return {"observation": np.frombuffer(view, dtype=np.int32).copy(), "action_mask": mask}

    def answer(self, seat: int, action: int) -> None:
        """Carry out an answer of the action space; ValueError if it is forbidden. Ranged parts take their middle."""
        codes = self.legal(seat)
        if action not in (range(len(codes)) if self.listed else codes):
            raise ValueError(f"seat {seat} may not answer {action} now; its action mask says what it may")
        step = self._whole(seat, codes[action] if self.listed else action)
        self._apply(seat, step)
        self.steps += 1
        self._nature()

    def _whole(self, seat: int, code: int) -> Step:
        spec = self.game.Action.spec(code)
        limits = self.engine.buffer(2 * max(1, len(spec.ranged)))
        for i, reach in enumerate(spec.ranged.values()):
            limits[2 * i], limits[2 * i + 1] = reach.low, reach.high
        if spec.ranged:
            self.engine.bounds(self.state, seat, code, limits)
        return Step(code, tuple((int(limits[2 * i]) + int(limits[2 * i + 1])) // 2 for i in range(len(spec.ranged))))

    def _nature(self) -> None:
        while int(self.engine.get(self.state, "asked")) >> NATURE & 1:
            self._apply(NATURE, self.table.nature(self.state))

    def _apply(self, seat: int, step: Step) -> None:
        self.engine.put(self.state, "fact_count", 0)
        self.engine.put_cells(self.state, "extra", step.extra)
        self.engine.apply(self.state, seat, step.code)

    @property
    def over(self) -> bool:
        return int(self.engine.get(self.state, "asked")) == 0

    def rewards(self) -> list[float]:
        """1 for those who won, -1 for those who did not; 0 for everybody where all have won."""
        won = [bool(self.engine.winner(self.state, seat)) for seat in range(self.players)]
        if all(won) and self.players > 1:
            return [0.0] * self.players
        return [1.0 if one else -1.0 for one in won]
