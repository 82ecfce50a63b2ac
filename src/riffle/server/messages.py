"""What the server says over a table's socket; what it is told stands in `client_messages.py`.

Every message is typed once, and the page's types are made from these (`docs/protocol.md`). A message is a JSON object
whose `type` says which one it is. Numbers of seats begin at 0; a null inside a view or a fact is something this
receiver may not know.
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


class Action(Struct, frozen=True, gc=False):
    """An answer that may be given: its code, its name and parts, and the bounds of the whole numbers beside it."""

    code: int
    kind: str
    parts: tuple[int, ...]
    ranges: tuple[tuple[int, int], ...] | UnsetType = UNSET
    extra: tuple[int, ...] | UnsetType = UNSET


class Fact(Struct, frozen=True, gc=False):
    """Something that happened, as this receiver may know it; `seat` gave the answer that brought it (null: nature)."""

    event: int
    kind: str
    parts: dict[str, int | None]
    seat: int | None = None


class LogEntry(Struct, frozen=True, gc=False):
    """One event of the log. `answer` is null where it is not for you; `by` says who answered in the seat's place."""

    number: int
    seat: int | None
    kind: str
    answer: list[Action] | None
    by: str
    about: int


class Question(Struct, frozen=True, gc=False):
    """The one question the game asks now: `seats` are asked, `waiting` have not answered yet, `mine`: you are one.

    `only`: the seat that is asked has one answer and no choice, and you may know that.
    """

    number: int
    kind: str
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    mine: bool
    only: bool | UnsetType = UNSET


class Refusal(Struct, frozen=True):
    """Why an answer may not be given: the rule's number, its text in the reader's language, pieces to ring by kind."""

    rule: int
    text: str
    lights: dict[str, list[int]]


class Reason(Struct, frozen=True):
    """A sentence of the coach or the name of a thing: the text `coach-<key>` or `name-...`, and what is filled in.

    Names stand inside of sentences. Numbers called `who`, `rival`, `next` or `third` are seats.
    """

    key: str
    values: dict[str, int | str | Reason | list[Reason]]


class Player(Struct, frozen=True):
    """Who sits where. `score` is null while it cannot be known."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    here: bool
    score: int | None
    level: str | UnsetType = UNSET
    agreed: bool | UnsetType = UNSET  # to a rated game


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
    """A seat and the secret link that opens it: as a path, and whole with the address that others come by."""

    seat: int
    link: str
    url: str


class Difference(Struct, frozen=True):
    """A value of a variant that differs from the stock game; `before` or `after` is empty where there is none."""

    file: str
    where: str
    column: str
    before: str
    after: str


class VariantInfo(Struct, frozen=True):
    """Which variant is played and what differs from the stock game; `more` differences are not listed."""

    name: str
    game: str
    note: str
    digest: str
    differences: list[Difference]
    more: int


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
    watch_url: str
    invites: list[Invite]
    clock: int | None
    watching: int
    main_time: int | None = None
    increment: int = 0
    chat_closed: bool = False  # by the host
    open_hands: bool = False  # whether whoever watches may see everything: nobody but bots plays
    analysis: bool = False  # whether this seat may ask what the position is worth
    review: bool = False  # whether a finished game can be reviewed
    hints: bool = True  # whether this seat may ask for a hint
    date: str = ""  # the day the game began on, where it is known
    variant: VariantInfo | None = None  # null: the stock game
    opinions: bool = False  # whether its maker asks what players thought of it
    rated: bool = False  # no hints, nothing taken back; it counts for the ladder


class Snapshot(Struct, frozen=True, gc=False):
    """Everything that changes with an event: `event` is the number of the last one, -1 before the first.

    `view` holds the game's fields by name; `deadline` is in seconds from now; `undo` is free, ask or null; `banks` is
    what everybody has left for the whole game, null for bots and where there is no such clock. `full`: the log is so
    long that nothing is taken back or said any more, and the game may be ended by agreement.
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
    banks: list[float | None] | None = None
    full: bool | UnsetType = UNSET


class Proposal(Struct, frozen=True):
    """Something the others must agree to: taking back, a bot in a leaver's place, or ending a game without end."""

    what: Literal["undo", "bot", "end"]
    by: int
    seat: int
    agreed: list[int]


# From the server ----------------------------------------------------------------------------------------------------


class FullTable(Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table: first message after `hello`, and again whenever a gap cannot be bridged.

    `events` are those that are no answers of the seats' own: taken back, given up, answered by the clock.
    """

    info: TableInfo
    snapshot: Snapshot | None
    facts: list[Fact]
    chat: list[ChatLine]
    events: list[LogEntry] = []


class Players(Struct, frozen=True, tag="players", tag_field="type"):
    """Somebody came, went, took a seat or was renamed; `watching` is how many look on."""

    players: list[Player]
    started: bool
    watching: int
    chat_closed: bool = False


class Moved(Struct, frozen=True, tag="moved", tag_field="type"):
    """Events happened. `undone`: answers were taken back, and facts told before of events from this number on hold no
    more; the `facts` of this message come after those that still do."""

    snapshot: Snapshot
    facts: list[Fact]
    events: list[LogEntry]
    players: list[Player]
    undone: int | None


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


class NotTaken(Struct, frozen=True, tag="refused", tag_field="type"):
    """Message `id` (0: it had none) changed nothing. `code` is for programs, `sentence` for people who write them."""

    id: int
    code: str
    sentence: str
    refusal: Refusal | None = None


class Hint(Struct, frozen=True, tag="hint", tag_field="type"):
    """A good answer for the seat that asked, from what that seat sees; where to look for it, and why it is good."""

    id: int
    hint: Action | None
    note: Any = None
    look: Reason | None = None
    why: Reason | None = None


class Proposed(Struct, frozen=True, tag="proposal", tag_field="type"):
    """The open proposal, or null when it is settled."""

    proposal: Proposal | None


class Again(Struct, frozen=True, tag="rematch", tag_field="type"):
    """Your link at the next table."""

    link: str


class HandShown(Struct, frozen=True, tag="hand", tag_field="type"):
    """What the hand of a seat does before it answers question `question`: the numbers it would answer with now."""

    seat: int
    question: int
    extra: list[int]


FromServer = FullTable | Players | Moved | Taken | Chatted | Why | NotTaken | Hint | Proposed | Again | HandShown


encode = msgspec.json.Encoder().encode
