"""Undo, agreements, leavers, the clock: what the contract says about time and consent."""

from riffle.server.tables.lobby import Lobby
from riffle.server.tables.table import Table

from .clients import BOT, PERSON, FakeTime, Player, kinds, ring, seat_at, settled


async def stones(lobby: Lobby, *more: dict[str, str], **request: object) -> list[Player]:
    return await seat_at(lobby, "hidden_stones", PERSON, PERSON, *more, options={"first": "1"}, **request)


def code_of(player: Player, kind: str) -> int:
    return next(each["code"] for each in player.snapshot["legal"] if each["kind"] == kind)


async def test_undo_is_free_while_nothing_new_was_learned(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby)
    before = ann.snapshot["view"]
    await ann.answer(code_of(ann, "flip"))
    assert ann.snapshot["undo"] == "free"
    said = await ann.say("undo")
    assert kinds(said)[:2] == ["taken", "moved"]
    assert ann.snapshot["view"] == before
    moved = ben.listen()[-1]
    assert moved["undone"] == moved["events"][0]["about"]
    assert moved["facts"] == []


async def test_after_news_undo_needs_the_others_consent(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby)
    before = ann.snapshot["view"]
    await ann.answer(code_of(ann, "pass_turn"))
    assert ann.snapshot["undo"] == "ask"
    await ann.say("undo")
    proposal = ben.listen()[-1]["proposal"]
    assert (proposal["what"], proposal["by"], proposal["agreed"]) == ("undo", 0, [0])
    await ben.say("agree", yes=True)
    ann.listen()
    assert ann.snapshot["view"] == before
    assert ann.heard[-1] == {"type": "proposal", "proposal": None}


async def test_a_no_settles_a_proposal(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby)
    await ann.answer(code_of(ann, "pass_turn"))
    await ann.say("undo")
    await ben.say("agree", yes=False)
    assert ann.listen()[-1]["proposal"] is None
    assert (await ben.say("agree", yes=True))[-1]["code"] == "stale"
    assert ann.table.match is not None
    assert "undo" not in [event.kind for event in ann.table.match.log]


async def test_playing_on_settles_a_proposal(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby)
    await ann.answer(code_of(ann, "pass_turn"))
    await ann.say("undo")
    await ben.answer()
    assert ben.table.seating.proposal is None


async def test_a_bot_takes_over_when_all_others_present_agree(lobby: Lobby) -> None:
    ann, ben, eve, _ = await stones(lobby, PERSON)
    assert (await ann.say("replace", seat=1))[-1]["code"] == "malformed"
    await ben.leave()
    await ann.say("replace", seat=1)
    assert eve.listen()[-1]["proposal"]["what"] == "bot"
    await eve.say("agree", yes=True)
    assert eve.table.seating.seats[1].kind == "bot"
    await ann.answer(code_of(ann, "pass_turn"))
    await settled(ann.table)
    eve.listen()
    assert eve.snapshot["question"]["mine"]


async def test_alone_with_a_leaver_no_consent_is_needed(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby)
    await ben.leave()
    await ann.say("replace", seat=1)
    assert ann.table.seating.seats[1].kind == "bot"


async def test_a_seat_that_gave_up_answers_by_fallback(lobby: Lobby) -> None:
    ann, ben, eve, _ = await stones(lobby, PERSON)
    await ben.say("forfeit")
    await ann.answer(code_of(ann, "pass_turn"))
    await settled(ann.table)
    eve.listen()
    assert eve.snapshot["question"]["mine"]
    assert eve.table.match is not None
    assert [event.by for event in eve.table.match.log if event.seat == 1] == ["fallback"]


async def test_with_one_seat_left_that_one_has_won(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby)
    await ben.say("forfeit")
    ann.listen()
    assert (ann.snapshot["over"]["ending"], ann.snapshot["over"]["winners"]) == ("forfeit", [0])


def tick(table: Table, seconds: float) -> None:
    assert isinstance(table.services.now, FakeTime)
    table.services.now.now += seconds


async def test_the_clock_answers_by_fallback_when_time_is_up(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby, clock=30)
    assert ann.snapshot["deadline"] == 30.0
    ann.listen()
    tick(ann.table, 29.0)
    await ring(ann.table)
    assert ann.listen() == []
    tick(ann.table, 1.0)
    await ring(ann.table)
    moved = ben.listen()[-1]
    assert moved["events"][0]["by"] == "clock"
    assert ben.snapshot["question"]["mine"]
    assert ben.snapshot["deadline"] == 30.0


async def test_three_rounds_of_fallbacks_suspend_the_table_until_somebody_comes(lobby: Lobby) -> None:
    ann, ben, _ = await stones(lobby, clock=30)
    for _ in range(6):
        assert not ann.table.clock.suspended
        tick(ann.table, 30.0)
        await ring(ann.table)
    ann.listen()
    assert ann.snapshot["suspended"]
    assert ann.snapshot["deadline"] is None
    length = ann.snapshot["event"]
    tick(ann.table, 3600.0)
    await ring(ann.table)
    assert ann.table.match is not None
    assert len(ann.table.match.log) == length + 1
    await Player(lobby, ben.link).open()
    assert not ann.table.clock.suspended


async def test_the_clock_runs_for_people_only(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT, options={"first": "1"}, clock=30)
    assert ann.snapshot["deadline"] == 30.0
    await ann.answer(code_of(ann, "end"))
    await settled(ann.table)
    ann.listen()
    assert ann.snapshot["question"]["mine"]


async def test_a_sealed_answer_is_built_in_parts_and_shown_to_nobody(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "pebbles", PERSON, PERSON)
    for _ in range(2):
        await ann.answer(ann.snapshot["legal"][0]["code"])
    assert len(ann.snapshot["draft"]) == 2
    assert ann.snapshot["undo"] == "free"
    await ann.say("undo")
    assert len(ann.snapshot["draft"]) == 1
    assert ben.listen() == []
    await ann.answer(ann.snapshot["legal"][0]["code"])
    await ann.answer()
    for other in (ben, watcher):
        moved = other.listen()[-1]
        assert moved["events"][0]["answer"] is None
        assert moved["facts"] == []
        assert moved["snapshot"]["question"]["waiting"] == [1]
        assert moved["snapshot"]["view"]["laid"][0] == [None, None]
    assert (await ann.answer(0))[-1]["code"] == "already_answered"
