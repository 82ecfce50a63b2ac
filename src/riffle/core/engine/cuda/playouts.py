"""Whole games by random players on the device: from a queue, or in rounds where games have much to tell apart.

A warp runs one piece of code at a time. In a game of many different questions its games would wait for each other at
nearly every answer; so such games are sorted by what they are asked, and answered a round at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...declare.question import NATURE
from . import kernels

if TYPE_CHECKING:
    from .batch import Batch

MOST_TURNS = 1 << 30


class Playouts:
    """The games of a batch being played on."""

    def __init__(self, batch: Batch, most: int = MOST_TURNS, *, fewest: int | None = None) -> None:
        """`fewest`: games from which on the queue takes over, as many as keep the GPU busy unless told."""
        xp, count = batch.engine.xp, batch.count
        self.batch, self.most = batch, most
        self.xp, self.runner = xp, batch.engine.runner
        self.fewest = self.runner.most_threads if fewest is None else fewest
        self.steps = xp.zeros(count, dtype=xp.int64)
        self.turns = xp.zeros(count, dtype=xp.int32)
        self.last = xp.full(count, NATURE, dtype=xp.int32)

    def play(self) -> Any:
        """How many answers were given in each game."""
        order = self.xp.flatnonzero(~self.batch.over).astype(self.xp.int32)
        if self.batch.engine.rounds:
            order = self._in_rounds(order)
        self._from_queue(order)
        self.batch.look()
        return self.steps

    def _from_queue(self, order: Any) -> None:
        xp, threads = self.xp, min(len(order), self.runner.most_threads)
        if threads:
            outs = self._outs(-(-threads // self.runner.block) * self.runner.block)
            queue = xp.zeros(1, dtype=xp.int64)
            arguments = [self.batch.rngs, self.steps, outs, self.most, self.turns, self.last, order, len(order), queue]
            self._launch(kernels.play_queue, arguments, threads)

    def _in_rounds(self, order: Any) -> Any:
        """Rounds as long as games are many; those that are left then."""
        xp, batch = self.xp, self.batch
        outs = self._outs(len(order))
        codes, questions = xp.zeros(len(order), dtype=xp.int64), xp.zeros(len(order), dtype=xp.int32)
        while len(order) > self.fewest:
            playing = len(order)
            drawing = [batch.rngs, outs, self.most, self.turns, self.last, order, playing, codes]
            self._launch(kernels.draw_round, drawing, playing)
            self._launch(kernels.apply_round, [self.steps, order, playing, codes, questions], playing)
            key = (questions[:playing].astype(xp.int64) << 32) | order
            key.sort()  # by question, then by number: side by side in memory as far as may be
            order = (key & 0xFFFFFFFF).astype(xp.int32)[: int(xp.searchsorted(key, kernels.DONE << 32))]
        return order

    def _outs(self, threads: int) -> Any:
        return self.xp.zeros((self.batch.engine.window, threads), dtype=self.xp.int32)

    def _launch(self, kernel: Any, arguments: list[Any], threads: int) -> None:
        self.runner.launch(kernel, [self.batch.cells, self.batch.count, *arguments], threads)
