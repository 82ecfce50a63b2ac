"""A table from its making to its end: people, bots, refusals, resuming, records."""

import asyncio
import json

import pytest

from riffle.core import record
from riffle.core.refusal import Refused
from riffle.server.hall import Hall
from riffle.server.limits import Addresses
from riffle.server.replay import replay
from riffle.server.settings import Settings
from riffle.server.socket import converse

from .clients import BOT, OPEN, PERSON, Lines, Player, kinds, make_hall, seat_at


async def play_out(player: Player, most: int = 2000) -> None:
    """Answer whenever asked (score, else pass, else end) until the game is over."""
    for _ in range(most):
        await player.table.driver.settle()
        player.listen()
        if player.snapshot["over"]:
            return
        wanted = {"score": 0, "pass_turn": 1, "end": 2}
        legal = [each for each in player.snapshot["legal"] if each["kind"] in wanted]
        await player.answer(min(legal, key=lambda each: wanted[each["kind"]])["code"])
    raise AssertionError("the game did not end")


async def test_a_game_against_a_bot_is_played_to_its_end(hall: Hall) -> None:
    ann, watcher = await seat_at(hall, "hidden_stones", PERSON, BOT)
    await play_out(ann)
    assert ann.snapshot["over"]["ending"] == "cards_collected"
    watcher.listen()
    assert watcher.snapshot["over"] == ann.snapshot["over"]
    assert len(ann.snapshot["over"]["lead"]) > 10
    assert ann.snapshot["over"]["lead"][-1] == ann.snapshot["over"]["scores"]


async def test_bots_play_without_anybody_watching(hall: Hall) -> None:
    made = await seat_at(hall, "hidden_stones", BOT, BOT)
    watcher = made[0]
    await watcher.leave()
    await watcher.table.driver.settle()
    assert watcher.table.match is not None
    assert watcher.table.match.over


async def test_an_answer_is_acknowledged_before_it_is_shown(hall: Hall) -> None:
    ann, *_ = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    assert kinds(await ann.answer())[:2] == ["taken", "moved"]


async def test_a_late_or_doubled_answer_is_refused(hall: Hall) -> None:
    ann, ben, _ = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    number = ann.snapshot["question"]["number"]
    code = ann.snapshot["legal"][0]["code"]
    await ann.say("answer", question=number, code=code)
    again = await ann.say("answer", question=number, code=code)
    assert [message["code"] for message in again] == ["stale"]
    not_asked = await ben.say("answer", question=ben.table.match.number, code=code)  # type: ignore[union-attr]
    assert not_asked[-1]["code"] == "not_asked"


async def test_a_refusal_names_the_rule_and_the_pieces(hall: Hall) -> None:
    ann, *_ = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    hand = ann.snapshot["view"]["hands"][0]
    foreign = hand.index(0)
    said = await ann.say("ask", kind="flip", parts=[foreign, 0])
    assert said[-1]["type"] == "why"
    assert said[-1]["refusal"]["rule"] == 20
    given = await ann.say("answer", question=ann.snapshot["question"]["number"], kind="flip", parts=[foreign, 0])
    assert (given[-1]["type"], given[-1]["code"], given[-1]["refusal"]["rule"]) == ("refused", "forbidden", 20)
    assert (await ann.say("ask", kind="flip", parts=[hand.index(1), 0]))[-1]["refusal"] is None
    assert (await ann.say("ask", kind="dance"))[-1]["code"] == "malformed"


async def test_those_who_watch_have_no_say(hall: Hall) -> None:
    *_, watcher = await seat_at(hall, "hidden_stones", PERSON, PERSON)
    for message in ({"type": "undo"}, {"type": "forfeit"}, {"type": "chat", "text": "hello"}, {"type": "rematch"}):
        assert (await watcher.say(message.pop("type"), **message))[-1]["code"] in ("watching", "waiting")
    assert watcher.snapshot["legal"] == []


