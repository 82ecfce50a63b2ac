"""What an operator needs: health, figures, logs, orders to a running server, and no fault from any request."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riffle.server import logs
from riffle.server.http import admin, pages
from riffle.server.play import Refused
from riffle.server.settings import Settings
from riffle.server.store.database import NotStoredError
from riffle.server.tables.lobby import Lobby
from riffle.terminal.admin import call, list_tables

from .clients import BOT, PERSON, Player, connect, kinds, make_lobby, seat_at, settled, turns
from .server_process import ServerProcess
from .test_fair import raw
from .test_http import WISH, Served, served

__all__ = ["served"]


async def test_it_is_ready_as_soon_as_the_store_answers(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await served.client.get("/readyz")).status_code == 200

    async def away(*_: object) -> None:
        raise NotStoredError

    monkeypatch.setattr(served.lobby.services.store.database, "fetch", away)
    served.lobby.services.now.now += 2.0  # type: ignore[attr-defined]
    assert (await served.client.get("/readyz")).status_code == 503
    assert (await served.client.get("/healthz")).status_code == 200
    assert (await served.client.get("/api/tables")).status_code == 503


async def test_a_full_disk_is_seen_and_said_once(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    lobby = served.lobby
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    writing = lobby.services.store.database.writing  # type: ignore[attr-defined]
    pages = await writing.do(lambda connection: connection.execute("pragma page_count").fetchone()[0])
    full = f"pragma max_page_count = {pages}"
    as_usual = writing._open

    def opened() -> Any:  # after an error the connection is opened anew
        connection = as_usual()
        connection.execute(full)
        return connection

    writing._open = opened
    await writing.do(lambda connection: connection.execute(full))
    with caplog.at_level(logging.WARNING):
        codes = [(await ann.say("chat", text="x" * 200))[-1].get("code") for _ in range(60)]
        answer = await served.client.get("/readyz")
    assert codes.count("not_stored") > 5
    assert caplog.text.count("nothing can be stored") == 1
    assert (answer.status_code, "disk is full" in answer.json()["status"]) == (503, True)
    writing._open = as_usual
    await writing.do(lambda connection: connection.execute("pragma max_page_count = 1000000"))
    lobby.services.now.now += 20.0  # type: ignore[attr-defined]
    assert (await served.client.get("/readyz")).status_code == 200


async def test_metrics_are_for_loopback_unless_told_otherwise(served: Served) -> None:
    made = (await served.client.post("/api/tables", json=WISH)).json()
    async with connect(f"ws://127.0.0.1:{served.port}/ws{made['seats'][0]['link']}") as socket:
        await socket.send('{"type": "hello"}')
        snapshot = json.loads(await socket.recv())["snapshot"]
        question, code = snapshot["question"]["number"], snapshot["legal"][0]["code"]
        await socket.send(json.dumps({"type": "answer", "id": 1, "question": question, "code": code}))
        await socket.send("nonsense")
        wanted = {"taken", "refused"}
        while wanted:
            wanted.discard(json.loads(await socket.recv())["type"])
        text = (await served.client.get("/metrics")).text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert lines["riffle_sockets"] == "1"
    assert float(lines["riffle_events_total"]) >= 1
    assert lines['riffle_refused_total{code="malformed"}'] == "1"
    assert float(lines["riffle_commit_seconds_count"]) >= 1
    assert float(lines["riffle_memory_bytes"]) > 1e6
    other = msgspec.structs.replace(served.lobby.services.settings, metrics_from="192.0.2.1")
    served.lobby.services.settings = other
    assert (await served.client.get("/metrics")).status_code == 403


def entry(text: str, *values: object, fault: Exception | None = None) -> logging.LogRecord:
    info = (type(fault), fault, None) if fault else None
    return logging.LogRecord("riffle.server", logging.WARNING, __file__, 1, text, values, info)


def test_log_entries_have_their_time_and_are_one_line_of_json_where_wanted() -> None:
    shown = logs.TextFormat().format(entry("table %s is gone", "x"))
    assert shown[:2] == "20"
    assert shown[19:].startswith("Z WARNING riffle.server: table x is gone")
    written = logs.JsonFormat().format(entry("two\nlines", fault=ValueError("bad")))
    found = json.loads(written)
    assert "\n" not in written
    assert (found["level"], found["message"]) == ("warning", "two\nlines")
    assert found["time"].endswith("Z")
    assert "ValueError: bad" in found["fault"]


@pytest.mark.parametrize(
    "path",
    [
        *("/%00", "/assets/%00.js", "/" + "a" * 5000, "/" + "a/" * 3000),
        *("/texts/%00.ftl", "/rulebook/%00", "/%ff%fe", "/components/" + "x" * 300),
    ],
)
async def test_no_request_brings_a_fault(served: Served, path: str) -> None:
    answer = await raw(served, f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode())
    assert answer.split()[1] in (b"404", b"400")


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"a":' * 50_000, b'{"game": "hidden_stones", "options": ' + b"[" * 90_000]
)
async def test_deep_json_is_malformed(served: Served, body: bytes) -> None:
    for path in ("/api/tables", "/api/practice"):
        answer = await served.client.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_an_unknown_address_is_a_page_that_says_so(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<!doctype html><title>Riffle</title>", "utf-8")
    monkeypatch.setattr(pages, "PAGE", tmp_path / "page")
    answer = await served.client.get("/no/such/place")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert (await served.client.get("/missing.js")).json()["code"] == "not_found"
    assert (await served.client.get("/api/nothing")).status_code == 404


@pytest.fixture
async def ordered(settings: Settings) -> AsyncIterator[Served]:
    async with Served(make_lobby(settings)) as running:
        yield running


async def order(served: Served, path: str, body: object = None) -> Any:
    return await asyncio.to_thread(call, served.lobby.services.settings.data, path, body)


async def test_the_operators_key_is_in_a_file_for_the_servers_user_alone(ordered: Served) -> None:
    data = ordered.lobby.services.settings.data
    assert admin.door_file(data).stat().st_mode & 0o077 == 0
    assert (await ordered.client.get("/admin/tables")).status_code == 403
    assert (await ordered.client.post("/admin/block", json={"address": "192.0.2.1"})).status_code == 403


async def test_tables_are_listed_closed_and_deleted(ordered: Served, capsys: pytest.CaptureFixture[str]) -> None:
    lobby = ordered.lobby
    ann, ben, _ = await seat_at(lobby, "hidden_stones", {"kind": "person", "name": "Ann"}, PERSON)
    name = ann.table.seating.id
    await asyncio.to_thread(list_tables, lobby.services.settings.data, True)
    (listed,) = json.loads(capsys.readouterr().out)
    assert (listed["table"], listed["state"], listed["people"]) == (name, "running", ["Ann", "seat 1"])
    await order(ordered, f"/admin/tables/{name}/close")
    assert ann.listen()[-1] == ben.listen()[-1] == {"type": "closed", "code": 4410}
    again = await Player(lobby, ann.link).open()
    assert again.heard[-1] == {"type": "closed", "code": 4410}
    await order(ordered, f"/admin/tables/{name}/delete")
    assert await lobby.services.store.table(name) is None
    assert await lobby.services.store.log(name) == []
    with pytest.raises(ValueError, match="no such table"):
        await order(ordered, f"/admin/tables/{name}/delete")


async def test_chat_is_deleted_and_a_seat_is_muted(ordered: Served) -> None:
    ann, ben, _ = await seat_at(ordered.lobby, "hidden_stones", PERSON, PERSON)
    name = ann.table.seating.id
    await ann.say("chat", text="something bad")
    await order(ordered, f"/admin/tables/{name}/chat/delete")
    assert ben.listen()[-1]["chat"] == []
    assert await ordered.lobby.services.store.chat(name) == []
    await order(ordered, f"/admin/tables/{name}/mute/0?off=false")
    assert (await ann.say("chat", text="again"))[-1]["code"] == "muted"
    assert "taken" in kinds(await ben.say("chat", text="I may"))
    await order(ordered, f"/admin/tables/{name}/mute/0?off=true")
    assert "taken" in kinds(await ann.say("chat", text="again"))


async def test_a_blocked_address_is_sent_away_and_stays_out(ordered: Served) -> None:
    lobby = ordered.lobby
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    far = await Player(lobby, ann.link, "2001:db8::7").open()
    await order(ordered, "/admin/block?off=false", {"address": "2001:db8::1"})
    assert far.listen()[-1] == {"type": "closed", "code": 4410}
    assert (await Player(lobby, ann.link, "2001:db8::8").connect()).listen()[0]["code"] == "blocked"
    with pytest.raises(Refused, match="may not play"):
        lobby.check_allowed("2001:db8::9")
    lobby.check_allowed("192.0.2.1")
    await order(ordered, "/admin/block?off=true", {"address": "2001:db8::1"})
    lobby.check_allowed("2001:db8::9")


async def test_a_stopping_server_says_goodbye_and_the_next_one_goes_on(tmp_path: Path) -> None:
    first = await ServerProcess(tmp_path).start()
    made = await first.call("api/tables", {**WISH, "game": "pebbles", "options": {}})
    link = made["seats"][0]["link"]
    async with connect(first.socket(link)) as socket:
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["type"] == "table"
        first.process.send_signal(signal.SIGTERM)
        await socket.wait_closed()
        assert socket.close_code == 1012
    assert await first.process.wait() in (0, -signal.SIGTERM)
    second = await ServerProcess(tmp_path).start()
    async with connect(second.socket(link)) as socket:
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["type"] == "table"
    await second.kill()


async def test_the_janitor_survives_a_damaged_table_and_names_it_once(
    lobby: Lobby, caplog: pytest.LogCaptureFixture
) -> None:
    from riffle.server.store.database import Statement

    damaged, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    (sound,) = await seat_at(lobby, "hidden_stones", BOT, BOT)
    names = [damaged.table.seating.id, sound.table.seating.id]
    for name in names:
        (await lobby.table(name)).close(1012)
    sql = "update events set body = ? where table_id = ?"
    await lobby.services.store.database.file_journal()
    await lobby.services.store.database.commit([Statement(sql, [(b"{broken", names[0])])])
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await lobby.janitor.round()
    assert caplog.text.count(f"table {names[0]} is damaged") == 1
    for table in lobby.loaded():
        await settled(table)
    assert await lobby.services.store.running() == names[:1]  # the other is driven to its end


async def test_the_janitor_looks_after_all_tables(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    from riffle.server.tables import janitor

    monkeypatch.setattr(janitor, "PAGE", 3)
    for _ in range(8):
        await seat_at(lobby, "pebbles", PERSON, PERSON)
    seen: list[str] = []

    async def noted(name: str) -> None:
        seen.append(name)

    monkeypatch.setattr(lobby.janitor, "_wake", noted)
    for _ in range(3):
        await lobby.janitor.drive()
    assert sorted(seen) == sorted(table.seating.id for table in lobby.loaded())


@pytest.mark.parametrize(
    "damage",
    [
        ["update journal set body = 'broken'"],  # not filed yet
        [
            "insert into events select tables, 0, cast('broken' as blob), cast('' as blob) from journal",
            "delete from journal",
        ],
        [  # one is missing
            "update journal set body = cast(replace(cast(body as text), '\"number\":1,', '\"number\":901,') as blob)",
        ],
    ],
)
async def test_a_damaged_table_says_so_instead_of_asking_to_come_back(lobby: Lobby, damage: list[str]) -> None:
    from riffle.server.store.database import Statement

    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    name = ann.table.seating.id
    ann.table.close(1012)
    await lobby.services.store.database.commit([Statement(sql) for sql in damage])
    again = await Player(lobby, ann.link).connect()
    assert [each["code"] for each in again.listen()] == ["damaged", 4500]
    with pytest.raises(Refused, match="cannot be read"):
        await lobby.record(name)


async def test_what_came_before_a_deletion_is_written_and_what_comes_after_is_not(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    table, store = ann.table, lobby.services.store
    name, ways = table.seating.id, ann.snapshot["legal"]
    removing = asyncio.create_task(lobby.remove([name]))
    await turns()
    answer = {"type": "answer", "id": 1, "question": ann.snapshot["question"]["number"], "code": ways[0]["code"]}
    ann.socket.receive(json.dumps(answer).encode())
    await removing
    await table.idle()
    assert ann.listen()[-1]["code"] == 4410
    assert ben.listen()[-1]["code"] == 4410
    await store.database.file_journal()
    assert (await store.table(name), await store.log(name)) == (None, [])
