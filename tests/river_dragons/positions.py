"""Builders: a table set out, pieces put where a test wants them, one card carried out by one seat."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import NATURE
from riffle.core.game import load
from riffle.games.river_dragons import board, planks, resolution
from riffle.games.river_dragons.actions import CARDS, Action, Fact
from riffle.games.river_dragons.state import QUESTIONS

GAME = load("river_dragons")
PLAIN = GAME.plain
COLOUR = {name: number for number, name in enumerate(board.COLOURS)}
PLANK = {name: number for number, name in enumerate(board.PLANK_NAMES)}
ISLAND = {name: number for number, name in enumerate(board.ISLAND_NAMES)}
SPACE = {name: number for number, name in enumerate(board.SPACE_NAMES)}
PAIR = {name: number for number, name in enumerate(board.PAIR_NAMES)}


def opened(seats: int = 2, **options: object) -> Any:
    """A table in its first turn: colours dealt in village order, seat 0 first."""
    s = PLAIN.start(seats, GAME.options.read(options))
    for _ in range(seats):
        answer(s, NATURE, legal(s, NATURE)[0])
    give(s, NATURE, "begins 0")
    return s


def legal(s: Any, seat: int) -> list[int]:
    out = PLAIN.buffer(GAME.most_legal)
    return out[: PLAIN.legal(s, seat, out)]


def texts(s: Any, seat: int) -> list[str]:
    return [Action.text(code) for code in legal(s, seat)]


def answer(s: Any, seat: int, code: int) -> None:
    assert PLAIN.why_not(s, seat, code) == 0, Action.text(code)
    s.fact_count = 0
    PLAIN.apply(s, seat, code)


def give(s: Any, seat: int, text: str) -> None:
    """Answer in the notation of records; the answer must be legal."""
    code, extra = Action.parse(text)
    s.extra[: len(extra)] = extra
    answer(s, seat, code)


def why(s: Any, seat: int, text: str) -> int:
    """The number of the rule against an answer, 0 if there is none."""
    code, extra = Action.parse(text)
    s.extra[: len(extra)] = extra
    return PLAIN.why_not(s, seat, code)


def stones(s: Any, *names: str) -> None:
    for name in names:
        island = ISLAND[name]
        s.stone[island] = 1
        s.stone_x[island] = board.BOARD_X[board.VILLAGES + island]
        s.stone_y[island] = board.BOARD_Y[board.VILLAGES + island]
        s.reserve -= 1


def bridge(s: Any, plank: str, pair: str) -> None:
    """A plank on the board, with the stones under it."""
    for name in pair.split("-"):
        if name in ISLAND and not s.stone[ISLAND[name]]:
            stones(s, name)
    planks.bridge(s, PLANK[plank], PAIR[pair])


def stand(s: Any, seat: int, space: str) -> None:
    s.pawn[seat] = SPACE[space]


def act(s: Any, seat: int, card: str) -> None:
    """The seat carries out a card, as the last of the turn's fifth place."""
    s.asked = 0
    s.slot = 4
    before = next(other for other in range(s.seats) if resolution.clockwise(s, other) == seat)
    s.actor = before
    s.acted = s.seats - 1
    s.revealed[seat][4] = CARDS.index(card) + 1
    s.cancelled[seat][4] = 0
    s.fact_count = 0
    resolution.go_on(s)


def program(s: Any, seat: int, cards: str) -> None:
    for card in cards.split():
        give(s, seat, f"lay_card {card}")
    give(s, seat, "confirm")


def question(s: Any) -> str:
    return QUESTIONS[s.question]


def happened(s: Any) -> list[str]:
    return [Fact.kinds[row[0]].name for row in s.facts[: s.fact_count]]


def parts(s: Any, name: str) -> list[dict[str, int]]:
    """The parts of every fact of that name since the last answer."""
    return [
        dict(zip(Fact.kinds[row[0]].parts, row[1:], strict=False))
        for row in s.facts[: s.fact_count]
        if Fact.kinds[row[0]].name == name
    ]
