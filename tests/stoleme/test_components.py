"""The data (spec 4.4): symmetry, ways and distances of both boards, totals of families, what gods' cards can ask."""

from __future__ import annotations

import json
import sys
from collections import Counter
from heapq import heappop, heappush
from itertools import combinations
from pathlib import Path

import pytest

from riffle.core.declare.components import ComponentsError
from riffle.core.game import load
from riffle.games.stoleme.board import BOARDS, COUNTS, JUMP, TERRAINS, Board
from riffle.games.stoleme.pieces import FAMILY_FILE, GODS_FILE, GODS_SET, TOKEN_COUNT

Place = tuple[int, int]
HOME = Path(__file__).parents[2] / "src" / "riffle" / "games" / "stoleme" / "components"


def symmetries(board: Board) -> list[dict[str, str]]:
    """Every turn and mirror of the hex lattice that carries the board's terrain onto itself."""
    at = {place: name for name, place in board.place.items()}
    anchor = board.place[next(iter(board.place))]
    found = []
    for turn in range(6):
        for mirror in (False, True):
            for target in at:
                moved = {name: carried(place, anchor, target, turn, mirror) for name, place in board.place.items()}
                if all(
                    place in at and board.terrain[at[place]] == board.terrain[name] for name, place in moved.items()
                ):
                    found.append({name: at[place] for name, place in moved.items()})
    return found


def carried(place: Place, anchor: Place, target: Place, turn: int, mirror: bool) -> Place:
    q, r = place[0] - anchor[0], place[1] - anchor[1]
    if mirror:
        q, r = r, q
    for _ in range(turn):
        q, r = -r, q + r
    return q + target[0], r + target[1]


def costs(board: Board, start: str, lake: int = 2) -> dict[str, int]:
    """Points to every hex from a start, jumps included; a Wader pays less for a lake."""
    enter = {**COUNTS["enter"].value, "lake": lake}
    found: dict[str, int] = {}
    heap = [(0, start)]
    hills = [name for name, terrain in board.terrain.items() if terrain == "hill"]
    while heap:
        cost, name = heappop(heap)
        if name in found:
            continue
        found[name] = cost
        for near in board.neighbours(name):
            heappush(heap, (cost + enter[board.terrain[near]], near))
        for hill in hills if board.terrain[name] == "hill" else ():
            heappush(heap, (cost + JUMP, hill))
    return found


@pytest.mark.parametrize(("board", "count"), zip(BOARDS, (4, 6), strict=True), ids=["quad", "tri"])
def test_the_symmetries_of_a_board_carry_any_hand_to_any_other(board: Board, count: int) -> None:
    found = symmetries(board)
    assert len(found) == count
    hands = [frozenset(hand) for hand in board.hands]
    images = {frozenset(each[name] for name in hands[0]) for each in found}
    assert images == set(hands)


@pytest.mark.parametrize("board", BOARDS, ids=["quad", "tri"])
def test_every_start_is_equally_far_from_everything(board: Board) -> None:
    signs = []
    for hand in board.hands:
        ways = [costs(board, name) for name in hand]
        assert all(len(way) == len(board.place) for way in ways), "every hex can be reached"
        signs.append(sorted(Counter((board.terrain[name], way[name]) for name in board.place).items() for way in ways))
    assert all(sign == signs[0] for sign in signs)


@pytest.mark.parametrize("board", BOARDS, ids=["quad", "tri"])
def test_the_land_without_lakes_hangs_together_and_rivers_touch_water(board: Board) -> None:
    dry = {name for name, terrain in board.terrain.items() if terrain != "lake"}
    seen, todo = set(), [next(iter(dry))]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += [near for near in board.neighbours(name) if near in dry]
    assert seen == dry
    for name, terrain in board.terrain.items():
        wet = any(board.terrain[near] in ("river", "lake") for near in board.neighbours(name))
        assert terrain != "river" or wet


