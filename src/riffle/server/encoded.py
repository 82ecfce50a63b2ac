"""Views, legal answers and events as JSON, written once and shared: most of a view is the same for every seat.

A view is put together from pieces; who gets which piece follows from the audience that the field declares, so what a
seat may not see is `null` here exactly where `Match.view` says UNKNOWN (a test compares the two).
"""

from __future__ import annotations

from itertools import repeat
from typing import Any

import msgspec

from riffle.core.event import Event, Step
from riffle.core.game import Game
from riffle.core.layout import OWNER, PUBLIC
from riffle.core.match import Match

from . import sight
from .messages import Fact, Happening, Player

_encode = msgspec.json.Encoder().encode
MOST_CODES = 100_000
NOTHING = msgspec.Raw(b"[]")


class ViewWriter:
    """The views of one match as JSON: what everybody sees is written once an event, a seat's own rows beside it."""

    def __init__(self, game: Game) -> None:
        fields = game.State.saved
        self._open = [name for name, field in fields.items() if field.audience == PUBLIC]
        self._Open: Any = msgspec.defstruct("Open", [(name, Any) for name in self._open])
        self._closed = b"".join(
            b"," + _encode(name) + b":" + _encode(_nothing(field.shape))
            for name, field in fields.items()
            if field.audience not in (PUBLIC, OWNER)
        )
        self._owned = [
            (name, b"," + _encode(name) + b":[", _encode(_nothing(field.shape[1:])))
            for name, field in fields.items()
            if field.audience == OWNER
        ]
        self._match: Match | None = None
        self._event = -1
        self._shared = b""
        self._whole = NOTHING

    def view(self, match: Match, seat: int) -> msgspec.Raw:
        """What that seat (-1: somebody watching) may see; its draft or sealed answer laid in."""
        if match.drafts.get(seat) or match.sealed.get(seat):
            return msgspec.Raw(_encode(match.view_named(seat)))
        if self._match is not match or self._event != len(match.log):
            self._match, self._event = match, len(match.log)
            fields = map(match.engine.get, repeat(match.state), self._open)
            self._shared = _encode(self._Open(*fields))[:-1] + self._closed
            self._whole = msgspec.Raw(self._shared + b"}")
        if not self._owned:
            return self._whole
        own = [self._rows(match, seat, *each) for each in self._owned]
        return msgspec.Raw(self._shared + b"".join(own) + b"}")

    @staticmethod
    def _rows(match: Match, seat: int, name: str, key: bytes, covered: bytes) -> bytes:
        """A field in which each seat owns a row: null in the rows of the others."""
        rows = match.engine.get(match.state, name)
        written = [covered] * len(rows)
        if 0 <= seat < len(rows):
            written[seat] = _encode(rows[seat])
        return key + b",".join(written) + b"]"


def _nothing(shape: tuple[int, ...]) -> Any:
    return [_nothing(shape[1:]) for _ in range(shape[0])] if shape else None


class LegalWriter:
    """The list of legal answers as JSON; each answer is written once a server."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._written: dict[int, bytes] = {}
        self._given: dict[int, list[Any]] = {}

    def legal(self, match: Match, seat: int) -> msgspec.Raw:
        if seat not in match.question.waiting:
            return NOTHING
        codes = match.legal(seat)
        answers = list(map(self._written.get, codes))
        if None in answers:
            answers = [self._written.get(code) or self._answer(match, seat, code) for code in codes]
        return msgspec.Raw(b"[%b]" % b",".join(answers))  # type: ignore[arg-type]

    def given(self, steps: tuple[Step, ...]) -> list[Any]:
        """An answer that was given. Most are one step without numbers beside it, and written already."""
        if len(steps) != 1 or steps[0].extra:
            return [sight.action(self.game, step.code, step.extra) for step in steps]
        code = steps[0].code
        found = self._given.get(code)
        if found is None:
            found = [msgspec.Raw(_encode(sight.action(self.game, code)))]
            if len(self._given) < MOST_CODES:
                self._given[code] = found
        return found

    def _answer(self, match: Match, seat: int, code: int) -> bytes:
        if self.game.Action.spec(code).ranged:  # its bounds change with the question
            return _encode(sight.action(self.game, code, ranges=match.bounds(seat, code)))
        found = _encode(sight.action(self.game, code))
        if len(self._written) < MOST_CODES:
            self._written[code] = found
        return found


class Told(msgspec.Struct, frozen=True):
    """The second half of a `Moved`: what is told of some events, and who plays."""

    facts: list[Fact]
    events: list[Happening]
    players: list[Player]
    undone: bool


class EventWriter:
    """Events as they are told, as the end of a message."""

    def __init__(self, answers: LegalWriter) -> None:
        self.game = answers.game
        self.answers = answers

    def told(self, match: Match, since: int, seat: int, players: list[Player]) -> bytes:
        """What that seat is told of the events since. Where one was taken back, all facts still in force come anew."""
        events = match.events(since, seat)
        undone = any(event.kind == "undo" for event in events)
        return self._written(events, sight.in_force(match.events(0, seat)) if undone else events, players, undone)

    def told_to_all(self, match: Match, since: int, players: list[Player]) -> bytes | None:
        """What everybody is told of the events since; None if it is not the same for all."""
        events = match.open_events(since)
        return None if events is None else self._written(events, events, players, False)

    def _written(self, events: list[Event], in_force: list[Event], players: list[Player], undone: bool) -> bytes:
        happenings = [sight.happening(event, self.answers.given) for event in events]
        return b"," + _encode(Told(sight.facts(self.game, in_force), happenings, players, undone))[1:]
