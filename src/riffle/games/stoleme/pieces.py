"""Families, gods' cards and counts (rulebook: "Elementy gry"), read from `components/` and checked."""

from __future__ import annotations

from typing import Any

from riffle.core.components import ComponentsError
from riffle.core.rule import table

from .board import COUNTS, KINDS, parsed

ABILITIES = ("", "wade", "leap", "squeeze", "hightoss", "skull", "dodge", "eye", "shape", "nurse")
NONE, WADE, LEAP, SQUEEZE, HIGHTOSS, SKULL, DODGE, EYE, SHAPE, NURSE = range(10)
ROLES = ("father", "mother", "grandparent", "child")
CARDS = ("throw", "move", "gods")
THROW, MOVE, GODS = range(3)
TOKENS = ("boulder", "cap", "sprint", "super")
BOULDER, CAP, SPRINT, SUPER = range(4)
RESULTS = ("miss", "hit")
MISS, HIT = range(2)
GODS_CARDS = 16
MOST_POINTS = 9


def _side(family: str, stolem: dict[str, Any], side: str) -> tuple[int, int, int]:
    """Movement, range and ability of one side of a Stolem's card."""
    name = stolem.get("id", "?")
    try:
        card = stolem[side]
        move, reach, ability = int(card["move"]), int(card["range"]), str(card["ability"] or "")
    except (KeyError, TypeError, ValueError):
        raise ComponentsError(f"families.json, {family}: {name} needs move, range and ability when {side}") from None
    if not 1 <= move <= MOST_POINTS or not 1 <= reach <= MOST_POINTS:
        raise ComponentsError(f"families.json, {family}: {name} has a movement or range outside 1 to {MOST_POINTS}")
    if ability not in ABILITIES:
        raise ComponentsError(f"families.json, {family}: {name} has the unknown ability {ability!r}")
    return move, reach, ABILITIES.index(ability)


def read_families(entries: Any) -> list[list[list[tuple[int, int, int]]]]:
    """By family, Stolem and side (healthy, dazed): movement, range, ability."""
    if len(entries) != 4 or len({entry.get("id") for entry in entries}) != 4:
        raise ComponentsError("families.json must hold four families with different ids")
    families: list[list[list[tuple[int, int, int]]]] = []
    for entry in entries:
        if len(entry.get("stolems", ())) != 4:
            raise ComponentsError(f"families.json, {entry.get('id')}: a family has four Stolems")
        families.append(
            [[_side(entry["id"], stolem, side) for side in ("healthy", "dazed")] for stolem in entry["stolems"]]
        )
    return families


def read_gods(entries: Any) -> list[list[int]]:
    """The set of each gods' card: how many tokens of each kind."""
    if len(entries) != GODS_CARDS:
        raise ComponentsError(f"gods.json must hold {GODS_CARDS} cards, not {len(entries)}")
    sets: list[list[int]] = []
    for entry in entries:
        wanted: list[str] = entry.get("set", [])
        if not wanted or set(wanted) - set(KINDS):
            raise ComponentsError(f"gods.json, {entry.get('id')}: a set is made of {', '.join(KINDS)}")
        sets.append([wanted.count(kind) for kind in KINDS])
        if any(sets[-1][kind] > TOKEN_COUNT[kind] for kind in range(4)):
            raise ComponentsError(f"gods.json, {entry.get('id')}: there are not enough tokens for this set")
    return sets


def _counts(group: str, names: tuple[str, ...], low: int) -> list[int]:
    """Whole numbers of one group of counts.json, in the order of `names`."""
    try:
        found = [int(COUNTS[group][name]) for name in names]
    except (KeyError, TypeError, ValueError):
        raise ComponentsError(f"counts.json: {group} needs a whole number for each of {', '.join(names)}") from None
    if any(not low <= number <= 12 for number in found):
        raise ComponentsError(f"counts.json: the numbers of {group} lie between {low} and 12")
    return found


TOKEN_COUNT = table(_counts("tokens", KINDS, 0))
ACTION_SET = table(_counts("actionCards", CARDS, 0))
HIT_SET = table(_counts("hitCards", RESULTS, 0))
KNOCKOUTS = table([0, 0, *_counts("knockoutsToWin", ("2", "3", "4"), 1)])
"""Knock-outs that win, by number of players."""
GODS_TO_WIN = int(COUNTS["godsToWin"])
HIT_HAND = sum(HIT_SET)
if HIT_HAND != 5 or sum(ACTION_SET) != 5 or HIT_SET[HIT] > 3:
    raise ComponentsError("counts.json: hands are of five cards, at most three of them Hits")
if int(COUNTS["godsHand"]) != 2 or not 1 <= GODS_TO_WIN <= 3:
    raise ComponentsError(
        "counts.json: two gods' cards in hand, and one to three to win, is all the table has room for"
    )

FAMILY_FILE: list[dict[str, Any]] = parsed("families.json")
GODS_FILE: list[dict[str, Any]] = parsed("gods.json")
_FAMILIES = read_families(FAMILY_FILE)
FAMILIES = tuple(str(entry["id"]) for entry in FAMILY_FILE)
MOVEMENT = table([[[side[0] for side in stolem] for stolem in family] for family in _FAMILIES])
REACH = table([[[side[1] for side in stolem] for stolem in family] for family in _FAMILIES])
ABILITY = table([[[side[2] for side in stolem] for stolem in family] for family in _FAMILIES])
GODS_SET = table(read_gods(GODS_FILE))
GODS_NAMES = tuple(str(entry["id"]) for entry in GODS_FILE)