async def test_the_table_goes_on_after_a_restart(settings: Settings) -> None:
    first = make_hall(settings)
    await first.open()
    ann, ben, _ = await seat_at(first, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await ann.answer()
    ben.listen()
    await first.close()
    second = make_hall(settings, seed=2)
    await second.open()
    back = await Player(second, ben.link).open()
    assert back.snapshot["view"] == ben.snapshot["view"]
    assert back.snapshot["question"] == ben.snapshot["question"]
    await second.close()


async def test_a_bot_goes_on_after_a_restart_though_nobody_is_there(settings: Settings) -> None:
    first = make_hall(settings)
    first.thinker.do = _never  # type: ignore[method-assign]
    await first.open()
    (watcher,) = await seat_at(first, "hidden_stones", BOT, BOT)
    name = watcher.table.seating.id
    watcher.table.driver.stop()
    await first.close()
    second = make_hall(settings)
    await second.store.prepare()
    assert await second.store.running(second.now() + 1) == [name]
    table = await second.table(name)
    table.driver.wake(ours=False)
    await table.driver.settle()
    assert table.match is not None
    assert table.match.over
    await second.close()


async def _never(*_: object) -> None:
    await asyncio.Event().wait()


async def test_resuming_brings_just_what_was_missed(hall: Hall) -> None:
    ann, ben, _ = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    last = ben.snapshot["event"]
    await ben.leave()
    await ann.answer(ann.snapshot["legal"][0]["code"])
    await ann.say("chat", text="are you there?")
    back = await Player(hall, ben.link).open({"last": last, "chat": -1})
    assert kinds(back.heard)[:2] == ["moved", "chat"]
    assert [event["number"] for event in back.heard[0]["events"]] == [last + 1]
    fresh = await Player(hall, ben.link).open({"last": last})
    assert kinds(fresh.heard)[:1] == ["table"]
    assert fresh.snapshot == back.snapshot


async def test_the_record_can_be_had_at_the_end_and_replayed(hall: Hall) -> None:
    ann, _ = await seat_at(hall, "hidden_stones", PERSON, BOT)
    await play_out(ann)
    text = await hall.record(ann.table.seating.id)
    assert record.read(text).digest == ann.table.match.digest  # type: ignore[union-attr]
    walked = replay(text, hall.games)
    assert walked.steps[-1].snapshots[0].view == ann.snapshot["view"]
    assert walked.steps[-1].snapshots[0].over is not None


async def test_before_the_end_a_record_holds_what_its_reader_may_know(hall: Hall) -> None:
    ann, ben, watcher = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    name = ann.table.seating.id
    with pytest.raises(Refused, match="link"):
        await hall.record(name)
    with pytest.raises(Refused, match="link"):
        await hall.record(name, "guessed")
    texts = [await hall.record(name, each.link.rsplit("/", 1)[1]) for each in (ann, ben, watcher)]
    hidden = [text.count(" ?\n") for text in texts]
    assert hidden[0] == hidden[1] > 0  # each sees its own cards drawn
    assert hidden[2] == 2 * hidden[0]
    assert [text.split()[-2:] for text in texts] == [["unfinished", who] for who in ("seat1", "seat2", "watching")]
    with pytest.raises(record.RecordError, match="for reading only"):
        record.read(texts[0])


async def test_where_nothing_is_hidden_the_record_so_far_can_be_played_on(hall: Hall) -> None:
    ann, _, watcher = await seat_at(hall, "stones_and_rivers", PERSON, PERSON)
    await ann.answer()
    text = await hall.record(ann.table.seating.id, watcher.link.rsplit("/", 1)[1])
    assert record.read(text).digest == ann.table.match.digest  # type: ignore[union-attr]


async def test_a_table_begun_under_other_rules_says_so(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    first = make_hall(settings)
    await first.open()
    ann, *_ = await seat_at(first, "hidden_stones", PERSON, PERSON)
    await first.close()
    second = make_hall(settings)
    monkeypatch.setattr(second.games.load("hidden_stones"), "version", 99)
    await second.open()
    lines = Lines()
    secret = ann.link.rsplit("/", 1)[1]
    assert await converse(second, Addresses(0, second.now), "127.0.0.1", secret, lines) == 4409
    (said,) = lines.taken()
    assert isinstance(said, bytes)
    assert json.loads(said)["code"] == "other_rules"
    await second.close()


async def test_everybody_is_told_how_many_look_on(hall: Hall) -> None:
    ann, _, watcher = await seat_at(hall, "hidden_stones", PERSON, PERSON)
    assert ann.heard[-1]["watching"] == 1
    another = await Player(hall, watcher.link).open()
    assert another.heard[0]["info"]["watching"] == 2
    await watcher.leave()
    assert ann.listen()[-1]["watching"] == 1


async def test_a_broken_bot_is_replaced_by_the_fallback(hall: Hall) -> None:
    hall.thinker.broken = True  # type: ignore[attr-defined]
    ann, _ = await seat_at(hall, "hidden_stones", PERSON, BOT, options={"first": "2"})
    await ann.table.driver.settle()
    ann.listen()
    assert ann.snapshot["question"]["mine"]
    assert [event.by for event in ann.table.match.log if event.seat == 1] == ["fallback"]  # type: ignore[union-attr]


async def test_a_solver_answers_in_a_worker_and_leaves_its_payload(hall: Hall) -> None:
    ann, _, _ = await seat_at(hall, "settling", PERSON, PERSON)
    await ann.answer(0, (100, 3))
    await ann.table.driver.settle()
    ann.listen()
    settled = next(event for event in ann.heard[-1]["events"] if event["seat"] is None)
    secret = ann.link.rsplit("/", 1)[1]
    assert await hall.payload(ann.table.seating.id, settled["number"], secret) != b""
    assert ann.snapshot["legal"] == []


async def test_ranges_come_with_their_bounds(hall: Hall) -> None:
    ann, *_ = await seat_at(hall, "settling", PERSON, PERSON)
    assert ann.snapshot["legal"][0]["ranges"] == [[-800, 800], [0, 600]]
    assert (await ann.answer(0, (900, 0)))[-1]["refusal"]["rule"] == 2
    assert (await ann.answer(0, (100,)))[-1]["code"] == "malformed"


async def test_a_hint_comes_from_the_view(hall: Hall) -> None:
    ann, ben, _ = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    hinted = (await ann.say("hint"))[-1]
    assert hinted["hint"]["code"] in [each["code"] for each in ann.snapshot["legal"]]
    assert (await ben.say("hint"))[-1]["code"] == "not_asked"
    job = hall.thinker.jobs[-1]  # type: ignore[attr-defined]
    assert job.packed == ann.table.game.plain.pack(ann.table.match.view(0))  # type: ignore[union-attr]


async def test_an_invited_seat_is_taken_by_opening_its_link(hall: Hall) -> None:
    made = await seat_at(hall, "hidden_stones", PERSON, OPEN)
    host, guest, _ = made
    host.listen()
    assert host.heard[0]["info"]["invites"] == [{"seat": 1, "link": guest.link}]
    assert [player["kind"] for player in host.heard[-1]["players"]] == ["person", "person"]
    assert (await guest.say("start"))[-1]["code"] == "not_host"
    assert kinds(await host.say("start"))[:2] == ["taken", "table"]
    assert guest.listen()[-1]["snapshot"] is not None
