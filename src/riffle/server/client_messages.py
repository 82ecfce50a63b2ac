"""What clients say over a table's socket, typed once; what they are told stands in `messages.py`.

Everything in a message is bounded, so that reading one costs little whatever it says.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .messages import Id, Name, Numbers, Options, Small, Text


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """First message. `last` and `chat` are the last event and chat line seen, null for a fresh start."""

    last: Id | None = None
    language: Name = "en"
    open: bool = False  # with open hands, where nobody but bots plays
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


class ShowHand(Struct, frozen=True, tag="hand", tag_field="type"):
    """What my hand does before it answers: the answer I would give now. Others are shown it, nobody keeps it."""

    question: Id
    code: Small
    extra: Numbers = []
    id: Id = 0


class Undo(Struct, frozen=True, tag="undo", tag_field="type"):
    """Take back my last answer: at once where that is free, otherwise the others are asked."""

    id: Id = 0


class Agree(Struct, frozen=True, tag="agree", tag_field="type"):
    """Yes or no to the open proposal."""

    yes: bool
    id: Id = 0


class ProposeEnd(Struct, frozen=True, tag="end", tag_field="type"):
    """Propose to end a game that has become too long (`full`): nobody has won."""

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


class CloseChat(Struct, frozen=True, tag="close_chat", tag_field="type"):
    """Host: nobody may chat here any more; `closed` false opens it again."""

    closed: bool
    id: Id = 0


class Call(Struct, frozen=True, tag="name", tag_field="type"):
    """The name to show for my seat."""

    name: Name
    id: Id = 0


class Opinion(Struct, frozen=True, tag="opinion", tag_field="type"):
    """After a game of a variant: fun from 1 to 5, length -1 (too short) to 1 (too long), and a line for its maker."""

    fun: Annotated[int, Meta(ge=1, le=5)]
    length: Annotated[int, Meta(ge=-1, le=1)]
    line: Text = ""
    id: Id = 0


InGame = Hello | Answer | Ask | AskHint | ShowHand | Undo | Agree | Replace | ProposeEnd | Forfeit | Say
AroundIt = Start | Remove | Change | Leave | Rematch | CloseChat | Call | Opinion
FromClient = InGame | AroundIt


decode = msgspec.json.Decoder(FromClient).decode
