"""`pyspiel` where OpenSpiel is not installed: the few names our adapter takes from it, so that its own code is tested.

OpenSpiel's algorithms and its checker run over the adapter in `bench/envs_openspiel.py`.
"""

from __future__ import annotations

import copy
import importlib.util
import sys
from collections.abc import Callable
from enum import Enum
from types import ModuleType
from typing import Any


class Game:
    def __init__(self, game_type: Any, info: Any, params: Any) -> None:
        self.game_type, self.info, self.params = game_type, info, params

    def get_type(self) -> Any:
        return self.game_type

    def num_players(self) -> int:
        return self.info.num_players


class State:
    def __init__(self, game: Game) -> None:
        self.game = game

    def clone(self) -> Any:
        return copy.copy(self)

    def get_game(self) -> Game:
        return self.game


class Record:
    """A record of named values."""

    def __init__(self, **values: Any) -> None:
        vars(self).update(values)


class GameType(Record):
    ChanceMode = Enum("ChanceMode", "EXPLICIT_STOCHASTIC DETERMINISTIC")
    Information = Enum("Information", "PERFECT_INFORMATION IMPERFECT_INFORMATION")
    Dynamics = Enum("Dynamics", "SEQUENTIAL")
    Utility = Enum("Utility", "GENERAL_SUM ZERO_SUM")
    RewardModel = Enum("RewardModel", "TERMINAL")


class PlayerId:
    TERMINAL, CHANCE = -4, -1


def stand_in() -> ModuleType:
    module: Any = ModuleType("pyspiel")
    known: dict[str, tuple[GameType, Callable[..., Any]]] = {}

    def load_game(name: str, params: dict[str, Any] | None = None) -> Any:
        game_type, make = known[name]
        return make({**getattr(game_type, "parameter_specification", {}), **(params or {})})

    module.Game, module.State, module.GameType, module.GameInfo = Game, State, GameType, Record
    module.PlayerId = PlayerId
    module.registered_names = lambda: list(known)
    module.register_game = lambda game_type, make: known.update({game_type.short_name: (game_type, make)})
    module.load_game = load_game
    return module


def install() -> None:
    """OpenSpiel itself where it is there, else the stand-in."""
    if "pyspiel" not in sys.modules and importlib.util.find_spec("pyspiel") is None:
        sys.modules["pyspiel"] = stand_in()
