"""Room for a compiled search over one game's rules: bound functions, arrays of states, buffers and streams.

A search is a template (see `riffle.core.declare.rule`): a function over the names of the contract, compiled for each
game it is bound to. Its first argument is an array of states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game
    from .position import Position


class Workspace:
    """What a search needs beside its own code. One a thread: buffers are shared by all calls."""

    def __init__(self, game: Game, speed: str | None = None) -> None:
        """At the quickest speed that is ready, unless another is named."""
        self.game = game
        self._engine = game.engine(speed or game.ready_speed)
        self.out = self._engine.buffer(game.most_legal)
        """Room for the longest list that `legal` can write."""
        self.limits = self._engine.buffer(2 * game.most_ranged)
        """Room for the bounds of ranged parts."""

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A template compiled over this game's rules."""
        return self._engine.bind(template)

    def states(self, position: Position, count: int = 1) -> Any:
        """An array of states, the first of them that of the position; the others are room to play in."""
        packed = position.pack()
        if self._engine.speed == "plain":
            return [self._engine.load(packed) for _ in range(count)]
        found = self._engine.new(count)
        found[:1] = self._engine.load(packed)
        return found

    def blank(self, count: int = 1) -> Any:
        """An array of states with nothing in them."""
        plain = self._engine.speed == "plain"
        return [self._engine.new() for _ in range(count)] if plain else self._engine.new(count)

    @property
    def speed(self) -> str:
        return self._engine.speed

    def buffer(self, size: int) -> Any:
        """Whole numbers, all nought."""
        return self._engine.buffer(size)

    def lasting(self, kind: Any, shape: int | tuple[int, ...] = 1) -> Any:
        """Noughts of a kind that NumPy names (records among them), for a compiled search that is called many times."""
        return self._engine.lasting(kind, shape)

    def stream(self, seed: int) -> Any:
        """A stream of random numbers for `riffle.core.declare.chance`."""
        return self._engine.stream(seed)

    def position(self, states: Any, index: int = 0) -> Position:
        """One of the states as a position, nature's questions left open."""
        one = states[index] if self._engine.speed == "plain" else states[index : index + 1].copy()
        return self.game.unpack(self._engine.pack(one), speed=self._engine.speed)
