"""A finished game as decisions: what a seat had before it, and what it answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from riffle.core.declare.question import NATURE
from riffle.core.event import TABLE, Event, Step
from riffle.core.match import Match
from riffle.core.position import Position


class Decision(NamedTuple):
    """`line` are the steps of one answer or, in games that are judged turn by turn, of all answers of a turn; `turn`
    counts the seat's own turns from 1."""

    event: int
    turn: int
    seat: int
    position: Position
    line: tuple[Step, ...]

    @property
    def is_free(self) -> bool:
        """Whether there was anything to choose."""
        codes = self.position.codes(self.seat)
        return len(codes) > 1 or (len(codes) == 1 and bool(self.position.game.actions.spec(codes[0]).ranged))


class Draw(NamedTuple):
    """Nature's answer: the position she was asked in, and what she gave."""

    event: int
    position: Position
    step: Step


class Timeline(NamedTuple):
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    last: Position


def in_force(match: Match) -> list[Event]:
    """The answers of a log that were not taken back, nature's included."""
    events: list[Event] = []
    for event in match.log:
        if event.seat == TABLE and event.kind == "undo":
            events = [kept for kept in events if kept.number < event.about]
        elif event.seat != TABLE:
            events.append(event)
    return events


def timeline(match: Match, whole_turns: bool, enders: tuple[str, ...] = ()) -> Timeline:
    """Walk through a game. With `whole_turns` a seat's answers in a row are one decision, up to one of `enders`."""
    options: dict[str, Any] = dict(match.options)
    position = match.game.start(match.seats, nature="ask", speed=match.game.ready_speed, **options)
    decisions: list[Decision] = []
    draws: list[Draw] = []
    turns, last = [0] * match.seats, NATURE
    for event in in_force(match):
        steps = event.steps or ()
        if event.seat == NATURE:
            draws += [Draw(event.number, position, step) for step in steps[:1]]
            last = NATURE if match.seats == 1 else last
        elif event.seat == last and whole_turns:
            decisions[-1] = decisions[-1]._replace(line=decisions[-1].line + steps)
        else:
            turns[event.seat] += event.seat != last
            last = event.seat
            decisions.append(Decision(event.number, turns[event.seat], event.seat, position, steps))
        for step in steps:
            position = position.answer(event.seat, step)
            last = NATURE if match.game.actions.spec(step.code).name in enders else last
    return Timeline(tuple(decisions), tuple(draws), position)


def split(decision: Decision, better: tuple[Step, ...]) -> tuple[Decision, tuple[Step, ...]]:
    """Where a turn first leaves the better one: the decision from there on, and what is left of the better line."""
    same = 0
    for played, wanted in zip(decision.line, better, strict=False):
        if played != wanted:
            break
        same += 1
    if len(decision.position.asked) > 1 or same >= min(len(decision.line), len(better)):
        return decision, better
    position = decision.position
    for step in decision.line[:same]:
        position = position.answer(decision.seat, step)
    shorter = decision._replace(event=decision.event + same, position=position, line=decision.line[same:])
    return shorter, better[same:]


def free(decisions: tuple[Decision, ...]) -> Iterator[Decision]:
    return (each for each in decisions if each.is_free)
