"""The coach at stone stacks: tiles by games played on with the success model, and what the hand's luck was worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.evaluator import Evaluator, Line, Sign, of_hundred, share
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .naming import action
from .weighing import CELLS, look_ahead

STANDS, FALLS = 0, 1
AT_THE_STACK = {
    "scores": "own",
    "feeds-none": "others",
    "takes-back": "rival",
    "small-reward": "tokens",
    "hard-next": "height",
}
"""Reasons told by what lies at the next player's stack, and which number of it."""
TOLD = 400
"""Tables on which reasons are counted."""


class StoneStacksEvaluator(Evaluator):
    counts_points = True
    few, many, along = 60, 1500, 60
    lucky = 40
    signs = (
        Sign("scores", "own-gold", 1, 0.05, of_hundred),
        Sign("feeds-none", "third-gold", -0.4, 0.05, of_hundred),
        Sign("takes-back", "rival-back", 0.5, 0.05, of_hundred),
        Sign("hard-next", "falls", 0.6, 0.04, of_hundred),
        Sign("wins-soon", "won", 4, 0.03, of_hundred),
        Sign("not-beaten", "beaten", -4, 0.03, of_hundred),
        Sign("later-falls", "later-falls", -0.8, 0.04, of_hundred),
        Sign("later-gold", "later-gold", 0.8, 0.1, of_hundred),
        Sign("others-gold", "others-gold", -0.5, 0.1, of_hundred),
        Sign("later-tokens", "later-tokens", 0.3, 0.1, of_hundred),
        Sign("small-reward", "reward", -0.2, 0.2, of_hundred),
    )

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
        """Tiles decide where the next one builds: one tile for each stack. How a stone is let go is the hand's matter:
        see `luck`."""
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

    def outlook(self, seen: Position, seat: int, line: Line) -> dict[str, float]:
        """What the next player's try brings, on average, by how often a stone stands at that height."""
        stack, rival = self.stack_after(seen, line[0]), (seat + 1) % seen.players
        beside = [int(tokens) for tokens in seen.field("beside")[stack]]
        height = int(seen.field("heights")[stack]) + 1
        state = self.modelled(seen).at_speed("plain").state
        good = self.rules.stands(state, rival, height) / self.rules.WHOLE
        others = sum(beside[: seen.players]) - beside[seat] - beside[rival]
        counts, room = self.room.buffer(len(CELLS)), self.room
        states, rng = room.states(self.modelled(seen), 2), room.stream(seed_of(21))
        room.bind(look_ahead)(states, seat, line[0].code, TOLD, room.out, rng, counts)
        return {
            **{name: int(count) / TOLD for name, count in zip(CELLS, counts, strict=True)},
            "falls": 1 - good,
            "own-gold": (1 - good) * beside[seat],
            "third-gold": (1 - good) * others,
            "rival-back": (1 - good) * beside[rival],
            "reward": good * self.rules.reward(height),
            "stack": stack,
            "height": height,
            "own": beside[seat],
            "others": others,
            "rival": beside[rival],
            "tokens": self.rules.reward(height),
        }

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        """A sign, with what lies at the next player's stack instead of averages."""
        if seen.question == "hand":
            return Reason("hand")
        if seen.question != "tile" or played is None:
            return None
        mine, theirs = self.outlooks(seen, seat, [better, played])
        for feature, tokens in (("third-gold", "others"), ("rival-back", "rival"), ("reward", "tokens")):
            if mine.get(tokens) == theirs.get(tokens):  # told by what lies there, so that has to differ
                theirs = {**theirs, feature: mine.get(feature, 0.0)}
        found = self.strongest(mine, theirs, False) or self.strongest(mine, theirs, True)
        if found is None or found.key not in AT_THE_STACK:
            return found
        said = {"stack": int(mine["stack"]), "height": int(mine["height"]), "falls": of_hundred(mine["falls"])}
        name = AT_THE_STACK[found.key]
        return Reason(found.key, {**said, "better": int(mine[name]), "played": int(theirs[name])})

    def instead(self, seen: Position, seat: int, better: Line) -> Line | None:
        """A tile that sends the next player elsewhere."""
        tiles = self.candidates(seen, seat)
        here = self.stack_after(seen, better[0]) if tiles else -1
        return next((tile for tile in tiles if self.stack_after(seen, tile[0]) != here), None)

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        if seen.question != "tile":
            return Reason("look-hand") if seen.question == "hand" else Reason("look-stone")
        return Reason("look-marker", {"stack": self.stack_after(seen, better[0])})

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
        for seat in (mover, *(other for other in range(position.players) if other != mover)):
            stood, lay = (self._after(modelled, verdict, seat) for verdict in (STANDS, FALLS))
            worth[seat] = (lay if fell else stood) - (chance * stood + (1 - chance) * lay)
        key = "luck-fell" if fell else "luck-stood"
        return Reason(key, {"height": height, "often": round(10 * chance), "seat": mover + 1}), worth

    def _after(self, position: Position, verdict: int, seat: int) -> float:
        after = position.applied(NATURE, Step(self.game.actions.chanced(verdict)))
        return super().chance(after, seat, self.lucky) if not after.over else share(after, seat)
