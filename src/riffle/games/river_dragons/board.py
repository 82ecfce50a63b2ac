"""The board and the planks (rulebook: "Content"), read from `components/` and checked.

A support is a number: 0-5 the villages clockwise from the top left, 6-32 the islands (on the expert side: the stones).
A pair is two supports in ascending order, numbered as in `PAIRS`. All lengths are whole numbers in 1/100 of the
board's unit, so touching and crossing are never in doubt.
"""

from __future__ import annotations

import csv
import io
from decimal import Decimal, InvalidOperation
from math import isqrt
from typing import NamedTuple

from riffle.core.components import ComponentsError, read_text
from riffle.core.rule import table

VILLAGES = 6
ISLANDS = 27
SUPPORTS = VILLAGES + ISLANDS
SIZES = 6
PLANKS = VILLAGES * SIZES
UNIT = 100
STONE_RADIUS = 10 * UNIT
VILLAGE_RADIUS = 36 * UNIT
OVERLAP = 3 * UNIT
"""How far a plank must lie on each of its supports."""
CLEARANCE = 1450
"""A plank's middle line keeps this far from every stone that does not carry it: stone radius and half its width."""
STONES_APART = 2050
BOARD_EDGE = 29000
"""Farthest that a stone's centre may lie from the middle of the board, across and up."""
REACH_PERCENT = 125


class Support(NamedTuple):
    name: str
    x: int
    y: int
    counts: tuple[int, ...]  # villages: the numbers of players that use it


def _hundredths(text: str, line: int, column: str) -> int:
    try:
        value = Decimal(text) * UNIT
    except InvalidOperation:
        raise ComponentsError(f"board.csv, line {line}: {column} is a number, not {text!r}") from None
    if value != value.to_integral_value():
        raise ComponentsError(f"board.csv, line {line}: {column} has at most two decimals")
    return int(value)


def read_board(text: str) -> list[Support]:
    """Villages, then islands; ComponentsError names the first row that cannot be played with."""
    reader = csv.DictReader(io.StringIO(text))
    if not {"id", "kind", "x", "y", "colour", "destination", "player_counts"} <= set(reader.fieldnames or ()):
        raise ComponentsError("board.csv needs the columns id, kind, x, y, colour, destination, player_counts")
    rows = list(enumerate(reader, start=2))
    villages = [(line, row) for line, row in rows if row["kind"] == "village"]
    islands = [(line, row) for line, row in rows if row["kind"] == "island"]
    if len(villages) != VILLAGES or len(islands) != ISLANDS or len(rows) != SUPPORTS:
        raise ComponentsError(f"board.csv holds {VILLAGES} villages and {ISLANDS} islands and nothing else")
    for place, (line, row) in enumerate(villages):
        opposite = villages[(place + 3) % VILLAGES][1]["colour"]
        if row["destination"] != opposite:
            raise ComponentsError(f"board.csv, line {line}: the village opposite {row['colour']} is {opposite}")
    found = [_support(line, row, row["colour"]) for line, row in villages]
    found += [_support(line, row, row["id"]) for line, row in islands]
    if len({support.name for support in found}) != SUPPORTS:
        raise ComponentsError("board.csv gives two supports the same name")
    for count in range(2, 7):
        if sum(count in support.counts for support in found) != count:
            raise ComponentsError(f"board.csv must offer {count} villages to {count} players")
    return found


def _support(line: int, row: dict[str, str], name: str) -> Support:
    if not name or not name.isalnum():
        raise ComponentsError(f"board.csv, line {line}: a name is of letters and digits, not {name!r}")
    x, y = _hundredths(row["x"], line, "x"), _hundredths(row["y"], line, "y")
    if max(abs(x), abs(y)) > BOARD_EDGE:
        raise ComponentsError(f"board.csv, line {line}: {name} lies outside the board")
    counts = (row["player_counts"] or "").split()
    if not all(count.isdigit() for count in counts):
        raise ComponentsError(f"board.csv, line {line}: player_counts are whole numbers")
    return Support(name, x, y, tuple(int(count) for count in counts))


def read_planks(text: str) -> tuple[list[int], list[int]]:
    """The six lengths, normal and of the short game, each longer than the one before."""
    reader = csv.DictReader(io.StringIO(text))
    if reader.fieldnames != ["size", "length", "short_game"]:
        raise ComponentsError("planks.csv must begin with the line size,length,short_game")
    rows = list(reader)
    try:
        sizes = [int(row["size"]) for row in rows]
        sets = ([int(row["length"]) for row in rows], [int(row["short_game"]) for row in rows])
    except (TypeError, ValueError):
        raise ComponentsError("planks.csv holds whole numbers") from None
    if sizes != list(range(1, SIZES + 1)):
        raise ComponentsError(f"planks.csv must hold the sizes 1 to {SIZES} in order")
    for lengths in sets:
        if lengths != sorted(set(lengths)) or not 20 <= lengths[0] <= lengths[-1] <= 150:
            raise ComponentsError("planks.csv: lengths grow with the size and lie between 20 and 150")
    return sets


ALL = read_board(read_text(__file__, "board.csv"))
LENGTHS, SHORT_LENGTHS = read_planks(read_text(__file__, "planks.csv"))
COLOURS = tuple(support.name for support in ALL[:VILLAGES])
ISLAND_NAMES = tuple(support.name for support in ALL[VILLAGES:])
SUPPORT_NAMES = COLOURS + ISLAND_NAMES
PLANK_NAMES = tuple(f"{colour}{size}" for colour in COLOURS for size in range(1, SIZES + 1))
SPACE_NAMES = COLOURS + PLANK_NAMES
"""Where a pawn can be: a village, or a plank on the board."""

PAIRS = [(one, other) for one in range(SUPPORTS) for other in range(one + 1, SUPPORTS)]
PAIR_NAMES = tuple(f"{SUPPORT_NAMES[one]}-{SUPPORT_NAMES[other]}" for one, other in PAIRS)
PAIR_COUNT = len(PAIRS)
_NUMBER = {pair: number for number, pair in enumerate(PAIRS)}


def need(one: int, other: int) -> int:
    """The shortest plank that spans two supports of the board, rounded up: exact, as lengths are whole."""
    a, b = ALL[one], ALL[other]
    squared = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    root = isqrt(squared)
    return root + (root * root < squared) - ON_SUPPORTS[(one < VILLAGES) + (other < VILLAGES)]


ON_SUPPORTS = (
    2 * STONE_RADIUS - 2 * OVERLAP,
    STONE_RADIUS + VILLAGE_RADIUS - 2 * OVERLAP,
    2 * VILLAGE_RADIUS - 2 * OVERLAP,
)
"""What a plank need not span of the distance between two centres, by how many of them are villages."""


def _turn(p: Support, q: Support, r: Support) -> int:
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)


def _crosses(one: tuple[int, int], other: tuple[int, int]) -> int:
    if set(one) & set(other):
        return 0
    a, b, c, d = (ALL[support] for support in (*one, *other))
    apart = _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0
    return int(apart)


def _runs_over(pair: tuple[int, int]) -> int:
    """A bit for each island whose stone would lie under a plank on the pair."""
    a, b = ALL[pair[0]], ALL[pair[1]]
    squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    bits = 0
    for island in range(ISLANDS):
        p = ALL[VILLAGES + island]
        along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)
        if VILLAGES + island in pair or not 0 <= along <= squared:
            continue
        if _turn(a, b, p) ** 2 < CLEARANCE**2 * squared:
            bits |= 1 << island
    return bits


def _crossed_by(pair: tuple[int, int]) -> list[int]:
    words = [0] * ((len(_NEAR) + 29) // 30)
    for place, other in enumerate(_NEAR):
        words[place // 30] |= _crosses(pair, other) << (place % 30)
    return words


_FARTHEST = max(LENGTHS[-1], SHORT_LENGTHS[-1]) * REACH_PERCENT
_NEAR = [pair for pair in PAIRS if pair[1] >= VILLAGES and need(*pair) <= _FARTHEST]

PLAYERS_OF = table([int(count in support.counts) for support in ALL[:VILLAGES]] for count in range(7))
"""1 where a village is in play with that number of players (rule 1)."""
BOARD_X = table(support.x for support in ALL)
BOARD_Y = table(support.y for support in ALL)
LENGTH = table([[UNIT * length for length in LENGTHS], [UNIT * length for length in SHORT_LENGTHS]])
"""Length by game (0 normal, 1 short) and size - 1."""
PAIR_ONE = table(one for one, _ in PAIRS)
PAIR_OTHER = table(other for _, other in PAIRS)
PAIR_OF = table(
    [_NUMBER.get((min(one, other), max(one, other)), 0) for other in range(SUPPORTS)] for one in range(SUPPORTS)
)
NEED = table(need(*pair) for pair in PAIRS)
NEAR = table(_NUMBER[pair] for pair in _NEAR)
"""The pairs of the island side within reach of 1.25 times the longest plank."""
NEAR_COUNT = len(_NEAR)
NEAR_PLACE = table(_NEAR.index(pair) if pair in _NEAR else -1 for pair in PAIRS)
CROSSES = table(_crossed_by(pair) for pair in _NEAR)
"""For each near pair the near pairs it crosses, as bits, 30 in a number: a small table compiles much faster."""
RUNS_OVER = table(_runs_over(pair) for pair in _NEAR)
ON_PAIR = table(ON_SUPPORTS)
