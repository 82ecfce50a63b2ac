"""Observations one can learn from: each game's features by name, all between -1 and 1, own seat first.

A feature reads one field of the state. Hidden fields cannot be named, and of a field that each seat has for itself only
the own row is read, so an observation never tells more than the seat's view.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riffle.core.declare.layout import HIDDEN, OWNER, SCRATCH
from riffle.core.declare.rule import template
from riffle.core.game import Game

SCALED, ONE_OF, SEAT, BITS, SOFT, PIECE, IS, PIECE_OF = range(8)
ALL_ROWS, OWN_FIRST, OWN_ROW = range(3)
SEATS = 6


class Feature(NamedTuple):
    """One named feature: which field, how its numbers are written, and in which order its rows come."""

    name: str
    field: str
    how: int
    a: int = 1
    b: int = 0
    rows: int = ALL_ROWS
    wide: int = 0
    doc: str = ""

    @property
    def width(self) -> int:
        """Numbers written for each cell."""
        return {
            SCALED: 1,
            ONE_OF: self.a,
            SEAT: SEATS + self.a,
            BITS: self.a,
            SOFT: 1,
            PIECE: 7,
            IS: 1,
            PIECE_OF: self.a,
        }[self.how]


def scaled(field: str, most: int, doc: str = "", **more: Any) -> Feature:
    """The number divided by `most`, cut off at -1 and 1."""
    return Feature(more.pop("name", field), field, SCALED, most, doc=doc, **more)


def one_of(field: str, count: int, doc: str = "", *, low: int = 0, **more: Any) -> Feature:
    """A plane for each value from `low` on; none is set for any other value."""
    return Feature(more.pop("name", field), field, ONE_OF, count, low, doc=doc, **more)


def seat(field: str, doc: str = "", *, beyond: int = 0, **more: Any) -> Feature:
    """A plane for each seat, own first, and one for each value from six on."""
    return Feature(more.pop("name", field), field, SEAT, beyond, doc=doc, **more)


def bits(field: str, count: int, doc: str = "", **more: Any) -> Feature:
    return Feature(more.pop("name", field), field, BITS, count, doc=doc, **more)


def piece_of(field: str, count: int, each: int, doc: str = "", **more: Any) -> Feature:
    """A plane for each of the seats' numbered pieces, `each` a seat, own first."""
    return Feature(more.pop("name", field), field, PIECE_OF, count, each, doc=doc, **more)


def is_(field: str, value: int, doc: str = "", **more: Any) -> Feature:
    """1 where the number is that value."""
    return Feature(more.pop("name", field), field, IS, value, doc=doc, **more)


class Place(NamedTuple):
    """Where a feature stands in the observation: from `start`, in the shape (rows, cells, planes)."""

    name: str
    start: int
    shape: tuple[int, int, int]
    doc: str


class Observation:
    """The observation of one game: a vector, its features by name, and the table from which it is filled."""

    def __init__(self, game: Game, players: int) -> None:
        from .board_planes import PLANES

        self.game = game
        self.players = players
        self.version = 1
        self.places: list[Place] = []
        self.fields: list[tuple[str, str]] = []
        """The field and the name of each feature."""
        rows: list[list[int]] = []
        at = 0
        for feature in PLANES.get(game.id) or _every_field(game):
            row, place = self._entry(feature, at)
            rows.append(row)
            self.places.append(place)
            self.fields.append((feature.field, feature.name))
            at += int(np.prod(place.shape))
        self.size = at
        self.program = np.array(rows, dtype=np.int32)

    @property
    def name(self) -> str:
        return f"{self.game.id}-v{self.version}"

    def __getitem__(self, name: str) -> slice:
        """Where a feature lies in the vector."""
        place = next((place for place in self.places if place.name == name), None)
        if place is None:
            raise KeyError(f"{self.name} has no feature {name!r}; there are {', '.join(p.name for p in self.places)}")
        return slice(place.start, place.start + int(np.prod(place.shape)))

    def describe(self) -> str:
        """A line for each feature: name, place, shape, meaning."""
        lines = [f"{self.name}, {self.players} players: {self.size} numbers between -1 and 1, own seat first"]
        lines += [f"{p.start:6} {p.name} {'x'.join(str(n) for n in p.shape)}: {p.doc}" for p in self.places]
        return "\n".join(lines)

    def _entry(self, feature: Feature, at: int) -> tuple[list[int], Place]:
        field = self.game.State.saved[feature.field]
        if field.audience in (HIDDEN, SCRATCH) or (field.audience == OWNER and feature.rows != OWN_ROW):
            raise ValueError(f"{feature.field} of {self.game.id} is not for every seat to see")
        rows = 1 if feature.rows in (ALL_ROWS, OWN_ROW) else self.players
        cells = field.size
        if feature.rows != ALL_ROWS:
            cells = feature.wide or field.size // field.shape[0]
        per = feature.width
        row = [feature.how, _offset(self.game, feature.field), rows, cells, feature.rows, feature.a, feature.b, at, per]
        return row, Place(feature.name, at, (rows, cells, per), feature.doc or f"{feature.field} of the state")


