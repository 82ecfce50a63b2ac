"""What is asked and told about profiles over HTTP; the page's types are made from these, too (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Secret = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(max_length=32)]
Links = Annotated[list[Secret], Meta(max_length=200)]


class Sitter(Struct, frozen=True):
    """Who sits at a table, as a profile shows it."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""


class ProfileRow(Struct, frozen=True):
    """One seat at one table: who plays, whose turn it is, how it ended.

    `variant` is empty for the usual rules, the name of a preset, or `own`. `due`, `at` and `ended` are dates.
    """

    table: str
    game: str
    seat: int
    players: list[Sitter]
    variant: str
    device: bool
    rated: bool
    clock: int | None
    started: bool
    over: bool
    waiting: list[int]
    at: float | None
    due: float | None
    ended: float | None
    ending: str
    winners: list[int]
    scores: list[int]
    link: str | UnsetType = UNSET  # only for a device that has none


class Look(Struct, frozen=True):
    """Seats whose secret links a browser holds: it asks how things stand there."""

    links: Links


class Looked(Struct, frozen=True):
    """One row for each link that was asked for, null where the table is gone."""

    rows: list[ProfileRow | None]


Whole = Annotated[int, Meta(ge=0, le=1_000_000)]


class DailyResult(Struct, frozen=True, omit_defaults=True):
    """What somebody reached in a daily puzzle or a puzzle: the best of all tries, and the day it was first reached
    (`on`, 0: unknown)."""

    score: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    pebbles: Annotated[int, Meta(ge=0, le=3)]
    tries: Whole
    on: Whole = 0


DailyName = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9_/]+$")]
DailyResultsSeen = Annotated[dict[DailyName, DailyResult], Meta(max_length=500)]


class Sync(Struct, frozen=True):
    """A browser tells the profile of its key which seats it holds, and which tables it has links to already.

    `make`: begin a profile if there is none under this key. `stones`: what was reached and not told yet, by the name
    under which the page keeps it.
    """

    links: Links = []
    have: Annotated[list[TableId], Meta(max_length=1000)] = []
    make: bool = False
    stones: DailyResultsSeen = {}


class Standing(Struct, frozen=True):
    """What is known of somebody's strength; `sure` once enough games were played. `place` counts people only."""

    game: str
    seats: int
    rating: int
    spread: int
    games: int
    sure: bool
    name: str = ""
    level: str = ""  # a bot's: a fixed point
    mine: bool = False


class Profile(Struct, frozen=True):
    """Everything a key opens. `days` is how long it is kept after it was last opened."""

    rows: list[ProfileRow]
    ratings: list[Standing]
    passkeys: int
    days: float
    stones: dict[str, DailyResult] = {}


class Kept(Struct, frozen=True):
    """All that the server keeps under a key, for an export; `hashes` are those of the keys themselves."""

    profile: Profile = field(name="river")
    hashes: list[str]
    calls: int


class Keeping(Struct, frozen=True):
    """What is kept here and for how long, as the operator has set it."""

    table_days: float
    river_days: float
    river_tables: int
    push: str  # the public key for calls, empty where there are none
    hooks: bool


class Forget(Struct, frozen=True):
    """A table that shall not be in the profile any more."""

    table: TableId


class AgreeRated(Struct, frozen=True):
    """The seat behind this link agrees to a rated game; the key says for whom it counts."""

    link: Secret


class Ladder(Struct, frozen=True):
    """A game's ladder for one number of seats, best first, bots among the people."""

    game: str
    seats: int
    standings: list[Standing]
    games: list[RatedGame]


class RatedGame(Struct, frozen=True):
    """A rated game that is over: its record is public."""

    table: str
    ended: float
    players: list[Sitter]
    winners: list[int]


class Subscribe(Struct, frozen=True):
    """Call somebody back when it is their turn at these seats: by web push (`endpoint`, `p256dh`, `auth`) or by a hook
    (`endpoint` alone). `turn` and `over` are the words of the call, in the reader's language."""

    links: Links
    endpoint: Annotated[str, Meta(max_length=600)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    turn: Annotated[str, Meta(max_length=120)] = ""
    over: Annotated[str, Meta(max_length=120)] = ""


class Unsubscribe(Struct, frozen=True):
    """No more calls to this address."""

    endpoint: Annotated[str, Meta(max_length=600)]


class PasskeyOptions(Struct, frozen=True):
    """What the browser is asked to sign, in WebAuthn's own words."""

    options: dict[str, Any]


class Passkey(Struct, frozen=True):
    """What the browser's authenticator answered, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class KeyMade(Struct, frozen=True):
    """A key of this device's own, for the profile that the passkey opened."""

    key: str
