"""What is asked and told over HTTP, typed once; the page's types are made from these, too (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .messages import (
    Action,
    Fact,
    Invite,
    LogEntry,
    Name,
    Numbers,
    Options,
    Question,
    Reason,
    Refusal,
    Small,
    Snapshot,
    TableInfo,
    Text,
    VariantInfo,
)


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
    characters: list[str]  # ways to play that a level may be followed by
    usual: Usual
    options: list[OptionOffer]
    presets: list[str]
    secrets: bool


class Answers(Struct, frozen=True):
    """A kind of answer: its listed parts with what each value is called (nothing: a number), and its ranged parts."""

    parts: dict[str, list[str]]
    ranged: list[str]


class LastGame(Struct, frozen=True):
    """How the asker's last game against bots ended, and how strong they were."""

    level: Name
    outcome: Literal["won", "shared", "lost"]


class NewSeat(Struct, frozen=True):
    """A bot's level may be followed by a character, `hard:gambler`; `like_me` follows the last game's result."""

    kind: Literal["person", "bot", "open"]
    name: Name | UnsetType = UNSET
    level: Name | UnsetType = UNSET
    last: LastGame | UnsetType = UNSET


class NewTable(Struct, frozen=True):
    """A table somebody wants: who sits where, whether strangers may join, seconds a question or null."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: Options = {}
    open: bool = False
    clock: Annotated[int, Meta(ge=5, le=14 * 86400)] | None = None
    device: bool = False
    main_time: Annotated[int, Meta(ge=10, le=86400)] | None = None  # seconds for the whole game
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds that every answer adds to them
    variant: Annotated[str, Meta(max_length=40)] = ""  # of an uploaded variant: what `VariantMade` called it
    rated: bool = False  # counts for the ladder: header `authorization: Bearer <key>`


class VariantMade(Struct, frozen=True):
    """An uploaded variant: tables of it are made by its name; the key is its maker's alone and opens the results."""

    variant: str
    key: str


class VariantOffer(Struct, frozen=True):
    """An uploaded variant as its page shows it. The counts are for its maker alone, null for everybody else."""

    variant: str
    info: VariantInfo
    offer: GameOffer
    tables: int | None = None
    finished: int | None = None
    opinions: int | None = None


class TableMade(Struct, frozen=True):
    """The new table with the secret links of the seats that people take, and the watchers' link.

    Every link is a path; the `url` beside it is whole, with the address that others come by.
    """

    table: str
    seats: list[Invite]
    watch: str
    watch_url: str


class Reach(Struct, frozen=True):
    """Who can come by this server's links: `base` is what whole links begin with for whoever asks.

    `others`: somebody on another machine can. `near` is the address that this network would have if it were opened,
    and `may_open` whether whoever asks may do so.
    """

    base: str
    others: bool
    near: str
    may_open: bool


class OpenTable(Struct, frozen=True):
    table: str
    game: str
    seats: int
    free: int
    host: str


class NewReport(Struct, frozen=True):
    """Somebody is bothered by a seat's name or, where one is given, by a line of its chat."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    line: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class LiveGame(Struct, frozen=True):
    """A public game that is being played: its link for watching, and what anybody may see of it now."""

    watch: str
    info: TableInfo
    snapshot: Snapshot


class Joined(Struct, frozen=True):
    seat: int
    link: str
    game: str
    url: str


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str


class Step(Struct, frozen=True):
    """One step of a replay: what happened, and each seat's view after it; `all` shows everybody's secrets.

    `events` are those that are no answers of the seats' own: taken back, given up, answered by the clock.
    """

    facts: list[Fact]
    snapshots: list[Snapshot]
    all: Snapshot
    events: list[LogEntry] = []


class ReplayData(Struct, frozen=True):
    """A part of a record walked through; `total` steps there are in all.

    `payloads` are what came with a solver's answers in these steps, in base64 by the event's number."""

    info: TableInfo
    total: int
    steps: list[Step]
    payloads: dict[str, str]


class ReplayPage(Struct, frozen=True):
    """What is asked of a record: `count` steps from step `first` on."""

    record: str
    first: int
    count: int


class PlayOn(Struct, frozen=True):
    """A table that goes on from a finished game: its record, the step of its replay, where one sits, how bots play."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    step: Annotated[int, Meta(ge=0, le=20_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    level: Name = ""
    name: Name = ""


