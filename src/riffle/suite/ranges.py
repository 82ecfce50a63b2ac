"""`bounds` and `why_not` are one judgement: at the bounds of ranged parts, one step outside, at random points inside.

Outside its bounds no point is legal. Inside, a point is legal unless a rule forbids it that says so in `rulebook.toml`
(`forbids = "points"`): what is allowed is then less than a box, such as a stone that may not touch another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from riffle.core.actions import Kind
from riffle.core.game import Game
from riffle.core.plain import template
from riffle.core.question import NATURE

from .walk import Moment, Table, tables, walk

POINTS = 1000
"""Random points for each kind of answer on each table; after that a few more at every later moment."""
FEW = 20
PLAIN = 25
"""How many of the points are judged in plain speed too."""

# Bound to each game by an engine's `bind`.
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
    for seed, table in enumerate(tables(game)):
        tried: set[str] = set()
        for moment in walk(game, game.fast, table, seed, 200):
            spec = game.Action.spec(moment.code)
            if not spec.ranged or (moment.seat == NATURE and _solved(game, moment.state)):
                continue
            judging = _Judging(game, table, moment, spec)
            judging.check(FEW if spec.name in tried else POINTS)
            tried.add(spec.name)


def _solved(game: Game, state: Any) -> bool:
    return int(game.fast.get(state, "question")) in game.solved


class _Judging:
    """One answer with ranged parts at one moment."""

    def __init__(self, game: Game, table: Table, moment: Moment, spec: Kind) -> None:
        self.game, self.moment, self.spec = game, moment, spec
        self.where = f"{game.id} ({table}, step {moment.step}): {spec.name}"
        self.twin = game.plain.load(game.fast.pack(moment.state))
        self.limits = self._limits()
        self.draw = random.Random(moment.step)

    def _limits(self) -> list[tuple[int, int]]:
        """The bounds of each part, equal in both speeds."""
        found: list[list[int]] = []
        for engine, state in ((self.game.fast, self.moment.state), (self.game.plain, self.twin)):
            limits = engine.buffer(2 * len(self.spec.ranged))
            for i, reach in enumerate(self.spec.ranged.values()):
                limits[2 * i], limits[2 * i + 1] = reach.low, reach.high
            engine.bounds(state, self.moment.seat, self.moment.code, limits)
            found.append([int(number) for number in limits])
        assert found[0] == found[1], f"{self.where}: bounds differ between the speeds"
        return list(zip(found[0][::2], found[0][1::2], strict=True))

    def check(self, points: int) -> None:
        given = self._judge([self.moment.extra])
        assert given == [0], f"{self.where} {self.moment.extra} was given, yet rule {given[0]} forbids it"
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
        fast, plain, moment = self.game.fast, self.game.plain, self.moment
        flat, numbers = fast.buffer(len(points) * len(self.spec.ranged)), fast.buffer(len(points))
        flat[:] = [part for point in points for part in point]
        judge = fast.bind(judge_points)
        judge(moment.state, moment.seat, moment.code, flat, len(self.spec.ranged), numbers)
        verdicts = [int(number) for number in numbers]
        for point, number in list(zip(points, verdicts, strict=True))[:PLAIN]:
            plain.put_cells(self.twin, "extra", point)
            said = plain.why_not(self.twin, moment.seat, moment.code)
            assert said == number, f"{self.where} {point}: plain says {said}, compiled {number}"
        return verdicts

    def _outside(self) -> Iterator[tuple[int, ...]]:
        """One step past each bound, where the part can be written at all."""
        for i, ((low, high), reach) in enumerate(zip(self.limits, self.spec.ranged.values(), strict=True)):
            for number in (low - 1, high + 1):
                if reach.low <= number <= reach.high:
                    yield (*self.moment.extra[:i], number, *self.moment.extra[i + 1 :])

    def _at_the_bounds(self) -> Iterator[tuple[int, ...]]:
        for i, bounds in enumerate(self.limits):
            for number in bounds:
                yield (*self.moment.extra[:i], number, *self.moment.extra[i + 1 :])
        yield tuple(low for low, _ in self.limits)
        yield tuple(high for _, high in self.limits)

    def _anywhere(self) -> tuple[int, ...]:
        return tuple(self.draw.randint(low, high) for low, high in self.limits)
