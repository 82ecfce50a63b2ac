"""Families, gods' cards and counts (rulebook: "Elementy gry"), read from `components/` and checked."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.entry import Entry
from riffle.core.declare.rule import table

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


def _side(stolem: Entry, side: str) -> tuple[int, int, int]:
    """Movement, range and ability of one side of a Stolem's card."""
    card = stolem[side].only(("move", "range", "ability"))
    ability = "" if card["ability"].value is None else card["ability"].word(ABILITIES)
    return card["move"].whole(1, MOST_POINTS), card["range"].whole(1, MOST_POINTS), ABILITIES.index(ability)


def read_families(entries: Entry) -> list[list[list[tuple[int, int, int]]]]:
    """By family, Stolem and side (healthy, dazed): movement, range, ability."""
    families: list[list[list[tuple[int, int, int]]]] = []
    ids: list[str] = []
    for entry in entries.list_of(4, "families"):
        entry.only(("id", "name", "stolems"), unread=("english", "colour"))
        entry["name"].text()
        if entry["id"].text() in ids:
            raise entry["id"].bad("another family has this id")
        ids.append(entry["id"].text())
        stolems = entry["stolems"].list_of(4, "Stolems of the family")
        for stolem in stolems:
            stolem.only(("name", "healthy", "dazed"), shown=("id", "role"), unread=("angrierWhenDazed",))["name"].text()
        families.append([[_side(stolem, side) for side in ("healthy", "dazed")] for stolem in stolems])
    return families


def read_gods(entries: Entry) -> list[list[int]]:
    """The set of each gods' card: how many tokens of each kind."""
    sets: list[list[int]] = []
    for entry in entries.list_of(GODS_CARDS, "gods' cards"):
        entry.only(("id", "name", "set"))
        entry["id"].text()
        entry["name"].text()
        wanted = [kind.word(KINDS) for kind in entry["set"]]
        sets.append([wanted.count(kind) for kind in KINDS])
        if not wanted or any(sets[-1][kind] > TOKEN_COUNT[kind] for kind in range(4)):
            raise entry["set"].bad("a set has at least one token, and no more of a kind than there are")
    return sets


def _counts(group: str, names: tuple[str, ...], low: int) -> list[int]:
    """Whole numbers of one group of counts.json, in the order of `names`."""
    entry = COUNTS[group].only(names)
    return [entry[name].whole(low, 12) for name in names]


TOKEN_COUNT = table(_counts("tokens", KINDS, 0))
ACTION_SET = table(_counts("actionCards", CARDS, 0))
HIT_SET = table(_counts("hitCards", RESULTS, 0))
KNOCKOUTS = table([0, 0, *_counts("knockoutsToWin", ("2", "3", "4"), 1)])
"""Knock-outs that win, by number of players."""
GODS_TO_WIN = COUNTS["godsToWin"].whole(1, 3)
HIT_HAND = sum(HIT_SET)
if HIT_HAND != 5 or HIT_SET[HIT] > 3:
    raise COUNTS["hitCards"].bad("a hand is of five cards, at most three of them Hits")
if sum(ACTION_SET) != 5:
    raise COUNTS["actionCards"].bad(f"a hand is of five cards, not of {sum(ACTION_SET)}")
COUNTS["godsHand"].whole(2, 2)  # all the table has room for

_FAMILY_FILE, _GODS_FILE = parsed("families.json"), parsed("gods.json")
_FAMILIES = read_families(_FAMILY_FILE)
FAMILY_FILE: list[dict[str, Any]] = _FAMILY_FILE.value
GODS_FILE: list[dict[str, Any]] = _GODS_FILE.value
FAMILIES = tuple(str(entry["id"]) for entry in FAMILY_FILE)
MOVEMENT = table([[[side[0] for side in stolem] for stolem in family] for family in _FAMILIES])
REACH = table([[[side[1] for side in stolem] for stolem in family] for family in _FAMILIES])
ABILITY = table([[[side[2] for side in stolem] for stolem in family] for family in _FAMILIES])
GODS_SET = table(read_gods(_GODS_FILE))
GODS_NAMES = tuple(str(entry["id"]) for entry in GODS_FILE)
