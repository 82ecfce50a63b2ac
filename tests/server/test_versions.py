"""Rules live on: finished games of an older version stay viewable, running ones offer a fresh start; data moves up.

Two versions of a game are `hidden_stones` as it is and the same with another number.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from riffle.core.record import RecordError, read_record
from riffle.server.settings import Settings
from riffle.server.store import schema
from riffle.server.store.backup import backup, restore
from riffle.server.store.database import DataError
from riffle.server.store.store import Store
from riffle.server.store.writer import Change, ExtraRows
from riffle.server.tables.lobby import Lobby

from .clients import OPEN, PERSON, Player, kinds, make_lobby, seat_at, settled
from .test_http import Served


async def opened(settings: Settings, monkeypatch: pytest.MonkeyPatch, version: int) -> Lobby:
    """A server whose rules have that version."""
    lobby = ready(settings, monkeypatch, version)
    await lobby.open()
    return lobby


def ready(settings: Settings, monkeypatch: pytest.MonkeyPatch, version: int) -> Lobby:
    lobby = make_lobby(settings)
    lobby.services.tokens.count = 1000 * version  # type: ignore[attr-defined]  # names that are not taken yet
    monkeypatch.setattr(lobby.services.games.load("hidden_stones"), "version", version)
    return lobby


async def archived(lobby: Lobby) -> None:
    """Wait until what ended is archived."""
    for table in lobby.loaded():
        await settled(table)
    await lobby.janitor.archive()
    assert await lobby.services.store.not_archived(10) == []


async def finished(lobby: Lobby) -> list[Player]:
    players = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await players[0].answer()
    await players[1].say("forfeit")
    for player in players:
        player.listen()
    return players


async def test_a_finished_game_is_seen_replayed_and_recorded_under_later_rules(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(settings, monkeypatch, 1)
    ann, ben, watcher = await finished(first)
    name, text = ann.table.seating.id, await first.record(ann.table.seating.id)
    await archived(first)
    await first.close()

    second = ready(settings, monkeypatch, 2)
    async with Served(second) as served:
        with pytest.raises(RecordError, match="version"):
            read_record(text)  # these rules cannot read it themselves
        for player in (ann, ben, watcher):
            back = await Player(second, player.link).open()
            assert back.heard[0]["type"] == "table"
            assert back.snapshot["over"] == player.snapshot["over"]
            refused = (await back.say("answer", question=0, code=0))[-1]
            if player is watcher:  # afterwards whoever watches sees everything
                assert refused["code"] == "watching"
            else:
                assert refused["code"] == "over"
                assert back.snapshot["view"] == player.snapshot["view"]
        assert await second.record(name) == text
        walked = (await served.client.post("/api/replay", content=text)).json()
        assert walked["total"] == len(walked["steps"]) > 1
        assert walked["steps"][-1]["snapshots"][0]["view"] == ann.snapshot["view"]
        forged = text.replace(" seat1 ", " seat2 ", 1)  # an answer, not a note of who played
        assert (await served.client.post("/api/replay", content=forged)).json()["code"] == "bad_record"
        again = await Player(second, ann.link).open()
        assert "rematch" in kinds(await again.say("rematch"))  # and another game can be played, under the new rules
        assert (await Player(second, again.heard[-1]["link"]).open()).heard[0]["info"]["rules"] == 2


async def test_a_running_table_of_older_rules_says_so_and_offers_a_fresh_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(settings, monkeypatch, 1)
    ann, ben, _ = await seat_at(first, "hidden_stones", PERSON, PERSON, options={"first": "2", "hand_cap": 9})
    await first.close()
    second = ready(settings, monkeypatch, 2)
    async with Served(second) as served:
        refused, closed = (await Player(second, ann.link).connect()).listen()
        assert (refused["code"], closed["code"]) == ("other_rules", 4409)
        links = []
        for player in (ann, ben):
            header = {"authorization": f"Bearer {player.link.rsplit('/', 1)[1]}"}
            links.append((await served.client.post("/api/again", headers=header)).json())
        assert [link["seat"] for link in links] == [0, 1]
        tables = [await Player(second, link["link"]).open() for link in links]
        infos = [player.heard[0]["info"] for player in tables]
        assert infos[0]["table"] == infos[1]["table"]
        assert (infos[0]["rules"], infos[0]["options"]["hand_cap"]) == (2, 9)
        assert tables[1].snapshot["question"]["mine"]


async def test_a_table_made_under_one_version_and_begun_under_the_next_is_sound(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(settings, monkeypatch, 1)
    host, *_ = await seat_at(first, "hidden_stones", PERSON, OPEN)
    await first.close()
    second = await opened(settings, monkeypatch, 2)
    host = await Player(second, host.link).open()
    await host.say("start")
    assert host.heard[-1]["info"]["rules"] == 2
    name = host.table.seating.id
    await second.close()
    third = await opened(settings, monkeypatch, 2)
    assert (await third.table(name)).match is not None  # it can be read again
    await third.close()


PRESENT = """
create table tables (id varchar(32) not null, version integer not null, listed boolean not null,
    running boolean not null, address varchar(64) not null, made float not null, touched float not null,
    body blob not null, primary key (id));
create table links (hash varchar(64) not null, table_id varchar(32) not null, chair integer not null,
    primary key (hash));
create table events (table_id varchar(32) not null, number integer not null, body blob not null, payload blob not null,
    primary key (table_id, number));
create table chat (table_id varchar(32) not null, number integer not null, body blob not null,
    primary key (table_id, number)) without rowid;
