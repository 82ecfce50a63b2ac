"""The games as environments for learning.

import riffle.envs
env = riffle.envs.batch("hidden_stones", players=2, count=1024)     # arrays: many games at once
env = riffle.envs.aec("hidden_stones", players=2)                   # PettingZoo, one agent after the other
env = riffle.envs.parallel("river_dragons", players=3)              # PettingZoo, all at once
env = gymnasium.make_vec("riffle/HiddenStones-v1", num_envs=256)    # Gymnasium
game = riffle.envs.openspiel("stoleme", players=2)                  # OpenSpiel
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from riffle.core.game import Game, load

from .registration import register


def _game(game: str | Game) -> Game:
    return game if isinstance(game, Game) else load(game)


def _door(module: str, package: str, extra: str) -> Any:
    """One of our modules that stands on somebody else's package; ImportError in one sentence where that is missing."""
    try:
        return import_module(f".{module}", __name__)
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in (package, "gymnasium"):
            raise
        raise ImportError(f"this needs {missing.name}, the extra {extra}: pip install 'riffle[{extra}]'") from missing


def batch(game: str | Game, players: int = 2, count: int = 1024, device: str = "cpu", **keywords: Any) -> Any:
    """Many games at once; see `riffle.envs.batches.Batch` for the arrays. On a GPU they are CuPy's."""
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device is 'cpu' or 'cuda', not {device!r}")
    if device == "cuda":
        from .device import CudaBatchEnv

        return CudaBatchEnv(_game(game), players, count, **keywords)
    from .batches import BatchEnv

    return BatchEnv(_game(game), players, count, **keywords)


def aec(game: str | Game, players: int = 2, **keywords: Any) -> Any:
    """A PettingZoo AEC environment: one agent after the other, also where several answer at once."""
    return _door("turns", "pettingzoo", "research").TurnsEnv(_game(game), players, **keywords)


def parallel(game: str | Game, players: int = 2, **keywords: Any) -> Any:
    """A PettingZoo parallel environment: every agent that is asked answers in the same step."""
    return _door("together", "pettingzoo", "research").TogetherEnv(_game(game), players, **keywords)


def sb3(game: str | Game, players: int = 2, count: int = 64, **keywords: Any) -> Any:
    """A `VecEnv` of Stable-Baselines3 (the extra `research`, and stable-baselines3): one seat learns, others play."""
    return _door("baselines", "stable_baselines3", "research").RiffleVecEnv(_game(game), players, count, **keywords)


def openspiel(game: str | Game, players: int = 2, **options: Any) -> Any:
    """An OpenSpiel game (the extra `bench` has OpenSpiel)."""
    return _door("spiel", "pyspiel", "bench").load_game(_game(game), players, options)


register()

__all__ = ["aec", "batch", "openspiel", "parallel", "sb3"]
