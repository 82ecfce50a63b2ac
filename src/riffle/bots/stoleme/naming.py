"""What giants, hexes and cards are called: giants and gods' cards by name, hexes as printed, land in words."""

from __future__ import annotations

from typing import Any

from riffle.bots.analysis import Reason
from riffle.core.event import Step
from riffle.core.position import Position
from riffle.games.stoleme.board import KINDS, NAMES
from riffle.games.stoleme.pieces import CARDS, FAMILY_FILE, GODS_FILE, RESULTS, TOKENS


def giant(position: Position, stolem: int) -> str:
    """A giant by its name; its family is the one the seat leads."""
    family = int(position.field("family")[stolem // 4])
    return str(FAMILY_FILE[family]["stolems"][stolem % 4]["name"])


def god(card: int) -> str:
    return str(GODS_FILE[card]["name"])


def land(kind: int) -> Reason:
    return Reason("name-terrain", {"terrain": KINDS[kind]})


def action(position: Position, seat: int, step: Step) -> Reason | None:
    """An answer in words; None for what is no choice."""
    actions: Any = position.game.actions
    kind, parts = actions.spec(step.code).name, actions.parts(step.code)
    first = next(iter(parts.values()), 0)
    key = f"name-{kind.replace('_', '-')}"
    match kind:
        case "confirm":
            return None
        case "place" | "move":
            return Reason(key, {"giant": giant(position, first), "hex": NAMES[parts["hex"]]})
        case "stand" | "turn_to_stone":
            return Reason(key, {"giant": giant(position, first)})
        case "throw":
            said = {"giant": giant(position, first), "target": giant(position, parts["target"])}
            return Reason(key, {**said, "rock": parts["rock"]})
        case "put_token":
            token = Reason("name-token", {"token": TOKENS[first]})
            return Reason(key, {"token": token, "giant": giant(position, parts["stolem"])})
        case "take" | "give_back":
            return Reason(key, {"result": Reason("name-result", {"result": RESULTS[first]})})
        case "discard" | "play":
            return Reason(key, {"card": Reason("name-card", {"card": CARDS[first]})})
        case "lay":
            return Reason(key, {"terrain": land(first)})
        case "land":
            rules: Any = position.game.rules
            plain = position.at_speed("plain").state
            return Reason(key, {"hex": NAMES[rules.neighbour(plain, plain.hex_of[plain.target], first)]})
        case "exchange":
            return Reason(key, {"god": god(int(position.field("gods")[seat][first]))})
        case "play_card":
            return Reason(key, {"god": god(first)})
        case "turn_token":
            return Reason(key, {"hex": NAMES[first]})
        case "name":
            return Reason(key, {"rival": first})
        case "pass_card" | "point":
            return Reason(key, {"next": first})
        case "choose_family":
            return Reason(key, {"family": str(FAMILY_FILE[first]["name"])})
        case _:
            return Reason(key)