class ShareGame(Struct, frozen=True):
    """A player's request for a public replay; `name`: that player agrees to be named in it."""

    name: bool = False


class GameShared(Struct, frozen=True):
    """The public link to a finished game's replay, and the seats whose players agreed to be named."""

    link: str
    url: str
    named: list[int]


class Archive(Struct, frozen=True):
    """A finished game for ever: its record as text, and the whole replay of it."""

    record: str
    replay: ReplayData


class Judged(Struct, frozen=True):
    """A position before event `event` (-1: the last one): every seat's chances, 0 to 1, and the game's own note."""

    event: int
    chances: list[float]
    note: Any


class Moment(Struct, frozen=True):
    """An answer that cost chances, what would have been better and why; `told` and `advised` say both in words.

    `line` are lines of a record from that event on, the first `count` of them the seat's own. A record cut before the
    event ends with the digest `before`, one that goes on with them with the line `after`.
    """

    event: int
    turn: int
    seat: int
    played: list[Action]
    better: list[Action]
    told: list[Reason]
    advised: list[Reason]
    cost: float
    chance: float
    why: Reason
    look: Reason
    before: str
    line: list[str]
    after: str
    count: int


class LuckyDraw(Struct, frozen=True):
    """What chance did at an event, and what it was worth to a seat."""

    event: int
    seat: int
    worth: float
    why: Reason


class ReviewData(Struct, frozen=True):
    """A finished game gone through by the coach, as far as it has come (`done`, 0 to 1); `key` asks for the rest.

    `moments` are the answers that cost most, dearest first, at most three a seat; `luck` is what chance did to each
    seat; `stories` tell the game in a few sentences, to each seat and last to a watcher.
    """

    key: str
    done: float
    judged: list[Judged]
    moments: list[Moment]
    luck: list[float]
    strokes: list[LuckyDraw]
    stories: list[list[Reason]]


class NamedAnswer(Struct, frozen=True):
    """An answer by its name and parts."""

    kind: Name
    parts: Numbers = []
    extra: Numbers = []


class Practice(Struct, frozen=True):
    """A position to try things in: after a `record`, or as `position` says; then the seat's answers, part by part.

    `replies` are what the others answer, as a record writes it; when they are spent, the game's fallback answers. With
    `both` the answers are those of whoever is asked, in games without secrets: for trying out both sides.
    """

    game: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    seats: Annotated[int, Meta(ge=1, le=6)] = 2
    options: Options = {}
    record: Annotated[str, Meta(max_length=700_000)] = ""
    position: Annotated[str, Meta(max_length=3000)] = ""
    answers: Annotated[list[NamedAnswer], Meta(max_length=200)] = []
    replies: Annotated[list[Text], Meta(max_length=100)] = []
    ask: NamedAnswer | None = None
    both: bool = False
    seed: Small = 0
    language: Name = "en"


class Practised(Struct, frozen=True):
    """Where that leads: all facts since the beginning, those since the last answer, and why it or `ask` may not be.

    `answered` is how many whole answers the seat has given. Where both sides are tried out `position` is the position
    in one line, and `line` what was answered, as a record writes it.
    """

    info: TableInfo
    snapshot: Snapshot
    facts: list[Fact]
    fresh: list[Fact]
    answered: int
    refusal: Refusal | None
    payloads: dict[str, str]
    position: str = ""
    line: list[str] = []


class PuzzleShelf(Struct, frozen=True):
    """A game's puzzles in the practice room: how hard each is, from the first on."""

    game: str
    difficulties: list[int]


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


class RulePicture(Struct, frozen=True):
    """A place on the board that a rule is about, as a board draws it: an answer shown beforehand, what is to be traced
    and what is to be ringed, by kind. `part` is the piece of the board to show: left, top, width and height of 1."""

    rule: int
    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    view: dict[str, Any]
    question: Question
    trace: list[Fact]
    hint: Action | None
    lit: dict[str, list[int]]
    part: tuple[float, float, float, float]
