"""Raw bytes and hostile messages: never an exception, never a change, always a coded refusal."""

from __future__ import annotations

import itertools
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from riffle.core.match import Match
from riffle.core.refusal import Refused
from riffle.server.limits import Addresses
from riffle.server.requests import NewTable
from riffle.server.settings import Settings
from riffle.server.store.database import NotStoredError
from riffle.server.store.sqlite import SQLite
from riffle.server.tables.lobby import Lobby

from .clients import PERSON, FakeTime, Player, kinds, make_lobby, seat_at

TYPES = ["hello", "answer", "ask", "hint", "undo", "agree", "replace", "forfeit", "start", "remove", "options"]
TYPES += ["leave", "rematch", "chat", "name", "table", "moved", "", "__class__"]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=12,
)
PARTS = ["id", "question", "code", "kind", "parts", "extra", "last", "chat", "language", "seat", "options", "text"]
MESSAGES = st.builds(
    lambda kind, parts: json.dumps({**parts, "type": kind}),
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from([*PARTS, "name", "yes"]), ANYTHING, max_size=6),
)


def quiet(body: str | bytes) -> bool:
    """Messages that would rightly change something are not hostile."""
    try:
        kind = json.loads(body).get("type")
    except (ValueError, AttributeError, RecursionError):
        return True
    return kind not in ("forfeit", "chat", "name")


async def judge(folder: Path, bodies: list[str | bytes]) -> tuple[list[str], list[list[dict[str, Any]]], bytes, bytes]:
    """Say all of it from a seat that is not asked; the replies, and the state before and after."""
    lobby = make_lobby(
        Settings(
            data=folder,
            pace=0.0,
            sweep=3600.0,
            address_rate=0,
            connection_rate=0,
            greet_rate=0,
            read_rate=0,
            file_rate=0,
            undo_rate=0,
            chat_rate=0,
            make_rate=0,
        )
    )
    await lobby.open()
    _, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    match = ben.table.match
    assert match is not None
    before = match.position.pack()
    replies = [await ben.raw(body) for body in bodies]
    stored = [event.kind for event in await lobby.services.store.log(ben.table.seating.id, 17)]
    after = match.position.pack()
    await lobby.close()
    return stored, replies, before, after


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(bodies=st.lists(MESSAGES | st.binary(max_size=200) | st.text(max_size=60), min_size=25, max_size=40))
async def test_nothing_a_client_says_out_of_turn_changes_or_breaks_anything(
    tmp_path_factory: pytest.TempPathFactory, bodies: list[str | bytes]
) -> None:
    hostile = [body for body in bodies if quiet(body)]
    stored, replies, before, after = await judge(tmp_path_factory.mktemp("lobby"), hostile)
    assert stored == []
    assert before == after
    for body, reply in zip(hostile, replies, strict=True):
        answered = [message for message in reply if message["type"] in ("refused", "why", "table", "moved")]
        assert answered, body
        assert all(message.get("code") != "failed" for message in reply), (body, reply)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\x00" * 100,
        b"\xff\xfe\xfd",
        "[" * 5000,
        '{"type": "answer", "question": 99999999999999999999999, "code": 1}',
        '{"type": "answer", "question": 17, "code": 1e308}',
        '{"type": "answer", "question": 17, "code": 1, "id": 123456789012345678901234567890}',
        '{"type": "answer", "question": 17, "kind": "flip", "parts": [1, 2, 3, 4]}',
        '{"type": "answer", "question": 17, "kind": "flip", "parts": [-1, 999]}',
        '{"type": "ask", "kind": "__init__", "parts": []}',
        '{"type": "ask", "kind": "flip", "parts": [0, 0], "extra": [5]}',
        '{"type": "remove", "seat": -7}',
    ],
    ids=itertools.count(1),
)
async def test_malformed_messages_get_a_code(lobby: Lobby, body: str | bytes) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    reply = await ann.raw(body)
    assert [message["type"] for message in reply] == ["refused"]
    assert reply[0]["code"] in ("malformed", "stale", "started")


