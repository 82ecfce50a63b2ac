"""What a coach says: advice in the middle of a game, a review after it. These are the values it gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from riffle.core.event import Step

SEATS = ("who", "rival", "next", "third")
"""Names of values that are seats."""


class Reason(NamedTuple):
    """Something to be said: a text of the game or of every game, and what is filled in.

    A sentence is the text `coach-<key>`; the name of a thing is a text `name-...`, and stands inside of sentences.
    Numbers called as in `SEATS` are seats: they are said by the name that is shown at the table.
    """

    key: str
    values: Mapping[str, Any] = {}  # int, str, Reason, or a tuple of them to be listed


class Advice(NamedTuple):
    """The best answer known, and a note for the game's own board: plain numbers, texts, lists and dictionaries.

    `look` says where to look and gives nothing else away, `why` what the answer is good for.
    """

    step: Step
    note: Any
    look: Reason | None = None
    why: Reason | None = None


class Judged(NamedTuple):
    """A position before the answer that is event `event` (-1: the last position): each seat's chances, 0 to 1.

    They add up to 1, except alone.
    """

    event: int
    chances: tuple[float, ...]
    note: Any = None


class Moment(NamedTuple):
    """An answer that cost chances, what would have been better, and why."""

    event: int
    turn: int  # as the log counts; where it does not, the seat's own turns from 1
    seat: int
    played: tuple[Step, ...]
    better: tuple[Step, ...]  # the first answer; where it is built in parts, all of them
    told: tuple[Reason, ...]  # what was played, in words: all answers of the turn where a turn is judged as a whole
    advised: tuple[Reason, ...]  # what was better
    cost: float
    chance: float  # before it, had the better answer been given
    why: Reason
    look: Reason
    before: str  # digest of the position before it: a record up to here can be read with it
    line: tuple[str, ...]  # what follows the better answer, it included, as lines of a record
    after: str  # the last line of a record that goes on with them
    own: int  # how many of those lines are the seat's own, before somebody else answers


class LuckyDraw(NamedTuple):
    """What chance did at one event, and what that was worth to a seat."""

    event: int
    seat: int
    worth: float
    why: Reason


class Review(NamedTuple):
    judged: tuple[Judged, ...]
    moments: tuple[Moment, ...]  # dearest first, at most three a seat
    luck: tuple[float, ...] = ()  # what chance did to each seat, in chances; empty while it is not counted yet
    strokes: tuple[LuckyDraw, ...] = ()  # the largest, at most three
    done: float = 1.0  # how much of the work lies behind this
    stories: tuple[tuple[Reason, ...], ...] = ()  # the game in a few sentences: to each seat, then to a watcher
