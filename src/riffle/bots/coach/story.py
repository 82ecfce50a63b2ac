"""The story of a game in a few sentences, told to one seat or to a watcher: how it stood, what turned it, how it ended.

Every sentence is read off the curve, the moments and the result; nothing is told that they do not say.
"""

from __future__ import annotations

from itertools import pairwise

from riffle.bots.analysis import Moment, Reason, Review
from riffle.core.match import Match

from .decisions import Timeline
from .evaluator import Evaluator

AHEAD = 0.12
"""So much above one's even share of the chances one leads."""
LUCKY, CLEARLY = 0.03, 0.10


def stories(match: Match, evaluator: Evaluator, walked: Timeline, found: Review) -> tuple[tuple[Reason, ...], ...]:
    """The story as each seat is told it, and last as somebody is who watched."""
    return tuple(story(match, evaluator, walked, found, seat) for seat in (*range(match.seats), None))


def story(match: Match, evaluator: Evaluator, walked: Timeline, found: Review, seat: int | None) -> tuple[Reason, ...]:
    whose = seat if seat is not None else max(range(match.seats), key=lambda each: _won(match, each))
    told = [_stood(match, evaluator, walked, found, whose, seat is None) if match.seats > 1 else None]
    told += [_turned(found, seat), _ended(match, evaluator, whose, seat is None), _luck(found, whose, seat is None)]
    return tuple(each for each in told if each is not None)


def _won(match: Match, seat: int) -> bool:
    return match.result is not None and seat in match.result.winners


def _stood(
    match: Match, evaluator: Evaluator, walked: Timeline, found: Review, seat: int, watched: bool
) -> Reason | None:
    """How it stood until the end: level until a turn, in front or behind most of the way, or to and fro."""
    even = 1 / match.seats
    stood = [each.chances[seat] - even for each in found.judged[:-1]]
    if len(stood) < 3:
        return None
    who = {"who": seat, "watched": int(watched)}
    ahead, behind = (sum(sign * each > AHEAD for each in stood) / len(stood) for sign in (1, -1))
    first = next((i for i, each in enumerate(stood) if abs(each) > AHEAD), None)
    if first is None:
        return Reason("story-even", who)
    if ahead > 0.6 or behind > 0.6:
        return Reason("story-ahead" if ahead > 0.6 else "story-behind", who)
    left = next(each for each in walked.decisions if each.event >= found.judged[first].event)
    changes = sum((one > 0) != (other > 0) for one, other in _clear(stood))
    if changes >= 2:
        return Reason("story-swings", {**who, "times": changes})
    turn = evaluator.turn_of(left)
    return Reason("story-even-until", {**who, "turn": turn}) if first and turn > 1 else Reason("story-open", who)


def _clear(stood: list[float]) -> list[tuple[float, float]]:
    """Neighbours among the positions in which somebody clearly leads."""
    clear = [each for each in stood if abs(each) > AHEAD]
    return list(pairwise(clear))


def _turned(found: Review, seat: int | None) -> Reason | None:
    """The dearest moment with a cause: one's own first."""
    told: list[Moment] = [each for each in found.moments if each.why.key != "bare"]
    told.sort(key=lambda each: (each.seat != seat, -each.cost))
    if not told:
        return None
    each = told[0]
    mine = each.seat == seat
    return Reason(
        "story-turned" if mine else "story-turned-other", {"turn": each.turn, "who": each.seat, "why": each.why}
    )


def _ended(match: Match, evaluator: Evaluator, seat: int, watched: bool) -> Reason | None:
    """Who won, with the points where they are counted."""
    result = match.result
    if result is None:
        return None
    who = {"who": seat, "watched": int(watched)}
    if match.seats == 1:
        return Reason("story-alone-won" if result.winners else "story-alone-lost")
    if len(result.winners) != 1:
        return Reason("story-shared" if seat in result.winners else "story-nobody", who)
    winner = result.winners[0]
    points = [int(each) for each in result.points] if result.points else []
    best = max((each for i, each in enumerate(points) if i != winner), default=0)
    said = {"rival": winner, **who, "mine": points[winner] if points else 0, "theirs": best}
    counted = int(evaluator.counts_points and points[winner] > best)
    return Reason("story-won" if winner == seat and not watched else "story-lost", {**said, "counted": counted})


def _luck(found: Review, seat: int, watched: bool) -> Reason | None:
    """What draws, dice and the first player did, in words."""
    if len(found.luck) < 2:
        return None
    worth = found.luck[seat]
    if abs(worth) < LUCKY:
        return Reason("story-luck-none")
    much = "clearly" if abs(worth) >= CLEARLY else "slightly"
    return Reason("story-luck", {"who": seat, "watched": int(watched), "much": much, "good": int(worth > 0)})
