"""What is asked and told over HTTP, typed once; the page's types are made from these, too (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .messages import Action, Fact, Invite, Name, Numbers, Options, Refusal, Small, Snapshot, TableInfo, Text


class OptionOffer(Struct, frozen=True):
    """An option as a form shows it."""

    name: str
    kind: Literal["choice", "flag", "number"]
    usual: int | str | bool
    choices: list[str] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET


class Usual(Struct, frozen=True):
    seats: int
    level: str


class GameOffer(Struct, frozen=True):
    """A game as the front page offers it."""

    game: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    levels: list[str]
    usual: Usual
    options: list[OptionOffer]
    presets: list[str]
    secrets: bool


class SeatWish(Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: Name | UnsetType = UNSET
    level: Name | UnsetType = UNSET


class TableWish(Struct, frozen=True):
    """A table somebody wants: who sits where, whether strangers may join, seconds a question or null."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    options: Options = {}
    open: bool = False
    clock: Annotated[int, Meta(ge=5, le=86400)] | None = None
    device: bool = False


class TableMade(Struct, frozen=True):
    """The new table with the secret links of the seats that people take, and the watchers' link."""

    table: str
    seats: list[Invite]
    watch: str


class OpenTable(Struct, frozen=True):
    table: str
    game: str
    seats: int
    free: int
    host: str


class Joined(Struct, frozen=True):
    seat: int
    link: str
    game: str


class Trouble(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str


class Step(Struct, frozen=True):
    """One step of a replay: what happened, and each seat's view after it; `all` shows everybody's secrets."""

    facts: list[Fact]
    snapshots: list[Snapshot]
    all: Snapshot


class ReplayData(Struct, frozen=True):
    """A record walked through; `payloads` are what came with a solver's answers, in base64 by the event's number."""

    info: TableInfo
    steps: list[Step]
    payloads: dict[str, str]


class Judged(Struct, frozen=True):
    """A position before event `event` (-1: the last one): every seat's chances, 0 to 1, and the game's own note."""

    event: int
    chances: list[float]
    note: Any


class Slip(Struct, frozen=True):
    """An answer that cost chances, and the best line instead."""

    event: int
    seat: int
    played: Action
    better: list[Action]
    cost: float


class ReviewData(Struct, frozen=True):
    """A finished game gone through by the game's own bot; `slips` are the answers that cost most, dearest first."""

    judged: list[Judged]
    slips: list[Slip]


class Wish(Struct, frozen=True):
    """An answer by its name and parts."""

    kind: Name
    parts: Numbers = []
    extra: Numbers = []


class Practice(Struct, frozen=True):
    """A position to try things in: after a `record`, or as `position` says; then the seat's answers, part by part.

    `replies` are what the others answer, as a record writes it; when they are spent, the game's fallback answers.
    """

    game: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    seats: Annotated[int, Meta(ge=1, le=6)] = 2
    options: Options = {}
    record: Annotated[str, Meta(max_length=100_000)] = ""
    position: Annotated[str, Meta(max_length=1000)] = ""
    answers: Annotated[list[Wish], Meta(max_length=100)] = []
    replies: Annotated[list[Text], Meta(max_length=100)] = []
    ask: Wish | None = None
    seed: Small = 0
    language: Name = "en"


class Practised(Struct, frozen=True):
    """Where that leads: all facts since the beginning, those since the last answer, and why it or `ask` may not be.

    `answered` is how many whole answers the seat has given.
    """

    info: TableInfo
    snapshot: Snapshot
    facts: list[Fact]
    fresh: list[Fact]
    answered: int
    refusal: Refusal | None
    payloads: dict[str, str]


class RuleText(Struct, frozen=True):
    number: int
    text: str
    ours: bool


class SectionText(Struct, frozen=True):
    id: str
    title: str
    rules: list[RuleText]


class RulebookText(Struct, frozen=True):
    """A game's numbered rules in one language, as its standard options have them."""

    game: str
    language: str
    name: str
    sections: list[SectionText]
