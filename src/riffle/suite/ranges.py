"""`bounds` and `why_not` are one judgement: at the bounds of ranged parts, one step outside, at random points inside.

Outside its bounds no point is legal. Inside, a point is legal unless a rule forbids it that says so in `rulebook.toml`
(`forbids = "points"`): what is allowed is then less than a box, such as a stone that may not touch another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from riffle.core.declare.actions import Kind
from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import template
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.workspace import Workspace

from .walk import Moment, Table, tables, walk

POINTS = 1000
"""Random points for each kind of answer on each table; after that a few more at every later moment."""
FEW = 20
PLAIN = 25
"""How many of the points are judged in plain speed too."""

# Bound to each game.
why_not: Any = None


@template
def judge_points(states: Any, seat: int, action: int, points: Any, parts: int, numbers: Any) -> None:
    """What `why_not` says of each point; `points` holds their parts one after another."""
    for point in range(len(numbers)):
        for part in range(parts):
            states[0].extra[part] = points[point * parts + part]
        numbers[point] = why_not(states[0], seat, action)


def ranges_agree(game: Game) -> None:
    if not game.most_ranged:
        return
    work = Workspace(game, "fast")
    for seed, table in enumerate(tables(game)):
        tried: set[str] = set()
        for moment in walk(game, table, seed, 200):
            spec = game.actions.spec(moment.step.code)
            if not spec.ranged or moment.position.needs_solver:
                continue
            judging = _Judging(game, work, table, moment, spec)
            judging.check(FEW if spec.name in tried else POINTS)
            tried.add(spec.name)
        _listed_are_playable(game, table, seed)


def _listed_are_playable(game: Game, table: Table, seed: int) -> None:
    """An action that is listed comes with numbers that are accepted."""
    for moment in walk(game, table, seed, 60, speed="plain"):
        if moment.seat == NATURE or moment.number % 7:
            continue
        for action in moment.position.legal_for(moment.seat):
            if action.spec.ranged:
                refusal = moment.position.why_not(action, moment.seat)
                assert refusal is None, f"{game.id} ({table}, step {moment.number}): {action} is listed: {refusal}"


class _Judging:
    """One answer with ranged parts at one moment."""

    def __init__(self, game: Game, work: Workspace, table: Table, moment: Moment, spec: Kind) -> None:
        self.game, self.work, self.moment, self.spec = game, work, moment, spec
        self.where = f"{game.id} ({table}, step {moment.number}): {spec.name}"
        self.twin = moment.position.at_speed("plain")
        self.limits = self._limits()
        self.draw = random.Random(moment.number)

    def _limits(self) -> list[tuple[int, int]]:
        """The bounds of each part, equal in both speeds."""
        found = [each.bounds(self.moment.seat, self.moment.step.code) for each in (self.moment.position, self.twin)]
        assert found[0] == found[1], f"{self.where}: bounds differ between the speeds"
        return list(found[0])

    def check(self, points: int) -> None:
        given = self._judge([self.moment.step.extra])
        assert given == [0], f"{self.where} {self.moment.step.extra} was given, yet rule {given[0]} forbids it"
        outside = list(self._outside())
        for point, number in zip(outside, self._judge(outside), strict=True):
            assert number, f"{self.where} {point} lies outside its bounds {self.limits}, yet is legal"
        inside = [*self._at_the_bounds(), *(self._anywhere() for _ in range(points))]
        for point, number in zip(inside, self._judge(inside), strict=True):
            rule = self.game.rulebook.rules.get(number)
            assert number == 0 or (rule and rule.points), (
                f"{self.where} {point} lies within its bounds, yet rule {number} forbids it, which forbids no points"
            )

    def _judge(self, points: list[tuple[int, ...]]) -> list[int]:
        """The compiled verdicts; the first ones are asked of the plain judge too."""
        work, moment, code = self.work, self.moment, self.moment.step.code
        flat, numbers = work.buffer(len(points) * len(self.spec.ranged)), work.buffer(len(points))
        flat[:] = [part for point in points for part in point]
        judge = work.bind(judge_points)
        judge(work.states(moment.position), moment.seat, code, flat, len(self.spec.ranged), numbers)
        verdicts = [int(number) for number in numbers]
        for point, number in list(zip(points, verdicts, strict=True))[:PLAIN]:
            refusal = self.twin.judge(moment.seat, Step(code, point))
            said = refusal.rule if refusal else 0
            if refusal is None or refusal.code == "forbidden":
                assert said == number, f"{self.where} {point}: plain says {said}, compiled {number}"
        return verdicts

    def _outside(self) -> Iterator[tuple[int, ...]]:
        """One step past each bound, where the part can be written at all."""
        for i, ((low, high), reach) in enumerate(zip(self.limits, self.spec.ranged.values(), strict=True)):
            for number in (low - 1, high + 1):
                if reach.low <= number <= reach.high:
                    yield (*self.moment.step.extra[:i], number, *self.moment.step.extra[i + 1 :])

    def _at_the_bounds(self) -> Iterator[tuple[int, ...]]:
        for i, bounds in enumerate(self.limits):
            for number in bounds:
                yield (*self.moment.step.extra[:i], number, *self.moment.step.extra[i + 1 :])
        yield tuple(low for low, _ in self.limits)
        yield tuple(high for _, high in self.limits)

    def _anywhere(self) -> tuple[int, ...]:
        return tuple(self.draw.randint(low, high) for low, high in self.limits)
