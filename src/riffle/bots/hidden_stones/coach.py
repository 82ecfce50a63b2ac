"""The coach at Hidden Stones: a turn is judged as a whole, by what it scores, keeps and leaves.

Roughly by the planner's own measure in points, closely by games played on from imagined hands and piles.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.evaluator import Evaluator, Line, share
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.position import Position

from .appraisal import FRESH, KEEP, keep_table
from .arrangements import layout_of
from .causes import Causes, advised
from .dearest import FARTHEST, dearest_turn
from .hint import distances
from .levels import LEVEL_SETTINGS, Level
from .naming import action
from .naming import card as named
from .player import THINKING, mind_of
from .reading import hand_of, read_turn

POINT = 0.05
"""What a point is worth in chances, by and large, until games are played on."""
ALONE = Level((2, 0, 0, 0))
"""How a game alone is played on: quick players would never win one."""
LONGEST_ALONE = 60


class HiddenStonesEvaluator(Evaluator):
    counts_points = True
    whole_turns = True
    enders = ("end", "pass_turn")
    many = 240
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
        lines = [self._legal(seen, seat, plan), *plain]
        return [line for line in dict.fromkeys(lines) if line and not self.throws_a_fit(seen, seat, line)]

    def closer(self, seen: Position, seat: int) -> list[Line]:
        """The turn that scores most with one move, with two, and so on: more points, or alone also more cards."""
        deepest = min(FARTHEST, len(hand_of(seen, seat)) - 1)
        metrics = (False, True) if seen.players == 1 else (False,)
        lines = [self.dearest(seen, seat, cards, moves) for moves in range(deepest + 1) for cards in metrics]
        return [line for line in dict.fromkeys(lines) if line and not self.throws_a_fit(seen, seat, line)]

    def dearest(self, seen: Position, seat: int, cards: bool = False, moves: int = FARTHEST) -> Line:
        """The turn that scores most within so many moves, or nothing."""
        states = self.planner.work.states(seen, 2)
        with THINKING:
            plan = mind_of(self.game)
            plan[0]["keep"][...] = keep_table()
            count = int(self.planner.work.bind(dearest_turn)(states, seat, plan, cards, moves))
            return tuple(Step(int(code)) for code in plan[0]["codes"][:count])

    def throws_a_fit(self, seen: Position, seat: int, line: Line) -> bool:
        """Whether a line pays with a card that could have been scored in that very turn: no advice."""
        turn = read_turn(seen, seat, line)
        return any(card in turn.thrown for card in turn.wasted)

    def plainness(self, seen: Position, seat: int, line: Line) -> tuple[float, ...]:
        """Of turns that weigh the same the one that scores most, then the one with the fewest moves."""
        turn = read_turn(seen, seat, line)
        return (len(turn.scored) if seen.players == 1 else turn.totals[seat], -turn.moves)

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

    def chances(self, position: Position, tables: int) -> list[float]:
        """From the table as it lies, all hands open: one game played on gives every seat's part of it."""
        if position.players == 1 or position.over:
            return super().chances(position, tables)
        total = [0.0] * position.players
        for k in range(tables):
            after, _ = position.played_out([GREEDY] * position.players, seed_of(k, 13))
            total = [each + share(after, seat) for seat, each in enumerate(total)]
        return [each / tables for each in total]

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.players > 1 or position.over:
            return super().chance(position, seat, tables)
        seen, few = position.seen_by(seat), tables // 4
        return sum(self._alone(seen.resampled(seat, seed_of(k, 11)), k, exact=True) for k in range(few)) / few

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        return super().weigh(seen, seat, lines, tables if seen.players > 1 else tables // 2, seed)

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
        return [0.5 + POINT * self.worth(seen, seat, line) for line in lines]

    # What a turn does -------------------------------------------------------------------------------------------

    def worth(self, seen: Position, seat: int, line: Line) -> float:
        """A turn in points, by and large: what it scores, keeps and draws."""
        turn = read_turn(seen, seat, line)
        value = self.rules.VALUE
        kept = sum(value[card] * KEEP[min(steps, len(KEEP) - 1)] for card, steps in turn.kept.items())
        if seen.players == 1:
            return 4.0 * bool(turn.scored) + len(turn.scored) - 4.0 * turn.strikes + 20 * turn.won
        ones = sum(value[card] == 1 for card in turn.scored)
        return turn.points + kept + FRESH * turn.fresh + 0.35 * ones + 20 * turn.won

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        good = read_turn(seen, seat, better)
        if played is None:
            return advised(seen, seat, good)
        return Causes(seen, seat, good, read_turn(seen, seat, played)).first()

    def instead(self, seen: Position, seat: int, better: Line) -> Line | None:
        """A hint speaks of the advised turn alone."""
        return None

    def name_action(self, position: Position, seat: int, step: Step) -> Reason | None:
        return action(position, step.code)

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        score = self.game.actions.SCORE
        scored = [self.game.actions.part(step.code, 0) for step in better if self.game.actions.kind(step.code) == score]
        if scored:
            return Reason("look-card", {"card": named(self.game, max(scored, key=lambda card: self.rules.VALUE[card]))})
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
        seat = parts["seat"]
        gain = POINT * (worth(step.code) - sum(map(worth, codes)) / len(codes))
        steps = distances(self.game).away(layout, parts["card"])
        others = {other: -gain / (position.players - 1) for other in range(position.players) if other != seat}
        said = {"who": seat, "card": named(self.game, parts["card"]), "away": steps}
        return Reason("luck-draw", said), {seat: gain, **others}
