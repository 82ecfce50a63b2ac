"""Time for the whole game, closed chats and reports, public games to watch, bots with open hands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from riffle.server.play import Refused
from riffle.server.requests import NewReport
from riffle.server.tables.live import FRESH, Live, report
from riffle.server.tables.lobby import Lobby

from .clients import BOT, OPEN, PERSON, Player, kinds, ring, seat_at, settled


def clock_of(lobby: Lobby) -> Any:
    return lobby.services.now  # time stands still until a test moves it


async def test_time_for_the_whole_game_is_paid_by_who_is_asked_and_an_answer_adds_to_it(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(
        lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"}, main_time=60, increment=5
    )
    assert ann.heard[0]["info"]["main_time"] == 60
    assert ann.snapshot["banks"] == [60.0, 60.0]
    clock_of(lobby).now += 20
    await ann.answer()
    while ann.snapshot["question"]["mine"]:
        await ann.answer()
    ben.listen()
    first = ann.snapshot["banks"][0]
    assert first in (45.0, 50.0)  # one answer or two
    clock_of(lobby).now += 10
    back = await Player(lobby, ben.link).open()  # whoever comes back is told what is left now
    assert back.snapshot["banks"] == [first, 50.0]


async def test_whoever_runs_out_of_time_has_given_up_and_a_restart_forgets_nothing(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"}, main_time=60)
    clock_of(lobby).now += 40
    await ann.answer()
    table = ann.table
    await table.load()
    assert table.seating.seats[0].left == 20.0
    table.clock.restart()
    clock_of(lobby).now += 19
    await ring(table)
    assert not table.match.over  # type: ignore[union-attr]
    if 1 in table.match.question.waiting:  # type: ignore[union-attr]
        clock_of(lobby).now += 60
    clock_of(lobby).now += 2
    await ring(table)
    over = ben.listen()[-1]["snapshot"]["over"]
    assert over["ending"] == "forfeit"


async def test_bots_have_no_clock_and_the_next_game_has_the_same(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT, options={"first": "1"}, main_time=60, increment=2)
    assert ann.snapshot["banks"] == [60.0, None]
    await ann.say("forfeit")
    link = next(each["link"] for each in await ann.say("rematch") if each["type"] == "rematch")
    again = await Player(lobby, link).open()
    assert again.heard[0]["info"]["main_time"] == 60
    assert again.snapshot["banks"][again.heard[0]["info"]["seat"]] == 60.0


async def test_the_host_closes_the_chat_and_opens_it_again(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "pebbles", PERSON, PERSON)
    assert (await ben.say("close_chat", closed=True))[-1]["code"] == "not_host"
    assert (await watcher.say("close_chat", closed=True))[-1]["code"] == "not_host"
    await ann.say("close_chat", closed=True)
    assert ben.listen()[-1]["chat_closed"]
    assert (await ben.say("chat", text="hello"))[-1]["code"] == "chat_closed"
    assert (await Player(lobby, ben.link).open()).heard[0]["info"]["chat_closed"]
    await ann.say("close_chat", closed=False)
    assert "chat" in kinds(await ben.say("chat", text="hello"))


async def test_names_and_words_are_reported_once_an_address_and_to_the_operator_alone(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "pebbles", PERSON, {"kind": "person", "name": "Rude"})
    await ben.say("chat", text="something rude")
    name = ann.table.seating.id
    for by in ("one", "one", "other"):
        await report(lobby, name, NewReport(1, 0), by)
    await report(lobby, name, NewReport(1), "one")
    for wrong in (NewReport(0, 0), NewReport(1, 7), NewReport(5)):
        with pytest.raises(Refused):
            await report(lobby, name, wrong, "one")
    told = [(each.name, each.text, each.by) for each in ann.table.seating.reports]
    assert told == [("Rude", "something rude", "one"), ("Rude", "something rude", "other"), ("Rude", "", "one")]
    assert not any(b"reports" in body for body in ann.bytes + ben.bytes)


async def test_public_games_are_shown_as_to_somebody_watching(lobby: Lobby) -> None:
    ann, ben, *_ = await seat_at(lobby, "hidden_stones", PERSON, OPEN, open=True, options={"first": "1"})
    await seat_at(lobby, "hidden_stones", PERSON, PERSON)  # a game among friends is nobody else's business
    live = Live(lobby)
    assert await live.games() == []  # it has not begun
    await ann.say("start")
    assert await live.games() == []  # the list of a moment ago
    clock_of(lobby).now += FRESH + 1
    (game,) = await live.games()
    assert game.info.table == ann.table.seating.id
    watcher = await Player(lobby, game.watch).open()
    assert msgspec.json.decode(msgspec.json.encode(game.snapshot))["view"] == watcher.snapshot["view"]
    assert game.info.invites == []
    assert ben.link.rsplit("/", 1)[1].encode() not in msgspec.json.encode(game)


async def test_bots_alone_are_watched_with_open_hands_and_people_never(lobby: Lobby) -> None:
    (watcher,) = await seat_at(lobby, "hidden_stones", BOT, BOT)
    assert watcher.heard[0]["info"]["open_hands"]
    await watcher.say("hello", open=False)
    assert all(card is None for card in watcher.snapshot["view"]["hands"][0])
    await watcher.raw(b'{"type":"hello","open":true}')
    assert sum(watcher.snapshot["view"]["hands"][0]) > 0
    await settled(watcher.table)
    for message in watcher.listen():
        if message["type"] == "moved":
            assert None not in message["snapshot"]["view"]["hands"][0]
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT)
    other = await Player(lobby, ann.heard[0]["info"]["watch"]).open({"open": True})
    assert not other.heard[0]["info"]["open_hands"]
    assert all(card is None for card in other.snapshot["view"]["hands"][0])
    mine = await Player(lobby, ann.link).open({"open": True})
    assert all(card is None for card in mine.snapshot["view"]["hands"][1])
