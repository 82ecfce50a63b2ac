"""The opponent at the table: its plan for the turn, and the answers of the plan one by one."""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np

from riffle.core.declare.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.workspace import Workspace

from .appraisal import LEAVE, keep_table
from .hint import note
from .levels import Level
from .network import network
from .planner_state import make_mind
from .solo import foresee, turn_alone_of
from .turns import LEARNED, turn_of

_minds: dict[str, Any] = {}
THINKING = Lock()
"""Held while a mind is written to."""


def mind_of(game: Game) -> Any:
    """The look-ups and working room for a game, made on first use and shared by all bots of the process."""
    plan = _minds.get(game.components)
    if plan is None:
        plan = make_mind(Workspace(game))
        plan[0]["keep"][...] = keep_table()
        plan[0]["chance"][: len(LEAVE)] = LEAVE
        _minds[game.components] = plan
    return plan


class Planner:
    """Plans a whole turn when it begins and then plays it; plans anew whenever the table is not as it left it."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.work = Workspace(game)
        self.level = level
        self.seed = seed
        self.answers: list[int] = []
        self.expected = b""
        self._noted: tuple[Observation, list[int]] | None = None

    def answer(self, seen: Observation) -> Step:
        position, seat = seen.position, seen.seat
        if not self.answers or position.pack() != self.expected:
            self.answers = self.plan(seen)
            self._noted = seen, self.answers[:]
        step = Step(self.answers.pop(0)) if self.answers else position.fallback(seat)
        if position.judge(seat, step) is not None:
            step = position.fallback(seat)
            self.answers = []
        if self.answers:
            self.expected = position.answer(seat, step).pack()
        return step

    @property
    def note(self) -> list[dict[str, Any]] | None:
        """For a hint: how far each card was when the turn was planned, and which of them the plan scores."""
        if self._noted is None:
            return None
        seen, plan = self._noted
        return note(seen.position, seen.seat, plan)

    @property
    def line(self) -> tuple[Step, ...]:
        """The whole turn as it was planned."""
        return tuple(Step(code) for code in self._noted[1]) if self._noted else ()

    def plan(self, seen: Observation) -> list[int]:
        """The codes of the turn as it would be played from here."""
        work, level = self.work, self.level
        seed = seen.seed_or(self.seed)
        rng = work.stream(seed_of(seed, seen.number))
        players = seen.position.players
        style = np.array([*level.style, 1 if level.learned and players > 1 else 0], dtype=np.int64)
        if level.slips and seed_of(seed, seen.number, 1) % 100 < level.slips:
            style[0] = 0
        states = work.states(seen.position, 2)
        with THINKING:
            plan = mind_of(work.game)
            plan[0]["keep"][...] = keep_table(level.keeps, level.draws)
            plan[0]["likes"][...] = level.likes
            plan[0]["likes"][seed_of(seed, seen.number, 2) % 2] += level.whim
            if style[LEARNED]:
                plan[0]["net"][...] = network(players)
            if players > 1:
                count = work.bind(turn_of)(states, seen.seat, plan, style)
            elif level.foresight:
                count = work.bind(foresee)(states, plan, style, level.foresight, rng)
            else:
                count = work.bind(turn_alone_of)(states, plan, style)
            return [int(code) for code in plan[0]["codes"][:count]]
