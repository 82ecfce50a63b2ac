"""Views, legal answers and events as JSON, written once and shared: most of a view is the same for every seat.

A view is put together from pieces; who gets which piece follows from the audience that the field declares, so what a
seat may not see is `null` here exactly where `Match.view` says UNKNOWN (a test compares the two).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ..messages import Fact, LogEntry, Player
from ..play import OWNER, PUBLIC, Event, Game, Match, Step
from ..tables.seating import Seating
from . import snapshot

_encode = msgspec.json.Encoder().encode
MOST_CODES = 100_000
NOTHING = msgspec.Raw(b"[]")
EVERYTHING = -3
"""The eyes of somebody who watches bots with open hands."""


def known(match: Match, since: int, seat: int) -> list[Event]:
    """What that seat may know of the events since; with open hands all of it."""
    return match.log[since:] if seat == EVERYTHING else match.events(since, seat)


class Pieces:
    """What a game's views are put together from, by the audiences that its fields declare."""

    def __init__(self, state: Any) -> None:
        fields = state.saved
        self.open = [name for name, field in fields.items() if field.audience == PUBLIC]
        self.Open: Any = msgspec.defstruct("Open", [(name, Any) for name in self.open])
        self.closed = b"".join(
            b"," + _encode(name) + b":" + _encode(_nothing(field.shape))
            for name, field in fields.items()
            if field.audience not in (PUBLIC, OWNER)
        )
        self.owned = [
            (name, b"," + _encode(name) + b":[", _encode(_nothing(field.shape[1:])))
            for name, field in fields.items()
            if field.audience == OWNER
        ]


_pieces = lru_cache(maxsize=64)(Pieces)
"""Once for a game, not for a table: a class is dear to make and is freed by no table that goes."""


class ViewEncoder:
    """The views of one match as JSON: what everybody sees is written once an event, a seat's own rows beside it."""

    def __init__(self, game: Game) -> None:
        pieces = _pieces(game.State)
        self._open, self._Open = pieces.open, pieces.Open
        self._closed, self._owned = pieces.closed, pieces.owned
        self._match: Match | None = None
        self._event = -1
        self._shared = b""
        self._whole = NOTHING

    def view(self, match: Match, seat: int) -> msgspec.Raw:
        """What that seat (-1: somebody watching) may see; its draft or sealed answer laid in."""
        position = match.position
        if (position.drafts or position.sealed) and (position.drafts.get(seat) or position.sealed.get(seat)):
            return msgspec.Raw(_encode(match.view(seat)))
        if self._match is not match or self._event != len(match.log):
            self._match, self._event = match, len(match.log)
            self._shared = _encode(self._Open(*position.fields(self._open)))[:-1] + self._closed
            self._whole = msgspec.Raw(self._shared + b"}")
        if not self._owned:
            return self._whole
        own = [self._rows(match, seat, *each) for each in self._owned]
        return msgspec.Raw(self._shared + b"".join(own) + b"}")

    @staticmethod
    def _rows(match: Match, seat: int, name: str, key: bytes, covered: bytes) -> bytes:
        """A field in which each seat owns a row: null in the rows of the others."""
        rows = match.position.field(name)
        written = [covered] * len(rows)
        if 0 <= seat < len(rows):
            written[seat] = _encode(rows[seat])
        return key + b",".join(written) + b"]"


def _nothing(shape: tuple[int, ...]) -> Any:
    return [_nothing(shape[1:]) for _ in range(shape[0])] if shape else None


class LegalEncoder:
    """The list of legal answers as JSON; each answer is written once a server."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._written: dict[int, bytes] = {}
        self._given: dict[int, list[Any]] = {}

    def legal(self, match: Match, seat: int) -> msgspec.Raw:
        position = match.position
        if seat not in match.question.waiting and not (position.sealed and position.may_replace(seat)):
            return NOTHING
        codes = position.codes(seat)
        answers = list(map(self._written.get, codes))
        if None in answers:
            answers = [self._written.get(code) or self._answer(match, seat, code) for code in codes]
        return msgspec.Raw(b"[%b]" % b",".join(answers))  # type: ignore[arg-type]

    def given(self, steps: tuple[Step, ...]) -> list[Any]:
        """An answer that was given. Most are one step without numbers beside it, and written already."""
        if len(steps) != 1 or steps[0].extra:
            return [snapshot.action(self.game, step.code, step.extra) for step in steps]
        code = steps[0].code
        found = self._given.get(code)
        if found is None:
            found = [msgspec.Raw(_encode(snapshot.action(self.game, code)))]
            if len(self._given) < MOST_CODES:
                self._given[code] = found
        return found

    def _answer(self, match: Match, seat: int, code: int) -> bytes:
        if self.game.actions.spec(code).ranged:  # its bounds change with the question
            return _encode(snapshot.action(self.game, code, ranges=match.position.bounds(seat, code)))
        found = _encode(snapshot.action(self.game, code))
        if len(self._written) < MOST_CODES:
            self._written[code] = found
        return found


class MovedTail(msgspec.Struct, frozen=True, gc=False):
    """The second half of a `Moved`: what is told of some events, and who plays."""

    facts: list[Fact]
    events: list[LogEntry]
    players: msgspec.Raw
    undone: int | None


UNSCORED = b'"score":null'


class PlayerEncoder:
    """Who plays, as JSON: written when somebody comes, goes or is renamed. From move to move only scores change."""

    def __init__(self) -> None:
        self._seating: Seating | None = None
        self._here: set[int] = set()
        self._form = b""

    def is_current(self, seating: Seating, here: set[int]) -> bool:
        """A seating is replaced where it changes, never written into."""
        return self._seating is seating and self._here == here

    def write(self, seating: Seating, here: set[int], unscored: list[Player]) -> None:
        """Keep who plays. Inside a text quotes are escaped, so what is found here is never part of a name."""
        self._seating, self._here = seating, set(here)
        self._form = _encode(unscored).replace(b"%", b"%%").replace(UNSCORED, b'"score":%b')

    def encoded(self, scores: list[int | None]) -> msgspec.Raw:
        return msgspec.Raw(self._form % tuple(map(_encode, scores)))


class EventEncoder:
    """Events as they are told, as the end of a message."""

    def __init__(self, answers: LegalEncoder) -> None:
        self.game = answers.game
        self.answers = answers

    def encoded(self, match: Match, since: int, seat: int, players: msgspec.Raw) -> bytes:
        """What that seat is told of the events since, and from which event on what it was told holds no more."""
        events = known(match, since, seat)
        undone = min((event.about for event in events if event.kind == "undo"), default=None)
        return self._tail(events, events if undone is None else snapshot.in_force(events), players, undone)

    def encoded_for_all(self, match: Match, since: int, players: msgspec.Raw) -> bytes | None:
        """What everybody is told of the events since; None if it is not the same for all."""
        events = match.open_events(since)
        return None if events is None else self._tail(events, events, players, None)

    def _tail(self, events: list[Event], in_force: list[Event], players: msgspec.Raw, undone: int | None) -> bytes:
        entries = [snapshot.log_entry(event, self.answers.given) for event in events]
        return b"," + _encode(MovedTail(snapshot.facts(self.game, in_force), entries, players, undone))[1:]
