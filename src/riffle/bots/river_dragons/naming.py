"""What cards, planks, villages and spaces are called: planks by number, villages by colour, islands as printed."""

from __future__ import annotations

from typing import Any

from riffle.bots.analysis import Reason
from riffle.core.event import Step
from riffle.core.position import Position
from riffle.games.river_dragons.board import ISLAND_NAMES, PAIR_ONE, PAIR_OTHER, SIZES, VILLAGES


def card(number: int) -> Reason:
    return Reason("name-card", {"card": number})


def plank(number: int) -> Reason:
    """One's own plank, or one in the hand."""
    return Reason("name-plank", {"size": 1 + number % SIZES})


def lying(number: int) -> Reason:
    """A plank on the board: by colour and number."""
    return Reason("name-lying", {"colour": number // SIZES, "size": 1 + number % SIZES})


def support(number: int) -> Reason | str:
    """A village by its colour, an island or a stone as it is printed."""
    return Reason("name-village", {"colour": number}) if number < VILLAGES else ISLAND_NAMES[number - VILLAGES]


def space(number: int) -> Reason:
    """Where a pawn stands: in a village or on a plank."""
    return Reason("name-village", {"colour": number}) if number < VILLAGES else lying(number - VILLAGES)


def ends(pair: int) -> tuple[Reason | str, Reason | str]:
    return support(PAIR_ONE[pair]), support(PAIR_OTHER[pair])


def action(position: Position, step: Step) -> Reason | None:
    """An answer in words; None for what is no choice."""
    actions: Any = position.game.actions
    kind, first = actions.spec(step.code).name, actions.part(step.code, 0)
    match kind:
        case "lay_card":
            return card(first)
        case "choose":
            return Reason("name-choose", {"colour": Reason("name-colour", {"colour": first})})
        case "place":
            return Reason("name-place", {"island": ISLAND_NAMES[first]})
        case "take":
            return Reason("name-take", {"size": 1 + first % SIZES})
        case "lay":
            one, other = ends(first)
            return Reason("name-lay", {"one": one, "other": other})
        case "remove_plank":
            return Reason("name-remove-plank", {"plank": lying(first)})
        case "remove_stone":
            return Reason("name-remove-stone", {"island": ISLAND_NAMES[first]})
        case "move":
            return Reason("name-go", {"to": space(first)})
        case "jump":
            return Reason("name-jump", {"over": lying(first), "to": space(actions.part(step.code, 1))})
        case "confirm":
            return None
        case _:
            return Reason(f"name-{kind}")
