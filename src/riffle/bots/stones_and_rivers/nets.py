"""Which network judges which board. A network knows one board's shape and one set of rules, and no other.

The rule: `networks.npz` holds for each network what it was trained on, as `shape_of` tells it. Where a game's board or
rules are changed so that no network fits, the hand-made evaluation judges alone.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from riffle.core.game import Game
from riffle.games.stones_and_rivers.board import CELLS, COLUMNS, POINTS

from .net import HEAD, HEAD_ROW, SHARE
from .search_state import HIDDEN

FILE = "networks.npz"
RULES = ("stone_push", "river_sends_river", "send_after_travel", "stop_on_old")
NONE: Any = np.zeros((HEAD, HIDDEN), dtype=np.int16)
"""Stands for a network where there is none."""

Networks = Mapping[str, Any]


def shape_of(game: Game, s: Any) -> str:
    """All that a network depends on: size, goals and number of stones of the board, and the rules of sending."""
    rules: Any = game.rules
    board, setup = int(s["board"][0]), 2 * int(s["board"][0]) + int(s["circle"][0])
    men = int((s["men"][0][0] < POINTS).sum())
    top, bottom = sorted(int(row) for row in rules.GOAL_ROW[setup])
    across = f"{int(rules.GOAL_FIRST[board])}-{int(rules.GOAL_LAST[board])}"
    size = f"{int(rules.WIDTH[board])}x{int(rules.HEIGHT[board])}"
    switches = "".join(str(int(s[name][0])) for name in RULES)
    return f"{size} goals {top} {bottom} {across} men {men} wins {int(rules.WINS[board])} rules {switches}"


def places_of(game: Game, s: Any) -> Any:
    """For each seat the number of every point, counted so that its goal is ahead: row by row from that end."""
    rules: Any = game.rules
    board, setup = int(s["board"][0]), 2 * int(s["board"][0]) + int(s["circle"][0])
    wide, high = int(rules.WIDTH[board]), int(rules.HEIGHT[board])
    goals = [int(row) for row in rules.GOAL_ROW[setup]]
    places = np.zeros((2, CELLS), dtype=np.int32)
    for seat in range(2):
        turned = goals[seat] > goals[1 - seat]
        for y in range(high):
            for x in range(wide):
                places[seat][y * COLUMNS + x] = (high - 1 - y if turned else y) * wide + x
    return places


def rows_of(shape: str) -> int:
    wide, high = (int(one) for one in shape.split()[0].split("x"))
    return HEAD + 6 * wide * high


def read(data: bytes) -> Networks:
    with np.load(io.BytesIO(data)) as kept:
        return {name: np.ascontiguousarray(kept[name], dtype=np.int16) for name in kept.files}


@cache
def own_networks() -> Networks:
    """Those that come with the bot."""
    file = files(__package__ or __name__) / FILE
    return read(file.read_bytes()) if file.is_file() else {}


def seat_network(room: Any, net: Any, places: Any) -> None:
    """Let a network judge in a search's room."""
    room["judged"] = int(net is not NONE)
    room["share"] = int(net[HEAD_ROW][SHARE])
    room["places"][0] = places
