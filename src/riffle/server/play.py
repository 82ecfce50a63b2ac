"""The one place where the server touches the library's match: everything else here imports it from this module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from riffle.core import record
from riffle.core.declare.layout import HIDDEN, OWNER, PUBLIC, named
from riffle.core.declare.question import NATURE, SPECTATOR
from riffle.core.declare.rule import UNKNOWN
from riffle.core.engine.playout import BRAINS
from riffle.core.event import TABLE, Event, Step
from riffle.core.game import Game
from riffle.core.match import Dice, Match
from riffle.core.position import Position
from riffle.core.record import Notes, RecordError, Sitter, read_record
from riffle.core.refusal import Refusal, Refused
from riffle.core.rulebook import LANGUAGES
from riffle.core.variant import Variant, VariantError, unpack

__all__ = [
    "BRAINS",
    "FULL_LOG",
    "HIDDEN",
    "LANGUAGES",
    "LONGEST_LOG",
    "NATURE",
    "OWNER",
    "PUBLIC",
    "SPECTATOR",
    "TABLE",
    "UNKNOWN",
    "Dice",
    "Event",
    "Game",
    "Match",
    "Notes",
    "RecordError",
    "Refusal",
    "Refused",
    "Sitter",
    "Step",
    "Variant",
    "VariantError",
    "answer",
    "check_room",
    "fallback",
    "named",
    "named_step",
    "public_position",
    "read_record",
    "record",
    "replay",
    "unpack",
]  # fmt: skip


FULL_LOG = 20_000
"""Events after which nothing more is taken back or said at a table: it is offered to end the game by agreement."""
LONGEST_LOG = 25_000
"""Events after which a game can only be ended: no game of ours comes near it."""


def answer(
    match: Match, seat: int, number: int, steps: Step | Sequence[Step], by: str = "", payload: bytes = b""
) -> list[Event]:
    """Take an answer to question `number`; the events it brought. Refused otherwise."""
    if len(match.log) >= LONGEST_LOG:
        raise Refused("log_full", "this game has become too long: end it by agreement, or give it up")
    return match.answer(seat, steps, number=number, by=by, payload=payload)


def fallback(match: Match, seat: int) -> list[Event]:
    """What is answered in place of a seat that does not; for nature what the game says where its solver gives none."""
    unsolved = match.game.extras.unsolved
    if seat != NATURE or unsolved is None:
        return match.fallback(seat)
    code, extra = unsolved(match.position.pack())
    return answer(match, NATURE, match.number, Step(code, extra), "fallback")


def replay(match: Match, event: Event) -> None:
    """Take one event of a log once more."""
    if event.seat != TABLE:
        match.replay(event.seat, event.steps or (), event.by, event.payload)
    elif event.kind == "undo":
        match.undo(int(event.by[4:]) - 1, agreed=True)
    elif event.kind == "agreed":
        match.end_by_agreement(event.about)
    else:
        match.forfeit(event.about)


def public_position(match: Match) -> Position:
    """What anybody watching may see; the whole position once the game is over, or where nothing is hidden."""
    return match.position if match.over or match.game.is_open else match.position.seen_by(SPECTATOR)


def check_room(match: Match) -> None:
    """Refuse what a game can do without, once its log is long enough."""
    if len(match.log) >= FULL_LOG:
        raise Refused("log_full", "this game has become too long for this: end it by agreement")


def named_step(game: Game, kind: Any, parts: Sequence[int], extra: Sequence[int]) -> Step:
    """The step that a kind and its parts name; Refused if there is none."""
    try:
        return Step(game.actions.code(kind, *parts), tuple(extra))
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None
