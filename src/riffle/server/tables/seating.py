"""A table before and beside its game: who sits where, what was agreed, what is proposed. Pure data, stored whole."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from riffle.bots.characters import every, spelled, split
from riffle.bots.like_me import LIKE_ME, following

from ..games import QUICK
from ..messages import Proposal
from ..play import Game, Notes, Refused, Sitter
from ..requests import LastGame, NewSeat, NewTable


class Seat(Struct):
    """A seat. Its link opens its `chair`: a seat given back gets a new chair, and the old link opens nothing."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    chair: int = 0
    muted: bool = False  # an operator's doing: it may not chat
    named: bool = False  # its player agrees to be named in the public replay
    left: float | None = None  # seconds of main time; None: all of it
    profile: str = msgspec.field(default="", name="river")  # whose rating counts, where a rated game was agreed to
    follows: bool = False  # a bot that was asked for as `like me`: a rematch moves its level


class Report(Struct, frozen=True):
    """Somebody was bothered by a name or by words; `by` is the hash of an address."""

    seat: int
    name: str
    text: str
    by: str


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
    main_time: int | None = None  # seconds for the whole game, and how many more an answer brings
    increment: int = 0
    chat_closed: bool = False  # the host's doing
    reports: list[Report] = []
    device: bool = False
    rated: bool = False
    host: int | None = None
    address: str = ""  # a hash: for the limit of tables an address may make
    seed: str = ""  # 32 hex digits that all its bots' chance follows from: told to nobody before the game is over
    started: bool = False
    over: bool = False
    proposal: Proposal | None = None
    rematch: str = ""
    rematch_seats: list[int] = []
    version: int = 0
    next_chair: int = 0
    closed: bool = False  # an operator's doing: nobody may come in
    date: str = ""  # the day the game began on, in UTC
    shared: str = ""  # the key of the public replay, once a player has asked for one
    variant: str = ""  # the hash of the variant that is played; empty: the stock game
    playtest: str = ""  # the name it was uploaded under

    def seat_of(self, chair: int) -> int | None:
        """Where that chair stands now, None if it was taken away."""
        return next((index for index, seat in enumerate(self.seats) if seat.chair == chair), None)

    def new_chair(self) -> int:
        self.next_chair += 1
        return self.next_chair - 1

    def notes(self, told: Collection[int]) -> Notes:
        """What a record notes of this table; people are named where their seat is among `told`."""
        seats = [
            Sitter("bot", seat.level) if seat.kind == "bot" else Sitter("person", seat.name if index in told else "")
            for index, seat in enumerate(self.seats)
        ]
        told_seed = self.seed if self.over and any(seat.kind == "bot" for seat in self.seats) else ""
        return Notes(self.date, tuple(seats), told_seed)

    @property
    def agreed(self) -> list[int]:
        """Seats whose players agree to be named to everybody."""
        return [index for index, seat in enumerate(self.seats) if seat.named]

    @property
    def people(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def free(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.kind == "open"]


class Bots(NamedTuple):
    """Which bots may sit down at a game."""

    levels: list[str]
    characters: list[str]
    usual: str


def seated(request: NewTable, game: Game, table: str, watch: str, bots: Bots, address: str) -> Seating:
    """The table somebody requests, or Refused with what is wrong about it."""
    try:
        options = game.options.read(request.options)
        game.check(len(request.seats), options)
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None
    seats = [_seat(each, bots) for each in request.seats]
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
        open=request.open,
        clock=request.clock,
        main_time=request.main_time,
        increment=request.increment,
        device=request.device,
        rated=request.rated,
        host=people[0] if people else None,
        address=address,
        next_chair=len(seats),
        variant=game.variant.digest if game.variant else "",
        playtest=request.variant,
    )


def _seat(request: NewSeat, bots: Bots) -> Seat:
    if request.kind != "bot":
        return Seat(request.kind, clean(request.name or "") if request.kind == "person" else "")
    level, character = split(request.level or "")
    follows = level == LIKE_ME
    if follows:
        last = request.last or LastGame(bots.usual, "shared")
        level = following(bots.levels, split(last.level)[0], last.outcome)
    found = spelled(level, character)
    known = [*every(bots.levels, bots.characters), *QUICK]
    if found not in known:
        raise Refused("malformed", f"there is no bot {found[:24]!r}; there are {', '.join([*known, LIKE_ME])}")
    return Seat("bot", "", found, follows=follows)


def followed(table: Seating, seat: Seat, levels: list[str], winners: Sequence[int]) -> str:
    """The level of a bot's next game after one that these seats won: by how the people fared."""
    level, character = split(seat.level)
    won = any(index in winners for index in table.people)
    nobody = not winners and len(table.seats) > 1  # a draw; alone the game itself has won
    outcome = "shared" if nobody or (won and len(winners) > 1) else "won" if won else "lost"
    return spelled(following(levels, level, outcome), character)


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


def check(game: Game, table: Seating) -> None:
    """Refuse a number of seats, or options that do not go together."""
    try:
        game.check(len(table.seats), table.options)
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None


def renewed(options: dict[str, int], game: Game) -> dict[str, int]:
    """Options of an older version of a game, as far as the present one still has them; its usual ones for the rest."""
    found = game.options.read({})
    for name, option in game.options.each.items():
        value = options.get(name)
        fits = range(len(option.words)) if option.words else range(option.low, option.high + 1)
        if value is not None and value in fits:
            found[name] = value
    return found


def rotated(table: Seating, game: Game, began: int) -> tuple[dict[str, int], list[int]]:
    """Options of a rematch and, for each old seat, its new one: the start player moves on by one.

    A game with an option `first` is told who begins; in the others the seats move round instead.
    """
    count, old = len(table.seats), renewed(table.options, game)
    option = game.options.each.get("first")
    following = str((began + 1) % count + 1)
    if option is not None and following in option.words:
        return {**old, "first": option.words.index(following)}, list(range(count))
    return old, [(seat - 1) % count for seat in range(count)]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Seating).decode
