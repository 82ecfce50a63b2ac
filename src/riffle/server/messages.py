"""Every message over a table's socket, typed once; the page's types are made from these (`docs/protocol.md`).

A message is a JSON object whose `type` says which one it is. Numbers of seats begin at 0; a null inside a view or a
fact is something this receiver may not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=300)]
Name = Annotated[str, Meta(max_length=24)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Numbers = Annotated[list[Small], Meta(max_length=64)]
OptionValue = int | Name | bool
Options = dict[str, OptionValue]


# What both sides speak of -------------------------------------------------------------------------------------------


class Action(Struct, frozen=True):
    """An answer that may be given: its code, its name and parts, and the bounds of the whole numbers beside it."""

    code: int
    kind: str
    parts: tuple[int, ...]
    ranges: tuple[tuple[int, int], ...] | UnsetType = UNSET
    extra: tuple[int, ...] | UnsetType = UNSET


class Fact(Struct, frozen=True):
    """Something that happened, as this receiver may know it; `seat` gave the answer that brought it (null: nature)."""

    event: int
    kind: str
    parts: dict[str, int | None]
    seat: int | None = None


class Happening(Struct, frozen=True):
    """One event of the log. `answer` is null where it is not for you; `by` says who answered in the seat's place."""

    number: int
    seat: int | None
    kind: str
    answer: list[Action] | None
    by: str
    about: int


class Question(Struct, frozen=True):
    """The one question the game asks now: `seats` are asked, `waiting` have not answered yet, `mine`: you are one."""

    number: int
    kind: str
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    mine: bool


class Refusal(Struct, frozen=True):
    """Why an answer may not be given: the rule's number, its text in the reader's language, pieces to ring by kind."""

    rule: int
    text: str
    lights: dict[str, list[int]]


class Player(Struct, frozen=True):
    """Who sits where. `score` is null while it cannot be known."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    here: bool
    score: int | None
    level: str | UnsetType = UNSET


class Result(Struct, frozen=True):
    """How it ended. `lead` holds the points of every seat after each answer, for a plot."""

    ending: str
    winners: list[int]
    scores: list[int]
    lead: list[list[int]]


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str


class Invite(Struct, frozen=True):
    """A seat and the secret link that opens it."""

    seat: int
    link: str


class TableInfo(Struct, frozen=True):
    """What stays the same for the whole game, except for people coming and going."""

    table: str
    game: str
    rules: int
    options: dict[str, int | str | bool]
    components: Any
    components_hash: str
    seats: int
    seat: int | None
    host: bool
    started: bool
    players: list[Player]
    watch: str
    invites: list[Invite]
    clock: int | None
    watching: int
    analysis: bool = False  # whether this seat may ask what the position is worth
    review: bool = False  # whether a finished game can be reviewed


class Snapshot(Struct, frozen=True):
    """Everything that changes with an event: `event` is the number of the last one, -1 before the first.

    `view` holds the game's fields by name; `deadline` is in seconds from now; `undo` is free, ask or null.
    """

    event: int
    view: dict[str, Any]
    question: Question
    legal: list[Action]
    draft: list[Action]
    undo: Literal["free", "ask"] | None
    deadline: float | None
    over: Result | None
    suspended: bool = False


class Proposal(Struct, frozen=True):
    """Something the others must agree to: taking back, or a bot in a leaver's place."""

    what: Literal["undo", "bot"]
    by: int
    seat: int
    agreed: list[int]


# From the server ----------------------------------------------------------------------------------------------------


