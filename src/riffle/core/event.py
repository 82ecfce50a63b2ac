"""The log of a match: numbered events, each with the facts it brought and who may know it.

An answer is one or more steps (a program laid card by card is one answer of five steps). What a seat may not know of
an event is taken out by `seen_by` before it leaves the match; after the game everything is open.
"""

from __future__ import annotations

import msgspec

from .declare.actions import EVERYONE, OWN, Actions
from .declare.facts import Facts
from .declare.question import NATURE
from .refusal import Refusal

TABLE = -2
"""The seat of events that are no answers: an undo, a forfeit, a seat taken over."""


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A code, and the ranged parts beside it."""

    code: int
    extra: tuple[int, ...] = ()


def malformed(step: Step, codec: Actions) -> Refusal | None:
    """None if there is such an answer at all, whoever is asked what; else what is wrong with it."""
    if not 0 <= step.code < codec.size:
        return Refusal("malformed", f"there is no answer {step.code}: codes run from 0 to {codec.size - 1}")
    spec = codec.spec(step.code)
    if not step.extra and not spec.ranged:
        return None
    if len(step.extra) != len(spec.ranged):
        wanted = ", ".join(spec.ranged) or "none"
        return Refusal("malformed", f"{spec.name} comes with the numbers {wanted}; {len(step.extra)} were given")
    for (name, reach), number in zip(spec.ranged.items(), step.extra, strict=True):
        if not reach.low <= number <= reach.high:
            return Refusal("malformed", f"{name} of {spec.name} runs from {reach.low} to {reach.high}, not {number}")
    return None


class Event(msgspec.Struct, frozen=True, gc=False):
    """One line of the log. A long log is nothing for the garbage collector: no event leads back to itself."""

    number: int
    question: int  # the number of the question it answers
    seat: int  # NATURE for chance and solvers, TABLE for what is no answer
    kind: str  # answer, sealed, or the table event's name
    steps: tuple[Step, ...] | None = ()  # None: not for you
    facts: tuple[tuple[int, ...], ...] = ()
    by: str = ""  # fallback, clock, bot: who gave it in the seat's place
    about: int = -1  # table events: the seat or event number they speak of
    payload: bytes = b""  # a solver's by-product (a trajectory), never part of the state


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened, by name."""

    kind: str
    parts: dict[str, int]

    @classmethod
    def of(cls, facts: Facts, row: tuple[int, ...]) -> Fact:
        kind = facts.kinds[row[0]]
        return cls(kind.name, dict(zip(kind.parts, row[1:], strict=False)))


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]


def may_know(event: Event, codec: Actions, seat: int) -> bool:
    """Whether that seat may know the steps of an event while the game goes on."""
    if event.seat == seat or event.seat == TABLE:
        return True
    if event.kind == "sealed":
        return False
    for step in event.steps or ():
        spec = codec.spec(step.code)
        if spec.audience == EVERYONE:
            continue
        theirs = event.seat == NATURE and spec.audience == OWN and codec.parts(step.code).get("seat") == seat
        if not theirs:
            return False
    return True


def is_open(event: Event, codec: Actions, facts: Facts) -> bool:
    """Whether everybody may know all of an event."""
    if event.kind == "sealed":
        return False
    for step in event.steps or ():  # an event of the table has none
        if codec.spec(step.code).audience != EVERYONE:
            return False
    for row in event.facts:  # noqa: SIM110 - every move comes by here, and a loop is quicker
        if facts.kinds[row[0]].closed:
            return False
    return True


def seen_by(event: Event, codec: Actions, facts: Facts, seat: int) -> Event:
    """The event as that seat (-1: somebody watching) may know it; the event itself if it may know all of it."""
    if is_open(event, codec, facts):
        return event
    steps, kinds = event.steps if may_know(event, codec, seat) else None, facts.kinds
    known = tuple((row[0], *kinds[row[0]].seen_by(row[1 : 1 + len(kinds[row[0]].parts)], seat)) for row in event.facts)
    return msgspec.structs.replace(event, facts=known, steps=steps)
