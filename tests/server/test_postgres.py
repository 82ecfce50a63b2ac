"""The same tables on PostgreSQL, and two processes that serve the same one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from riffle.server.settings import Settings
from riffle.server.store.database import NotStoredError
from riffle.server.tables.lobby import Lobby

from .clients import BOT, PERSON, Player, connect, make_lobby, seat_at
from .server_process import ServerProcess
from .test_table import play_out


@pytest.fixture
async def lobbies(settings: Settings, database: str) -> AsyncIterator[list[Lobby]]:
    """Two halls on one database, as two processes would have them."""
    shared = msgspec.structs.replace(settings, database=database, foreign_patience=0.0)
    opened = [make_lobby(shared, seed) for seed in (1, 2)]
    for lobby in opened:
        await lobby.open()
    yield opened
    for lobby in opened:
        await lobby.close()


async def test_a_whole_game_is_played_on_postgresql(lobbies: list[Lobby]) -> None:
    ann, _ = await seat_at(lobbies[0], "hidden_stones", PERSON, BOT)
    await play_out(ann)
    assert "end " in await lobbies[1].record(ann.table.seating.id)


async def test_a_move_in_one_process_is_seen_in_the_other(lobbies: list[Lobby]) -> None:
    ann, ben, _ = await seat_at(lobbies[0], "hidden_stones", PERSON, PERSON, options={"first": "1"})
    there = await Player(lobbies[1], ben.link).open()
    await ann.answer()
    ann.listen()
    while there.snapshot["event"] < ann.snapshot["event"]:
        await there.wait_for("moved")
    assert there.snapshot["event"] == ann.snapshot["event"]
    await ann.say("chat", text="hello over there")
    assert (await there.wait_for("chat"))["line"]["text"] == "hello over there"


async def test_of_two_answers_in_two_processes_one_is_stale(lobbies: list[Lobby]) -> None:
    ann, *_ = await seat_at(lobbies[0], "hidden_stones", PERSON, PERSON, options={"first": "1"})
    twin = await Player(lobbies[1], ann.link).open()
    lobbies[1].services.broker._receiver = lambda notice: None  # type: ignore[attr-defined]  # it has not heard yet
    question, code = ann.snapshot["question"]["number"], ann.snapshot["legal"][0]["code"]
    await ann.say("answer", question=question, code=code)
    refused = await twin.say("answer", question=question, code=ann.snapshot["legal"][1]["code"])
    assert refused[-1]["code"] == "stale"
    assert twin.snapshot["view"] == ann.snapshot["view"]


async def test_presence_and_proposals_cross_processes(lobbies: list[Lobby]) -> None:
    ann, ben, _ = await seat_at(lobbies[0], "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await ben.leave()
    there = await Player(lobbies[1], ben.link).open()
    while not (await ann.wait_for("players"))["players"][1]["here"]:
        continue
    passing = next(each["code"] for each in ann.snapshot["legal"] if each["kind"] == "pass_turn")
    await ann.answer(passing)
    await ann.say("undo")
    assert (await there.wait_for("proposal"))["proposal"]["what"] == "undo"
    await there.say("agree", yes=True)
    assert (await ann.wait_for("moved"))["undone"] is not None


async def hear(socket: ClientConnection, wanted: Any) -> dict[str, Any]:
    while True:
        message = json.loads(await socket.recv())
        if wanted(message):
            return message


def shows(event: int) -> Any:
    return lambda message: message.get("snapshot") and message["snapshot"]["event"] >= event


def mine(message: dict[str, Any]) -> bool:
    return bool(message.get("snapshot")) and message["snapshot"]["question"]["mine"]


async def greeted(server: ServerProcess, link: str, last: int | None = None) -> ClientConnection:
    socket = await connect(server.socket(link), compression=None)
    await socket.send(json.dumps({"type": "hello", "last": last}))
    return socket


async def test_two_processes_serve_one_table_and_one_may_die(tmp_path: Path, database: str) -> None:
    one, other = await asyncio.gather(
        ServerProcess(tmp_path, database, tmp_path / "one.log").start(),
        ServerProcess(tmp_path, database, tmp_path / "other.log").start(),
    )
    seats = [PERSON, PERSON, BOT]
    made = await one.call("api/tables", {"game": "hidden_stones", "seats": seats, "options": {"first": "1"}})
    links = [seat["link"] for seat in made["seats"]]
    ann, ben = await greeted(one, links[0]), await greeted(other, links[1])
    asked = (await hear(ann, mine))["snapshot"]
    end = next(each["code"] for each in asked["legal"] if each["kind"] == "end")
    await ann.send(json.dumps({"type": "answer", "id": 1, "question": asked["question"]["number"], "code": end}))
    taken = await hear(ann, lambda message: message["type"] == "taken")
    asked = (await hear(ben, mine))["snapshot"]
    assert asked["event"] >= taken["event"]
    await one.kill()
    # Ben passes to the bot, which the process that is left must drive; Ann comes back there.
    await ben.send(json.dumps({"type": "answer", "id": 1, "question": asked["question"]["number"], "code": end}))
    again = await greeted(other, links[0], taken["event"])
    assert mine(await hear(again, mine))
    await again.close()
    await ben.close()
    await other.kill()
    assert " ERROR " not in (tmp_path / "other.log").read_text("utf-8")


class EntryPoint:
    """Stands before the database; while it is shut, nobody is let in and everybody is thrown out."""

    def __init__(self, socket: str) -> None:
        self.socket = socket
        self.is_open = True
        self.writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> EntryPoint:
        self.server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.url = f"postgresql://postgres:@127.0.0.1:{self.server.sockets[0].getsockname()[1]}/postgres"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.shut()
        self.server.close()

    def shut(self) -> None:
        self.is_open = False
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.is_open:
            writer.transport.abort()
            return
        back, forth = await asyncio.open_unix_connection(self.socket)
        self.writers |= {writer, forth}
        await asyncio.gather(_copy(reader, forth), _copy(back, writer), return_exceptions=True)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()
    writer.close()


async def test_after_an_outage_processes_hear_each_other_again(settings: Settings, database: str) -> None:
    folder = database.rpartition("host=")[2]
    async with EntryPoint(f"{folder}/.s.PGSQL.5432") as door:
        shared = msgspec.structs.replace(settings, database=door.url, foreign_patience=0.0)
        one, other = make_lobby(shared, 1), make_lobby(shared, 2)
        for lobby in (one, other):
            await lobby.open()
        ann, ben, _ = await seat_at(one, "pebbles", PERSON, PERSON)
        await ben.leave()
        there = await Player(other, ben.link).open()
        door.shut()
        while one.services.broker.connected or other.services.broker.connected:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        assert "waiting" in [each.get("code") for each in await ann.say("replace", seat=1)]  # nobody is voted out now
        with pytest.raises(NotStoredError):
            await one.services.store.check("now")
        door.is_open = True
        while not (one.services.broker.connected and other.services.broker.connected):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        ann, there = await Player(one, ann.link).open(), await Player(other, ben.link).open()
        for _ in range(10):  # moves go across, each way
            for mover, watching in ((ann, there), (there, ann)):
                while not mover.snapshot["question"]["mine"] and not mover.snapshot["over"]:
                    await mover.wait_for("moved")
                if mover.snapshot["over"]:
                    break
                await mover.answer()
                while mover.snapshot["event"] > watching.snapshot["event"]:
                    await watching.wait_for("moved")
        assert ann.snapshot["event"] == there.snapshot["event"] > 0
        for lobby in (one, other):
            await lobby.close()
