"""The GPU engine, a third beside plain and fast: the rules of a game on a GPU, from which batches of games are made.

engine = riffle.core.engine.cuda.load("hidden_stones", players=2)
games = engine.new(4096, seed=1)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ...declare.chance import seed_of
from ...declare.layout import seen_by
from ...declare.question import SPECTATOR
from ..batching import batch_options, check_count
from .batch import Batch
from .code import runner_of
from .kernels import WINDOW

if TYPE_CHECKING:
    from ...game import Game, Nature


MANY_KINDS = 14
"""Kinds of answers from which on games played in one launch wait for each other too much (bench/gpu.md)."""


class Engine:
    """A game's rules on a GPU, for so many players and under these options."""

    speed = "cuda"

    def __init__(
        self, game: Game, players: int = 2, options: Mapping[str, object] | None = None, *,
        code: Path | str | None = None, runner: Any = None, window: int = WINDOW, rounds: bool | None = None,
    ) -> None:  # fmt: skip
        self.game, self.players = game, players
        self.options = batch_options(game, players, options)
        self.runner = runner or runner_of(game, code)
        self.xp, self.layout = self.runner.xp, self.runner.layout
        self.window = min(window, game.most_legal)
        """Answers of a list that are kept at once."""
        self.rounds = len(game.actions.kinds) >= MANY_KINDS if rounds is None else rounds
        """Whether playouts go in rounds (see `playouts`)."""
        self.start = game.start(players, nature="ask", speed="plain", **self.options)
        self.blank = self.xp.asarray(self.layout.spread(np.frombuffer(self.start.pack(), dtype=np.int32)[None]))
        """The cells of one game at its beginning."""

    def new(self, count: int, seed: int | None = None, *, nature: Nature = "draw") -> Batch:
        """Games at their beginning; the same seed gives the same games. With nature="ask" her questions stay open."""
        check_count(count)
        batch = self.room(count, self.streams(count, seed), nature)
        batch.look()
        return batch

    def room(self, count: int, rngs: Any, nature: Nature = "draw") -> Batch:
        """Games at their beginning, as `new` gives them before anybody is asked."""
        return Batch(self, self.layout.repeat(self.blank, count, self.xp), count, rngs, nature)

    def load(self, packed: bytes, seed: int | None = None, *, nature: Nature = "draw") -> Batch:
        """The games of packed states, one after the other."""
        each = 4 * self.game.State.size
        if not packed or len(packed) % each:
            raise ValueError(f"a packed state of {self.game.id} has {each} bytes; {len(packed)} are not some of them")
        rows = np.frombuffer(packed, dtype=np.int32).reshape(-1, self.game.State.size)
        seats = rows[:, 0]
        if (seats != self.players).any():
            raise ValueError(f"these states are for {int(seats.max())} players, this engine for {self.players}")
        cells = self.xp.asarray(self.layout.spread(rows))
        batch = Batch(self, cells, len(rows), self.streams(len(rows), seed), nature)
        batch.look()
        return batch

    def streams(self, count: int, seed: int | None) -> Any:
        """A stream of random numbers for each game."""
        seed = secrets.randbits(32) if seed is None else seed
        return self.xp.asarray([seed_of(seed, number) for number in range(count)], dtype=self.xp.int64)

    @cached_property
    def hidden(self) -> Any:
        """For each seat, and last for somebody watching, the cells that may not be seen."""
        seats = [*range(self.players), SPECTATOR]
        saved = self.game.State.saved
        return self.xp.asarray(np.stack([~np.fromiter(seen_by(saved, seat), dtype=np.bool_) for seat in seats]))
