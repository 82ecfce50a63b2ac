"""What one receiver is shown of a match: views, facts, legal answers. Nothing leaves the process but through here.

`seat` is -1 for somebody watching. Everything is built from that seat's view or from redacted events, never from the
state itself, as long as the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct

from riffle.core.event import TABLE, Event, Step
from riffle.core.game import Game
from riffle.core.layout import PUBLIC
from riffle.core.match import Match
from riffle.core.question import NATURE, SPECTATOR
from riffle.core.refusal import Refused
from riffle.core.rule import UNKNOWN

from .messages import Action, Fact, Happening, Question, Result, Snapshot

ABSURD = 10**6
"""Points beyond this were counted over cells that the reader may not see."""


def action(game: Game, code: int, extra: Sequence[int] = (), ranges: Sequence[tuple[int, int]] = ()) -> Action:
    parts = tuple(game.Action.parts(code).values())
    kind = game.Action.spec(code).name
    return Action(code, kind, parts, tuple(ranges) if ranges else UNSET, tuple(extra) if extra else UNSET)


def question(match: Match, mine: bool) -> Question:
    """The question as it is put to a seat that has to answer it, or to any other."""
    asked = match.question
    if NATURE in asked.seats:
        return Question(asked.number, asked.kind, (), (), False)
    return Question(asked.number, asked.kind, asked.seats, asked.waiting, mine)


def draft(match: Match, seat: int) -> list[Action]:
    """The parts of the seat's answer so far, or its sealed answer while the others are still choosing."""
    steps = match.drafts.get(seat) or match.sealed.get(seat) or ()
    return [action(match.game, step.code, step.extra) for step in steps]


def happening(event: Event, given: Callable[[tuple[Step, ...]], list[Any]]) -> Happening:
    """`given` says how an answer is shown."""
    if event.seat == TABLE and event.by.startswith("seat"):
        return Happening(event.number, int(event.by[4:]) - 1, event.kind, [], "", event.about)
    answer = None if event.steps is None else given(event.steps)
    seat = None if event.seat in (NATURE, TABLE) else event.seat
    return Happening(event.number, seat, event.kind, answer, event.by, event.about)


def facts(game: Game, events: Iterable[Event]) -> list[Fact]:
    found: list[Fact] = []
    for event in events:
        seat = None if event.seat in (NATURE, TABLE) else event.seat
        for row in event.facts:
            kind = game.Fact.kinds[row[0]]
            parts: dict[str, int | None] = dict(zip(kind.parts, row[1:]))  # noqa: B905 - rows are as long as the longest
            if UNKNOWN in row:
                parts = {name: None if part == UNKNOWN else part for name, part in parts.items()}
            found.append(Fact(event.number, kind.name, parts, seat))
    return found


def in_force(events: Iterable[Event]) -> list[Event]:
    """The events that were not taken back."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "undo":
            kept = [each for each in kept if each.number < event.about or each.seat == TABLE]
        kept.append(event)
    return kept


def scores(match: Match) -> list[int | None]:
    """Everybody's points, counted over what anybody watching sees, so that a score gives no secret away."""
    engine = match.engine
    seen = match.state if match.over else match.sight(SPECTATOR)
    counted = [int(engine.points(seen, seat)) for seat in range(match.seats)]
    if min(counted) > -ABSURD and max(counted) < ABSURD:
        return [*counted]
    return [points if abs(points) < ABSURD else None for points in counted]


def lead(match: Match) -> list[list[int]]:
    """Everybody's points after each answer of a finished game, and in the end (nature may have the last word)."""
    twin = Match(match.game, match.seats, match.options, engine=match.engine)
    found: list[list[int]] = []
    for event in in_force(match.log):
        if event.seat != TABLE:
            twin.replay(event.seat, event.steps or (), event.by)
            if event.seat != NATURE:
                found.append(_points(twin))
    if found and found[-1] != (final := _points(twin)):
        found.append(final)
    return found


def _points(match: Match) -> list[int]:
    return [int(match.engine.points(match.state, seat)) for seat in range(match.seats)]


def result(match: Match, course: list[list[int]]) -> Result | None:
    end = match.result
    return Result(end.ending, list(end.winners), list(end.points), course) if end else None


def undo_of(match: Match, seat: int, bots: frozenset[int]) -> Any:
    """Whether the seat may take its last answer back alone, only by asking, or not at all."""
    if seat < 0 or match.over:
        return None
    if match.may_undo(seat):
        return "free"
    if match.seats - len(bots) < 2:  # there is nobody to ask
        return "free" if _nothing_was_learned(match, seat) else None
    return "ask" if seat in match.answered else None


def _nothing_was_learned(match: Match, seat: int) -> bool:
    """Whether only bots stand in the way of taking back, where nobody has secrets and chance has not spoken since."""
    if any(field.audience != PUBLIC for field in match.game.State.saved.values()):
        return False
    for event in reversed(in_force(match.log)):
        if event.seat == seat:
            return not any(match.game.Action.spec(step.code).binding for step in event.steps or ())
        if event.seat == NATURE:
            return False
    return False


class Common(Struct, frozen=True):
    """What of a snapshot is the same for everybody, or for all who are asked and all who are not."""

    asked: Question
    not_asked: Question
    bots: frozenset[int] = frozenset()
    deadline: float | None = None
    over: Result | None = None
    suspended: bool = False


def snapshot(match: Match, seat: int, view: Any, legal: Any, common: Common) -> Snapshot:
    """Everything the seat may know now. `view` and `legal` come written already (`encoded.py`)."""
    return Snapshot(
        len(match.log) - 1,
        view,
        common.asked if seat in match.question.waiting else common.not_asked,
        legal,
        draft(match, seat) if match.drafts or match.sealed else [],
        undo_of(match, seat, common.bots),
        common.deadline,
        common.over,
        common.suspended,
    )


def named_step(game: Game, kind: Any, parts: Sequence[int], extra: Sequence[int]) -> Step:
    """The step a message means by a kind and its parts; Refused if there is none."""
    try:
        return Step(game.Action.code(kind, *parts), tuple(extra))
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None
