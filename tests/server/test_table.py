"""A table from its making to its end: people, bots, refusals, resuming, records."""

import asyncio

import pytest

from riffle.core.record import RecordError, read_record
from riffle.core.refusal import Refused
from riffle.server.requests import ReplayPage
from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby
from riffle.server.views.replay import replay

from .clients import BOT, OPEN, PERSON, Player, kinds, make_lobby, seat_at, settled


async def play_out(player: Player, most: int = 2000) -> None:
    """Answer whenever asked (score, else pass, else end) until the game is over."""
    for _ in range(most):
        await settled(player.table)
        player.listen()
        if player.snapshot["over"]:
            return
        wanted = {"score": 0, "pass_turn": 1, "end": 2}
        legal = [each for each in player.snapshot["legal"] if each["kind"] in wanted]
        await player.answer(min(legal, key=lambda each: wanted[each["kind"]])["code"])
    raise AssertionError("the game did not end")


async def test_a_game_against_a_bot_is_played_to_its_end(lobby: Lobby) -> None:
    ann, watcher = await seat_at(lobby, "hidden_stones", PERSON, BOT)
    await play_out(ann)
    assert ann.snapshot["over"]["ending"] == "cards_collected"
    watcher.listen()
    assert watcher.snapshot["over"] == ann.snapshot["over"]
    assert len(ann.snapshot["over"]["lead"]) > 10
    assert ann.snapshot["over"]["lead"][-1] == ann.snapshot["over"]["scores"]


async def test_bots_play_without_anybody_watching(lobby: Lobby) -> None:
    made = await seat_at(lobby, "hidden_stones", BOT, BOT)
    watcher = made[0]
    await watcher.leave()
    await settled(watcher.table)
    assert watcher.table.match is not None
    assert watcher.table.match.over