@pytest.mark.parametrize(("board", "wet", "free"), [(BOARDS[0], 45, 38), (BOARDS[1], 34, 27)], ids=["quad", "tri"])
def test_hexes_beside_water_at_the_start(board: Board, wet: int, free: int) -> None:
    found = [
        board.terrain[name]
        for name in board.place
        if any(board.terrain[near] in ("river", "lake") for near in board.neighbours(name))
    ]
    assert len(found) == wet
    assert len([terrain for terrain in found if terrain not in ("river", "village")]) == free


@pytest.mark.parametrize("board", BOARDS, ids=["quad", "tri"])
def test_nobody_is_in_range_at_the_start(board: Board) -> None:
    zones = [{near for name in hand for near in (name, *board.neighbours(name))} for hand in board.hands]
    closest = min(board.distance(a, b) for one, other in combinations(zones, 2) for a in one for b in other)
    longest = max(stolem["healthy"]["range"] for family in FAMILY_FILE for stolem in family["stolems"])
    assert closest == 4
    assert longest == 3


def test_printed_terrain_is_as_designed() -> None:
    counted = [Counter(board.terrain.values()) for board in BOARDS]
    assert [counted[0][each] for each in TERRAINS] == [56, 4, 4, 6, 6, 1]
    assert [counted[1][each] for each in TERRAINS] == [36, 6, 6, 6, 6, 1]


def test_families_have_equal_totals() -> None:
    for family in FAMILY_FILE:
        assert sum(stolem["healthy"]["move"] for stolem in family["stolems"]) == 11
        assert sum(stolem["healthy"]["range"] for stolem in family["stolems"]) == 9


def feasible(cards: tuple[int, ...]) -> bool:
    return all(sum(GODS_SET[card][kind] for card in cards) <= TOKEN_COUNT[kind] for kind in range(4))


def test_gods_sets_can_be_met_together() -> None:
    assert len({tuple(each) for each in GODS_SET}) == len(GODS_FILE) == 16
    assert [sum(each[kind] for each in GODS_SET) for kind in range(4)] == [12] * 4
    assert all(feasible(pair) for pair in combinations(range(16), 2))
    assert sum(feasible(three) for three in combinations(range(16), 3)) == 556
    assert sum(feasible(four) for four in combinations(range(16), 4)) == 1588


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    text = (HOME / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_designer_changes_a_number_and_the_rules_follow(tmp_path: Path) -> None:
    game = load("stoleme", components=changed(tmp_path, "counts.json", '"2": 3', '"2": 2'))
    assert sys.modules[f"{game.rules.__package__}.pieces"].KNOCKOUTS[2] == 2
    assert game.components != load("stoleme").components


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("families.json", '"ability": "wade"', '"ability": "fly"', "line [0-9]+, ability: one of wade.*not 'fly'"),
        ("families.json", '"move": 2', '"move": 20', "line 12, move: a whole number from 1 to 9"),
        ("boards.json", '"terrain": "hill"', '"terrain": "swamp"', "line [0-9]+, terrain: one of .*not 'swamp'"),
        ("gods.json", '"hill"', '"sea"', "line 3: one of clearing, hill, river, lake"),
        ("counts.json", '"hit": 3', '"hit": "x"', "line [0-9]+, hit: a whole number from 0 to 12 is wanted, not 'x'"),
        ("counts.json", "{", "", "line"),
        ("counts.json", '"jump"', '"jmup"', "jump is missing .'jmup' looks like it"),
        ("families.json", '"range": 3', '"rnage": 3', "line 12, healthy: range is missing .'rnage' looks like it"),
        ("boards.json", '"q": 0', '"p": 0', "q is missing"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    with pytest.raises(ComponentsError, match=said) as refusal:
        load("stoleme", components=changed(tmp_path, name, old, new))
    assert name in str(refusal.value)


def test_the_files_are_json_a_person_can_edit() -> None:
    for path in HOME.glob("*.json"):
        json.loads(path.read_text(encoding="utf-8"))
        assert max(len(line) for line in path.read_text(encoding="utf-8").splitlines()) < 140
