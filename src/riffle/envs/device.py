"""A batch on a GPU: the same arrays as on the CPU, but CuPy's; they go to PyTorch and JAX by DLPack, without a copy.

env = riffle.envs.batch("hidden_stones", count=16384, device="cuda")
seen = torch.from_dlpack(env.observation)          # the same memory: it changes with every step
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from riffle.core.engine.cuda import kernels as engine_kernels
from riffle.core.engine.cuda.engine import Engine
from riffle.core.game import Game

from .batches import Batch
from .kernels import favour_batch, step_batch

WINDOW = 512
"""Answers of a list that are kept at once; a longer list is written again for those beyond."""


def kernels_of(game: Game) -> list[Any]:
    """What a batch of this game launches."""
    judges = [engine_kernels.judge_games] if game.most_ranged else []
    return [step_batch, favour_batch, *judges]


class CudaBatchEnv(Batch):
    """A batch on a GPU, a game a thread: the engine's states, with choices, masks, observations and rewards."""

    def __init__(
        self, game: Game, players: int = 2, count: int = 1024, *, code: Path | str | None = None,
        runner: Any = None, **keywords: Any,
    ) -> None:  # fmt: skip
        self._made = {"code": code, "runner": runner}
        super().__init__(game, players, count, **keywords)
        xp = self.xp
        self._games = self._engine.room(count, self._rngs)
        self._first_points = xp.asarray(self._engine.start.points, dtype=xp.int64)
        program = self.layout.program.copy()
        for row, (field, _) in zip(program, self.layout.fields, strict=True):
            row[1] = self._engine.layout.number(field)
        self._program = xp.asarray(program)
        self._seen = self.observation if self._kind == "features" else xp.zeros((0, 1), dtype=xp.float32)

    def _prepare(self) -> None:
        self._engine = Engine(self.game, self.players, self._options, window=WINDOW, **self._made)
        self.xp = self._engine.xp

    def _run(self, actions: Any, given: bool) -> None:
        self.mask[:] = 0
        self._seen[:] = 0
        self._launch(
            step_batch, self._engine.blank, self.count, actions, self._numbers, int(given), self.seat, self._chosen,
            self.mask, self._factors, self.game.actions.size, self._lengths, self.most_steps, int(self._scored),
            self._points, self._won, self._ended, self._games.outs, self._rngs.reshape(-1), self.players,
            self._program, self._seen,
        )  # fmt: skip
        if self._kind == "raw":
            self.observation[:] = self._games.view(self.seat)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        self._engine.runner.launch(kernel, [self._games.cells, *arguments], self.count)

    def _judged(self, actions: Any) -> int:
        refused = self._games.judge(actions, self._numbers, self.seat, listed=0) != 0  # the mask is the list
        return int(refused.argmax()) if bool(refused.any()) else -1

    def greedy(self) -> Any:
        self.check_begun()
        found = self.xp.zeros(self.count, dtype=self.xp.int64)
        streams = self._likings.reshape(-1)
        arguments = (self.count, self.seat, self._chosen, self._factors, self._games.outs, streams, found)
        self._launch(favour_batch, *arguments)
        return found

    def _draw(self, found: Any) -> None:
        found[:] = (self.mask * self.xp.random.random(self.mask.shape)).argmax(axis=1)

    def position(self, game: int) -> Any:
        return self._games.position(game)

    def check(self) -> None:
        """OverflowError if a number did not fit its narrow cell on the device."""
        self._games.check()

    def new_room(self, size: int) -> Any:
        return self.xp.zeros((size, len(self._games.cells)), dtype=self.xp.uint8)

    def put_by(self, room: Any, slot: int) -> None:
        room[slot] = self._games.cells

    def take_from(self, room: Any, slots: Any) -> None:
        self._games.take(room, slots)
