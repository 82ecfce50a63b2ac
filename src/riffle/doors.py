"""What is compiled over each game beside its rules: searches of its bots, what the coach counts, the lab, puzzles."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .core.engine.wasm.doors import EntryPoint
from .core.game import Game
from .lab.compiled.traced import play_told

TOLD = EntryPoint(play_told, "S I I I L l I I I I")


def doors_of(game: Game) -> tuple[EntryPoint, ...]:
    """All of a game's doors beside those that every module has."""
    own = f"riffle.bots.{game.id}.doors"
    found: tuple[EntryPoint, ...] = (TOLD,)
    if find_spec(f"riffle.bots.{game.id}") is not None and find_spec(own) is not None:
        found += tuple(import_module(own).doors_of(game))
    if game.id == "stones_and_rivers":
        from .daily.forced import FORCED

        found += (FORCED,)
    return found
