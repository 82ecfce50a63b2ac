"""The log of a match: numbered events, each with the facts it brought and who may know it.

An answer is one or more steps (a program laid card by card is one answer of five steps). What a seat may not know of
an event is taken out by `seen_by` before it leaves the match; after the game everything is open.
"""

from __future__ import annotations

import msgspec

from .actions import EVERYONE, OWN, Actions
from .facts import Facts
from .question import NATURE

TABLE = -2
"""The seat of events that are no answers: an undo, a forfeit, a seat taken over."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """A code, and the ranged parts beside it."""

    code: int
    extra: tuple[int, ...] = ()


class Event(msgspec.Struct, frozen=True):
    """One line of the log."""

    number: int
    question: int  # the number of the question it answers
    seat: int  # NATURE for chance and solvers, TABLE for what is no answer
    kind: str  # answer, sealed, or the table event's name
    steps: tuple[Step, ...] | None = ()  # None: not for you
    facts: tuple[tuple[int, ...], ...] = ()
    by: str = ""  # fallback, clock, bot: who gave it in the seat's place
    about: int = -1  # table events: the seat or event number they speak of
    payload: bytes = b""  # a solver's by-product (a trajectory), never part of the state


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


def seen_by(event: Event, codec: Actions, facts: Facts, seat: int) -> Event:
    """The event as that seat (-1: somebody watching) may know it."""
    known = tuple(
        (row[0], *facts.kinds[row[0]].seen_by(row[1 : 1 + len(facts.kinds[row[0]].parts)], seat)) for row in event.facts
    )
    steps = event.steps if may_know(event, codec, seat) else None
    return msgspec.structs.replace(event, facts=known, steps=steps)
