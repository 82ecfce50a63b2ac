"""The third speed: a game's rules on a GPU, in batches. Needs the extra `gpu`; nothing else imports it.

engine = riffle.core.engine.cuda.load("hidden_stones", players=2)
games = engine.new(4096, seed=1)            # `Batch`: states on the device
codes, counts = games.legal()
games.apply(codes[:, 0])                    # the first answer of each list
games.view(0), games.points(), games.winner()
steps = games.copy().playouts()
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ...game import Game
    from .batch import Batch
    from .compiler import Cuda
    from .engine import Engine

WHERE = {"CAPABILITY": "compiler", "Cuda": "compiler", "Batch": "batch", "Engine": "engine"}


def load(game: str | Game, players: int = 2, *, code: Path | str | None = None, **options: object) -> Engine:
    """The rules of a game on the GPU here, for so many players. `code` names a folder of code prepared elsewhere."""
    from ...game import load as by_name
    from .engine import Engine

    return Engine(by_name(game) if isinstance(game, str) else game, players, options, code=code)


def __getattr__(name: str) -> Any:
    """Each part is loaded when it is first named: layout and simulator do without the compiler."""
    if name in WHERE:
        from importlib import import_module

        return getattr(import_module(f".{WHERE[name]}", __name__), name)
    raise AttributeError(name)


__all__ = ["Batch", "Cuda", "Engine", "load"]
