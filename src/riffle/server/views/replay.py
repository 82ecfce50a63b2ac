"""A record walked through, a page at a time: after every answer the view of each seat, and one of everything."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from .. import games
from .. import play as playing
from ..games import Games
from ..messages import Player, Snapshot, TableInfo
from ..play import NATURE, Event, Match, Notes, RecordError, Refused, Sitter, named, read_record, record
from ..requests import PlayOn, ReplayData, ReplayPage, Step
from . import snapshot

NOBODY = Notes()
MOST_EVENTS = 20_000
"""Lines that a record may have: no game of ours comes near it."""
PAGE = 200
"""Steps that are shown at once."""


class CutRecord(Struct, frozen=True):
    """The beginning of a game: what a table needs to go on from there."""

    game: str
    variant: str
    seats: int
    options: dict[str, int]
    events: list[Event]


def game_of(text: str) -> str:
    """The name of the game a record says it is of."""
    return next((line[5:] for line in text.split("\n", 3)[:3] if line.startswith("game ")), "")


def replay(page: ReplayPage, known: Games) -> ReplayData:
    """Read a record and play it again; Refused with line and reason if it is none."""
    if page.record.count("\n") > MOST_EVENTS:  # before anything is played
        raise Refused("too_large", f"a record has at most {MOST_EVENTS} lines")
    match = _read(page.record, known.load(game_of(page.record)))
    course = _course(match)
    ends = list(_ends(match))
    first = 0 if page.first == 0 else ends[min(page.first, len(ends)) - 1]
    last = ends[min(page.first + page.count, len(ends)) - 1] if ends else 0
    shown = match.log[first:last]
    info = info_of(match, notes=record.notes_of(page.record))
    return ReplayData(info, len(ends), list(_steps(match, course, ends, page)), payloads_of(shown))


@lru_cache(maxsize=2)
def _read(text: str, game: playing.Game) -> Match:
    """The next page of the same record does not play it all again."""
    try:
        return read_record(text, game)
    except RecordError as problem:
        raise Refused("bad_record", str(problem)) from None


def _course(match: Match) -> list[list[int]]:
    return snapshot.lead(match) if match.over else []


def payloads_of(events: Iterable[Event]) -> dict[str, str]:
    """What came with a solver's answers (ways of stones), in base64 by the event's number."""
    return {str(event.number): base64.b64encode(event.payload).decode() for event in events if event.payload}


def info_of(match: Match, seat: int | None = None, notes: Notes = NOBODY) -> TableInfo:
    """A match that is nobody's table: a record, or a position to try things in."""
    game, points = match.game, snapshot.scores(match)
    sitters = notes.seats if len(notes.seats) == match.seats else (Sitter("person"),) * match.seats
    return TableInfo(
        table="",
        game=game.id,
        rules=game.version,
        options=games.option_values(game, match.options),
        components=games.components(game, games.LARGEST),
        components_hash=game.components,
        seats=match.seats,
        seat=seat,
        host=False,
        started=True,
        players=[_player(index, each, points[index]) for index, each in enumerate(sitters)],
        watch="",
        watch_url="",
        invites=[],
        clock=None,
        watching=0,
        review=match.over,
        date=notes.date,
        variant=games.variant_info(game),
    )


def _player(seat: int, sitter: Sitter, points: int | None) -> Player:
    if sitter.kind == "bot":
        return Player(seat, "", "bot", True, points, sitter.name)
    return Player(seat, sitter.name, "person", True, points)


def cut(request: PlayOn, known: Games) -> CutRecord:
    """The game up to a step of its replay. Only a finished one: others are still being played somewhere."""
    if request.record.count("\n") > MOST_EVENTS:
        raise Refused("too_large", f"a record has at most {MOST_EVENTS} lines")
    match = _read(request.record, known.load(game_of(request.record)))
    ends = list(_ends(match))
    if not match.over:
        raise Refused("no_record", "this game is not over yet")
    if request.step >= len(ends) - 1:
        raise Refused("over", "the game is over there")
    game, played = match.game, match.log[: ends[request.step]]
    return CutRecord(game.id, game.variant.digest if game.variant else "", match.seats, dict(match.options), played)


def _ends(match: Match) -> Iterator[int]:
    """Where each step ends, in events: the set-up, then one step an answer; nature's draws belong to the one before."""
    if match.log and match.log[0].seat != NATURE:  # otherwise her first draws are part of the set-up
        yield 0
    for index in range(1, len(match.log) + 1):
        if index == len(match.log) or match.log[index].seat != NATURE:
            yield index


def _steps(match: Match, course: list[list[int]], ends: list[int], page: ReplayPage) -> Iterator[Step]:
    """The steps of this page: those before it are played, but nothing is shown of them."""
    twin = Match(match.game, match.seats, match.options)
    wanted = range(page.first, min(page.first + page.count, len(ends)))
    began = 0
    for number, end in enumerate(ends[: wanted.stop]):
        for event in match.log[began:end]:
            playing.replay(twin, event)
        if number in wanted:
            yield _step(twin, match.log[began:end], course)
        began = end


def _step(match: Match, batch: list[Event], course: list[list[int]]) -> Step:
    seats = [_shown(match, seat, course) for seat in range(match.seats)]
    cells = memoryview(match.position.pack()).cast("i")
    everything = _shown(match, -1, course, named(match.game.State.saved, cells))
    beside = snapshot.beside_answers(batch, lambda steps: [])
    return Step(snapshot.facts(match.game, batch), seats, everything, beside)


def _shown(match: Match, seat: int, course: list[list[int]], view: dict[str, object] | None = None) -> Snapshot:
    return Snapshot(
        event=len(match.log) - 1,
        view=view or match.view(seat),
        question=snapshot.question(match, seat in match.question.waiting, told=True),
        legal=[],
        draft=snapshot.draft(match, seat),
        undo=None,
        deadline=None,
        over=snapshot.result(match, course) if match.over else None,
    )