async def test_an_answer_is_acknowledged_before_it_is_shown(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    assert kinds(await ann.answer())[:2] == ["taken", "moved"]


async def test_a_late_or_doubled_answer_is_refused(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    number = ann.snapshot["question"]["number"]
    code = ann.snapshot["legal"][0]["code"]
    await ann.say("answer", question=number, code=code)
    again = await ann.say("answer", question=number, code=code)
    assert [message["code"] for message in again] == ["stale"]
    not_asked = await ben.say("answer", question=ben.table.match.number, code=code)  # type: ignore[union-attr]
    assert not_asked[-1]["code"] == "not_asked"


async def test_a_refusal_names_the_rule_and_the_pieces(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    hand = ann.snapshot["view"]["hands"][0]
    foreign = hand.index(0)
    said = await ann.say("ask", kind="flip", parts=[foreign, 0])
    assert said[-1]["type"] == "why"
    assert said[-1]["refusal"]["rule"] == 20
    given = await ann.say("answer", question=ann.snapshot["question"]["number"], kind="flip", parts=[foreign, 0])
    assert (given[-1]["type"], given[-1]["code"], given[-1]["refusal"]["rule"]) == ("refused", "forbidden", 20)
    assert (await ann.say("ask", kind="flip", parts=[hand.index(1), 0]))[-1]["refusal"] is None
    assert (await ann.say("ask", kind="dance"))[-1]["code"] == "malformed"


async def test_those_who_watch_have_no_say(lobby: Lobby) -> None:
    *_, watcher = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    for message in ({"type": "undo"}, {"type": "forfeit"}, {"type": "chat", "text": "hello"}, {"type": "rematch"}):
        assert (await watcher.say(message.pop("type"), **message))[-1]["code"] in ("watching", "waiting")
    assert watcher.snapshot["legal"] == []


async def test_the_table_goes_on_after_a_restart(settings: Settings) -> None:
    first = make_lobby(settings)
    await first.open()
    ann, ben, _ = await seat_at(first, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await ann.answer()
    ben.listen()
    await first.close()
    second = make_lobby(settings, seed=2)
    await second.open()
    back = await Player(second, ben.link).open()
    assert back.snapshot["view"] == ben.snapshot["view"]
    assert back.snapshot["question"] == ben.snapshot["question"]
    await second.close()


async def test_a_bot_goes_on_after_a_restart_though_nobody_is_there(settings: Settings) -> None:
    first = make_lobby(settings)
    first.services.thinker.do = _never  # type: ignore[method-assign]
    await first.open()
    (watcher,) = await seat_at(first, "hidden_stones", BOT, BOT)
    name = watcher.table.seating.id
    await first.close()
    second = make_lobby(settings)
    await second.services.open()
    assert await second.services.store.running() == [name]
    await second.janitor.drive()
    (table,) = second.loaded()
    await settled(table)
    assert table.match is not None
    assert table.match.over
    await second.close()


async def _never(*_: object) -> None:
    await asyncio.Event().wait()


async def test_resuming_brings_just_what_was_missed(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    last = ben.snapshot["event"]
    await ben.leave()
    await ann.answer(ann.snapshot["legal"][0]["code"])
    await ann.say("chat", text="are you there?")
    back = await Player(lobby, ben.link).open({"last": last, "chat": -1})
    assert kinds(back.heard)[:2] == ["moved", "chat"]
    assert [event["number"] for event in back.heard[0]["events"]] == [last + 1]
    fresh = await Player(lobby, ben.link).open({"last": last})
    assert kinds(fresh.heard)[:1] == ["table"]
    assert fresh.snapshot == back.snapshot


async def test_the_record_can_be_had_at_the_end_and_replayed(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT)
    await play_out(ann)
    text = await lobby.record(ann.table.seating.id)
    assert read_record(text).digest == ann.table.match.digest  # type: ignore[union-attr]
    walked = replay(ReplayPage(text, 0, 1_000_000), lobby.services.games)
    assert walked.steps[-1].snapshots[0].view == ann.snapshot["view"]
    assert walked.steps[-1].snapshots[0].over is not None


async def test_before_the_end_a_record_holds_what_its_reader_may_know(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    name = ann.table.seating.id
    with pytest.raises(Refused, match="link"):
        await lobby.record(name)
    with pytest.raises(Refused, match="link"):
        await lobby.record(name, "guessed")
    texts = [await lobby.record(name, each.link.rsplit("/", 1)[1]) for each in (ann, ben, watcher)]
    hidden = [text.count(" ?\n") for text in texts]
    assert hidden[0] == hidden[1] > 0  # each sees its own cards drawn
    assert hidden[2] == 2 * hidden[0]
    assert [text.split()[-2:] for text in texts] == [["unfinished", who] for who in ("seat1", "seat2", "watching")]
    with pytest.raises(RecordError, match="for reading only"):
        read_record(texts[0])


async def test_where_nothing_is_hidden_the_record_so_far_can_be_played_on(lobby: Lobby) -> None:
    ann, _, watcher = await seat_at(lobby, "stones_and_rivers", PERSON, PERSON)
    await ann.answer()
    text = await lobby.record(ann.table.seating.id, watcher.link.rsplit("/", 1)[1])
    assert read_record(text).digest == ann.table.match.digest  # type: ignore[union-attr]


async def test_a_table_begun_under_other_rules_says_so(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    first = make_lobby(settings)
    await first.open()
    ann, *_ = await seat_at(first, "hidden_stones", PERSON, PERSON)
    await first.close()
    second = make_lobby(settings)
    monkeypatch.setattr(second.services.games.load("hidden_stones"), "version", 99)
    await second.open()
    said, closed = (await Player(second, ann.link).connect()).listen()
    assert said["code"] == "other_rules"
    assert closed["code"] == 4409
    await second.close()


async def test_everybody_is_told_how_many_look_on(lobby: Lobby) -> None:
    ann, _, watcher = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    assert ann.heard[-1]["watching"] == 1
    another = await Player(lobby, watcher.link).open()
    assert another.heard[0]["info"]["watching"] == 2
    await watcher.leave()
    assert ann.listen()[-1]["watching"] == 1


async def test_a_broken_bot_is_replaced_by_the_quick_player(lobby: Lobby) -> None:
    lobby.services.thinker.broken = True  # type: ignore[attr-defined]
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT, options={"first": "2"})
    await settled(ann.table)
    ann.listen()
    assert ann.snapshot["question"]["mine"]
    assert [event.by for event in ann.table.match.log if event.seat == 1] == ["bot"]  # type: ignore[union-attr]


async def test_a_solver_answers_in_a_worker_and_leaves_its_payload(lobby: Lobby) -> None:
    ann, _, _ = await seat_at(lobby, "settling", PERSON, PERSON)
    await ann.answer(0, (100, 3))
    await settled(ann.table)
    ann.listen()
    fallen = next(event for event in ann.heard[-1]["events"] if event["seat"] is None)
    secret = ann.link.rsplit("/", 1)[1]
    assert await lobby.payload(ann.table.seating.id, fallen["number"], secret) != b""
    assert ann.snapshot["legal"] == []


async def test_ranges_come_with_their_bounds(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "settling", PERSON, PERSON)
    assert ann.snapshot["legal"][0]["ranges"] == [[-800, 800], [0, 600]]
    assert (await ann.answer(0, (900, 0)))[-1]["refusal"]["rule"] == 2
    assert (await ann.answer(0, (100,)))[-1]["code"] == "malformed"


async def test_a_hint_comes_from_the_view(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    hinted = (await ann.say("hint"))[-1]
    assert hinted["hint"]["code"] in [each["code"] for each in ann.snapshot["legal"]]
    assert (await ben.say("hint"))[-1]["code"] == "not_asked"
    job = lobby.services.thinker.jobs[-1]  # type: ignore[attr-defined]
    assert job.packed == ann.table.match.position.seen_by(0).pack()  # type: ignore[union-attr]


async def test_an_invited_seat_is_taken_by_opening_its_link(lobby: Lobby) -> None:
    made = await seat_at(lobby, "hidden_stones", PERSON, OPEN)
    host, guest, _ = made
    host.listen()
    assert [(each["seat"], each["link"]) for each in host.heard[0]["info"]["invites"]] == [(1, guest.link)]
    assert [player["kind"] for player in host.heard[-1]["players"]] == ["person", "person"]
    assert (await guest.say("start"))[-1]["code"] == "not_host"
    assert kinds(await host.say("start"))[:2] == ["taken", "table"]
    assert guest.listen()[-1]["snapshot"] is not None
