"""Views, legal answers and events as JSON, written once and shared: most of a view is the same for every seat.

A view is put together from pieces; who gets which piece follows from the audience that the field declares, so what a
seat may not see is `null` here exactly where `Match.view` says UNKNOWN (a test compares the two).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_not
from typing import Any, NamedTuple

import msgspec

from riffle.core.event import Event
from riffle.core.game import Game
from riffle.core.layout import OWNER, PUBLIC
from riffle.core.match import Match

from . import sight

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

    def view(self, match: Match, seat: int) -> msgspec.Raw:
        """What that seat (-1: somebody watching) may see; its draft or sealed answer laid in."""
        if match.drafts.get(seat) or match.sealed.get(seat):
            return msgspec.Raw(_encode(match.view_named(seat)))
        if self._match is not match or self._event != len(match.log):
            self._match, self._event = match, len(match.log)
            get, state = match.engine.get, match.state
            self._shared = _encode(self._Open(*[get(state, name) for name in self._open]))[:-1] + self._closed
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

    def legal(self, match: Match, seat: int) -> msgspec.Raw:
        if seat not in match.question.waiting:
            return NOTHING
        written = self._written
        answers = [written.get(code) or self._answer(match, seat, code) for code in match.legal(seat)]
        return msgspec.Raw(b"[" + b",".join(answers) + b"]")

    def _answer(self, match: Match, seat: int, code: int) -> bytes:
        if self.game.Action.spec(code).ranged:  # its bounds change with the question
            return _encode(sight.action(self.game, code, ranges=match.bounds(seat, code)))
        found = _encode(sight.action(self.game, code))
        if len(self._written) < MOST_CODES:
            self._written[code] = found
        return found


class Told(NamedTuple):
    """What is told of some events, as JSON, and whether something was taken back by them."""

    facts: Any
    happenings: Any
    undone: bool


class EventWriter:
    """Events as JSON, written once for all who may know the same of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._last: list[Event] = []
        self._told: Told | None = None

    def told(self, events: list[Event]) -> Told | None:
        """What is told of new events; None if one of them takes something back.

        An event from which nothing was taken is one object for everybody (`seen_by`), so the next seat's list is the
        same; any other list is written anew.
        """
        if self._told is None or len(events) != len(self._last) or any(map(is_not, events, self._last)):
            undone = any(event.kind == "undo" for event in events)
            self._last = events
            self._told = None if undone else Told(self.facts(events), self.happenings(events), False)
        return self._told

    def facts(self, events: Sequence[Event]) -> Any:
        """What happened, of the events as somebody may know them."""
        return msgspec.Raw(_encode(sight.facts(self.game, events)))

    def happenings(self, events: Sequence[Event]) -> Any:
        return msgspec.Raw(_encode([sight.happening(self.game, event) for event in events]))
