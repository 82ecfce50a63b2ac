"""A position in one line of text, for every game alike: what is not nought, by name. It reads back to the same one.

    pebbles seats=2 asked=3 question=1 pile=1*12,0*4,2 | seat1 lay 1 ; lay 4 | seat2 sealed lay 0 ; confirm

Behind the bars stand answers that are open: drafts, and sealed answers while others are still asked. A game may have a
notation of its own, shorter and for people (`Extras.notation`); it is used wherever it says the whole position.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .event import Step

if TYPE_CHECKING:
    from .game import Game

Open = dict[int, tuple[Step, ...]]


class PositionError(ValueError):
    """A line that is no position; the sentence says why."""


def write(game: Game, cells: Sequence[int], drafts: Open, sealed: Open) -> str:
    words = [game.id]
    at = 0
    for name, field in game.State.saved.items():
        mine = cells[at : at + field.size]
        at += field.size
        if any(mine):
            words.append(f"{name}={_runs(mine)}")
    for seats, mark in ((drafts, ""), (sealed, "sealed ")):
        for seat, steps in sorted(seats.items()):
            said = " ; ".join(game.actions.text(step.code, step.extra) for step in steps)
            words.append(f"| seat{seat + 1} {mark}{said}")
    return " ".join(words)


def read(game: Game, text: str) -> tuple[bytes, Open, Open]:
    """The packed state, the drafts and the sealed answers of a line."""
    fields, *answers = text.split(" | ")
    head, *words = fields.split()
    if head != game.id:
        raise PositionError(f"a position of {game.id} begins with {game.id}, not with {head[:40]!r}")
    given: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or name not in game.State.saved or name in given:
            raise PositionError(f"{word[:40]!r} is no field of {game.id}; write name=numbers, each name once")
        given[name] = value
    cells: list[int] = []
    for name, field in game.State.saved.items():
        mine = _cells(name, given[name], field.size) if name in given else [0] * field.size
        cells += mine
    drafts: Open = {}
    sealed: Open = {}
    for answer in answers:
        found = re.fullmatch(r"seat([1-9]) (sealed )?(.+)", answer)
        if not found:
            raise PositionError(f"{answer[:40]!r} is no open answer: write seat1 and what it has laid")
        steps = tuple(Step(*game.actions.parse(part)) for part in found[3].split(" ; "))
        (sealed if found[2] else drafts)[int(found[1]) - 1] = steps
    try:
        return array("i", cells).tobytes(), drafts, sealed
    except OverflowError:
        raise PositionError("a number is too large for a state") from None


def _runs(cells: Sequence[int]) -> str:
    """Numbers with commas, equal neighbours counted: 1*12,0*4,2."""
    words: list[str] = []
    at = 0
    while at < len(cells):
        end = at
        while end < len(cells) and cells[end] == cells[at]:
            end += 1
        words.append(f"{cells[at]}*{end - at}" if end - at > 1 else str(cells[at]))
        at = end
    return ",".join(words)


def _cells(name: str, text: str, size: int) -> list[int]:
    cells: list[int] = []
    for run in text.split(","):
        found = re.fullmatch(r"(-?\d{1,11})(?:\*(\d{1,6}))?", run)
        if not found:
            raise PositionError(f"{run[:40]!r} of {name} is no number")
        cells += [int(found[1])] * min(int(found[2] or 1), size + 1)
    if len(cells) != size:
        raise PositionError(f"{name} has {size} numbers, not {len(cells)}")
    return cells
