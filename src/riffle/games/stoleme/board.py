"""The boards, read from `components/boards.json` and checked: hexes, printed terrain, hands and villages.

Both boards share one numbering of hexes (the union of their names), so that an answer reads alike on either. A hex
that a board does not have has the terrain NOWHERE there.
"""

from __future__ import annotations

import json
from typing import Any

from riffle.core.components import ComponentsError, read_text
from riffle.core.rule import table

TERRAINS = ("plain", "clearing", "hill", "river", "lake", "village")
PLAIN, CLEARING, HILL, RIVER, LAKE, VILLAGE = range(6)
NOWHERE = 6
KINDS = TERRAINS[1:5]
"""The terrains of which there are tokens; token kind k is terrain k + 1."""

FIT, QUAD = 0, 1
"""Words of the option `board`."""


def parsed(name: str) -> Any:
    """One data file as it stands; ComponentsError if it is no JSON."""
    try:
        return json.loads(read_text(__file__, name))
    except json.JSONDecodeError as problem:
        raise ComponentsError(f"{name}, line {problem.lineno}: {problem.msg}") from None


COUNTS: dict[str, Any] = parsed("counts.json")
try:
    DIE = [(int(side["dq"]), int(side["dr"])) for _, side in sorted(COUNTS["die"].items())]
except (KeyError, TypeError, ValueError):
    raise ComponentsError("counts.json: every side of the die needs the whole numbers dq and dr") from None
if sorted(DIE) != sorted([(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]):
    raise ComponentsError("counts.json: the six sides of the die must name the six neighbours of a hex, each once")


class Board:
    """One board of the file: where its hexes lie, what is printed on them, and the hands in its corners."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = str(entry.get("id", "?"))
        try:
            self.place = {str(hex_["id"]): (int(hex_["q"]), int(hex_["r"])) for hex_ in entry["hexes"]}
            self.terrain = {str(hex_["id"]): str(hex_["terrain"]) for hex_ in entry["hexes"]}
            self.hands = [[str(name) for name in start["startHexes"]] for start in entry["starts"]]
            self.corners = {int(key): [int(hand) for hand in value] for key, value in entry["seatsByPlayers"].items()}
            self.extra = [str(name) for name in entry["optionalExtraVillages"]]
        except (KeyError, TypeError, ValueError) as problem:
            raise ComponentsError(
                f"boards.json, board {self.id}: {problem!r} is missing or of the wrong kind"
            ) from None
        self._check(len(entry["hexes"]))

    def _check(self, count: int) -> None:
        if len(self.place) != count or len(set(self.place.values())) != count:
            raise ComponentsError(f"boards.json, board {self.id}: two hexes share a name or a place")
        for name, terrain in self.terrain.items():
            if terrain not in TERRAINS:
                raise ComponentsError(f"boards.json, board {self.id}: {name} has the unknown terrain {terrain!r}")
            if len(self.neighbours(name)) < 2:
                raise ComponentsError(f"boards.json, board {self.id}: {name} needs two neighbours, for the die to land")
        for name in [*self.extra, *(name for hand in self.hands for name in hand)]:
            if name not in self.place:
                raise ComponentsError(f"boards.json, board {self.id}: there is no hex {name}")
        for hand in self.hands:
            if len(hand) != 2 or any(len(self.neighbours(name)) < 3 for name in hand):
                raise ComponentsError(
                    f"boards.json, board {self.id}: a hand has two start hexes with room for three more"
                )
        for players, corners in self.corners.items():
            if len(set(corners)) != players or not set(corners) <= set(range(len(self.hands))):
                raise ComponentsError(f"boards.json, board {self.id}: {players} players need {players} different hands")

    def neighbours(self, name: str) -> list[str]:
        q, r = self.place[name]
        at = {place: hex_ for hex_, place in self.place.items()}
        return [at[q + dq, r + dr] for dq, dr in DIE if (q + dq, r + dr) in at]

    def distance(self, one: str, other: str) -> int:
        (q, r), (p, t) = self.place[one], self.place[other]
        return (abs(q - p) + abs(r - t) + abs(q + r - p - t)) // 2


def read_boards(entries: Any) -> list[Board]:
    boards = [Board(entry) for entry in entries]
    if [board.id for board in boards] != ["quad", "tri"]:
        raise ComponentsError("boards.json must hold the boards quad and tri, in this order")
    quad, tri = boards
    if not {2, 3, 4} <= quad.corners.keys() or 3 not in tri.corners:
        raise ComponentsError("boards.json: quad is for 2, 3 and 4 players, tri for 3")
    return boards


BOARDS = read_boards(parsed("boards.json"))
NAMES = tuple(sorted({name for board in BOARDS for name in board.place}))
HEXES = len(NAMES)
_NUMBER = {name: number for number, name in enumerate(NAMES)}


def _row(board: Board, name: str) -> list[int]:
    """The neighbours of a hex by side of the die, -1 off the board."""
    if name not in board.place:
        return [-1] * 6
    q, r = board.place[name]
    at = {place: _NUMBER[hex_] for hex_, place in board.place.items()}
    return [at.get((q + dq, r + dr), -1) for dq, dr in DIE]


def _far(board: Board, one: str, other: str) -> int:
    return board.distance(one, other) if one in board.place and other in board.place else 99


PRINTED = table(
    [[TERRAINS.index(board.terrain[name]) if name in board.terrain else NOWHERE for name in NAMES] for board in BOARDS]
)
WITH_EXTRA = table(
    [[VILLAGE if name in board.extra else PRINTED[number][h] for h, name in enumerate(NAMES)]
     for number, board in enumerate(BOARDS)]
)  # fmt: skip
"""What is printed when the option for more villages is on."""
NEIGHBOUR = table([[_row(board, name) for name in NAMES] for board in BOARDS])
DISTANCE = table([[[_far(board, one, other) for other in NAMES] for one in NAMES] for board in BOARDS])
MIDDLE = table(
    [min(sum(_far(board, one, other) for other in board.place) * 100 + _NUMBER[one] for one in board.place) % 100
     for board in BOARDS]
)  # fmt: skip
"""The hex from which the way to all others is shortest: what a quick player walks towards."""
HANDS = table([[[_NUMBER[name] for name in hand] for hand in (*board.hands, *[board.hands[0]] * (4 - len(board.hands)))]
               for board in BOARDS])  # fmt: skip
CORNER = table([[[*board.corners.get(players, []), *[0] * 4][:4] for players in range(5)] for board in BOARDS])
"""Which hand each seat sits at, by board and number of players."""
ENTER = table([*(int(COUNTS["enter"][name]) for name in TERRAINS), 99])
JUMP = int(COUNTS["jump"])
