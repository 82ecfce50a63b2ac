"""What can be counted in a game. Each game declares it in its `metrics.py`; the lab counts it out of the facts.

    METRICS = Metrics(
        counts={
            "cards_scored": Count("scored", by="card", names=NAMES),   # how often, by whom, and which card
            "points_of_cards": Count("scored", amount="value"),        # a part added up instead of counted
        },
        sides={"family": Side("family", "family", FAMILIES)},          # what a seat was in this game
        heat={"stones_moved": Heat((("swapped", "one"), ("swapped", "other")), CELLS, spots)},
        pace={"turn": 12.0},                                           # seconds a person needs for an answer
    )

Names are English words with underscores; reports write them with spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .game import Game

SECONDS = 8.0
"""What an answer takes a person where a game does not say."""


class Count(NamedTuple):
    """Facts of one kind, counted or added up, by the seat they speak of."""

    fact: str
    by: str = ""
    """The part that says which thing it was (a card, an island): then every thing is counted for itself too."""
    names: tuple[str, ...] = ()
    """The things by their numbers."""
    groups: tuple[str, ...] = ()
    """What kind of thing each is: its value, its family."""
    amount: str = ""
    """The part that is added up; without it every fact counts one."""
    seat: str = "seat"
    """The part that names the seat; "" where the fact is nobody's."""
    only: Mapping[str, int] = {}
    """Facts with other values in these parts do not count."""
    worth: int = 1
    """What one of them counts."""
    drawn: Callable[[int], str] | None = None
    """A thing as the page draws it, by its number: SVG in a box of 100 by 100."""


class Side(NamedTuple):
    """What a seat is in one game (its family, its colour), as a fact tells it."""

    fact: str
    part: str
    names: tuple[str, ...]
    seat: str = "seat"


class Heat(NamedTuple):
    """Where on the board things happen."""

    where: tuple[tuple[str, str], ...]
    """Kinds of fact, each with the part that names a place."""
    names: tuple[str, ...]
    spots: tuple[tuple[float, float], ...]
    """The middle of each place, y downwards; neighbours are about 1 apart."""
    shape: str = "square"
    """square, hex or round."""


class Metrics(NamedTuple):
    """Everything that can be counted in a game."""

    counts: Mapping[str, Count]
    sources: tuple[str, ...] = ()
    """Counts that are points: where a seat's points come from."""
    sides: Mapping[str, Side] = {}
    heat: Mapping[str, Heat] = {}
    begins: str = ""
    """The fact that names the seat which begins."""
    turn: str = ""
    """The fact that begins a turn of the rulebook; without it a turn is one seat's answers in a row."""
    lead: str = "points"
    """What is ahead along the game; "" where points say nothing before the end."""
    pace: Mapping[str, float] = {}
    """Seconds that a person needs for an answer, by question."""
    together: tuple[str, ...] = ()
    """Questions that everybody answers at the same time: their seconds pass once for all."""


def problems(game: Game) -> list[str]:
    """What a game's declaration names that the game does not have, a sentence each; none if all is there."""
    metrics, facts = game.extras.metrics, game.facts.by_name
    if metrics is None:
        return ["EXTRAS declares no metrics"]
    named: list[tuple[str, str, tuple[str, ...]]] = []
    for name, count in metrics.counts.items():
        named.append((name, count.fact, tuple(filter(None, (count.by, count.amount, count.seat, *count.only)))))
    for name, side in metrics.sides.items():
        named.append((name, side.fact, (side.part, side.seat)))
    for name, heat in metrics.heat.items():
        named += [(name, fact, (part,)) for fact, part in heat.where]
    named += [("begins", metrics.begins, ("seat",))] if metrics.begins else []
    named += [("turn", metrics.turn, ())] if metrics.turn else []
    found = [f"{name} counts the fact {fact}, which there is not" for name, fact, _ in named if fact not in facts]
    found += [
        f"{name} reads the part {part}, which the fact {fact} has not"
        for name, fact, parts in named
        if fact in facts
        for part in parts
        if part not in facts[fact].parts
    ]
    found += [f"the source {name} is no count" for name in metrics.sources if name not in metrics.counts]
    found += [f"{name} has groups for some things only" for name, count in metrics.counts.items()
              if count.groups and len(count.groups) != len(count.names)]  # fmt: skip
    found += [f"{name} has names for some places only" for name, heat in metrics.heat.items()
              if len(heat.names) != len(heat.spots)]  # fmt: skip
    asked = (*metrics.pace, *metrics.together)
    return found + [f"there is no question {question}" for question in asked if question not in game.questions]
