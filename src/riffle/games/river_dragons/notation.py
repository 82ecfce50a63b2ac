"""A position in one line, at the beginning of a turn, before anybody has laid a card.

    pawns=black:black1,pink:pink first=pink turn=3 stones=D1,B2 planks=black1:black-D1 held=pink2:black lost=pink6

Pawns come in the order of the seats, each with the space it stands on. Planks that are not named are in the reserve
of their own colour. On the expert side a stone has its place, in 1/100 unit: stones=A1:1200:-3000.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from . import setup
from .board import (
    BOARD_X,
    BOARD_Y,
    COLOURS,
    ISLAND_NAMES,
    ISLANDS,
    PAIR_NAMES,
    PLANK_NAMES,
    PLANKS,
    SIZES,
    SPACE_NAMES,
    VILLAGES,
)
from .options import OPTIONS
from .planks import bridge, show_fits, support_there, why_not_bridge
from .state import LOST, ON_BOARD, PROGRAM, SEATS, State
from .stones import why_not_drop

KEYS = ("pawns", "first", "turn", "stones", "planks", "held", "lost")


class PositionError(ValueError):
    """A line that is no position; the sentence says why."""


def read_position(text: str, options: Mapping[str, int]) -> State:
    """The state that a line of text describes."""
    words = _words(text)
    pawns = [_split(item, 2) for item in _items(words.get("pawns", ""))]
    if not 2 <= len(pawns) <= SEATS:
        raise PositionError(f"a position begins with the pawns of 2 to {SEATS} players")
    s = State()
    s.seats = len(pawns)
    for name, value in options.items():
        setattr(s, name, value)
    setup.begin(s)
    for seat, (colour, _) in enumerate(pawns):
        number = _index(COLOURS, colour, "colour")
        if not setup.colour_free(s, number):
            raise PositionError(f"{colour} is not free with {len(pawns)} players")
        setup.give_colour(s, seat, number)
    setup.begins(s, s.seat_of[_index(COLOURS, words["first"], "colour")] if "first" in words else 0)
    if s.first < 0:
        raise PositionError(f"{words['first']} is not at this table")
    s.turn = _whole(words.get("turn", "1"))
    _set_stones(s, words.get("stones", ""))
    _set_planks(s, words)
    _set_pawns(s, pawns)
    show_fits(s)
    s.fact_count = 0
    return s


def _words(text: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in KEYS or not value or key in words:
            raise PositionError(f"{word[:40]!r} does not belong into a position: once each {', '.join(KEYS)}")
        words[key] = value
    return words


def _index(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise PositionError(f"there is no {what} {name[:20]!r}")
    return names.index(name)


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
        raise PositionError(f"{text[:20]!r} is no whole number")
    return int(text)


def _split(item: str, parts: int) -> list[str]:
    found = item.split(":")
    if len(found) != parts:
        raise PositionError(f"{item[:40]!r} has {parts} parts with a colon between them")
    return found


def _items(text: str) -> Iterator[str]:
    return iter(text.split(",") if text else ())


def _set_stones(s: State, text: str) -> None:
    for item in _items(text):
        name, *place = _split(item, 3) if s.side == OPTIONS.SIDE_WATER else [item]
        stone = _index(ISLAND_NAMES, name, "island")
        x, y = (
            (_whole(place[0]), _whole(place[1]))
            if s.side == OPTIONS.SIDE_WATER
            else (BOARD_X[VILLAGES + stone], BOARD_Y[VILLAGES + stone])
        )
        if s.stone[stone] or (s.side == OPTIONS.SIDE_WATER and why_not_drop(s, x, y)):
            raise PositionError(f"a stone cannot lie at {item[:40]}")
        s.stone[stone], s.stone_x[stone], s.stone_y[stone] = 1, x, y
        s.reserve -= 1


def _set_planks(s: State, words: dict[str, str]) -> None:
    for item in _items(words.get("planks", "")):
        name, between = _split(item, 2)
        plank, pair = _in_play(s, name), _index(PAIR_NAMES, between, "pair of supports")
        if why_not_bridge(s, pair):
            raise PositionError(f"no plank can lie on {between}")
        bridge(s, plank, pair)
    for item in _items(words.get("held", "")):
        name, colour = _split(item, 2)
        plank, seat = _in_play(s, name), s.seat_of[_index(COLOURS, colour, "colour")]
        if seat < 0:
            raise PositionError(f"{colour} is not at this table")
        s.holder[plank] = seat
    for name in _items(words.get("lost", "")):
        s.holder[_in_play(s, name)] = LOST


def _in_play(s: State, name: str) -> int:
    """A plank of this table that nothing has been said about yet."""
    plank = _index(PLANK_NAMES, name, "plank")
    if s.holder[plank] != s.seat_of[plank // SIZES]:
        raise PositionError(f"plank {name} is not in play, or named twice")
    return plank


def _set_pawns(s: State, pawns: list[list[str]]) -> None:
    for seat, (colour, space) in enumerate(pawns):
        here = _index(SPACE_NAMES, space, "space")
        taken = here >= VILLAGES and (s.holder[here - VILLAGES] != ON_BOARD or here in s.pawn[:seat])
        if taken or here == (s.colour[seat] + 3) % VILLAGES:
            raise PositionError(f"the {colour} pawn cannot be on {space}")
        s.pawn[seat] = here


def write_position(s: State) -> str:
    """The line that describes a state at the beginning of a turn."""
    if s.question != PROGRAM or s.ended:
        raise PositionError("only the beginning of a turn is written in one line")
    colours: list[str] = [COLOURS[s.colour[seat]] for seat in range(s.seats)]
    words: dict[str, list[str]] = {
        "pawns": [f"{colours[seat]}:{SPACE_NAMES[s.pawn[seat]]}" for seat in range(s.seats)],
        "first": [colours[s.first]],
        "turn": [str(s.turn)],
        "stones": [
            f"{ISLAND_NAMES[i]}:{s.stone_x[i]}:{s.stone_y[i]}" if s.side == OPTIONS.SIDE_WATER else ISLAND_NAMES[i]
            for i in range(ISLANDS)
            if support_there(s, VILLAGES + i)
        ],
        "planks": [
            f"{PLANK_NAMES[plank]}:{PAIR_NAMES[s.pair[plank]]}"
            for _, plank in sorted((int(s.laid_at[plank]), plank) for plank in range(PLANKS))
            if s.holder[plank] == ON_BOARD
        ],
        "held": [
            f"{PLANK_NAMES[plank]}:{colours[s.holder[plank]]}"
            for plank in range(PLANKS)
            if s.holder[plank] < ON_BOARD and s.holder[plank] != s.seat_of[plank // SIZES]
        ],
        "lost": [
            PLANK_NAMES[plank] for plank in range(PLANKS) if s.holder[plank] == LOST and s.seat_of[plank // SIZES] >= 0
        ],
    }
    return " ".join(f"{key}={','.join(items)}" for key, items in words.items() if items)