create index ix_tables_listed on tables (listed);
create index ix_tables_running on tables (running);
create index ix_tables_address on tables (address);
create index ix_tables_touched on tables (touched);
create index ix_links_table_id on links (table_id);
"""
"""The schema as it was before it had a number."""


async def test_a_database_without_a_number_is_brought_up_to_date(settings: Settings) -> None:
    newer = make_lobby(settings)
    await newer.open()
    ann, *_ = await seat_at(newer, "hidden_stones", PERSON, PERSON)
    over, *_ = await finished(newer)
    view = ann.snapshot["view"]
    await newer.close()
    rows = {}
    with sqlite3.connect(settings.file) as old:
        for part, columns in (
            ("tables", "id, version, listed, running, address, made, touched, body"),
            ("links", "hash, table_id, chair"),
            ("events", "table_id, number, body, payload"),
            ("chat", "table_id, number, body"),
        ):
            rows[part] = old.execute(f"select {columns} from {part}").fetchall()
    for file in settings.data.glob("riffle.sqlite3*"):
        file.unlink()
    with sqlite3.connect(settings.file) as present:
        present.executescript(PRESENT)
        for part, found in rows.items():
            if found:
                marks = ", ".join("?" * len(found[0]))
                present.executemany(f"insert into {part} values ({marks})", found)
        present.execute("update tables set touched = 1763000000.0")  # the wall clock's, as it was
    lobby = make_lobby(settings)
    await lobby.open()
    assert await schema.stored_version(lobby.services.store.database) == len(schema.STEPS)
    await lobby.janitor.remove_unused()
    assert (await Player(lobby, ann.link).open()).snapshot["view"] == view
    finished_ones = await lobby.services.store.database.fetch("select id from tables where finished")
    assert [row[0] for row in finished_ones] == [over.snapshot and over.heard[0]["info"]["table"]]
    await lobby.close()


async def test_a_database_of_a_newer_riffle_is_left_alone(settings: Settings) -> None:
    store = Store(settings)
    await store.open()
    await store.close()
    with sqlite3.connect(settings.file) as connection:
        connection.execute("update meta set value = '99' where name = 'schema'")
    with pytest.raises(DataError, match="newer Riffle"):
        await Store(settings).open()


async def test_a_backup_of_a_running_server_is_restored_elsewhere_and_adds_what_is_missing(
    settings: Settings, tmp_path: Path
) -> None:
    lobby = make_lobby(settings)
    await lobby.open()
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await ann.answer()
    await ann.say("chat", text="hello")
    target = tmp_path / "copy.backup"
    assert await backup(settings, target) > 10  # while it runs
    with pytest.raises(ValueError, match="overwrites nothing"):
        await backup(settings, target)
    await ann.say("chat", text="after the backup")
    name = ann.table.seating.id
    await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    assert await restore(settings, target) == 0  # beside the running server: everything is there, nothing is changed
    assert len(await lobby.services.store.chat(name)) == 2

    elsewhere = Settings(data=tmp_path / "elsewhere", pace=0.0, sweep=3600.0, address_tables=0, greet_rate=0)
    assert await restore(elsewhere, target) == 1
    second = make_lobby(elsewhere)
    await second.open()
    back = await Player(second, ann.link).open()
    assert back.snapshot["view"] == ann.snapshot["view"]
    assert [line["text"] for line in back.heard[0]["chat"]] == ["hello"]
    await second.close()

    await lobby.services.store.remove([name])
    assert await restore(settings, target) == 1  # a table deleted by mistake comes back under a running server
    assert await lobby.services.store.table(name) is not None
    await lobby.close()


async def test_a_broken_backup_is_refused(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(b"no backup")
    with pytest.raises(DataError, match="no whole backup"):
        await restore(settings, file)


async def test_a_backup_goes_from_sqlite_to_postgresql_and_back(
    settings: Settings, database: str, tmp_path: Path
) -> None:

    lobby = make_lobby(settings)
    await lobby.open()
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    await lobby.close()
    await backup(settings, tmp_path / "one")
    shared = msgspec.structs.replace(settings, database=database)
    assert await restore(shared, tmp_path / "one") == 1
    await backup(shared, tmp_path / "two")
    other = msgspec.structs.replace(settings, data=tmp_path / "other")
    assert await restore(other, tmp_path / "two") == 1
    second = make_lobby(other)
    await second.open()
    assert (await Player(second, ann.link).open()).snapshot["view"] == ann.snapshot["view"]
    await second.close()


@pytest.mark.parametrize(("started", "word"), [(True, "count"), (False, "never")])
async def test_a_table_of_before_an_option_goes_on_as_it_was(settings: Settings, started: bool, word: str) -> None:
    lobby = make_lobby(settings)
    await lobby.open()
    ann, *_ = await seat_at(lobby, "river_dragons", PERSON, PERSON if started else OPEN)
    old = ann.table.next_seating()
    del old.options["stranded"]
    await lobby.services.writer.write(Change(old.id, (), ExtraRows(seating=old)))
    await lobby.close()
    lobby = make_lobby(settings)
    await lobby.open()
    again = await Player(lobby, ann.link).open()
    options = again.table.game.options
    assert again.table.seating.options["stranded"] == options.read({"stranded": word})["stranded"]
    if started:
        assert again.table.match is not None
        assert again.table.match.options["stranded"] == options.STRANDED_COUNT
        assert "stranded" not in (await lobby.record(old.id, ann.link.rsplit("/", 1)[1])).split("\n")[4]
    await lobby.close()
