"""A hand that aims is seen by the others while it does, within limits, and is kept by nobody."""

from __future__ import annotations

from typing import Any

from riffle.games.stone_stacks.actions import Action
from riffle.server.settings import Settings

from .clients import PERSON, FakeTime, Player, make_lobby, seat_at

AIM = (0, 40, 120, -60, 0, 0, 1, 0, 30)


async def holding(settings: Settings) -> tuple[Player, Player, Player, FakeTime]:
    """The seat that holds a stone, the other one, somebody who watches, and the time."""
    lobby = make_lobby(settings)
    await lobby.open()
    players = await seat_at(lobby, "stone_stacks", PERSON, PERSON)
    mine = next(each for each in players if each.snapshot["question"]["mine"])
    while mine.snapshot["question"]["kind"] != "hand":
        await mine.answer(mine.snapshot["legal"][0]["code"])
    watcher = await Player(lobby, f"/w/{mine.table.seating.watch}").open()
    other = next(each for each in players if each is not mine)
    for each in (mine, other, watcher):
        each.listen()
    time = lobby.services.now
    assert isinstance(time, FakeTime)
    return mine, other, watcher, time


async def shows(player: Player, extra: tuple[int, ...] = AIM, **more: Any) -> list[dict[str, Any]]:
    code = Action.let_go(player.snapshot["view"]["held"])
    number = player.snapshot["question"]["number"]
    return await player.say("hand", **{"question": number, "code": code, "extra": list(extra), **more})


async def test_others_and_watchers_see_the_hand_and_the_log_does_not(settings: Settings) -> None:
    mine, other, watcher, _ = await holding(settings)
    assert mine.table.match is not None
    before = len(mine.table.match.log)
    assert await shows(mine) == []
    seen = other.listen()
    assert [(each["type"], each["extra"]) for each in seen] == [("hand", list(AIM))]
    assert watcher.listen() == seen
    assert len(mine.table.match.log) == before


async def test_a_hand_is_shown_only_so_often_and_to_nobody_who_does_not_read(settings: Settings) -> None:
    mine, other, watcher, time = await holding(settings)
    for _ in range(5):
        await shows(mine)
    assert len(other.listen()) == 1
    watcher.listen()
    time.now += 0.1
    watcher.socket.pause_writing()
    await shows(mine)
    assert len(other.listen()) == 1
    assert watcher.listen() == []
    assert watcher.socket.behind == 0


async def test_only_the_seat_that_is_asked_has_a_hand_and_only_a_possible_one(settings: Settings) -> None:
    mine, other, watcher, _ = await holding(settings)
    held = mine.snapshot["view"]["held"]
    other.snapshot = mine.snapshot
    assert await shows(other) == []
    assert mine.listen() == []
    assert (await shows(watcher, question=0, code=Action.let_go(held)))[0]["code"] == "watching"
    assert await shows(mine, question=0) == []
    for wrong in ((*AIM[:2], 9_999, *AIM[3:]), AIM[:-1], (*AIM[:7], 60, 30)):
        assert (await shows(mine, wrong))[0]["type"] == "refused"
    assert other.listen() == []
