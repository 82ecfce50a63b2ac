"""How a coach judges: from one seat's view, on sampled positions, played on by quick players.

A game's own eye (`riffle.bots.<game>.coach`) overrides what it can do better. Every number drawn comes from a seed made
of the place in the game, so the same record gets the same review.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from riffle.bots.analysis import Reason
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Fact, Step
from riffle.core.game import Game
from riffle.core.position import Position

from .decisions import Decision

Line = tuple[Step, ...]

MOST_ALTERNATIVES = 6
AHEAD = 120
"""Answers looked ahead for the facts that would have happened, at most."""
TABLES_FOR_FACTS = 20
USUALLY = 0.4
"""What happens so much more often with one answer than with the other is beyond what samples change."""


class Sign(NamedTuple):
    """A feature that speaks for an answer: the reason's key, the feature, and what one of it is worth.

    A negative worth speaks for the answer where it happens less.
    """

    key: str
    feature: str
    worth: float


class Evaluator:
    """One game's judgement. `few` and `many` are tables imagined for each decision, and for the dearest ones."""

    counts_points = False
    """Whether the story tells the points: where they are what one plays for."""
    whole_turns = False
    enders: tuple[str, ...] = ()
    """Actions after which a new turn begins even if the same seat goes on."""
    few = 16
    many = 120
    along = 40
    signs: tuple[Sign, ...] = ()

    def __init__(self, game: Game) -> None:
        self.game = game

    # What is worth how much -------------------------------------------------------------------------------------

    def chance(self, position: Position, seat: int, tables: int) -> float:
        """The seat's chance to win, from what it sees of the position."""
        if position.over:
            return share(position, seat)
        seen = position.seen_by(seat)
        total = 0.0
        for k in range(tables):
            total += self.played_on(seen.resampled(seat, seed_of(k, 11)), seat, k)
        return total / tables

    def chances(self, position: Position, tables: int) -> list[float]:
        """Every seat's chance, each from its own view, scaled so that all of them add up to one."""
        each = [self.chance(position, seat, tables) for seat in range(position.players)]
        whole = sum(each)
        return [one / whole for one in each] if len(each) > 1 and whole else each

    def plainness(self, seen: Position, seat: int, line: Line) -> tuple[float, ...]:
        """What decides between lines that weigh the same: the greater is advised."""
        return ()

    # What it is called ------------------------------------------------------------------------------------------

    def turn_of(self, decision: Decision) -> int:
        """The number of a turn as the log tells it; where it does not, the seat's own turns are counted."""
        return decision.turn

    def tell(self, position: Position, seat: int, line: Line) -> tuple[Reason, ...]:
        """What a line of answers does, in words: one phrase each, as the table calls things."""
        told: list[Reason] = []
        for step in line:
            if seat not in position.asked:
                break
            said = self.name_action(position, seat, step)
            told += [said] if said else []
            position = position.applied(seat, step) if len(position.asked) == 1 else position.answer(seat, step)
        return tuple(told)

    def name_action(self, position: Position, seat: int, step: Step) -> Reason | None:
        """One answer in words; None if nobody need hear of it."""
        return Reason(f"name-{self.game.actions.spec(step.code).name.replace('_', '-')}")

    def note(self, position: Position) -> Any:
        """A note on a position for the game's own board, or None."""
        return None

    def played_on(self, position: Position, seat: int, seed: int) -> float:
        """A game played to its end by quick players: 1 for a win, a share of it for a shared one."""
        after, _ = position.played_out([GREEDY] * position.players, seed_of(seed, 12))
        return share(after, seat)

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        """Answers that might be good, the most promising first."""
        quick = seen.rollout_answer(seat, GREEDY, 0)
        codes = [code for code in seen.codes(seat) if code != quick.code and not self.game.actions.spec(code).ranged]
        apart = max(1, len(codes) // (MOST_ALTERNATIVES - 1))
        return [(quick,), *((Step(code),) for code in codes[::apart][: MOST_ALTERNATIVES - 1])]

    def closer(self, seen: Position, seat: int) -> list[Line]:
        """More answers that might be good, where a second look is taken."""
        return []

    def rough(self, seen: Position, seat: int, lines: Sequence[Line]) -> list[float]:
        """A first look at some lines, in chances: it decides where a second is worth while."""
        return self.weigh(seen, seat, lines, self.few, 1)

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        """What each line is worth to the seat, 0 to 1, all of them on the same sampled positions."""
        worth = [0.0] * len(lines)
        for k in range(tables):
            imagined = seen.resampled(seat, seed_of(seed, k))
            for i, line in enumerate(lines):
                worth[i] += self.played_on(laid(imagined, seat, line), seat, seed_of(seed, k))
        return [each / tables for each in worth]

    def following(self, seen: Position, seat: int, better: Line) -> Line:
        """The best answers of everybody after the better line, where a game can tell; else quick players go on."""
        return ()

    # What it is good for ----------------------------------------------------------------------------------------

    def features(self, seat: int, facts: Sequence[Fact]) -> Mapping[str, float]:
        """What happened, counted: `own-scored` for the seat's facts, `other-scored` for the others'."""
        return Counter(f"{'own' if fact.parts.get('seat', seat) == seat else 'other'}-{fact.kind}" for fact in facts)

    def instead(self, seen: Position, seat: int, better: Line) -> Line | None:
        """What else one might ordinarily answer, for a reason in the middle of a game; None if reasons need none."""
        return (
            next((line for line in Evaluator.candidates(self, seen, seat) if line != better), None)
            if self.signs
            else None
        )

    def plainly(self) -> Reason:
        """What can be said for an answer in the middle of a game, where no cause is found."""
        return Reason("sound")

    def outlooks(self, seen: Position, seat: int, lines: Sequence[Line]) -> list[Mapping[str, float]]:
        """What happens with each line, all of them on the same sampled positions."""
        return [self.outlook(seen, seat, line) for line in lines]

    def outlook(self, seen: Position, seat: int, line: Line) -> dict[str, float]:
        """The features of a line until the seat is asked again, on average over sampled positions."""
        total: Counter[str] = Counter()
        for k in range(TABLES_FOR_FACTS):
            facts: list[Fact] = []
            position = seen.resampled(seat, seed_of(k, 21)).drawing_from(seed_of(k, 22))
            for step in line:
                position = position.applied(seat, step)
                facts += position.facts
            others = False
            for _ in range(AHEAD):
                if position.over or position.needs_solver:
                    break
                who = position.to_move[0]
                if self.rests(position, seat, others):
                    break
                others = others or who not in (seat, NATURE)
                _, position = position.rollout_step(who, GREEDY, solve=False)
                facts += position.facts
            total.update(self.features(seat, facts))  # type: ignore[arg-type]
        return {name: count / TABLES_FOR_FACTS for name, count in total.items()}

    def rests(self, position: Position, seat: int, others: bool) -> bool:
        """Whether a line is read to its end: the seat is asked again, after `others` have answered."""
        return others and position.to_move[0] == seat

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        """The strongest sign that speaks for a line, against what was played or against nothing at all."""
        mine, *other = self.outlooks(seen, seat, [better] if played is None else [better, played])
        theirs = other[0] if other else {}
        return self.strongest(mine, theirs)

    def strongest(self, mine: Mapping[str, float], theirs: Mapping[str, float]) -> Reason | None:
        """The sign that weighs most, of those that differ so much that one may say "usually"."""
        best: tuple[float, Reason] | None = None
        for sign in self.signs:
            more = mine.get(sign.feature, 0.0) - theirs.get(sign.feature, 0.0)
            weight = more * sign.worth
            if abs(more) >= USUALLY and weight > (best[0] if best else 0.0):
                best = weight, Reason(sign.key)
        return best[1] if best else None

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        """Where to look, without saying what to do."""
        return Reason("look", {"question": seen.question})

    # Luck -------------------------------------------------------------------------------------------------------

    def luck(self, position: Position, step: Step) -> tuple[Reason, dict[int, float]] | None:
        """What nature's answer was worth to each seat against the average of her answers; None: not counted."""
        return None


def laid(position: Position, seat: int, line: Line) -> Position:
    """The position after the seat's own answers, laid straight into it as far as it is asked."""
    for step in line:
        if seat not in position.asked:
            break
        position = position.applied(seat, step)
    return position


def share(position: Position, seat: int) -> float:
    """A seat's part of the victory; where nobody has won it is an even one."""
    winners = position.winners
    if not winners:
        return 1 / position.players if position.players > 1 else 0.0
    return 1 / len(winners) if seat in winners else 0.0
