"""The same tables on PostgreSQL, and two processes that serve the same one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from riffle.server.hall import Hall
from riffle.server.settings import Settings

from .clients import BOT, PERSON, Player, make_hall, seat_at
from .server_process import ServerProcess
from .test_table import play_out


@pytest.fixture
async def halls(settings: Settings, database: str) -> AsyncIterator[list[Hall]]:
    """Two halls on one database, as two processes would have them."""
    shared = msgspec.structs.replace(settings, database=database, foreign_patience=0.0)
    opened = [make_hall(shared, seed) for seed in (1, 2)]
    for hall in opened:
        await hall.open()
    yield opened
    for hall in opened:
        await hall.close()


async def test_a_whole_game_is_played_on_postgresql(halls: list[Hall]) -> None:
    ann, _ = await seat_at(halls[0], "hidden_stones", PERSON, BOT)
    await play_out(ann)
    assert "end " in await halls[1].record(ann.table.seating.id)


async def test_a_move_in_one_process_is_seen_in_the_other(halls: list[Hall]) -> None:
    ann, ben, _ = await seat_at(halls[0], "hidden_stones", PERSON, PERSON, options={"first": "1"})
    there = await Player(halls[1], ben.link).open()
    await ann.answer()
    moved = await there.wait_for("moved")
    ann.listen()
    assert moved["snapshot"]["event"] == ann.snapshot["event"]
    await ann.say("chat", text="hello over there")
    assert (await there.wait_for("chat"))["line"]["text"] == "hello over there"


async def test_of_two_answers_in_two_processes_one_is_stale(halls: list[Hall]) -> None:
    ann, *_ = await seat_at(halls[0], "hidden_stones", PERSON, PERSON, options={"first": "1"})
    twin = await Player(halls[1], ann.link).open()
    halls[1].broker._heard = lambda notice: None  # type: ignore[attr-defined]  # it has not heard of it yet
    question, code = ann.snapshot["question"]["number"], ann.snapshot["legal"][0]["code"]
    await ann.say("answer", question=question, code=code)
    refused = await twin.say("answer", question=question, code=ann.snapshot["legal"][1]["code"])
    assert refused[-1]["code"] == "stale"
    assert twin.snapshot["view"] == ann.snapshot["view"]


async def test_presence_and_proposals_cross_processes(halls: list[Hall]) -> None:
    ann, ben, _ = await seat_at(halls[0], "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await ben.leave()
    there = await Player(halls[1], ben.link).open()
    while not (await ann.wait_for("players"))["players"][1]["here"]:
        continue
    passing = next(each["code"] for each in ann.snapshot["legal"] if each["kind"] == "pass_turn")
    await ann.answer(passing)
    await ann.say("undo")
    assert (await there.wait_for("proposal"))["proposal"]["what"] == "undo"
    await there.say("agree", yes=True)
    assert (await ann.wait_for("moved"))["undone"]


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
    assert "Traceback" not in (tmp_path / "other.log").read_text("utf-8")
