"""The cards, 72 in the box, and the nine stones (rulebook: "Spielinhalt"), read from `components/cards.csv`.

A face is a number: sun 0 and moon 1 are the two sides of one stone, fish 2 and bird 3 of two, and so on; so the type
of a stone is `face // 2` and its other side `face ^ 1`. A card's pattern is a small rectangle of faces, `*` for a grey
stone: any stone at all. It may be slid over the grid but neither turned nor mirrored.
"""

from __future__ import annotations

from typing import NamedTuple

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import Entry, csv_rows
from riffle.core.declare.rule import table

FACES = "SMFBHTDR"
"""Sun, moon, fish, bird, horse, ship (T), seed (D), tree (R)."""

STONES = (1, 2, 3, 3)
"""How many stones there are of each type."""

FEWEST, MOST = 40, 120
"""Cards a deck may have: five hands of four and as many again to draw, and what the bots have room for."""
MOST_VALUE = 5
DECK_VALUES = {1: 8, 2: 4, 3: 3, 5: 1}
"""How many cards of each value the solo deck has."""


class Card(NamedTuple):
    id: int
    value: int
    pattern: str

    def placements(self) -> list[list[tuple[int, int]]]:
        """Every place of the pattern on the grid, as (cell, face) pairs; cells run row by row from the top left."""
        rows = self.pattern.split("/")
        symbols = [(y, x, FACES.index(face)) for y, row in enumerate(rows) for x, face in enumerate(row) if face != "*"]
        return [
            [((top + y) * 3 + left + x, face) for y, x, face in symbols]
            for top in range(4 - len(rows))
            for left in range(4 - len(rows[0]))
        ]


def read_cards(text: str) -> list[Card]:
    """The cards of a file, in order of their ids; ComponentsError names the first row that cannot be played with."""
    rows = csv_rows("cards.csv", text, ("id", "value", "pattern"))
    cards = [_card(row, len(rows)) for row in rows]
    if not FEWEST <= len(rows) <= MOST:
        raise ComponentsError(f"cards.csv has {len(rows)} cards; {FEWEST} to {MOST} can be played with")
    twice = next((row for row, card in zip(rows, cards, strict=True) if [c.id for c in cards].count(card.id) > 1), None)
    if twice is not None:
        raise twice["id"].bad(f"each of the numbers 1 to {len(rows)} stands there once, {twice['id'].value} does not")
    cards.sort()
    for value, wanted in DECK_VALUES.items():
        if sum(card.value == value for card in cards) < wanted:
            raise ComponentsError(f"cards.csv needs at least {wanted} cards of value {value}, for the solo deck")
    return cards


def _card(row: Entry, count: int) -> Card:
    card = Card(row["id"].whole(1, count), row["value"].whole(1, MOST_VALUE), str(row["pattern"].value))
    rows = card.pattern.split("/")
    if not 1 <= len(rows) <= 3 or {len(part) for part in rows} - {1, 2, 3} or len({len(part) for part in rows}) > 1:
        raise row["pattern"].bad(f"the pattern {card.pattern!r} is no rectangle of at most 3x3")
    letters = card.pattern.replace("/", "").replace("*", "")
    if not letters or set(letters) - set(FACES):
        raise row["pattern"].bad(f"a pattern needs faces out of {', '.join(FACES)}, and * for any")
    for kind, count in enumerate(STONES):
        if sum(FACES.index(letter) // 2 == kind for letter in letters) > count:
            both = f"{FACES[2 * kind]} and {FACES[2 * kind + 1]}"
            raise row["pattern"].bad(f"there are only {count} stones with {both}")
    return card


ALL = read_cards(read_text(__file__, "cards.csv"))
CARDS = len(ALL)
NAMES = tuple(f"c{card.id:02}" for card in ALL)
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""Names of the cells: column letter and row, from the top left."""

PAIRS = ((0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8))
PAIR_NAMES = tuple(f"{CELLS[one]}-{CELLS[other]}" for one, other in PAIRS)
APART_NAMES = tuple(
    f"{CELLS[one]}-{CELLS[other]}"
    for one in range(9)
    for other in range(9)
    if (one, other) not in PAIRS and (other, one) not in PAIRS
)
"""Two cells that do not touch, or one twice: no swap."""

# The same as tables for the rules: cell and face of each symbol of each placement, -1 after the last.
_PLACES = [card.placements() for card in ALL]
_DEEPEST = max(len(place) for places in _PLACES for place in places)


def _padded(place: list[tuple[int, int]], which: int) -> list[int]:
    return [pair[which] for pair in place] + [-1] * (_DEEPEST - len(place))


VALUE = table(card.value for card in ALL)
PLACES = table(len(places) for places in _PLACES)
PLACE_CELL = table([_padded(places[i] if i < len(places) else [], 0) for i in range(9)] for places in _PLACES)
PLACE_FACE = table([_padded(places[i] if i < len(places) else [], 1) for i in range(9)] for places in _PLACES)
SYMBOLS = table(len(places[0]) for places in _PLACES)
PAIR_ONE = table(one for one, _ in PAIRS)
PAIR_OTHER = table(other for _, other in PAIRS)
STONE_COUNT = table(STONES)
SOLO_VALUES = table(value for value, count in DECK_VALUES.items() for _ in range(count))
"""The value of each card of the solo deck, in the order nature picks them."""
