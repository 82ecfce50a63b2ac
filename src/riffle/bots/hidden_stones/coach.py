"""The coach at Hidden Stones: a turn is judged as a whole, by what it scores, keeps and leaves.

Roughly by the planner's own measure in points, closely by games played on from imagined hands and piles.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from riffle.bots.analysis import Reason
from riffle.bots.coach.evaluator import Evaluator, Line
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.position import Position

from .appraisal import FRESH, KEEP
from .arrangements import layout_of
from .hint import distances
from .levels import LEVEL_SETTINGS, Level

POINT = 0.05
"""What a point is worth in chances, by and large, until games are played on."""
NEAR = 1
"""A card so few moves away is as good as scored next turn."""
FARTHEST = 9
"""In place of the moves to a card: there is none."""
ALONE = Level((2, 0, 0, 0))
"""How a game alone is played on: quick players would never win one."""
LONGEST_ALONE = 60


class Turn(NamedTuple):
    """What a turn does."""

    points: int
    cards: int
    moves: int
    ones: int  # cards of value 1 among those scored
    near: int  # cards kept that are within a move
    nearest: int  # moves to the nearest card kept
    worth: float  # in points, by the planner's measure
    strikes: int
    won: bool
    passes: bool


class HiddenStonesEvaluator(Evaluator):
    whole_turns = True
    many = 400
    along = 40

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rules: Any = game.rules

    @cached_property
    def planner(self) -> Any:
        from .player import Planner

        return Planner(self.game, LEVEL_SETTINGS["expert"], 0)

    @cached_property
    def quick_planner(self) -> Any:
        from .player import Planner

        return Planner(self.game, ALONE, 0)

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        """The planner's turn; and simply ending it, or doing what comes first, should that have been played."""
        plan = tuple(Step(code) for code in self.planner.plan(Observation(seen, seat)))
        codes = seen.codes(seat) if seen.players > 1 else []  # alone the planner knows when to wait
        plain = [(Step(code),) for code in (self.game.actions.end(), self.game.actions.pass_turn()) if code in codes]
        return [self._legal(seen, seat, plan), *(line for line in plain if line != plan)]

    def _legal(self, seen: Position, seat: int, plan: Line) -> Line:
        """As much of a plan as may be played: cards are paid by the planner's own order."""
        position, kept = seen, ()
        for step in plan:
            if seat not in position.asked or position.judge(seat, step) is not None:
                break
            position = position.answer(seat, step)
            kept = (*kept, step)
        return kept or (seen.fallback(seat),)

    def played_on(self, position: Position, seat: int, seed: int) -> float:
        return super().played_on(position, seat, seed) if position.players > 1 else self._alone(position, seed)

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.players > 1 or position.over:
            return super().chance(position, seat, tables)
        seen, few = position.seen_by(seat), tables // 4
        return sum(self._alone(seen.resampled(seat, seed_of(k, 11)), k, exact=True) for k in range(few)) / few

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        return super().weigh(seen, seat, lines, tables if seen.players > 1 else tables // 4, seed)

    def _alone(self, position: Position, seed: int, exact: bool = False) -> float:
        """A game alone, played on by a planner that looks two moves ahead."""
        position = position.drawing_from(seed_of(seed, 31)).drawn()
        for _ in range(LONGEST_ALONE):
            if position.over:
                break
            for code in self.quick_planner.plan(Observation(position, 0)):
                if 0 not in position.asked or position.judge(0, Step(code)) is not None:
                    break
                position = position.answer(0, Step(code))
            else:
                position = position.drawn() if not position.over and 0 not in position.asked else position
                continue
            if 0 in position.asked:
                position = position.answer(0, position.fallback(0))
            position = position.drawn()
        # Most games alone are lost: how many cards were scored tells more of a turn than the loss itself.
        return 1.0 if position.winners else 0.0 if exact else 0.3 * (int(position.field("scored_count")[0]) / 16) ** 2

    def rough(self, seen: Position, seat: int, lines: Sequence[Line]) -> list[float]:
        return [0.5 + POINT * self.turn(seen, seat, line).worth for line in lines]

    # What a turn does -------------------------------------------------------------------------------------------

    def turn(self, seen: Position, seat: int, line: Line) -> Turn:
        """What a line does, as the seat can foresee it: draws count as unknown cards."""
        position = seen.resampled(seat, 0)
        points = cards = moves = ones = strikes = 0
        passes = False
        hand = [card for card, held in enumerate(position.field("hands")[seat]) if held == 1]
        faces = position.field("faces")
        for step in line:
            if seat not in position.asked:
                break
            hand = [card for card, held in enumerate(position.field("hands")[seat]) if held == 1]
            position = position.applied(seat, step)
            for fact in position.facts:
                if fact.kind == "scored":
                    points += fact.parts["value"]
                    ones += fact.parts["value"] == 1
                    cards += 1
                moves += fact.kind in ("swapped", "flipped")
                strikes += fact.kind == "strike"
                passes = passes or fact.kind == "passed"
            if self.game.actions.spec(step.code).name not in ("end", "pass_turn"):
                hand = [card for card, held in enumerate(position.field("hands")[seat]) if held == 1]
            faces = position.field("faces")
        away = {card: distances(self.game).away(layout_of(faces), card) for card in hand}
        kept = sum(self.rules.VALUE[card] * KEEP[min(steps, len(KEEP) - 1)] for card, steps in away.items())
        drawn = 2 if passes else max(0, self.rules.HAND - len(hand))
        won = position.over and seat in position.winners
        alone = seen.players == 1
        worth = (4.0 * (cards > 0) + cards - 4.0 * strikes) if alone else points + kept + FRESH * drawn + 0.35 * ones
        near = sum(steps <= NEAR for steps in away.values())
        nearest = min(away.values(), default=FARTHEST)
        return Turn(points, cards, moves, ones, near, nearest, worth + 20 * won, strikes, won, passes)

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        good = self.turn(seen, seat, better)
        other = self.turn(seen, seat, played if played is not None else (Step(self.game.actions.end()),))
        said = {
            "points": good.points,
            "cards": good.cards,
            "moves": good.moves,
            "less": other.points,
            "near": good.near,
        }
        if good.won and not other.won:
            return Reason("wins")
        if other.strikes > good.strikes:
            return Reason("strike", said)
        if good.points > other.points or (seen.players == 1 and good.cards > other.cards):
            return Reason("points", said)
        if good.cards and good.cards == other.cards and good.moves < other.moves:
            return Reason("cheaper", {**said, "spared": other.moves - good.moves})
        if good.passes:
            return Reason("pass", said)
        if good.near > other.near:
            return Reason("near", said)
        if good.nearest < other.nearest:
            return Reason("sets-up", {"better": good.nearest, "played": other.nearest})
        if good.cards and played is None:
            return Reason("points", said)
        return Reason("waits") if played is None and not good.moves else None

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        score = self.game.actions.SCORE
        scored = [self.game.actions.part(step.code, 0) for step in better if self.game.actions.kind(step.code) == score]
        if scored:
            return Reason("look-card", {"value": max(self.rules.VALUE[card] for card in scored)})
        return Reason("look-reach")

    # Luck -------------------------------------------------------------------------------------------------------

    def luck(self, position: Position, step: Step) -> tuple[Reason, dict[int, float]] | None:
        """A card drawn against the average of those that might have come."""
        actions = self.game.actions
        if position.question != "refill" or actions.spec(step.code).name != "draw" or position.players == 1:
            return None
        parts = actions.parts(step.code)
        layout = layout_of(position.field("faces"))

        def worth(code: int) -> float:
            card = actions.parts(code)["card"]
            steps = distances(self.game).away(layout, card)
            return self.rules.VALUE[card] * KEEP[min(steps, len(KEEP) - 1)]

        codes = position.codes(NATURE) or [step.code]
        seat, value = parts["seat"], self.rules.VALUE[parts["card"]]
        gain = POINT * (worth(step.code) - sum(map(worth, codes)) / len(codes))
        away = distances(self.game).away(layout, parts["card"])
        others = {other: -gain / (position.players - 1) for other in range(position.players) if other != seat}
        return Reason("luck-draw", {"value": value, "away": away}), {seat: gain, **others}