def _offset(game: Game, name: str) -> int:
    at = 0
    for other, field in game.State.saved.items():
        if other == name:
            return at
        at += field.size
    raise ValueError(f"{game.id} has no field {name}")


def _every_field(game: Game) -> list[Feature]:
    """For a game that names no features: every field the seat sees, drawn together to between -1 and 1."""
    found: list[Feature] = []
    for name, field in game.State.saved.items():
        if field.audience == HIDDEN or field.is_option:
            continue
        found.append(Feature(name, name, SOFT, rows=OWN_ROW if field.audience == OWNER else ALL_ROWS))
    return found


@template
def encode(raw: Any, first: int, last: int, seats: Any, players: int, program: Any, out: Any) -> None:
    """Write the observations of the games from first to last, each for the seat that is asked."""
    for i in range(first, last):
        for k in range(len(out[i])):
            out[i][k] = 0
        encode_game(raw[i], seats[i], players, program, out[i])


@template
def encode_game(cells: Any, me: int, players: int, program: Any, out: Any) -> None:
    """One observation, written over noughts. A row of the program is what `Observation._entry` wrote."""
    for p in range(len(program)):
        order = program[p][4]
        wide = program[p][3]
        for r in range(program[p][2]):
            row = 0
            if order == OWN_FIRST:
                row = (me + r) % players
            elif order == OWN_ROW:
                row = me
            at = program[p][7] + r * wide * program[p][8]
            source = program[p][1] + row * wide
            encode_row(cells, source, wide, program[p][0], program[p][5], program[p][6], me, players, out, at)


@template
def encode_row(
    cells: Any, source: int, wide: int, how: int, a: int, b: int, me: int, players: int, out: Any, at: int
) -> None:
    """The cells of one row of a feature, written as `how` says."""
    if how == SCALED and a == 1:  # noughts and ones
        for c in range(wide):
            out[at + c] = cells[source + c]
    elif how == SCALED:
        for c in range(wide):
            out[at + c] = min(1.0, max(-1.0, cells[source + c] / a))
    elif how == ONE_OF:
        for c in range(wide):
            value = cells[source + c] - b
            if value >= 0 and value < a:
                out[at + c * a + value] = 1
    elif how == SEAT:
        for c in range(wide):
            value = cells[source + c]
            if value >= 0 and value < players:
                out[at + c * (SEATS + a) + (value - me + players) % players] = 1
            elif value >= SEATS and value < SEATS + a:
                out[at + c * (SEATS + a) + value] = 1
    elif how == BITS:
        for c in range(wide):
            for bit in range(a):
                out[at + c * a + bit] = (cells[source + c] >> bit) & 1
    elif how == SOFT:
        for c in range(wide):
            out[at + c] = cells[source + c] / (1.0 + abs(cells[source + c]))
    elif how == PIECE:
        for c in range(wide):
            value = cells[source + c]
            if value < 0:
                out[at + 7 * c + 6] = 1
            elif value > 0:
                side = 1 if value >= 4 else 0
                out[at + 7 * c + (value & 3) - 1 + (0 if side == me else 3)] = 1
    elif how == PIECE_OF:
        for c in range(wide):
            value = cells[source + c]
            if value >= 0 and value < b * players:
                out[at + c * a + (value - b * me + b * players) % (b * players)] = 1
    else:
        for c in range(wide):
            out[at + c] = 1 if cells[source + c] == a else 0
