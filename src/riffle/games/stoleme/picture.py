"""The table in plain characters: the land hex by hex, the families, and the hands one may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .board import BOARDS, NAMES, PRINTED, QUAD, TERRAINS, WITH_EXTRA, Board
from .options import OPTIONS
from .pieces import FAMILY_FILE, GODS_FILE, GODS_TO_WIN, KNOCKOUTS
from .state import LYING, REMOVED, ROCK, STANDING

View = Mapping[str, Any]
Say = Callable[..., str]

SIGNS = ".o^~=#"
"""Plain, clearing, hill, river, lake, village."""
CELL = 9
"""Characters a hex is wide; a row half a hex to the side is shifted by half of them."""
NAME = 6


def picture(view: View, say: Say) -> str:
    """The land, then the families from the first seat on, then hands, tokens and what the signs mean."""
    lines = [*_land(view), ""]
    lines.append(f"{say('picture-round', round=view['round'])}. {say('picture-giants')}")
    for seat in range(view["seats"]):
        lines += _family(view, seat, say)
    lines += _hands(view, say)
    if view["thrower"] >= 0:
        lines.append(say("picture-throw", thrower=_name(view, view["thrower"]), target=_name(view, view["target"])))
    if sum(view["face_up"]):
        lines.append(say("picture-open", misses=view["face_up"][0], hits=view["face_up"][1]))
    kinds = range(len(view["pool"]))
    lines.append(say("picture-pool", tokens=", ".join(f"{say(f'terrain-{k + 1}')} {view['pool'][k]}" for k in kinds)))
    signs = "  ".join(f"{sign} {say(f'terrain-{number}')}" for number, sign in enumerate(SIGNS))
    lines.append(say("picture-signs", terrains=signs))
    return "\n".join(lines)


# The land -----------------------------------------------------------------------------------------------------------


def _board(view: View) -> Board:
    return BOARDS[1 if view["seats"] == 3 and view["board"] != QUAD else 0]


def _land(view: View) -> list[str]:
    """Two lines a row of hexes: name and terrain, below them who stands there."""
    board = _board(view)
    left = min(2 * q + r for q, r in board.place.values())
    lines: list[str] = []
    for row in sorted({r for _, r in board.place.values()}):
        upper = lower = ""
        for name, (q, r) in sorted(board.place.items(), key=lambda item: item[1]):
            if r == row:
                indent = (2 * q + r - left) * CELL // 2
                upper = upper.ljust(indent) + f"{name} {_terrain(view, board, NAMES.index(name))}"
                lower = lower.ljust(indent) + _standing(view, NAMES.index(name))
        lines += [upper, lower]
    return [line.rstrip() for line in lines]


def _terrain(view: View, board: Board, cell: int) -> str:
    if view["land"][cell] > 0:
        sign = SIGNS[view["land"][cell]]
        return f"[{sign}]" if view["outlined"][cell] else f"({sign})"
    printed = WITH_EXTRA if view["extra_villages"] == OPTIONS.EXTRA_VILLAGES_ON else PRINTED
    return f" {SIGNS[printed[BOARDS.index(board)][cell]]}"


def _standing(view: View, cell: int) -> str:
    """Player, name and state of whoever is on a hex."""
    there = view["on"][cell]
    if there == ROCK:
        return "@"
    if there == 0:
        return ""
    return f"{(there - 1) // 4 + 1}{_name(view, there - 1)[:NAME]}{_state(view, there - 1)}"


def _name(view: View, stolem: int) -> str:
    return _card(view, stolem)["name"] if view["family"][stolem // 4] >= 0 else str(stolem)


def _card(view: View, stolem: int) -> Any:
    family: int = view["family"][stolem // 4]
    return FAMILY_FILE[family]["stolems"][stolem % 4]


def _state(view: View, stolem: int) -> str:
    return "_" if view["pose"][stolem] == LYING else "*" if view["dazed"][stolem] else ""


# The families -------------------------------------------------------------------------------------------------------


def _family(view: View, seat: int, say: Say) -> list[str]:
    family = view["family"][seat]
    mark = ">" if view["asked"] >> seat & 1 else " "
    line = mark + say(
        "picture-family",
        player=seat + 1,
        family=FAMILY_FILE[family]["name"] if family >= 0 else "?",
        score=view["score"][seat],
        goal=KNOCKOUTS[view["seats"]],
        trophies=view["trophies"][seat],
        gods=GODS_TO_WIN,
        actions=view["action_count"][seat],
        hits=view["hit_count"][seat],
        cards=view["gods_count"][seat],
    )
    notes = [say("picture-first")] * (view["first"] == seat and family >= 0)
    notes += [say("hourglass")] * bool(view["hourglass"][seat]) + [say("picture-out")] * bool(view["out"][seat])
    line += f" ({', '.join(notes)})" if notes else ""
    return [line, "    " + "; ".join(_giant(view, stolem, say) for stolem in range(4 * seat, 4 * seat + 4))]


def _giant(view: View, stolem: int, say: Say) -> str:
    """Number, name, hex, movement and range on the side that shows."""
    said, pose = f"{stolem} {_name(view, stolem)}", view["pose"][stolem]
    if pose >= REMOVED:
        return f"{said} {say(f'pose-{pose}')}"
    if view["family"][stolem // 4] >= 0:
        side = _card(view, stolem)["dazed" if view["dazed"][stolem] else "healthy"]
        said += f" {NAMES[view['hex_of'][stolem]] if view['hex_of'][stolem] >= 0 else '-'}{_state(view, stolem)}"
        said += f" {side['move']}/{side['range']}"
    return said


def _hands(view: View, say: Say) -> list[str]:
    """Cards and tokens of whoever's may be seen."""
    lines: list[str] = []
    for seat in range(view["seats"]):
        actions, (misses, hits) = view["actions"][seat], view["hits"][seat]
        if None in actions or misses is None or view["out"][seat]:
            continue
        cards = ", ".join(f"{say(f'card-{card}')} {count}" for card, count in enumerate(actions) if count) or "-"
        lines.append(say("picture-hand", player=seat + 1, cards=cards, hits=hits, misses=misses))
        gods = [_god(card, say) for card in view["gods"][seat] if card is not None and card >= 0]
        lines += [f"    {say('picture-gods', cards='; '.join(gods))}"] if gods else []
        tokens = [
            f"{say(f'token-{token}')}: {_name(view, 4 * seat + place)}"
            for place, bits in enumerate(view["tokens"][seat])
            for token in range(4)
            if bits >> token & 1 and view["pose"][4 * seat + place] == STANDING
        ]
        lines += [f"    {say('picture-tokens', tokens=', '.join(tokens))}"] if tokens else []
    return lines


def _god(card: int, say: Say) -> str:
    entry = GODS_FILE[card]
    wanted = ", ".join(say(f"terrain-{TERRAINS.index(kind)}") for kind in entry["set"])
    return f"{entry['id']} {entry['name']} ({wanted})"
