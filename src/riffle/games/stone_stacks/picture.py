"""The table in characters: six stacks from the side, tokens and points below, then tiles, river and hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .state import UP
from .tiles import SIZES, STACKS, STONE_NAMES, STONE_SIZE, STONES, TILE_NAMES, TILE_SIZES, TILE_STEPS

WIDE = 10
SHAPES = ("(==)", "(====)", "(======)")
"""A stone by its size."""
BASE = "########"

View = Mapping[str, Any]
Say = Callable[..., str]


def picture(view: View, say: Say) -> str:
    """The stacks as they stand, the marker at one of them, and what everybody has."""
    lines = [*_stacks(view), _heights(view, say), ""]
    lines += [line for seat in range(view["seats"]) for line in _player(view, say, seat)]
    lines += ["", *_tiles(view, say), _river(view, say)]
    if view["held"] >= 0:
        stone: int = view["held"]
        lines.append(say("picture-held", stone=_stone(STONE_NAMES[stone], say), size=say(f"size-{STONE_SIZE[stone]}")))
    return "\n".join(line.rstrip() for line in lines)


def named(part: str, label: str, say: Say) -> str:
    """What a part of an answer is called."""
    if part == "stone":
        return _stone(label, say)
    return say(f"size-{SIZES.index(label)}") if part == "size" else label


def _stone(name: str, say: Say) -> str:
    """A stone by its family and its number in it."""
    family, number = name.split("_")
    return f"{say(f'family-{family}')} {number}"


def _row(cells: list[str]) -> str:
    return "".join(cell.center(WIDE) for cell in cells)


def _stacks(view: View) -> list[str]:
    """One line a height, the highest first, then the base stones with their numbers and the marker."""
    at = {(view["stack_of"][i], view["height_of"][i]): STONE_SIZE[i] for i in range(STONES) if view["stack_of"][i] >= 0}
    rows: list[str] = []
    for height in range(max(view["heights"]) - 1, -1, -1):
        cells = [SHAPES[at[stack, height]] if (stack, height) in at else "" for stack in range(STACKS)]
        rows.append(_row(cells))
    numbers = [f"[{stack + 1}]" if stack == view["marker"] else str(stack + 1) for stack in range(STACKS)]
    marker = ["^" if stack == view["marker"] else "" for stack in range(STACKS)]
    return [*rows, _row([BASE] * STACKS), _row(numbers), _row(marker)]


def _heights(view: View, say: Say) -> str:
    return (
        f"{_row([str(height) for height in view['heights']]).rstrip()}\n{say('picture-heights').center(WIDE * STACKS)}"
    )


def _player(view: View, say: Say, seat: int) -> list[str]:
    """A player's points and tokens left, then the tokens under the stacks they lie beside."""
    beside = [str(view["beside"][stack][seat]) if view["beside"][stack][seat] else "." for stack in range(STACKS)]
    mark = ">" if view["asked"] and view["turn"] == seat else " "
    points = view["gold"][seat] + 5 * view["fives"][seat]
    words = say("picture-player", number=seat + 1, points=points, tokens=view["tokens"][seat])
    return [f" {mark} {words}", _row(beside)]


def _tiles(view: View, say: Say) -> list[str]:
    """The face-up tiles: number, sizes, steps."""
    up = [tile for tile, place in enumerate(view["tile_place"]) if place == UP]
    return [
        say(
            "picture-tile",
            tile=TILE_NAMES[tile],
            sizes=", ".join(say(f"size-{size}") for size in range(len(SIZES)) if TILE_SIZES[tile] >> size & 1),
            steps=TILE_STEPS[tile],
        )
        for tile in up
    ]


def _river(view: View, say: Say) -> str:
    """How many stones of each size are left."""
    free = [i for i in range(STONES) if view["stack_of"][i] < 0 and i != view["held"]]
    counts = [sum(STONE_SIZE[i] == size for i in free) for size in range(len(SIZES))]
    return say("picture-river", small=counts[0], medium=counts[1], large=counts[2])
