"""The games as environments for learning: PettingZoo in turns (`aec`) and all at once (`parallel`).

from riffle.envs import aec, parallel
env = aec("hidden_stones", players=2)
"""

from __future__ import annotations

from typing import Any

from riffle.core.game import Game


def aec(game: str | Game, players: int, **keywords: Any) -> Any:
    """A PettingZoo AEC environment: one agent after the other, also where several answer at once."""
    from .turns import TurnsEnv

    return TurnsEnv(game if isinstance(game, Game) else Game.load(game), players, **keywords)


def parallel(game: str | Game, players: int, **keywords: Any) -> Any:
    """A PettingZoo parallel environment: every agent that is asked answers in the same step."""
    from .together import TogetherEnv

    return TogetherEnv(game if isinstance(game, Game) else Game.load(game), players, **keywords)


__all__ = ["aec", "parallel"]