async def test_a_message_too_large_is_refused(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    said = await ann.say("chat", text="x" * lobby.services.settings.message_bytes)
    assert said[-1]["code"] == "too_large"


@pytest.mark.parametrize(
    ("message", "limit"),
    [
        ('{"type": "hello"}', {"connection_rate": 50.0}),
        ('{"type": "hello"}', {"address_rate": 50.0}),
        ('{"type": "undo", "id": 1}', {"undo_rate": 20.0}),
        ("nonsense", {"connection_rate": 50.0}),
    ],
)
async def test_who_talks_too_fast_is_not_read_and_not_answered_until_its_turn(
    lobby: Lobby, message: str, limit: dict[str, float]
) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    lobby.services.settings = msgspec.structs.replace(lobby.services.settings, **limit)
    again = await Player(lobby, ann.link).connect()
    answers = 0
    while again.transport.reading:
        answers += len(await again.raw(message))
    taken = lobby.services.metrics.messages
    assert await again.raw(message) == []
    assert await again.raw(message) == []
    assert lobby.services.metrics.messages == taken, "what was already on its way waits, too"
    await again.next()  # its turn comes, and then the others'
    await again.next()
    await again.next()
    await again.transport.read_on.wait()
    assert answers >= 100


def test_an_address_may_open_only_so_many_sockets() -> None:
    addresses = Addresses(1.0, FakeTime())
    assert [addresses.opened("a", 2) for _ in range(3)] == [True, True, False]
    assert addresses.opened("b", 2)
    addresses.closed("a")
    assert addresses.opened("a", 2)


def test_an_addresss_bucket_fills_again() -> None:
    time = FakeTime()
    addresses = Addresses(1.0, time)
    assert [addresses.take("a") for _ in range(4)] == [True, True, True, False]
    time.now += 1.0
    assert addresses.take("a")


async def test_one_address_makes_only_so_many_tables(lobby: Lobby) -> None:
    lobby.services.settings = msgspec.structs.replace(lobby.services.settings, address_tables=2)
    request = msgspec.convert({"game": "pebbles", "seats": [PERSON, PERSON]}, NewTable)
    for _ in range(2):
        await lobby.make(request, "192.0.2.1")
    with pytest.raises(Refused, match="too many tables"):
        await lobby.make(request, "192.0.2.1")
    await lobby.make(request, "192.0.2.2")


async def limit_pages(lobby: Lobby, pages: int) -> None:
    """SQLite may use only so many pages; 0: no more than it has, which is a full disk."""
    database = lobby.services.store.database
    assert isinstance(database, SQLite)

    def limit(connection: sqlite3.Connection) -> None:
        now = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count = {pages or now}")

    await database.writing.do(limit)


async def test_a_full_disk_refuses_the_move_and_shows_nothing(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    ben.listen()
    before = ann.snapshot["view"]
    await limit_pages(lobby, 0)
    refused: list[dict[str, Any]] = []
    for _ in range(200):  # until the pages there are have filled up
        reply = await ann.say("chat", text="x" * 300)
        if reply[-1]["type"] == "refused":
            refused.append(reply[-1])
            break
    assert refused[0]["code"] == "not_stored"
    lines = [message for message in ben.listen() if message["type"] == "chat"]
    assert len(lines) == len(await lobby.services.store.chat(ann.table.seating.id))
    await limit_pages(lobby, 1_000_000)
    again = await Player(lobby, ann.link).open()
    assert again.snapshot["view"] == before
    assert (await again.answer())[0]["type"] == "taken"


async def test_a_full_disk_refuses_an_answer_and_memory_is_what_the_store_says(lobby: Lobby) -> None:
    players = (await seat_at(lobby, "hidden_stones", PERSON, PERSON))[:2]
    name = players[0].table.seating.id

    async def play_on() -> str:
        for player in players:
            player.listen()
        heard = await next(each for each in players if each.snapshot["question"]["mine"]).answer()
        reply = next(each for each in heard if each["type"] in ("taken", "refused"))
        return reply["code"] if reply["type"] == "refused" else reply["type"]

    await limit_pages(lobby, 0)
    stored = len(await lobby.services.store.log(name))
    while (reply := await play_on()) == "taken":  # until the pages there are have filled up
        stored = len(await lobby.services.store.log(name))
    assert (reply, len(await lobby.services.store.log(name))) == ("not_stored", stored)
    await limit_pages(lobby, 1_000_000)
    assert await play_on() == "taken"
    assert len(await lobby.services.store.log(name)) > stored


async def test_a_fault_in_the_middle_of_an_answer_leaves_nothing_of_it(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    match, answer = ann.table.match, Match.answer
    assert match is not None
    stored = len(match.log)

    def broken(self: Match, *given: Any) -> Any:
        answer(self, *given)
        raise ZeroDivisionError("in the middle of it")

    monkeypatch.setattr(Match, "answer", broken)
    with caplog.at_level(logging.CRITICAL):
        assert [reply["code"] for reply in await ann.answer() if reply["type"] == "refused"] == ["failed"]
    monkeypatch.undo()
    assert len(await lobby.services.store.log(ann.table.seating.id)) == stored
    assert kinds(await ann.answer())[0] == "taken"


async def test_a_table_whose_store_is_gone_sends_people_away_and_is_read_anew(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})

    async def away(*_: object) -> None:
        raise NotStoredError("away")

    database = lobby.services.store.database
    monkeypatch.setattr(database, "commit", away)
    monkeypatch.setattr(database, "fetch", away)
    await ann.answer()
    for player in (ann, ben):
        player.listen()
        assert player.heard[-1] == {"type": "closed", "code": 4503}
    monkeypatch.undo()
    again = await Player(lobby, ann.link).open()
    assert again.snapshot["view"] == ann.snapshot["view"]
    assert kinds(await again.answer())[0] == "taken"


async def test_idle_tables_are_removed_with_all_that_belongs_to_them(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    name = ann.table.seating.id
    await lobby.janitor.remove_unused()
    assert await lobby.services.store.table(name) is not None
    assert isinstance(lobby.services.now, FakeTime)
    lobby.services.now.now += 31 * 86400
    await lobby.janitor.remove_unused()
    assert await lobby.services.store.table(name) is None
    assert await lobby.services.store.log(name) == []
