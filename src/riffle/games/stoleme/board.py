"""The boards, read from `components/boards.json` and checked: hexes, printed terrain, hands and villages.

Both boards share one numbering of hexes (the union of their names), so that an answer reads alike on either. A hex
that a board does not have has the terrain NOWHERE there.
"""

from __future__ import annotations

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import Entry, json_file
from riffle.core.declare.rule import table

TERRAINS = ("plain", "clearing", "hill", "river", "lake", "village")
PLAIN, CLEARING, HILL, RIVER, LAKE, VILLAGE = range(6)
NOWHERE = 6
KINDS = TERRAINS[1:5]
"""The terrains of which there are tokens; token kind k is terrain k + 1."""

FIT, QUAD = 0, 1
"""Words of the option `board`."""


def parsed(name: str) -> Entry:
    """One data file as it stands; ComponentsError if it is no JSON."""
    return json_file(name, read_text(__file__, name))


COUNTS = parsed("counts.json").only(
    ("die", "enter", "jump", "tokens", "actionCards", "hitCards", "godsHand", "godsToWin", "knockoutsToWin")
)
_SIDES = COUNTS["die"].only(("1", "2", "3", "4", "5", "6"))
DIE = [
    (_SIDES[side]["dq"].whole(-1, 1), _SIDES[side].only(("dq", "dr"), unread=("compass",))["dr"].whole(-1, 1))
    for side in ("1", "2", "3", "4", "5", "6")
]
if sorted(DIE) != sorted([(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]):
    raise _SIDES.bad("the six sides name the six neighbours of a hex by dq and dr, each once")
MOST_HEXES = 90
"""Different names of hexes on both boards together."""


class Board:
    """One board of the file: where its hexes lie, what is printed on them, and the hands in its corners."""

    def __init__(self, entry: Entry) -> None:
        entry.only(("id", "hexes", "starts", "seatsByPlayers", "optionalExtraVillages"), unread=("name",))
        self.id = entry["id"].text()
        self.entry = entry
        self.place: dict[str, tuple[int, int]] = {}
        self.terrain: dict[str, str] = {}
        for each in entry["hexes"]:
            self._lay(each.only(("id", "q", "r", "terrain")))
        self.hands = [self._hand(start) for start in entry["starts"]]
        self.corners = {int(key): self._seats(key, value) for key, value in entry["seatsByPlayers"].items()}
        self.extra = [self._named(name) for name in entry["optionalExtraVillages"]]

    def _lay(self, entry: Entry) -> None:
        name, place = entry["id"].text(), (entry["q"].whole(-50, 50), entry["r"].whole(-50, 50))
        if name in self.place or place in self.place.values():
            raise entry.bad(f"{name} has the name or the place of another hex")
        self.place[name], self.terrain[name] = place, entry["terrain"].word(TERRAINS)

    def _named(self, entry: Entry) -> str:
        if entry.value not in self.place:
            raise entry.bad(f"there is no hex {entry.value!r}")
        return entry.text()

    def _hand(self, entry: Entry) -> list[str]:
        entry.only(("startHexes",), unread=("seat", "corner", "handAt"))
        hand = [self._named(name) for name in entry["startHexes"].list_of(2, "start hexes")]
        if any(len(self.neighbours(name)) < 3 for name in hand):
            raise entry["startHexes"].bad("a start hex has room for three more beside it")
        return hand

    def _seats(self, players: str, entry: Entry) -> list[int]:
        if players not in ("2", "3", "4"):
            raise entry.bad("the numbers of players are 2, 3 and 4")
        corners = [each.whole(0, len(self.hands) - 1) for each in entry.list_of(int(players), "different hands")]
        if len(set(corners)) != int(players):
            raise entry.bad(f"{players} players need {players} different hands, not {corners}")
        return corners

    def check(self) -> None:
        for each in self.entry["hexes"]:
            if len(self.neighbours(str(each["id"].value))) < 2:
                raise each.bad(f"{each['id'].value} needs two neighbours, for the die to land")

    def neighbours(self, name: str) -> list[str]:
        q, r = self.place[name]
        at = {place: hex_ for hex_, place in self.place.items()}
        return [at[q + dq, r + dr] for dq, dr in DIE if (q + dq, r + dr) in at]

    def distance(self, one: str, other: str) -> int:
        (q, r), (p, t) = self.place[one], self.place[other]
        return (abs(q - p) + abs(r - t) + abs(q + r - p - t)) // 2


def read_boards(entries: Entry) -> list[Board]:
    boards = [Board(entry) for entry in entries]
    if [board.id for board in boards] != ["quad", "tri"]:
        raise ComponentsError("boards.json must hold the boards quad and tri, in this order")
    quad, tri = boards
    if not {2, 3, 4} <= quad.corners.keys() or 3 not in tri.corners:
        raise ComponentsError("boards.json, seatsByPlayers: quad is for 2, 3 and 4 players, tri for 3")
    for board in boards:
        board.check()
    names = {name for board in boards for name in board.place}
    if len(names) > MOST_HEXES:
        raise ComponentsError(f"boards.json: there is room for {MOST_HEXES} names of hexes, not for {len(names)}")
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
_ENTER = COUNTS["enter"].only(TERRAINS)
ENTER = table([*(_ENTER[name].whole(0, 9) for name in TERRAINS), 99])
JUMP = COUNTS["jump"].whole(0, 9)
