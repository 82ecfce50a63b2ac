"""The games as environments for learning.

import riffle.envs
env = riffle.envs.batch("hidden_stones", players=2, count=1024)     # arrays: many games at once
env = riffle.envs.aec("hidden_stones", players=2)                   # PettingZoo, one agent after the other
env = riffle.envs.parallel("river_dragons", players=3)              # PettingZoo, all at once
env = gymnasium.make_vec("riffle/HiddenStones-v1", num_envs=256)    # Gymnasium
env = riffle.envs.sb3("hidden_stones", opponents="greedy")          # Stable-Baselines3
game = riffle.envs.openspiel("stoleme", players=2)                  # OpenSpiel
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, overload

from riffle.core.game import Game, load

from .registration import register

if TYPE_CHECKING:
    from typing import Unpack

    from .aec_env import TurnsEnv
    from .baselines import RiffleVecEnv
    from .batches import BatchEnv
    from .device import CudaBatchEnv
    from .keywords import CpuKeywords, CudaKeywords, GameKeywords, SeatKeywords
    from .parallel_env import TogetherEnv


def _game(game: str | Game) -> Game:
    return game if isinstance(game, Game) else load(game)


@contextmanager
def _needing(package: str, extra: str) -> Iterator[None]:
    """What stands on somebody else's package; ImportError in one sentence where that is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in (package, "gymnasium"):
            raise
        raise ImportError(f"this needs {missing.name}, the extra {extra}: pip install 'riffle[{extra}]'") from missing


@overload
def batch(
    game: str | Game,
    players: int = 2,
    count: int = 1024,
    device: Literal["cpu"] = "cpu",
    **keywords: Unpack[CpuKeywords],
) -> BatchEnv: ...
@overload
def batch(
    game: str | Game, players: int = 2, count: int = 1024, *, device: Literal["cuda"], **keywords: Unpack[CudaKeywords]
) -> CudaBatchEnv: ...
def batch(game: str | Game, players: int = 2, count: int = 1024, device: str = "cpu", **keywords: Any) -> Any:
    """Many games at once; see `riffle.envs.batches.Batch` for the arrays. On a GPU they are CuPy's."""
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device is 'cpu' or 'cuda', not {device!r}")
    if device == "cuda":
        from .device import CudaBatchEnv

        return CudaBatchEnv(_game(game), players, count, **keywords)
    from .batches import BatchEnv

    return BatchEnv(_game(game), players, count, **keywords)


def aec(game: str | Game, players: int = 2, **keywords: Unpack[GameKeywords]) -> TurnsEnv:
    """A PettingZoo AEC environment: one agent after the other, also where several answer at once."""
    with _needing("pettingzoo", "research"):
        from .aec_env import TurnsEnv
    return TurnsEnv(_game(game), players, **keywords)


def parallel(game: str | Game, players: int = 2, **keywords: Unpack[GameKeywords]) -> TogetherEnv:
    """A PettingZoo parallel environment: every agent that is asked answers in the same step."""
    with _needing("pettingzoo", "research"):
        from .parallel_env import TogetherEnv
    return TogetherEnv(_game(game), players, **keywords)


def sb3(game: str | Game, players: int = 2, count: int = 64, **keywords: Unpack[SeatKeywords]) -> RiffleVecEnv:
    """A `VecEnv` of Stable-Baselines3 (the extra `research`, and stable-baselines3): one seat learns, others play."""
    with _needing("stable_baselines3", "research"):
        from .baselines import RiffleVecEnv
    return RiffleVecEnv(_game(game), players, count, **keywords)


def openspiel(game: str | Game, players: int = 2, **options: str | int) -> Any:
    """An OpenSpiel game, a `pyspiel.Game` (the extra `bench` has OpenSpiel)."""
    with _needing("pyspiel", "bench"):
        from .spiel import load_game
    return load_game(_game(game), players, options)


register()

__all__ = ["aec", "batch", "openspiel", "parallel", "sb3"]
