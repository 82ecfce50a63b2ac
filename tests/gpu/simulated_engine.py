"""Run by test_engine.py in a process of its own, because the simulator is chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 python simulated_engine.py GAME PLAYERS STEPS WINDOW ENDED

Games stepped on the simulated device through the engine's face, and the same games by the plain engine beside them:
lists, views, points and winners as they go, bytes at the end. ENDED is a file with the packed states of finished games.
Prints "equal" and who is asked at last.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE, SPECTATOR, seats_asked
from riffle.core.engine.cuda import simulator
from riffle.core.engine.cuda.engine import Engine
from riffle.core.engine.playout import RANDOM
from riffle.core.game import load

WIDTHS = {"hidden_stones": {"hands": 1, "faces": 2}, "stones_and_rivers": {"cells": 1}, "stoleme": {"on": 1, "pose": 1}}
COUNT, SEED = 2, 9


class Beside:
    """One game in the plain engine, drawing from the stream that the game on the device has."""

    def __init__(self, engine: Engine, number: int, packed: bytes = b"") -> None:
        self.plain = engine.game.plain
        self.s = self.plain.load(packed or engine.start.pack())
        self.rng = self.plain.stream(seed_of(SEED, number))

    @property
    def seat(self) -> int:
        return min(seats_asked(self.s.asked), default=-1)

    def answer(self) -> tuple[int, tuple[int, ...]]:
        code, numbers = self.plain.buffers.rollout_answer(self.s, self.seat, RANDOM, self.rng)
        self.give(code, numbers)
        return code, numbers

    def give(self, code: int, numbers: tuple[int, ...]) -> None:
        self.plain.put(self.s, "fact_count", 0)
        self.plain.put_cells(self.s, "extra", numbers)
        self.plain.apply(self.s, self.seat, code)


def compare(games: Any, twins: list[Beside], players: int) -> None:
    """All that can be asked of a batch, against the plain engine."""
    codes, counts = games.legal()
    codes = np.concatenate([codes, games.legal(first=codes.shape[1])[0]], axis=1)  # the next window of a long list
    points, won = games.points(), games.winner()
    for number, twin in enumerate(twins):
        plain, s, seat = twin.plain, twin.s, twin.seat
        assert games.seat[number] == seat
        listed = plain.buffers.codes(s, seat) if seat >= 0 else []
        assert counts[number] == len(listed)
        assert codes[number, : len(listed)].tolist() == listed[: codes.shape[1]]
        assert points[number].tolist() == [plain.points(s, each) for each in range(players)]
        assert won[number].tolist() == [plain.winner(s, each) if seat < 0 else 0 for each in range(players)]
    for seat in range(SPECTATOR, players):
        views = games.view(seat)
        for number, twin in enumerate(twins):
            assert views.dtype == np.int32
            assert views[number].tobytes() == twin.plain.pack(twin.plain.view(twin.s, seat)), (number, seat)


def stepped(engine: Engine, steps: int) -> None:
    """Nature's questions stay open: every answer, hers included, is drawn on the device and given to both."""
    games = engine.new(COUNT, SEED, nature="ask")
    twins = [Beside(engine, number) for number in range(COUNT)]
    for step in range(steps):
        if step % 3 == 0:
            compare(games, twins, engine.players)
        codes, numbers = games.draw()
        for number, twin in enumerate(twins):
            if twin.seat >= 0:
                code, extra = twin.answer()
                assert codes[number] == code
                assert tuple(numbers[number][: len(extra)]) == extra
        games.apply(codes, numbers)
    compare(games, twins, engine.players)
    assert games.pack() == b"".join(twin.plain.pack(twin.s) for twin in twins)
    again = engine.load(games.pack(), nature="ask")
    assert again.pack() == games.pack()
    assert np.array_equal(again.seat, games.seat)
    print("equal", games.seat.tolist())


def drawn(engine: Engine) -> None:
    """Nature is drawn for: a new game stands at a seat's first question. Refusals change nothing."""
    games = engine.new(COUNT, SEED)
    twins = [Beside(engine, number) for number in range(COUNT)]
    for twin in twins:
        while twin.seat == NATURE:
            twin.answer()
    assert games.pack() == b"".join(twin.plain.pack(twin.s) for twin in twins)
    codes, _ = games.legal()
    wrong = codes[:, 0].copy()
    wrong[1] = max(set(range(engine.game.actions.size)) - set(twins[1].plain.buffers.codes(twins[1].s, twins[1].seat)))
    before = games.pack()
    for bad, told in ((wrong, "game 1 may not answer"), (codes[:1, 0], "shape"), (codes[:, 0] / 2, "whole numbers")):
        with pytest.raises(ValueError, match=told):
            games.apply(bad)
    assert games.pack() == before
    copy = games.copy()
    games.apply(codes[:, 0])
    assert copy.pack() == before != games.pack()


def played(engine: Engine, turns: int) -> None:
    """Whole turns by random players, from the queue."""
    games = engine.new(COUNT, SEED, nature="ask")
    steps = games.playouts(turns)
    for number in range(COUNT):
        after, answers = engine.start.played_out([RANDOM] * engine.players, seed_of(SEED, number), turns)
        assert games.position(number).pack() == after.pack()
        assert steps[number] == answers


def ended(engine: Engine, packed: bytes) -> None:
    """Finished games: nobody is asked, and somebody has won or nobody has."""
    games = engine.load(packed)
    each = len(packed) // games.count
    assert games.over.all()
    compare(games, [Beside(engine, n, packed[n * each : (n + 1) * each]) for n in range(games.count)], engine.players)
    codes, numbers = games.draw()
    assert (codes == -1).all()
    games.apply(codes, numbers)
    assert games.pack() == packed


def aimed(engine: Engine) -> None:
    """River Dragons on the water side: a stone is dropped at a point, which the rules judge."""
    twin, drop = Beside(engine, 0), engine.game.actions.code("drop")
    while twin.seat == NATURE or drop not in twin.plain.buffers.codes(twin.s, twin.seat):
        twin.answer()
    games = engine.load(twin.plain.pack(twin.s), nature="ask")
    before = games.pack()
    with pytest.raises(ValueError, match=r"game 0 may not answer \d+ now .*: rule \d+ forbids its numbers"):
        games.apply([drop], [[30_000, 30_000]])
    assert games.pack() == before
    point = engine.game.unpack(before).fallback(twin.seat).extra
    games.apply([drop], [point])
    twin.give(drop, point)
    assert games.pack() == twin.plain.pack(twin.s)


def main(name: str, players: int, steps: int, window: int, file: str) -> None:
    game = load(name)
    engine = Engine(game, players, runner=simulator.Runner(game, WIDTHS.get(name)), window=window)
    drawn(engine)
    played(engine, 1)
    ended(engine, Path(file).read_bytes())
    if name == "river_dragons":
        aimed(Engine(game, 2, {"side": "water"}, runner=engine.runner))
    stepped(engine, steps)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
