"""What one table may cost grows with nothing that one player can do: a long log, a long chat, taking back for ever."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from riffle.server import play
from riffle.server.store import store as stores
from riffle.server.tables import table
from riffle.server.tables.lobby import Lobby

from .clients import PERSON, Player, kinds, seat_at

EASY = {"kind": "bot", "level": "greedy"}


async def pair(player: Player) -> int:
    """An answer and its undo; the lines of Python that ran for it."""
    lines = 0

    def traced(frame: Any, event: str, arg: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return traced

    code = player.snapshot["legal"][0]["code"]
    sys.settrace(traced)
    try:
        said = [*await player.answer(code), *await player.say("undo")]
    finally:
        sys.settrace(None)
    assert kinds(said).count("taken") == 2
    return lines


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("hidden_stones", [PERSON, PERSON], {"first": "1"}), ("stones_and_rivers", [PERSON, PERSON], {})],
)
async def test_taking_back_costs_the_same_after_a_hundred_events_and_after_a_thousand(
    lobby: Lobby, game: str, seats: list[dict[str, str]], options: dict[str, str]
) -> None:
    players = await seat_at(lobby, game, *seats, options=options)
    player = next(each for each in players if each.snapshot["question"]["mine"])
    costs: list[int] = []
    sizes: list[int] = []
    for events in (100, 1000):
        match = player.table.match
        assert match is not None
        while len(match.log) < events:  # beside the table: only what it costs then is of interest
            seat, step = match.question.waiting[0], match.legal(match.question.waiting[0])[0].step
            await player.table.commit(events=match.answer(seat, step))
            await player.table.commit(events=match.undo(seat))
        player.listen()
        player.bytes.clear()
        costs.append(min([await pair(player) for _ in range(3)]))
        sizes.append(max(map(len, player.bytes)))
    assert costs[1] < 1.2 * costs[0]
    assert sizes[1] < 1.2 * sizes[0]


async def test_a_player_against_a_bot_costs_the_same_however_often_was_taken_back(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "stones_and_rivers", PERSON, EASY)
    match = ann.table.match
    assert match is not None
    costs: list[int] = []
    for events in (100, 1000):
        while len(match.log) < events:
            seat, step = match.question.waiting[0], match.legal(match.question.waiting[0])[0].step
            await ann.table.commit(events=match.answer(seat, step))
            await ann.table.commit(events=match.undo(seat))
        ann.listen()
        costs.append(await pair(ann))
    assert costs[1] < 1.2 * costs[0]


async def test_a_full_log_takes_no_undo_and_no_chat_but_still_answers(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    monkeypatch.setattr(play, "FULL_LOG", len(ann.table.match.log) + 1)  # type: ignore[union-attr]
    flip = next(each["code"] for each in ann.snapshot["legal"] if each["kind"] == "flip")
    assert "taken" in kinds(await ann.say("chat", text="good luck"))
    assert "taken" in kinds(await ann.answer(flip))
    assert (await ann.say("undo"))[-1]["code"] == "log_full"
    assert (await ann.say("chat", text="again"))[-1]["code"] == "log_full"
    assert "taken" in kinds(await ann.answer(ann.snapshot["legal"][0]["code"]))
    monkeypatch.setattr(play, "LONGEST_LOG", 1)
    mover = ann if ann.snapshot["question"]["mine"] else ben
    mover.listen()
    assert (await mover.answer(mover.snapshot["legal"][0]["code"]))[-1]["code"] == "log_full"
    assert "taken" in kinds(await mover.say("forfeit"))


async def test_only_the_last_lines_of_a_chat_are_kept_and_sent(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    from riffle.server.store import writer
    from riffle.server.tables import entering

    for module in (stores, writer, entering, table):
        monkeypatch.setattr(module, "CHAT_LINES", 5)
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    for number in range(12):
        await ann.say("chat", text=f"line {number}")
    name = ann.table.seating.id
    assert [line.text for line in await lobby.services.store.chat(name)] == [f"line {each}" for each in range(7, 12)]
    again = await Player(lobby, ann.link).open({"last": ann.snapshot["event"], "chat": -1})
    again.listen()
    assert [each["line"]["number"] for each in again.heard if each["type"] == "chat"] == [*range(7, 12)]
    ann.table.close(1012)
    later = await Player(lobby, ann.link).open()
    assert [line["number"] for line in later.heard[0]["chat"]] == [*range(7, 12)]
    await later.say("chat", text="one more")
    assert later.table.chat[-1].number == 12


async def test_a_game_without_end_is_ended_by_agreement(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    assert (await ann.say("end"))[-1]["code"] == "malformed", "not before"
    monkeypatch.setattr(play, "FULL_LOG", 1)
    assert ann.snapshot.get("full") is None
    await ann.say("end")
    assert ben.listen()[-1]["proposal"]["what"] == "end"
    assert not ann.table.match.over  # type: ignore[union-attr]
    await ben.say("agree", yes=True)
    ann.listen()
    assert (ann.snapshot["over"]["ending"], ann.snapshot["over"]["winners"]) == ("agreed", [])
    name = ann.table.seating.id
    text = await lobby.record(name)
    assert play.read_record(text).result == ann.table.match.result  # type: ignore[union-attr]
    ann.table.close(1012)
    assert (await Player(lobby, ann.link).open()).snapshot["over"]["ending"] == "agreed"
