"""A finished game gone through: chances along it, the moments that cost most with their reasons, and luck.

First every decision is looked at roughly, then the dearest of every seat closely, and those that still cost something
once more, on other samples: what looked dear by chance falls out. Work is counted in samples, never in seconds, so the
same record always gets the same review.
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
from .story import stories

NARROWED = {1: 8, 2: 5, 3: 4, 4: 3}
"""Decisions of each seat that are looked at closely, by the number of seats; with more seats two."""
LINES = 3
"""Lines weighed closely for each of them, beside the one played."""
WORST = 3
"""Moments that are told to each seat."""
DEAR = 0.05
"""Chances lost that are worth a word; a cost below is within what other samples would change."""
WON = 0.95
"""Whoever won with such a chance, or lost with as little, made no mistake here."""
ALIKE = 0.02
"""Lines that close to the best are as good, as far as samples can tell: the plainest of them is advised."""
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
    walked = timeline(match, evaluator.whole_turns, evaluator.enders)
    judged: list[Judged] = []
    moments: list[Moment] = []

    def so_far(done: float) -> None:
        if tell is not None:
            tell(Review(tuple(judged), ranked(moments), done=round(done, 3)))

    suspects: list[Suspect] = []
    decisions = [each for each in walked.decisions if each.is_free]
    for number, decision in enumerate(decisions):
        suspects.append(suspect(evaluator, decision))
        if number % 8 == 7:
            so_far(0.25 * number / len(decisions))
    chosen = narrowed(suspects, match.seats)
    for number, each in enumerate(chosen):
        found = closely(evaluator, each)
        if found is not None:
            moments.append(moment(match, evaluator, found))
        so_far(0.25 + 0.4 * (number + 1) / len(chosen))
    kept = ranked(moments)
    for number, each in enumerate(curve(evaluator, match, walked, {each.event for each in kept})):
        judged.append(each)
        if number % 8 == 7:
            so_far(0.65 + 0.25 * number / POINTS)
    luck, strokes = luck_of(evaluator, match, walked)
    found = Review(tuple(judged), kept, luck, strokes)
    return found._replace(stories=stories(match, evaluator, walked, found))


def narrowed(suspects: list[Suspect], seats: int) -> list[Suspect]:
    """The dearest of each seat, the dearest of all first."""
    kept: list[Suspect] = []
    for seat in range(seats):
        own = [each for each in suspects if each.decision.seat == seat and each.lines]
        own.sort(key=lambda each: (-each.cost, each.decision.event))
        kept += own[: NARROWED.get(seats, 2)]
    return sorted(kept, key=lambda each: (-each.cost, each.decision.event))


def ranked(moments: list[Moment]) -> tuple[Moment, ...]:
    """The dearest first, at most so many of each seat."""
    kept: list[Moment] = []
    for each in sorted(moments, key=lambda each: (-each.cost, each.event)):
        if sum(other.seat == each.seat for other in kept) < WORST:
            kept.append(each)
    return tuple(kept)


def suspect(evaluator: Evaluator, decision: Decision) -> Suspect:
    """A first look at a decision."""
    seen = decision.position.seen_by(decision.seat)
    thought_of = evaluator.candidates(seen, decision.seat)
    lines = [line for line in thought_of if line[:1] != decision.line[:1] or (len(line) > 1 and line != decision.line)]
    if not lines:
        return Suspect(decision, (), -1.0)
    played, *others = evaluator.rough(seen, decision.seat, [decision.line, *lines])
    order = sorted(range(len(lines)), key=lambda i: -others[i])
    return Suspect(decision, tuple(lines[i] for i in order[:LINES]), others[order[0]] - played)


def closely(evaluator: Evaluator, each: Suspect) -> Found | None:
    """The same on more samples, and what still costs something on others once more; None if it was no mistake."""
    decision = each.decision
    seen = decision.position.seen_by(decision.seat)
    lines = [
        *each.lines,
        *(line for line in evaluator.closer(seen, decision.seat) if line not in (decision.line, *each.lines)),
    ]
    played, *others = evaluator.weigh(seen, decision.seat, [decision.line, *lines], evaluator.many, decision.event + 2)
    most = max(others)
    alike = [i for i, each in enumerate(others) if each >= most - ALIKE]
    best = max(alike, key=lambda i: (evaluator.plainness(seen, decision.seat, lines[i]), others[i]))
    if others[best] - played < DEAR or played >= WON:
        return None
    pair = [decision.line, lines[best]]
    again, better = evaluator.weigh(seen, decision.seat, pair, evaluator.many, decision.event + 20_003)
    if better - again < DEAR:
        return None
    cost, chance = (others[best] - played + better - again) / 2, (others[best] + better) / 2
    return Found(decision, lines[best], cost, chance)


def moment(match: Match, evaluator: Evaluator, found: Found) -> Moment:
    """A mistake in words: a cause that the rules confirm, else how much it cost."""
    whole = found.decision
    why = evaluator.why(whole.position.seen_by(whole.seat), whole.seat, found.better, whole.line)
    decision, better = split(found.decision, found.better)
    seat, position = decision.seat, decision.position
    seen = position.seen_by(seat)
    way = continuation(match, decision, better, evaluator.following(seen, seat, better))
    first = better if len(position.asked) > 1 else better[:1]
    played = decision.line if len(position.asked) > 1 or not evaluator.whole_turns else decision.line[:1]
    return Moment(
        decision.event, evaluator.turn_of(decision), seat, played, first,
        evaluator.tell(position, seat, decision.line), evaluator.tell(position, seat, better),
        round(found.cost, 4), round(found.chance, 4), why or Reason("bare", {"much": weight(found.cost)}),
        evaluator.look(seen, seat, better), way.before, way.lines, way.after, way.own,
    )  # fmt: skip


def weight(cost: float) -> str:
    """A cost as one says it."""
    return "little" if cost < 0.15 else "clearly" if cost < 0.35 else "most"


def curve(evaluator: Evaluator, match: Match, walked: Timeline, told: set[int]) -> Iterator[Judged]:
    """Chances along the game, at every decision or, in a long game, at some; always at the events `told` as moments,
    where people look."""
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
