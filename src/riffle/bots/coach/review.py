"""A finished game gone through: chances along it, the moments that cost most with their reasons, and luck.

First every decision is looked at roughly, then the dearest again and closely, with other sampled positions: what looked
dear by chance falls out. Work is counted in sampled positions, so the same record always gets the same review.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from riffle.bots.analysis import Judged, LuckyDraw, Moment, Reason, Review
from riffle.core.declare.question import NATURE
from riffle.core.game import Game
from riffle.core.match import Match

from .decisions import Decision, Timeline, split, timeline
from .evaluator import Evaluator, Line
from .line import continuation

NARROWED = 8
"""Decisions that are looked at a second time."""
LINES = 3
"""Lines weighed closely for each of them, beside the one played."""
WORST = 3
NOTICED = 0.02
"""Chances lost that are worth a word."""
POINTS = 60
"""Positions of the curve, at most."""
STROKES = 3
SLIGHT = 0.01
"""Luck that is not worth a word."""


class Suspect(NamedTuple):
    """A decision, and lines that may have been better, the most promising first."""

    decision: Decision
    lines: tuple[Line, ...]
    cost: float


class Found(NamedTuple):
    decision: Decision
    better: Line
    cost: float
    chance: float


def eye_of(game: Game) -> Evaluator:
    """A game's own eye, or the one that serves every game."""
    from riffle.bots.bot import bots_of

    made = bots_of(game).coach
    return made(game) if made is not None else Evaluator(game)


def review(match: Match, evaluator: Evaluator | None = None, tell: Callable[[Review], None] | None = None) -> Review:
    """The review of a finished game; `tell` is given what is known so far, the worst moments first."""
    evaluator = evaluator or eye_of(match.game)
    walked = timeline(match, evaluator.whole_turns)
    suspects: list[Suspect] = []
    judged: list[Judged] = []
    found: list[Found] = []

    def so_far(done: float, moments: tuple[Moment, ...]) -> None:
        if tell is not None:
            tell(Review(tuple(judged), moments, done=done))

    decisions = [each for each in walked.decisions if each.is_free]
    for number, decision in enumerate(decisions):
        suspects.append(suspect(evaluator, decision))
        if number % 8 == 7:
            so_far(0.3 * number / len(decisions), ())
    if not any(each.lines for each in suspects):  # everybody played as the coach would: what else could have been done?
        suspects = [suspect(evaluator, each, otherwise=True) for each in decisions[:NARROWED]]
    suspects.sort(key=lambda each: (-each.cost, each.decision.event))
    for number, each in enumerate(suspects[:NARROWED]):
        found.append(closely(evaluator, each))
        so_far(0.3 + 0.3 * (number + 1) / NARROWED, ())
    moments = worst(match, evaluator, found)
    so_far(0.65, moments)
    for number, each in enumerate(curve(evaluator, match, walked, {each.event for each in moments})):
        judged.append(each)
        if number % 8 == 7:
            so_far(0.65 + 0.25 * number / POINTS, moments)
    luck, strokes = luck_of(evaluator, match, walked)
    return Review(tuple(judged), moments, luck, strokes)


def suspect(evaluator: Evaluator, decision: Decision, otherwise: bool = False) -> Suspect:
    """A first look at a decision; `otherwise` weighs what any player might have answered instead."""
    seen = decision.position.seen_by(decision.seat)
    thought_of = (
        Evaluator.candidates(evaluator, seen, decision.seat) if otherwise else evaluator.candidates(seen, decision.seat)
    )
    lines = [line for line in thought_of if line[:1] != decision.line[:1] or (len(line) > 1 and line != decision.line)]
    if not lines:
        return Suspect(decision, (), -1.0)
    played, *others = evaluator.rough(seen, decision.seat, [decision.line, *lines])
    order = sorted(range(len(lines)), key=lambda i: -others[i])
    return Suspect(decision, tuple(lines[i] for i in order[:LINES]), others[order[0]] - played)


