"""What one receiver may know of a match: views, facts, legal answers. Nothing leaves the process but through here.

`seat` is -1 for somebody watching. Everything is built from that seat's view or from redacted events, never from the
state itself, as long as the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import UNSET, Struct

from .. import play
from ..messages import Action, Fact, LogEntry, Question, Result, Snapshot
from ..play import NATURE, TABLE, UNKNOWN, Event, Game, Match, Step, public_position

ABSURD = 10**6
"""Points beyond this were counted over cells that the reader may not see."""


def action(game: Game, code: int, extra: Sequence[int] = (), ranges: Sequence[tuple[int, int]] = ()) -> Action:
    parts = tuple(game.actions.parts(code).values())
    kind = game.actions.spec(code).name
    return Action(code, kind, parts, tuple(ranges) if ranges else UNSET, tuple(extra) if extra else UNSET)


def question(match: Match, mine: bool, told: bool = False) -> Question:
    """The question as it is put to a seat that has to answer it, or to others; `told`: nothing is secret any more."""
    return _question(match, mine, (mine or told or match.game.is_open) and _has_no_choice(match))


def questions(match: Match) -> tuple[Question, Question]:
    """The question as it is put to those who have to answer it, and to others."""
    only = _has_no_choice(match)
    return _question(match, True, only), _question(match, False, only and match.game.is_open)


def _question(match: Match, mine: bool, only: bool) -> Question:
    asked = match.question
    if NATURE in asked.seats:
        return Question(asked.number, asked.kind, (), (), False)
    return Question(asked.number, asked.kind, asked.seats, asked.waiting, mine, only or UNSET)


def _has_no_choice(match: Match) -> bool:
    """Whether one seat is asked, and there is one answer to give."""
    waiting, position = match.question.waiting, match.position
    if len(waiting) != 1 or position.drafts:
        return False
    codes = position.codes(waiting[0])
    return len(codes) == 1 and not match.game.actions.spec(codes[0]).ranged


def draft(match: Match, seat: int) -> list[Action]:
    """The parts of the seat's answer so far, or its sealed answer while the others are still choosing."""
    steps = match.position.drafts.get(seat) or match.position.sealed.get(seat) or ()
    return [action(match.game, step.code, step.extra) for step in steps]


def log_entry(event: Event, given: Callable[[tuple[Step, ...]], list[Any]]) -> LogEntry:
    """`given` says how an answer is shown."""
    if event.seat == TABLE and event.by.startswith("seat"):
        return LogEntry(event.number, int(event.by[4:]) - 1, event.kind, [], "", event.about)
    answer = None if event.steps is None else given(event.steps)
    seat = None if event.seat in (NATURE, TABLE) else event.seat
    return LogEntry(event.number, seat, event.kind, answer, event.by, event.about)


def beside_answers(events: Iterable[Event], given: Callable[[tuple[Step, ...]], list[Any]]) -> list[LogEntry]:
    """The events that are no answers of the seats' own: taken back, given up, answered by the clock."""
    return [log_entry(event, given) for event in events if event.seat == TABLE or event.by in ("clock", "fallback")]


def facts(game: Game, events: Iterable[Event]) -> list[Fact]:
    found: list[Fact] = []
    for event in events:
        seat = None if event.seat in (NATURE, TABLE) else event.seat
        for row in event.facts:
            kind = game.facts.kinds[row[0]]
            parts: dict[str, int | None] = dict(zip(kind.parts, row[1:]))  # noqa: B905 - rows are as long as the longest
            if UNKNOWN in row:
                parts = {name: None if part == UNKNOWN else part for name, part in parts.items()}
            found.append(Fact(event.number, kind.name, parts, seat))
    return found


def in_force(events: Iterable[Event]) -> list[Event]:
    """The answers that were not taken back."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "undo":
            while kept and kept[-1].number >= event.about:
                kept.pop()
        elif event.seat != TABLE:
            kept.append(event)
    return kept


def scores(match: Match) -> list[int | None]:
    """Everybody's points, counted over what anybody watching sees, so that a score gives no secret away."""
    return [points if -ABSURD < points < ABSURD else None for points in public_position(match).points]


def lead(match: Match) -> list[list[int]]:
    """Everybody's points after each answer of a finished game, and in the end (nature may have the last word)."""
    twin = Match(match.game, match.seats, match.options)
    found: list[list[int]] = []
    for event in in_force(match.log):
        twin.replay(event.seat, event.steps or (), event.by)
        if event.seat != NATURE:
            found.append(list(twin.position.points))
    if found and found[-1] != (final := list(twin.position.points)):
        found.append(final)
    return found


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
    if not match.game.is_open:
        return False
    for event in match.newest_first():
        if event.seat == seat:
            return not any(match.game.actions.spec(step.code).binding for step in event.steps or ())
        if event.seat == NATURE:
            return False
    return False


class Common(Struct, frozen=True, gc=False):
    """What of a snapshot is the same for everybody, or for all who are asked and all who are not."""

    asked: Question
    not_asked: Question
    bots: frozenset[int] = frozenset()
    deadline: float | None = None
    over: Result | None = None
    suspended: bool = False
    rated: bool = False
    banks: list[float | None] | None = None


def snapshot(match: Match, seat: int, view: Any, legal: Any, common: Common) -> Snapshot:
    """Everything the seat may know now. `view` and `legal` come written already (`encoders.py`)."""
    position = match.position
    drafts = position.drafts
    return Snapshot(
        len(match.log) - 1,
        view,
        common.asked if seat in match.question.waiting else common.not_asked,
        legal,
        draft(match, seat) if drafts or position.sealed else [],
        None if common.rated and not drafts.get(seat) else undo_of(match, seat, common.bots),
        common.deadline,
        common.over,
        common.suspended,
        common.banks,
        True if len(match.log) >= play.FULL_LOG and not match.over else UNSET,
    )
