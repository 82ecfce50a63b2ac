"""What both engines do alike: begin a game, and keep working room for lists of answers and quick players."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any

from ..declare.question import MAX_SEATS
from .playout import answer_of, play_out


def started(engine: Any, seats: int, options: Mapping[str, int]) -> Any:
    """A new state with seats and options set and the first question put."""
    s = engine.new()
    engine.put(s, "seats", seats)
    for name, value in options.items():
        engine.put(s, name, value)
    engine.begin(s)
    return s


class ThreadBuffers(threading.local):
    """Buffers for one engine, a set for each thread: compiled rules run without the GIL."""

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self._out: Any = None
        self._limits: Any = None
        self._choose: Any = None
        self._play_out: Any = None
        self._brains: Any = None

    @property
    def out(self) -> Any:
        """Room for the longest list that `legal` can write."""
        if self._out is None:
            self._out = self.engine.buffer(self.engine.game.most_legal)
        return self._out

    @property
    def limits(self) -> Any:
        """Room for the bounds of ranged parts."""
        if self._limits is None:
            self._limits = self.engine.buffer(2 * self.engine.game.most_ranged)
        return self._limits

    def play_out(self, s: Any, brains: Sequence[int], rng: Any, most: int) -> int:
        """Play on in `s` by quick players until the game is over or `most` turns are played; how many answers."""
        engine = self.engine
        if self._play_out is None:
            self._play_out = engine.bind(play_out)
            self._brains = engine.buffer(MAX_SEATS)
        for seat, brain in enumerate(brains):
            self._brains[seat] = brain
        return int(self._play_out(engine.states(s), self._brains, self.out, self.limits, rng, most))

    def codes(self, s: Any, seat: int) -> list[int]:
        """What `legal` lists for that seat."""
        engine, out = self.engine, self.out  # once: what is kept for a thread is dear to look up
        return engine.read(out, engine.legal(s, seat, out))

    def rollout_answer(self, s: Any, seat: int, brain: int, rng: Any) -> tuple[int, tuple[int, ...]]:
        """What a quick player (or nature) answers, drawn from `rng`: a code and its ranged parts."""
        engine = self.engine
        if self._choose is None:
            self._choose = engine.bind(answer_of)
        code = int(self._choose(engine.states(s), seat, brain, self.out, self.limits, rng))
        ranged = len(engine.game.actions.spec(code).ranged)
        return code, tuple(int(number) for number in engine.get(s, "extra")[:ranged]) if ranged else ()
