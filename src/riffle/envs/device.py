"""A batch on a GPU: the same arrays as on the CPU, but CuPy's; they go to PyTorch and JAX by DLPack, without a copy.

env = riffle.envs.batch("hidden_stones", count=16384, device="cuda")
seen = torch.from_dlpack(env.observation)          # the same memory: it changes with every step
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from riffle.core.declare.layout import seen_by
from riffle.core.declare.rule import UNKNOWN
from riffle.core.engine.cuda.code import Code, Runner, compiled
from riffle.core.game import Game

from .batches import Batch
from .kernels import favour_batch, judge_batch, step_batch

STEP = "B B l L I2 l I I2 b2 I2 l L l l L2 b2 b I2 L l I2 f2"
JUDGE = "B l L I2 I b"
FAVOUR = "B l I I2 I2 I2 L L"
WINDOW = 512
"""Answers of a list that are kept at once; a longer list is written again for those beyond."""


def kernels_of(game: Game) -> dict[Any, str]:
    """What a batch of this game launches, with the signatures."""
    found = {step_batch: STEP, favour_batch: FAVOUR}
    return found | {judge_batch: JUDGE} if game.most_ranged else found


class CudaBatchEnv(Batch):
    """A batch on a GPU, a game a thread."""

    def __init__(
        self, game: Game, players: int = 2, count: int = 1024, *, code: Path | str | None = None,
        runner: Any = None, **keywords: Any,
    ) -> None:  # fmt: skip
        if runner is None:
            runner = made_runner(game, code)
        self._runner, self.xp = runner, runner.xp
        self._device = runner.layout
        super().__init__(game, players, count, **keywords)
        xp, layout = self.xp, self._device
        start = game.start(players, nature="ask", speed="plain", **self._options)
        packed = np.frombuffer(start.pack(), dtype=np.int32)[None]
        self._blank = xp.asarray(layout.spread(packed))
        self._cells = xp.zeros(layout.bytes * count, dtype=xp.uint8)
        self._first_points = xp.asarray(np.array(start.points, dtype=np.int64))
        self._places: dict[int, Any] = {}
        self._outs = xp.zeros((min(WINDOW, game.most_legal), count), dtype=xp.int32)
        program = self.layout.program.copy()
        for row, (field, _) in zip(program, self.layout.fields, strict=True):
            row[1] = layout.number(field)
        self._program = xp.asarray(program)
        self._seen = self.observation if self._kind == "features" else xp.zeros((0, 1), dtype=xp.float32)
        if self._kind == "raw":
            hidden = [~np.fromiter(seen_by(game.State.saved, seat), dtype=np.bool_) for seat in range(players)]
            self._hidden = xp.asarray(np.stack(hidden))

    def _run(self, actions: Any, given: bool) -> None:
        self.mask[:] = 0
        self._seen[:] = 0
        self._runner.launch("step_batch", [
            self._cells, self._blank, self.count, actions, self._numbers, int(given), self.seat, self._chosen,
            self.mask, self._factors, self.game.actions.size, self._lengths, self.most_steps, int(self._scored),
            self._points, self._won, self._ended, self._outs, self._rngs.reshape(-1), self.players, self._program,
            self._seen,
        ], self.count)  # fmt: skip
        if self._kind == "raw":
            packed = self._device.gather(self._cells, self.count, self.xp)
            self.observation[:] = self.xp.where(self._hidden[self.seat], UNKNOWN, packed)

    def _judged(self, actions: Any) -> int:
        arguments = [self._cells, self.count, actions, self._numbers, self.seat, self._ended]
        self._runner.launch("judge_batch", arguments, self.count)
        return int(self._ended.argmax()) if bool(self._ended.any()) else -1

    def greedy(self) -> Any:
        found = self.xp.zeros(self.count, dtype=self.xp.int64)
        streams = self._likings.reshape(-1)
        arguments = [self._cells, self.count, self.seat, self._chosen, self._factors, self._outs, streams, found]
        self._runner.launch("favour_batch", arguments, self.count)
        return found

    def position(self, game: int) -> Any:
        self.check()
        packed = self._device.gather(self._cells, self.count, self.xp)[game]
        return self.game.unpack((packed.get() if hasattr(packed, "get") else packed).tobytes(), speed="plain")

    def check(self) -> None:
        """OverflowError if a number did not fit its narrow cell on the device."""
        if self._runner.overflow():
            raise OverflowError(f"a number of {self.game.id} did not fit its cell on the device")

    def new_room(self, size: int) -> Any:
        return self.xp.zeros((size, len(self._cells)), dtype=self.xp.uint8)

    def put_by(self, room: Any, slot: int) -> None:
        room[slot] = self._cells

    def take_from(self, room: Any, slots: Any) -> None:
        xp, count = self.xp, self.count
        for run in self._device.runs:
            wide, first = self._device.bytes * count // run.width, run.offset * count // run.width
            if run.width not in self._places:
                self._places[run.width] = xp.arange(run.cells)[:, None] * count + self._rows + first
            now = self._cells.view(f"i{run.width}")[first : first + run.cells * count]
            at = (self._places[run.width] + slots * wide).reshape(-1)
            now[:] = xp.take(room.reshape(-1).view(f"i{run.width}"), at)


@cache
def made_runner(game: Game, code: Path | str | None) -> Any:
    """Compiled here, or read from a folder prepared elsewhere."""
    if code is not None:
        found = Code.read(Path(code), game.id)
    else:
        found = compiled(game, kernels_of(game), capability())
    return Runner(found, game)


def capability() -> tuple[int, int]:
    """What the GPU here can do; RuntimeError in one sentence where there is none."""
    try:
        text = importlib.import_module("cupy").cuda.Device().compute_capability
    except Exception as missing:
        raise RuntimeError(
            "device='cuda' needs an NVIDIA GPU and the extra gpu: pip install 'riffle[gpu]'"
        ) from missing
    return int(text[:-1]), int(text[-1])