class Table(Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table: first message after `hello`, and again whenever a gap cannot be bridged."""

    info: TableInfo
    snapshot: Snapshot | None
    facts: list[Fact]
    chat: list[ChatLine]


class Players(Struct, frozen=True, tag="players", tag_field="type"):
    """Somebody came, went, took a seat or was renamed; `watching` is how many look on."""

    players: list[Player]
    started: bool
    watching: int


class Moved(Struct, frozen=True, tag="moved", tag_field="type"):
    """Events happened. With `undone` something was taken back: then `facts` are all facts still in force."""

    snapshot: Snapshot
    facts: list[Fact]
    events: list[Happening]
    players: list[Player]
    undone: bool


class Taken(Struct, frozen=True, tag="taken", tag_field="type"):
    """Message `id` was carried out and is on disk; `event` is the last event then. Comes before anybody is shown it."""

    id: int
    event: int


class Chatted(Struct, frozen=True, tag="chat", tag_field="type"):
    line: ChatLine


class Why(Struct, frozen=True, tag="why", tag_field="type"):
    """The reply to `ask`: null if the answer may be given."""

    id: int
    refusal: Refusal | None


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """Message `id` (0: it had none) changed nothing. `code` is for programs, `sentence` for people who write them."""

    id: int
    code: str
    sentence: str
    refusal: Refusal | None = None


class Hint(Struct, frozen=True, tag="hint", tag_field="type"):
    """A good answer for the seat that asked, from what that seat sees."""

    id: int
    hint: Action | None
    note: Any = None


class Proposed(Struct, frozen=True, tag="proposal", tag_field="type"):
    """The open proposal, or null when it is settled."""

    proposal: Proposal | None


class Again(Struct, frozen=True, tag="rematch", tag_field="type"):
    """Your link at the next table."""

    link: str


FromServer = Table | Players | Moved | Taken | Chatted | Why | Refused | Hint | Proposed | Again


# From the client ----------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """First message. `last` and `chat` are the last event and chat line seen, null for a fresh start."""

    last: Id | None = None
    language: Name = "en"
    chat: Annotated[int, Meta(ge=-1, le=2**53)] | None = None


class Answer(Struct, frozen=True, tag="answer", tag_field="type"):
    """An answer (or its next part) to question number `question`: by code, or by kind and parts; `extra` for ranges."""

    question: Id
    code: Small = -1
    kind: Name | UnsetType = UNSET
    parts: Numbers = []
    extra: Numbers = []
    id: Id = 0


class Ask(Struct, frozen=True, tag="ask", tag_field="type"):
    """Why may I not give this answer?"""

    kind: Name
    parts: Numbers = []
    extra: Numbers = []
    id: Id = 0


class AskHint(Struct, frozen=True, tag="hint", tag_field="type"):
    """What might I answer? With `analysis` only the note is wanted: what the position is worth."""

    analysis: bool = False
    id: Id = 0


class Undo(Struct, frozen=True, tag="undo", tag_field="type"):
    """Take back my last answer: at once where that is free, otherwise the others are asked."""

    id: Id = 0


class Agree(Struct, frozen=True, tag="agree", tag_field="type"):
    """Yes or no to the open proposal."""

    yes: bool
    id: Id = 0


class Replace(Struct, frozen=True, tag="replace", tag_field="type"):
    """Propose that a bot takes over the seat of somebody who is away."""

    seat: Small
    id: Id = 0


class Forfeit(Struct, frozen=True, tag="forfeit", tag_field="type"):
    id: Id = 0


class Start(Struct, frozen=True, tag="start", tag_field="type"):
    """Host: begin. Seats still free are taken by bots."""

    id: Id = 0


class Remove(Struct, frozen=True, tag="remove", tag_field="type"):
    """Host, before the start: take a seat away from the table."""

    seat: Small
    id: Id = 0


class Change(Struct, frozen=True, tag="options", tag_field="type"):
    """Host, before the start: other options."""

    options: Options
    id: Id = 0


class Leave(Struct, frozen=True, tag="leave", tag_field="type"):
    """Before the start: give my seat back."""

    id: Id = 0


class Rematch(Struct, frozen=True, tag="rematch", tag_field="type"):
    id: Id = 0


class Say(Struct, frozen=True, tag="chat", tag_field="type"):
    text: Text
    id: Id = 0


class Call(Struct, frozen=True, tag="name", tag_field="type"):
    """The name to show for my seat."""

    name: Name
    id: Id = 0


InGame = Hello | Answer | Ask | AskHint | Undo | Agree | Replace | Forfeit | Say
AroundIt = Start | Remove | Change | Leave | Rematch | Call
FromClient = InGame | AroundIt


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode
