"""The board and the planks (rulebook: "Content"), read from `components/` and checked.

A support is a number: 0-5 the villages clockwise from the top left, from 6 on the islands (on the expert side: the
stones), of which the box holds 27. A variant may have more or fewer, and another number of planks.
A pair is two supports in ascending order, numbered as in `PAIRS`. All lengths are whole numbers in 1/100 of the
board's unit, so touching and crossing are never in doubt.
"""

from __future__ import annotations

import itertools
from decimal import Decimal, InvalidOperation
from math import isqrt
from typing import Any, NamedTuple

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import Entry, csv_rows
from riffle.core.declare.rule import table

VILLAGES = 6
FEWEST_ISLANDS, MOST_ISLANDS = 12, 30
"""Sets of islands are kept as bits of one number."""
FEWEST_SIZES, MOST_SIZES = 3, 8
UNIT = 100
STONE_RADIUS = 10 * UNIT
VILLAGE_RADIUS = 36 * UNIT
OVERLAP = 3 * UNIT
"""How far a plank must lie on each of its supports."""
CLEARANCE = 1450
"""A plank's middle line keeps this far from every stone that does not carry it: stone radius and half its width."""
VILLAGE_CLEARANCE = 4050
"""The same for villages: their radius and half a plank's width."""
STONES_APART = 2050
EDGE = 290
BOARD_EDGE = EDGE * UNIT
"""Farthest that a stone's centre may lie from the middle of the board, across and up."""
REACH_PERCENT = 125
SHORTEST, LONGEST = 20, 150
"""Between these a plank's length lies."""


class Support(NamedTuple):
    name: str
    x: int
    y: int
    counts: tuple[int, ...]  # villages: the numbers of players that use it


def _hundredths(entry: Entry) -> int:
    try:
        value = Decimal(str(entry.value)) * UNIT
    except InvalidOperation:
        raise entry.bad(f"a number is wanted, not {entry.value!r}") from None
    if not value.is_finite() or value != value.to_integral_value():
        raise entry.bad("a number with at most two decimals is wanted")
    if abs(value) > BOARD_EDGE:
        raise entry.bad(f"{entry.value} lies outside the board, which goes from {-EDGE} to {EDGE}")
    return int(value)


def read_board(text: str) -> list[Support]:
    """Villages, then islands; ComponentsError names the first row that cannot be played with."""
    read = ("id", "kind", "x", "y", "colour", "destination", "player_counts")
    rows = csv_rows("board.csv", text, read, unread=("orbit", "r", "angle_deg", "radius"))
    kinds = [row["kind"].word(("village", "island")) for row in rows]
    villages = [row for row, kind in zip(rows, kinds, strict=True) if kind == "village"]
    islands = [row for row, kind in zip(rows, kinds, strict=True) if kind == "island"]
    if len(villages) != VILLAGES or not FEWEST_ISLANDS <= len(islands) <= MOST_ISLANDS:
        counted = f"it has {len(villages)} and {len(islands)}"
        wanted = f"{VILLAGES} villages and {FEWEST_ISLANDS} to {MOST_ISLANDS} islands"
        raise ComponentsError(f"board.csv holds {wanted}; {counted}")
    for place, row in enumerate(villages):
        opposite = villages[(place + 3) % VILLAGES]["colour"].value
        if row["destination"].value != opposite:
            raise row["destination"].bad(f"the village opposite {row['colour'].value} is {opposite}")
    found = [_support(row, row["colour"]) for row in villages] + [_support(row, row["id"]) for row in islands]
    names = [support.name for support in found]
    twice = next((row for row, name in zip([*villages, *islands], names, strict=True) if names.count(name) > 1), None)
    if twice is not None:
        raise twice.bad("another place of the board has the same name")
    for count in range(2, 7):
        if sum(count in support.counts for support in found) != count:
            raise ComponentsError(f"board.csv, player_counts: it must offer {count} villages to {count} players")
    return found


def _support(row: Entry, named: Entry) -> Support:
    name = named.text()
    if not name.isalnum():
        raise named.bad(f"a name is of letters and digits, not {name!r}")
    counts = str(row["player_counts"].value).split()
    if not all(count in ("2", "3", "4", "5", "6") for count in counts):
        raise row["player_counts"].bad("whole numbers from 2 to 6 are wanted, with spaces between them")
    return Support(name, _hundredths(row["x"]), _hundredths(row["y"]), tuple(int(count) for count in counts))


def read_planks(text: str) -> tuple[list[int], list[int]]:
    """The lengths (six in the box), normal and of the short game, each longer than the one before."""
    rows = csv_rows("planks.csv", text, ("size", "length", "short_game"))
    if not FEWEST_SIZES <= len(rows) <= MOST_SIZES:
        raise ComponentsError(f"planks.csv holds {FEWEST_SIZES} to {MOST_SIZES} planks; it has {len(rows)}")
    for number, row in enumerate(rows, 1):
        if row["size"].whole(1, MOST_SIZES) != number:
            raise row["size"].bad(f"planks are numbered 1, 2, 3 and so on: {number} is wanted")
    sets: list[list[int]] = []
    for column in ("length", "short_game"):
        sets.append([row[column].whole(SHORTEST, LONGEST) for row in rows])
        for before, row in itertools.pairwise(rows):
            shorter = before[column].whole(SHORTEST, LONGEST)
            if row[column].whole(SHORTEST, LONGEST) <= shorter:
                raise row[column].bad(
                    f"it is longer than the plank before, which has {shorter}; not {row[column].value}"
                )
    return sets[0], sets[1]


ALL = read_board(read_text(__file__, "board.csv"))
LENGTHS, SHORT_LENGTHS = read_planks(read_text(__file__, "planks.csv"))
ISLANDS = len(ALL) - VILLAGES
SUPPORTS = VILLAGES + ISLANDS
SIZES = len(LENGTHS)
PLANKS = VILLAGES * SIZES
COLOURS = tuple(support.name for support in ALL[:VILLAGES])
ISLAND_NAMES = tuple(support.name for support in ALL[VILLAGES:])
SUPPORT_NAMES = COLOURS + ISLAND_NAMES
PLANK_NAMES = tuple(f"{colour}{size}" for colour in COLOURS for size in range(1, SIZES + 1))
SPACE_NAMES = COLOURS + PLANK_NAMES
"""Where a pawn can be: a village, or a plank on the board."""

PAIRS = [(one, other) for one in range(SUPPORTS) for other in range(one + 1, SUPPORTS)]
PAIR_NAMES = tuple(f"{SUPPORT_NAMES[one]}-{SUPPORT_NAMES[other]}" for one, other in PAIRS)
PAIR_COUNT = len(PAIRS)
WORDS = (PAIR_COUNT + 29) // 30
"""Numbers of 30 bits that hold one for each pair."""
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
    """A bit for each support that would lie under a plank on the pair: villages, and islands if they had a stone."""
    a, b = ALL[pair[0]], ALL[pair[1]]
    squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    bits = 0
    for support, p in enumerate(ALL):
        along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)
        if support in pair or not 0 <= along <= squared:
            continue
        clearance = VILLAGE_CLEARANCE if support < VILLAGES else CLEARANCE
        if _turn(a, b, p) ** 2 < clearance**2 * squared:
            bits |= 1 << support
    return bits


def _fewest_planks(longest: int) -> int:
    """How many planks a crossing takes at least on the islands, were all of them of the longest size."""
    fewest = PLANKS
    for village in range(VILLAGES):
        reached, planks = {village}, 0
        while (village + 3) % VILLAGES not in reached and planks < fewest:
            planks += 1
            reached |= {end for pair in _NEAR if need(*pair) <= longest and reached & set(pair) for end in pair}
        fewest = min(fewest, planks)
    return fewest


def _crossed_by(pair: tuple[int, int]) -> list[int]:
    words = [0] * WORDS
    for place, other in enumerate(_NEAR):
        words[place // 30] |= _crosses(pair, other) << (place % 30)
    return words


def _padded(rows: list[Any], empty: Any) -> list[Any]:
    """As many rows as there are pairs: other planks have other near pairs, and compiled rules know a table's shape."""
    return rows + [empty] * (PAIR_COUNT - len(rows))


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
NEAR = table(_padded([_NUMBER[pair] for pair in _NEAR], 0))
"""The pairs of the island side within reach of 1.25 times the longest plank."""
NEAR_COUNT = table([len(_NEAR)])
NEAR_PLACE = table(_NEAR.index(pair) if pair in _NEAR else -1 for pair in PAIRS)
CROSSES = table(_padded([_crossed_by(pair) for pair in _NEAR], [0] * WORDS))
"""For each near pair the near pairs it crosses, as bits, 30 in a number."""
RUNS_OVER_VILLAGES = table(_padded([_runs_over(pair) & (1 << VILLAGES) - 1 for pair in _NEAR], 0))
RUNS_OVER = table(_padded([_runs_over(pair) >> VILLAGES for pair in _NEAR], 0))
FEWEST_PLANKS = table(_fewest_planks(UNIT * lengths[-1]) for lengths in (LENGTHS, SHORT_LENGTHS))
"""With fewer planks nobody crosses from one village to its opposite; by game (0 normal, 1 short)."""
ON_PAIR = table(ON_SUPPORTS)
