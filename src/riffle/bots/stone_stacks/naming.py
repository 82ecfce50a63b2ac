"""What tiles and stones are called: a tile by its steps and sizes and where it leads, a stone by shape and size."""

from __future__ import annotations

from typing import Any

from riffle.bots.analysis import Reason
from riffle.core.event import Step
from riffle.core.position import Position
from riffle.games.stone_stacks.tiles import STONE_NAMES, STONE_SIZE


def size(number: int) -> Reason:
    return Reason("name-size", {"size": number})


def stone(number: int) -> Reason:
    return Reason("name-stone", {"family": STONE_NAMES[number].split("_")[0], "size": size(STONE_SIZE[number])})


def stack(number: int) -> int:
    """Stacks are numbered from 1 on the table."""
    return number + 1


def action(position: Position, step: Step) -> Reason | None:
    """An answer in words."""
    actions: Any = position.game.actions
    rules: Any = position.game.rules
    kind, first = actions.spec(step.code).name, actions.part(step.code, 0)
    match kind:
        case "take_tile":
            sizes = tuple(size(each) for each in range(3) if rules.TILE_SIZES[first] >> each & 1)
            steps = int(rules.TILE_STEPS[first])
            goal = (int(position.field("marker")) + steps) % rules.STACKS
            return Reason("name-tile", {"steps": steps, "sizes": sizes, "stack": stack(goal)})
        case "take_size":
            return Reason("name-take-size", {"size": size(first)})
        case "lift_stone":
            return Reason("name-lift-stone", {"stack": stack(first)})
        case _:
            return Reason(f"name-{kind.replace('_', '-')}", {"stone": stone(first)})