def closely(evaluator: Evaluator, each: Suspect) -> Found:
    """The same once more, on more and other tables."""
    decision = each.decision
    if not each.lines:
        return Found(decision, (), -1.0, 0.0)
    seen = decision.position.seen_by(decision.seat)
    lines = [
        *each.lines,
        *(line for line in evaluator.closer(seen, decision.seat) if line not in (decision.line, *each.lines)),
    ]
    played, *others = evaluator.weigh(seen, decision.seat, [decision.line, *lines], evaluator.many, decision.event + 2)
    best = max(range(len(others)), key=lambda i: others[i])
    return Found(decision, lines[best], others[best] - played, others[best])


def worst(match: Match, evaluator: Evaluator, found: list[Found]) -> tuple[Moment, ...]:
    """The dearest, in words. One is told even if it cost nothing, wherever there was a choice."""
    found = sorted((each for each in found if each.better), key=lambda each: (-each.cost, each.decision.event))
    kept = [each for i, each in enumerate(found[:WORST]) if i == 0 or each.cost >= NOTICED]
    return tuple(moment(match, evaluator, each) for each in kept)


def moment(match: Match, evaluator: Evaluator, found: Found) -> Moment:
    decision, better = split(found.decision, found.better)
    seat = decision.seat
    seen = decision.position.seen_by(seat)
    cost = max(0.0, found.cost)
    why = evaluator.why(seen, seat, better, decision.line) if cost >= NOTICED else Reason("even")
    if why is None:
        chances = {"better": round(100 * found.chance), "played": round(100 * (found.chance - cost))}
        why = Reason(evaluator.bare, chances)
    way = continuation(match, decision, better, evaluator.following(seen, seat, better))
    first = better if len(decision.position.asked) > 1 else better[:1]
    played = decision.line if len(decision.position.asked) > 1 or not evaluator.whole_turns else decision.line[:1]
    return Moment(
        decision.event, decision.turn, seat, played, first, round(cost, 4), round(found.chance, 4), why,
        evaluator.look(seen, seat, better), way.before, way.lines, way.after, way.own,
    )  # fmt: skip


def curve(evaluator: Evaluator, match: Match, walked: Timeline, told: set[int]) -> Iterator[Judged]:
    """Chances along the game: each seat's from its own view, at every decision or, in a long game, at some; always
    at the events `told` as moments, where people look."""
    apart = max(1, -(-len(walked.decisions) // POINTS))
    for number, decision in enumerate(walked.decisions):
        if number % apart and decision.event not in told:
            continue
        position = decision.position
        chances = evaluator.chances(position, evaluator.along)
        yield Judged(decision.event, tuple(round(each, 4) for each in chances), evaluator.note(position))
    result = match.result
    winners = result.winners if result else ()
    even = 1 / match.seats if match.seats > 1 else 0.0
    yield Judged(
        -1, tuple(1 / len(winners) if seat in winners else (0.0 if winners else even) for seat in range(match.seats))
    )


def luck_of(evaluator: Evaluator, match: Match, walked: Timeline) -> tuple[tuple[float, ...], tuple[LuckyDraw, ...]]:
    """What chance did to every seat, and its largest strokes."""
    total = [0.0] * match.seats
    strokes: list[LuckyDraw] = []
    for event, position, step in walked.draws:
        counted = evaluator.luck(position, step) if NATURE in position.asked else None
        if counted is None:
            continue
        why, worth = counted
        for seat, each in worth.items():
            total[seat] += each
        seat = max(worth, key=lambda seat: round(abs(worth[seat]), 6))
        strokes.append(LuckyDraw(event, seat, round(worth[seat], 4), why))
    strokes.sort(key=lambda stroke: (-abs(stroke.worth), stroke.event))
    large = [stroke for stroke in strokes[:STROKES] if abs(stroke.worth) >= SLIGHT]
    return tuple(round(each, 4) for each in total), tuple(large)
