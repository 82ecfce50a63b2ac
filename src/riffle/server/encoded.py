"""Views, legal answers and events as JSON, written once and shared: most of a view is the same for every seat.

A view is put together from pieces a field; who gets which piece follows from the audience that the field declares, so
what a seat may not see is `null` here exactly where `Match.view` says UNKNOWN (a test compares the two).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from riffle.core.event import Event
from riffle.core.game import Game
from riffle.core.layout import OWNER, PUBLIC, Field
from riffle.core.match import Match

from . import sight

_encode = msgspec.json.Encoder().encode
MOST_CODES = 100_000


class ViewWriter:
    """The views of one match as JSON. Pieces are kept until the next event."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._fields: list[tuple[str, bytes, Field]] = [
            (name, _encode(name) + b":", field) for name, field in game.State.saved.items()
        ]
        self._nulls = {name: _encode(_nothing(field.shape)) for name, _, field in self._fields}
        self._match: Match | None = None
        self._event = -1
        self._pieces: list[bytes | list[bytes]] = []

    def view(self, match: Match, seat: int) -> msgspec.Raw:
        """What that seat (-1: somebody watching) may see; its draft or sealed answer laid in."""
        if match.drafts.get(seat) or match.sealed.get(seat):
            return msgspec.Raw(_encode(match.view_named(seat)))
        if self._match is not match or self._event != len(match.log):
            self._match, self._event = match, len(match.log)
            self._pieces = self._written(match)
        parts = [piece if isinstance(piece, bytes) else self._rows(piece, seat) for piece in self._pieces]
        return msgspec.Raw(b"{" + b"".join(parts) + b"}")

    def _written(self, match: Match) -> list[bytes | list[bytes]]:
        """The fields one after the other; those that are the same for everybody run together."""
        pieces: list[bytes | list[bytes]] = []
        run = b""
        for index, (name, key, field) in enumerate(self._fields):
            piece = self._piece(match, name, field)
            run += (b"," if index else b"") + key
            if isinstance(piece, bytes):
                run += piece
            else:
                pieces += [run, piece]
                run = b""
        return [*pieces, run]

    def _piece(self, match: Match, name: str, field: Field) -> bytes | list[bytes]:
        """A field's JSON or, where each seat owns a row, [the row nobody else sees, every seat's own row]."""
        if field.audience == PUBLIC:
            return _encode(match.engine.get(match.state, name))
        if field.audience == OWNER:
            rows = match.engine.get(match.state, name)
            return [_encode(_nothing(field.shape[1:])), *(_encode(row) for row in rows)]
        return self._nulls[name]

    @staticmethod
    def _rows(piece: list[bytes], seat: int) -> bytes:
        covered, *rows = piece
        return b"[" + b",".join(row if index == seat else covered for index, row in enumerate(rows)) + b"]"


def _nothing(shape: tuple[int, ...]) -> Any:
    return [_nothing(shape[1:]) for _ in range(shape[0])] if shape else None


class LegalWriter:
    """The list of legal answers as JSON; each answer is written once a server."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._written: dict[int, bytes] = {}

    def legal(self, match: Match, seat: int) -> msgspec.Raw:
        if seat < 0 or match.over:
            return msgspec.Raw(b"[]")
        return msgspec.Raw(b"[" + b",".join([self._answer(match, seat, code) for code in match.legal(seat)]) + b"]")

    def _answer(self, match: Match, seat: int, code: int) -> bytes:
        found = self._written.get(code)
        if found is not None:
            return found
        if self.game.Action.spec(code).ranged:  # its bounds change with the question
            return _encode(sight.action(self.game, code, ranges=match.bounds(seat, code)))
        found = _encode(sight.action(self.game, code))
        if len(self._written) < MOST_CODES:
            self._written[code] = found
        return found


class EventWriter:
    """Events as JSON, written once for all who may know the same of them."""

    kept = 64

    def __init__(self, game: Game) -> None:
        self.game = game
        self._facts: dict[int, tuple[Event, bytes]] = {}
        self._happenings: dict[int, tuple[Event, bytes]] = {}

    def facts(self, events: Sequence[Event]) -> Any:
        """What happened, of the events as somebody may know them."""
        written = [self._found(self._facts, event, self._fact) for event in events if event.facts]
        return msgspec.Raw(b"[" + b",".join(written) + b"]")

    def happenings(self, events: Sequence[Event]) -> Any:
        return msgspec.Raw(
            b"[" + b",".join([self._found(self._happenings, each, self._happening) for each in events]) + b"]"
        )

    def _found(self, kept: dict[int, tuple[Event, bytes]], event: Event, write: Callable[[Event], bytes]) -> bytes:
        """An event from which nothing was taken is one object for everybody (`seen_by`); others are written anew."""
        found = kept.get(event.number)
        if found is None or found[0] is not event:
            if len(kept) > self.kept:
                kept.clear()
            found = kept[event.number] = (event, write(event))
        return found[1]

    def _fact(self, event: Event) -> bytes:
        return _encode(sight.facts(self.game, (event,)))[1:-1]

    def _happening(self, event: Event) -> bytes:
        return _encode(sight.happening(self.game, event))
