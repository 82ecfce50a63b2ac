"""Positions in one line: stones as the rules file draws them, hands by the patterns on the cards."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import NATURE, ask, next_to_answer
from riffle.core.game import Speed, load
from riffle.core.position import Position
from riffle.games.hidden_stones import rules
from riffle.games.hidden_stones.actions import Action, Fact
from riffle.games.hidden_stones.cards import ALL, CARDS, CELLS, FACES, PAIR_NAMES
from riffle.games.hidden_stones.state import TURN, State

GAME = load("hidden_stones")
IDLE = "SFB/HTH/DRD"
"""A layout that tests start from when it does not matter."""


def faces(layout: str) -> list[int]:
    return [FACES.index(letter) for letter in layout.replace("/", "")]


def layout(s: Any) -> str:
    letters = "".join(FACES[face] for face in s.faces)
    return "/".join(letters[row : row + 3] for row in (0, 3, 6))


def card(pattern: str) -> int:
    """The card that shows a pattern."""
    return next(index for index, each in enumerate(ALL) if each.pattern == pattern)


def pair(name: str) -> int:
    return PAIR_NAMES.index(name)


def cell(name: str) -> int:
    return CELLS.index(name)


def hold(s: Any, seat: int, cards: list[int]) -> None:
    """Put cards from the pile into a hand."""
    for each in cards:
        assert s.pile[each] == 1
        s.pile[each] = 0
        s.pile_count -= 1
        s.hands[seat][each] = 1
        s.hand_count[seat] += 1
        s.held[seat][0] += 1


def at_turn(stones: str, *hands: str, options: dict[str, object] | None = None, deck: list[int] | None = None) -> Any:
    """Seat 0 to move, one hand a seat (patterns with spaces between); all other cards (or a deck) are the pile."""
    s = State()
    s.seats = len(hands)
    for name, value in GAME.options.read(options or {}).items():
        setattr(s, name, value)
    s.faces = faces(stones)
    for each in deck if deck is not None else range(CARDS):
        s.pile[each] = 1
        s.pile_count += 1
    for seat, hand in enumerate(hands):
        hold(s, seat, [card(pattern) for pattern in hand.split()])
    s.dealt = 4 * s.seats
    ask(s, TURN, 0)
    return s


def position(s: Any, speed: Speed = "plain") -> Position:
    """A state as a position, to be played on."""
    return GAME.unpack(s.pack().tobytes(), speed=speed)


def give(s: Any, kind: str, *parts: int) -> list[str]:
    """The seat in turn gives a legal answer, nature draws the lowest cards; the names of the facts."""
    seat = next_to_answer(s)
    code = getattr(Action, kind)(*parts)
    assert rules.why_not(s, seat, code) == 0, rules.why_not(s, seat, code)
    s.fact_count = 0
    rules.apply(s, seat, code)
    names = fact_names(s)
    while next_to_answer(s) == NATURE:
        s.fact_count = 0
        rules.apply(s, NATURE, Action.draw(s.turn, s.pile.index(1)))
        names += fact_names(s)
    return names


def fact_names(s: Any) -> list[str]:
    return [Fact.kinds[row[0]].name for row in s.facts[: s.fact_count]]


def why_not(s: Any, kind: str, *parts: int, seat: int | None = None) -> int:
    """The rule that forbids an answer to the seat in turn (or to another), 0 if none does."""
    return rules.why_not(s, next_to_answer(s) if seat is None else seat, getattr(Action, kind)(*parts))


def legal(s: Any, seat: int) -> list[str]:
    """What a seat may answer, as the record writes it."""
    out = [0] * rules.MOST_LEGAL
    count = rules.legal(s, seat, out)
    return [Action.text(code) for code in out[:count]]


def score_all(s: Any, seat: int, cards: list[int]) -> None:
    """Put cards from the pile straight onto a score pile."""
    for each in cards:
        assert s.pile[each] == 1
        s.pile[each] = 0
        s.pile_count -= 1
        s.score_pile[seat][each] = 1
        s.scored_count[seat] += 1
