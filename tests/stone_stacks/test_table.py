"""Stone stacks at a real table: the hand's time is the server's (rules 42, 48), and everybody may see how it fell."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from riffle.core.record import read_record
from riffle.games.stone_stacks.actions import Action
from riffle.games.stone_stacks.physics.trajectory import unpack
from riffle.server.requests import NamedAnswer, Practice, ReplayPage
from riffle.server.tables.lobby import Lobby
from riffle.server.views.practice import practise
from riffle.server.views.replay import replay
from server.clients import PERSON, FakeTime, Player, make_lobby, ring, seat_at, settled, unlimited

MIDDLE = (0, 0, 0, 0, 0, 0, 1)
"""Best side down, in the middle, lowered at the usual speed."""
BESIDE = (0, 0, 1400, 0, 0, 0, 1)


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    settings = unlimited(tmp_path)
    opened = make_lobby(settings)
    await opened.open()
    yield opened
    await opened.close()


def pass_time(lobby: Lobby, seconds: float) -> None:
    assert isinstance(lobby.services.now, FakeTime)
    lobby.services.now.now += seconds


async def holding(lobby: Lobby, **options: Any) -> tuple[Player, Player]:
    """The player in turn with a stone in the hand, and somebody who watches."""
    *players, watcher = await seat_at(lobby, "stone_stacks", PERSON, PERSON, options=options)
    first = players[players[0].snapshot["view"]["turn"]]
    await first.answer()
    await first.answer()
    first.listen()
    assert first.snapshot["question"]["kind"] == "hand"
    return first, watcher


async def let_go(player: Player, how: tuple[int, ...], lift: int, release: int) -> list[dict[str, Any]]:
    heard = await player.answer(Action.let_go(player.snapshot["view"]["held"]), (*how, lift, release))
    await settled(player.table)
    return heard


async def test_rule_48_a_moment_that_has_not_come_is_refused(lobby: Lobby) -> None:
    player, _ = await holding(lobby)
    pass_time(lobby, 2.0)
    refused = (await let_go(player, MIDDLE, 0, 181))[-1]
    assert refused["type"] == "refused"
    assert refused["refusal"]["rule"] == 48
    assert "second" in refused["refusal"]["text"]
    assert "only 2.0 seconds have passed" in refused["sentence"]
    assert (await let_go(player, MIDDLE, 0, 180))[0]["type"] == "taken"  # one second is for the way to the table


async def test_rule_48_a_refused_hand_still_holds_its_stone(lobby: Lobby) -> None:
    player, _ = await holding(lobby)
    await let_go(player, MIDDLE, 0, 600)
    assert player.table.match is not None
    assert player.table.match.question.kind == "hand"


async def test_rule_42_a_table_lets_go_for_a_hand_whose_time_is_up(lobby: Lobby) -> None:
    player, watcher = await holding(lobby)
    assert player.snapshot["deadline"] == 48
    pass_time(lobby, 49)
    await ring(player.table)
    await settled(player.table)
    watcher.listen()
    told = [event for message in watcher.heard for event in message.get("events", [])]
    released = next(event for event in told if event["answer"] and event["answer"][0]["kind"] == "let_go")
    assert released["by"] == "clock"
    assert released["answer"][0]["extra"][:6] == [0] * 6


async def test_rule_42_without_a_clock_ten_minutes_are_allowed(lobby: Lobby) -> None:
    player, _ = await holding(lobby, hand_seconds="none")
    assert player.snapshot["deadline"] == 603


async def test_choosing_a_tile_has_no_time_of_its_own(lobby: Lobby) -> None:
    *players, _ = await seat_at(lobby, "stone_stacks", PERSON, PERSON)
    assert players[0].snapshot["deadline"] is None


async def test_those_who_watch_may_see_how_a_stone_came_down(lobby: Lobby) -> None:
    player, watcher = await holding(lobby)
    pass_time(lobby, 5)
    await let_go(player, BESIDE, 0, 240)
    watcher.listen()
    facts = [fact for message in watcher.heard for fact in message.get("facts", [])]
    fell = next(fact for fact in facts if fact["kind"] == "fell")
    body = await lobby.payload(watcher.table.seating.id, fell["event"], watcher.link.rsplit("/", 1)[1])
    stones, frames = unpack(body)
    assert stones == [next(fact["parts"]["stone"] for fact in facts if fact["kind"] == "let_go")]
    assert len(frames) > 10


def test_a_replay_brings_the_ways_of_the_stones() -> None:
    from riffle.server.games import Games

    text = (Path(__file__).parent / "records/target_reached.riffle").read_text(encoding="utf-8")
    found = replay(ReplayPage(text, 0, 1_000_000), Games())
    stored = {str(event.number): event.payload for event in read_record(text).log if event.payload}
    assert len(stored) > 10
    assert set(found.payloads) == set(stored)
    rests = {fact.event for step in found.steps for fact in step.facts if fact.kind in ("stood", "fell")}
    assert {str(event) for event in rests} == set(found.payloads)


def test_a_position_to_practise_in_is_settled_by_physics() -> None:
    from riffle.server.games import Games

    first = practise(Practice("stone_stacks"), Games())
    seat = first.snapshot.view["turn"]
    tile = next(i for i, place in enumerate(first.snapshot.view["tile_place"]) if place == 1)
    with_tile = practise(Practice("stone_stacks", seat=seat, answers=[NamedAnswer("take_tile", [tile])]), Games())
    stone = next(part for part in _stones(with_tile))
    answers = [
        NamedAnswer("take_tile", [tile]),
        NamedAnswer("take_stone", [stone]),
        NamedAnswer("let_go", [stone], [*MIDDLE, 0, 240]),
    ]
    done = practise(Practice("stone_stacks", seat=seat, answers=answers), Games())
    assert [fact.kind for fact in done.fresh][:2] == ["let_go", "stood"]
    assert set(done.payloads) == {str(fact.event) for fact in done.fresh if fact.kind == "stood"}


def _stones(found: Any) -> list[int]:
    import msgspec

    return [each["parts"][0] for each in msgspec.json.decode(bytes(found.snapshot.legal))]
