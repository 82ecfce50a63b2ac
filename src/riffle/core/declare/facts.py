"""Facts: what happened, and who may know which part of it.

    Fact = facts(
        swapped=fact("seat", "card", "one", "other"),
        drew=fact("seat", own("card"), news=True),     # the card is for the seat in the part `seat` alone
        burned=fact("seat", secret("card")),           # for nobody, until the game is over
    )

Rules write them with `emit(s, Fact.SWAPPED, seat, card, one, other)`. Log, motion, sound, speech, statistics and the
undo barrier read them. `news` marks a fact that tells a seat something it did not know: undo stops there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .layout import FACT_PARTS
from .rule import UNKNOWN, rule


class FactKind(NamedTuple):
    name: str
    parts: tuple[str, ...]
    own: frozenset[str]
    secret: frozenset[str]
    news: bool
    closed: bool = False  # whether some part is not for everybody

    def seen_by(self, values: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """The parts as that seat (-1: somebody watching) may know them."""
        theirs = "seat" in self.parts and values[self.parts.index("seat")] == seat
        return tuple(
            UNKNOWN if name in self.secret or (name in self.own and not theirs) else value
            for name, value in zip(self.parts, values, strict=True)
        )


class Own(str):
    """A part for the seat named in the fact alone."""

    __slots__ = ()


class Secret(str):
    """A part for nobody."""

    __slots__ = ()


def own(name: str) -> str:
    return Own(name)


def secret(name: str) -> str:
    return Secret(name)


def fact(*parts: str, news: bool = False) -> FactKind:
    if len(parts) >= FACT_PARTS:
        raise TypeError(f"a fact has at most {FACT_PARTS - 1} parts")
    return FactKind(
        "",
        tuple(str(part) for part in parts),
        frozenset(str(part) for part in parts if isinstance(part, Own)),
        frozenset(str(part) for part in parts if isinstance(part, Secret)),
        news,
        any(isinstance(part, Own | Secret) for part in parts),
    )


class Facts:
    """The kinds of fact of one game, numbered in the order of declaration."""

    def __init__(self, kinds: dict[str, FactKind]) -> None:
        self.kinds = [kind._replace(name=name) for name, kind in kinds.items()]
        self.by_name = {kind.name: kind for kind in self.kinds}
        self.constants = {kind.name.upper(): index for index, kind in enumerate(self.kinds)}
        self.__dict__.update(self.constants)

    def __getattr__(self, name: str) -> Any:  # the constants above, for type checkers
        raise AttributeError(f"no fact is called {name!r}")


def facts(**kinds: FactKind) -> Facts:
    """Declare the facts of a game."""
    return Facts(kinds)


@rule
def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Write down that something happened. The match clears the list before each answer."""
    at = s.fact_count
    if at < len(s.facts):
        row = s.facts[at]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e
        row[6] = f
    s.fact_count = at + 1


@rule
def forbid(s: Any, number: int, a: int = -1, b: int = -1, c: int = -1) -> int:
    """Say which rule forbids an answer, and which pieces to light up (what they are, the rulebook file says)."""
    s.lit[0] = a
    s.lit[1] = b
    s.lit[2] = c
    return number
