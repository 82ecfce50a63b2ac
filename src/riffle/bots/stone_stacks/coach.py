"""The coach at stone stacks: tiles by games played on with the success model.

A stone that falls is the hand's doing, never luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.evaluator import Evaluator, Line, share
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .causes import cause
from .naming import action


class StoneStacksEvaluator(Evaluator):
    counts_points = True
    few, many, along = 60, 1500, 60

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rules: Any = game.rules

    @cached_property
    def room(self) -> Workspace:
        return Workspace(self.game)

    def modelled(self, position: Position) -> Position:
        """The same position with stones that stand or fall by the success model: there is no solver to wait for."""
        states = self.room.states(position.ready())
        states["physics"][:] = self.rules.OPTIONS.PHYSICS_MODEL
        if position.question in ("settle", "lift"):
            states["question"][:] = self.rules.QUESTIONS.index("fate" if position.question == "settle" else "lift_fate")
        return self.room.position(states)

    def chance(self, position: Position, seat: int, tables: int) -> float:
        return share(position, seat) if position.over else super().chance(self.modelled(position), seat, tables)

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        """Tiles decide where the next one builds: one tile for each stack. How a stone is let go is up to the hand."""
        if seen.question != "tile":
            return []
        actions: Any = self.game.actions
        tiles = [code for code in seen.codes(seat) if actions.kind(code) == actions.TAKE_TILE]
        return [(Step(code),) for code in {self.stack_after(seen, Step(code)): code for code in tiles}.values()]

    def stack_after(self, seen: Position, step: Step) -> int:
        """Where the next player builds after that tile."""
        steps = self.rules.TILE_STEPS[self.game.actions.part(step.code, 0)]
        return (int(seen.field("marker")) + steps) % self.rules.STACKS

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        """Tiles that send the next player to the same stack are worth the same."""
        stacks = [self.stack_after(seen, line[0]) for line in lines]
        first = dict(zip(reversed(stacks), reversed(lines), strict=True))
        worth = super().weigh(self.modelled(seen), seat, list(first.values()), tables, seed)
        known = dict(zip(first, worth, strict=True))
        return [known[stack] for stack in stacks]

    def name_action(self, position: Position, seat: int, step: Step) -> Reason | None:
        return action(position, step)

    # Reasons ----------------------------------------------------------------------------------------------------

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        """A cause read off the stacks the next player may be sent to; for the hand what always holds."""
        if seen.question == "hand":
            return Reason("hand")
        if seen.question != "tile":
            return None
        other = self.stack_after(seen, played[0]) if played else None
        return cause(seen, seat, self.stack_after(seen, better[0]), other)

    def instead(self, seen: Position, seat: int, better: Line) -> Line | None:
        """A hint speaks of the advised tile alone."""
        return None

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        if seen.question != "tile":
            return Reason("look-hand") if seen.question == "hand" else Reason("look-stone")
        return Reason("look-marker", {"stack": self.stack_after(seen, better[0])})
