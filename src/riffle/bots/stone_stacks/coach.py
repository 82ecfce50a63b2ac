"""The coach at stone stacks: tiles by games played on with the success model, and what the hand's luck was worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.eye import Eye, Line, Sign, share
from riffle.core.declare.question import NATURE
from riffle.core.event import Fact, Step
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.core.workspace import Workspace

STANDS, FALLS = 0, 1


class StoneStacksEye(Eye):
    few, many, along = 30, 300, 60
    lucky = 40
    signs = (
        Sign("stands", "own-stood", 1.5, 0.1),
        Sign("tokens", "own-tokens", 1, 0.3),
        Sign("feeds-none", "other-scored", -1, 0.2),
        Sign("scores", "own-scored", 1.5, 0.2),
        Sign("hard-next", "other-stood", -0.8, 0.1),
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rules: Any = game.rules

    @cached_property
    def room(self) -> Workspace:
        return Workspace(self.game)

    def modelled(self, position: Position) -> Position:
        """The same position with stones that stand or fall by the success model: there is no solver to wait for."""
        states = self.room.states(position.at_speed("fast"))
        states["physics"][:] = self.rules.OPTIONS.PHYSICS_MODEL
        if position.question in ("settle", "lift"):
            states["question"][:] = self.rules.QUESTIONS.index("fate" if position.question == "settle" else "lift_fate")
        return self.room.position(states)

    def chance(self, position: Position, seat: int, tables: int) -> float:
        return share(position, seat) if position.over else super().chance(self.modelled(position), seat, tables)

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        """Tiles decide where the next one builds. How a stone is let go is the hand's matter: see `luck`."""
        if seen.question != "tile":
            return []
        actions: Any = self.game.actions
        return [(Step(code),) for code in seen.codes(seat) if actions.kind(code) == actions.TAKE_TILE]

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        return super().weigh(self.modelled(seen), seat, lines, tables, seed)

    def outlook(self, seen: Position, seat: int, line: Line) -> dict[str, float]:
        return super().outlook(self.modelled(seen), seat, line)

    def features(self, seat: int, facts: Sequence[Fact]) -> Mapping[str, float]:
        found: Counter[str] = Counter()
        for fact in facts:
            who = "own" if fact.parts.get("seat", seat) == seat else "other"
            found[f"{who}-{fact.kind}"] += fact.parts["tokens"] if fact.kind in ("tokens", "scored") else 1
        return found

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        if seen.question != "tile":
            return Reason("look-hand") if seen.question == "hand" else Reason("look-stone")
        steps = self.rules.TILE_STEPS[self.game.actions.part(better[0].code, 0)]
        stack = (int(seen.field("marker")) + steps) % self.rules.STACKS
        return Reason("look-marker", {"stack": stack})

    # Luck -------------------------------------------------------------------------------------------------------

    def luck(self, position: Position, step: Step) -> tuple[Reason, dict[int, float]] | None:
        """A stone that stood or fell, against how often one does at that height."""
        if position.question not in ("fate", "settle") or int(position.field("starting")) > 0:
            return None
        verdict = next(iter(self.game.actions.parts(step.code).values()))
        fell = verdict == FALLS if position.question == "fate" else verdict not in (0, 1)
        modelled = self.modelled(position)
        height = int(position.field("heights")[int(position.field("marker"))]) + 1
        mover = int(position.field("turn"))
        good = modelled.odds(self.game.actions.chanced(STANDS))
        bad = modelled.odds(self.game.actions.chanced(FALLS))
        chance = good / (good + bad)
        worth: dict[int, float] = {}
        for seat in range(position.players):
            stood, lay = (self._after(modelled, verdict, seat) for verdict in (STANDS, FALLS))
            worth[seat] = (lay if fell else stood) - (chance * stood + (1 - chance) * lay)
        key = "luck-fell" if fell else "luck-stood"
        return Reason(key, {"height": height, "often": round(10 * chance), "seat": mover + 1}), worth

    def _after(self, position: Position, verdict: int, seat: int) -> float:
        after = position.applied(NATURE, Step(self.game.actions.chanced(verdict)))
        return super().chance(after, seat, self.lucky) if not after.over else share(after, seat)
