"""Stones whose settling fails: after one retry the verdict is `timeout`, every pose is kept, and the game goes on."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riffle.games.stone_stacks.actions import Action
from riffle.games.stone_stacks.state import TIMEOUT
from riffle.server.services import Services
from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby
from riffle.server.workers import pool
from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.pool import Workers

from .clients import PERSON, FakeTime, Inline, Player, make_lobby, seat_at, settled

MIDDLE = (0, 0, 0, 0, 0, 0, 1)


async def place(players: list[Player]) -> Player:
    """One stone is taken and let go in the middle, by whoever is asked; whoever it was."""
    player = next(each for each in players if each.snapshot["question"]["mine"])
    while player.snapshot["question"]["kind"] != "hand":
        await player.answer(player.snapshot["legal"][0]["code"])
    lobby = player.lobby
    if isinstance(lobby.services.now, FakeTime):
        lobby.services.now.now += 20.0
    await player.answer(Action.let_go(player.snapshot["view"]["held"]), (*MIDDLE, 0, 60))
    await settled(player.table)
    for each in players:
        each.listen()
    return player


def verdicts(player: Player) -> list[int]:
    match = player.table.match
    assert match is not None
    codes = [event.steps[0].code for event in match.log if event.steps]
    actions = match.game.actions
    return [actions.parts(code)["verdict"] for code in codes if actions.spec(code).name == "settled"]


class Stalled(Inline):
    """Settles nothing while it is stalled; counts how often it was asked."""

    stalled = False
    asked = 0

    async def do(self, job: Job, limit: float, tell: object = None) -> Done:
        if job.work == "solve" and self.stalled:
            self.asked += 1
            return Done(problem="gave no answer")
        return await super().do(job, limit)


async def test_a_failed_settle_keeps_every_pose_and_later_ones_work(settings: Settings) -> None:
    lobby = make_lobby(settings)
    lobby.services.thinker = thinker = Stalled()
    await lobby.open()
    players = await seat_at(lobby, "stone_stacks", PERSON, PERSON)
    await place(players)
    before = players[0].snapshot["view"]
    assert any(any(pose) for pose in before["pose"])
    thinker.stalled = True
    player = await place(players)
    assert thinker.asked == 2  # once more before it is given up
    assert verdicts(player)[-1] == TIMEOUT
    after = player.snapshot["view"]
    assert after["pose"] == before["pose"]
    assert after["heights"] == before["heights"]
    thinker.stalled = False
    player = await place(players)
    assert verdicts(player)[-1] != TIMEOUT
    assert player.snapshot["view"]["heights"] != before["heights"] or player.snapshot["view"]["pose"] != before["pose"]
    await lobby.close()


async def test_a_worker_that_is_stopped_ruins_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real workers, with a process that the system has stopped."""
    settings = Settings(
        data=tmp_path, pace=0.0, sweep=3600.0, connection_rate=0, greet_rate=0, warm=False, bot_limit=60.0
    )
    clock: Any = FakeTime()
    workers = Workers(1)
    lobby = Lobby(Services(settings, thinker=workers, now=clock))
    await lobby.open()
    players = await seat_at(lobby, "stone_stacks", PERSON, PERSON)
    await place(players)
    before = players[0].snapshot["view"]["pose"]
    monkeypatch.setattr(pool, "LOADING", 0.0)
    lobby.services.settings = msgspec.structs.replace(settings, bot_limit=0.05)
    os.kill(workers.front[0].process.process.pid, signal.SIGSTOP)
    player = await place(players)  # the second worker is a fresh process, which needs longer than that to start
    assert verdicts(player)[-1] == TIMEOUT
    assert player.snapshot["view"]["pose"] == before
    lobby.services.settings = settings
    player = await place(players)
    assert verdicts(player)[-1] != TIMEOUT
    await lobby.close()
