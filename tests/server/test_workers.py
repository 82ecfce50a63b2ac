"""Worker processes: one that crashes, hangs or errs brings the fallback, and is there again for the next job."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator

import pytest

from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.server.workers import pool
from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.pool import Workers
from riffle.server.workers.worker import carry_out

PATIENCE = 600.0
"""Seconds that a worker may take: it is started, and loads what it needs, on whatever machine this is."""


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(1)
    yield made
    await made.close()


def job(level: str = "greedy") -> Job:
    match = Match(load("hidden_stones"), 2)
    match.advance()
    seat = match.question.waiting[0]
    return Job("think", "hidden_stones", "", match.position.seen_by(seat).pack(), seat, match.number, level)


async def test_a_worker_thinks_crashes_hangs_and_goes_on(workers: Workers) -> None:
    asked = job()
    assert (await workers.do(asked, PATIENCE)).steps
    worker = workers.all[0].process
    os.kill(worker.process.pid, signal.SIGKILL)
    worker.process.join()
    assert (await workers.do(asked, PATIENCE)).steps  # a dead one is noticed and started anew
    os.kill(worker.process.pid, signal.SIGSTOP)  # it cannot answer any more
    assert "gave no answer" in (await workers.do(asked, 0.01)).problem
    assert (await workers.do(asked, PATIENCE)).steps


def test_a_bot_that_does_not_exist_is_a_problem_not_a_crash() -> None:
    with pytest.raises(ValueError, match="no bot"):
        carry_out(job("divine"))


def test_a_whole_sealed_answer_comes_at_once() -> None:
    from pebbles import rules

    match = Match(Game.of(rules), 2)
    match.advance()
    view = match.position.seen_by(0).pack()
    done = carry_out(Job("think", "pebbles", "pebbles.rules", view, 0, match.number, "greedy", whole=True, cold=True))
    assert len(done.steps) == 3
    match.answer(0, done.steps)
    assert match.question.waiting == (1,)


async def test_the_game_somebody_waits_for_is_compiled_next(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is compiled somebody plays the last game of the list: it comes before those in between."""
    order: list[str] = []

    async def noted(process: object, job: Job, limit: float, tell: object = None) -> Done:
        if process is workers.compiler:
            order.append(job.game)
            await workers.do(Job("think", "stones_and_rivers", "", b"", 0, 0, "easy"), 1.0)
        return Done()

    monkeypatch.setattr(workers, "_done", noted)
    monkeypatch.setattr(pool, "is_ready", lambda game: False)
    await workers.warm_up([("hidden_stones", ""), ("stoleme", ""), ("stones_and_rivers", "")])
    assert order == ["hidden_stones", "stones_and_rivers", "stoleme"]


async def test_nothing_is_compiled_that_lies_ready(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a module of its rules is played at its real level at once."""
    asked: list[tuple[bool, Job]] = []

    async def noted(process: object, job: Job, limit: float, tell: object = None) -> Done:
        asked.append((process is workers.compiler, job))
        return Done()

    monkeypatch.setattr(workers, "_done", noted)
    await workers.warm_up([("hidden_stones", ""), ("stoleme", "")])
    assert not any(compiles for compiles, _ in asked)
    await workers.do(Job("think", "stoleme", level="normal"), 1.0)
    assert not asked[-1][1].cold


async def test_whatever_fails_in_a_lane_the_lane_goes_on(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> Done:
        raise TypeError("nobody has thought of this")

    monkeypatch.setattr(workers, "_done", broken)
    for _ in range(2 * len(workers.all)):
        assert "thought of" in (await workers.do(job(), 1.0)).problem


def test_before_its_game_is_compiled_a_bot_holds_a_stone_as_the_fallback_does() -> None:
    """The quick player's own ranged parts are drawn anywhere: a stone let go there falls, whoever plays."""
    game = load("stone_stacks")
    match = Match(game, 2)
    match.advance()
    while match.question.kind != "hand":
        match.fallback(match.question.waiting[0])
        match.advance()
    seat = match.question.waiting[0]
    packed = match.position.seen_by(seat).pack()
    done = carry_out(Job("think", game.id, "", packed, seat, match.number, "normal", cold=True))
    (step,) = done.steps
    assert game.actions.spec(step.code).name == "let_go"
    assert step.extra[2:4] == (0, 0), "in the middle"
