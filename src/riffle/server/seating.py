"""A table before and beside its game: who sits where, what was agreed, what is proposed. Pure data, stored whole."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from riffle.core.game import Game
from riffle.core.refusal import Refused

from .messages import Proposal
from .requests import TableWish


class Seat(Struct):
    """A seat. Its link opens its `chair`: a seat given back gets a new chair, and the old link opens nothing."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    chair: int = 0


class Seating(Struct):
    """All that is stored about a table except its events. `version` counts changes and decides races."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, int]
    seats: list[Seat]
    watch: str
    open: bool = False
    clock: int | None = None
    device: bool = False
    host: int | None = None
    address: str = ""  # a hash: for the limit of tables an address may make
    started: bool = False
    over: bool = False
    proposal: Proposal | None = None
    rematch: str = ""
    rematch_seats: list[int] = []
    version: int = 0
    next_chair: int = 0

    def seat_of(self, chair: int) -> int | None:
        """Where that chair stands now, None if it was taken away."""
        return next((index for index, seat in enumerate(self.seats) if seat.chair == chair), None)

    def new_chair(self) -> int:
        self.next_chair += 1
        return self.next_chair - 1

    @property
    def people(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def free(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.kind == "open"]


def seated(wish: TableWish, game: Game, table: str, watch: str, levels: list[str], address: str) -> Seating:
    """The table somebody wishes, or Refused with what is wrong about it."""
    try:
        options = game.options.read(wish.options)
        game.check(len(wish.seats), options)
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None
    seats = [_seat(each.kind, each.name or "", each.level or "", levels) for each in wish.seats]
    for chair, seat in enumerate(seats):
        seat.chair = chair
    people = [index for index, seat in enumerate(seats) if seat.kind == "person"]
    return Seating(
        id=table,
        game=game.id,
        rules=game.version,
        components=game.components,
        options=options,
        seats=seats,
        watch=watch,
        open=wish.open,
        clock=wish.clock,
        device=wish.device,
        host=people[0] if people else None,
        address=address,
        next_chair=len(seats),
    )


def _seat(kind: Literal["person", "bot", "open"], name: str, level: str, levels: list[str]) -> Seat:
    if kind != "bot":
        return Seat(kind, clean(name) if kind == "person" else "")
    if level not in levels:
        raise Refused("malformed", f"there is no bot {level[:24]!r}; there are {', '.join(levels)}")
    return Seat("bot", "", level)


def clean(text: str) -> str:
    """Text people wrote, on one line and without characters that draw over their neighbours."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def removed(table: Seating, seat: int, game: Game) -> None:
    """Take a chair away before the start; those behind it move up."""
    if table.started:
        raise Refused("started", "the game has begun")
    if not 0 <= seat < len(table.seats) or seat == table.host:
        raise Refused("malformed", "this seat cannot be taken away")
    if len(table.seats) - 1 not in game.players:
        raise Refused("malformed", f"{game.id} needs at least {game.players.start} seats")
    del table.seats[seat]
    if table.host is not None and table.host > seat:
        table.host -= 1


def rotated(table: Seating, game: Game, began: int) -> tuple[dict[str, int], list[int]]:
    """Options of a rematch and, for each old seat, its new one: the start player moves on by one.

    A game with an option `first` is told who begins; in the others the seats move round instead.
    """
    count = len(table.seats)
    option = game.options.each.get("first")
    following = str((began + 1) % count + 1)
    if option is not None and following in option.words:
        return {**table.options, "first": option.words.index(following)}, list(range(count))
    return dict(table.options), [(seat - 1) % count for seat in range(count)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Seating).decode
