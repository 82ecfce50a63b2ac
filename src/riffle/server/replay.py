"""A record walked through: after every answer the view of each seat, and one of everything."""

from __future__ import annotations

import base64
from collections.abc import Iterable

from riffle.core import record
from riffle.core.event import TABLE, Event
from riffle.core.layout import named
from riffle.core.match import Match
from riffle.core.question import NATURE
from riffle.core.refusal import Refused

from . import fairness, games, sight
from .games import Games
from .messages import Player, Snapshot, TableInfo
from .requests import ReplayData, Step

MOST_STEPS = 3000


def replay(text: str, known: Games) -> ReplayData:
    """Read a record and play it again; Refused with line and reason if it is none."""
    name = next((line[5:] for line in text.split("\n")[:3] if line.startswith("game ")), "")
    game = known.load(name)
    try:
        match = record.read(text, game)
    except record.RecordError as problem:
        raise Refused("bad_record", str(problem)) from None
    course = sight.lead(match) if match.over else []
    return ReplayData(info_of(match), _steps(match, course), payloads_of(match.log))


def payloads_of(events: Iterable[Event]) -> dict[str, str]:
    """What came with a solver's answers (ways of stones), in base64 by the event's number."""
    return {str(event.number): base64.b64encode(event.payload).decode() for event in events if event.payload}


def info_of(match: Match, seat: int | None = None) -> TableInfo:
    """A match that is nobody's table: a record, or a position to try things in."""
    game = match.game
    return TableInfo(
        table="",
        game=game.id,
        rules=game.version,
        options=games.option_values(game, match.options),
        components=games.components(game.folder, games.LARGEST),
        components_hash=game.components,
        seats=match.seats,
        seat=seat,
        host=False,
        started=True,
        players=[Player(seat, "", "person", True, points) for seat, points in enumerate(sight.scores(match))],
        watch="",
        invites=[],
        clock=None,
        watching=0,
        review=match.over and fairness.is_reviewed(game),
    )


def _steps(match: Match, course: list[list[int]]) -> list[Step]:
    """The set-up, then one step an answer; nature's draws belong to the step before them."""
    twin = Match(match.game, match.seats, match.options)
    steps: list[Step] = []
    if match.log and match.log[0].seat != NATURE:  # otherwise her first draws are part of the set-up
        steps.append(_step(twin, [], course))
    batch: list[Event] = []
    for index, event in enumerate(match.log):
        again(twin, event)
        batch.append(event)
        following = match.log[index + 1] if index + 1 < len(match.log) else None
        if following is None or following.seat != NATURE:
            steps.append(_step(twin, batch, course))
            batch = []
        if len(steps) > MOST_STEPS:
            raise Refused("too_large", f"a replay shows at most {MOST_STEPS} steps")
    return steps


def again(match: Match, event: Event) -> None:
    """Take one event of a log once more."""
    if event.seat != TABLE:
        match.replay(event.seat, event.steps or (), event.by)
    elif event.kind == "undo":
        match.undo(int(event.by[4:]) - 1, agreed=True)
    else:
        match.forfeit(event.about)


def _step(match: Match, batch: list[Event], course: list[list[int]]) -> Step:
    seats = [_shown(match, seat, course) for seat in range(match.seats)]
    cells = memoryview(match.engine.pack(match.state)).cast("i")
    everything = _shown(match, -1, course, named(match.game.State.saved, cells))
    return Step(sight.facts(match.game, batch), seats, everything)


def _shown(match: Match, seat: int, course: list[list[int]], view: dict[str, object] | None = None) -> Snapshot:
    return Snapshot(
        event=len(match.log) - 1,
        view=view or match.view_named(seat),
        question=sight.question(match, seat in match.question.waiting),
        legal=[],
        draft=sight.draft(match, seat),
        undo=None,
        deadline=None,
        over=sight.result(match, course) if match.over else None,
    )
