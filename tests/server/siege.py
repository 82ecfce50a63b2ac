"""Players on real sockets while the server is killed again and again; then the log is held against what was promised.

Every pair plays one table after the other, one move at a time, both seats. Whatever was acknowledged must be in the
log once; a sealed answer must survive, and nobody else may ever have been shown it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from riffle.core.event import Event
from riffle.server.settings import Settings
from riffle.server.store.store import Store

from .server_process import ForkedServer, Launcher, ServerProcess


class Promise(NamedTuple):
    """An acknowledged answer."""

    table: str
    question: int
    seat: int
    codes: tuple[int, ...]


class Siege:
    """`kills` servers are killed, each after a number of messages drawn from the seed."""

    def __init__(
        self,
        data: Path,
        kills: int,
        seed: int,
        pairs: tuple[str, ...],
        database: str = "",
        fell: Callable[[], Awaitable[None]] | None = None,
        launcher: Launcher | None = None,
    ) -> None:
        """`fell` kills the database and starts it again: then every second kill is one of the database.

        `launcher` starts servers quickly where there are many kills."""
        self.data = data
        self.database = database
        self.fell = fell
        self.kills = kills
        self.rng = random.Random(seed)
        self.pairs = [Pair(self, game, seed * 100 + index) for index, game in enumerate(pairs)]
        self.server = ForkedServer(launcher, data, database) if launcher else ServerProcess(data, database)
        self.killed = 0
        self.up = asyncio.Event()
        self.fuse = 0
        self.over = asyncio.Event()

    async def run(self) -> None:
        await self.server.start()
        self._light()
        async with asyncio.TaskGroup() as group:
            for pair in self.pairs:
                group.create_task(pair.play())
        await self.server.kill()

    def _light(self) -> None:
        self.fuse = self.rng.randint(2, 70)
        self.up.set()

    async def burn(self) -> None:
        """One message has been sent or acknowledged; the last of the fuse kills the server."""
        self.fuse -= 1
        if self.fuse == 0 and not self.over.is_set():
            self.up.clear()
            self.killed += 1
            if self.killed == self.kills:
                self.over.set()
            if self.fell is not None and self.killed % 2 == 0:
                await self.fell()  # the server lives on
            else:
                await self.server.kill()
                await self.server.start()
            self._light()

    async def broken_promises(self) -> list[str]:
        """What the log says against what was acknowledged; empty if every promise was kept."""
        store = Store(Settings(data=self.data, database=self.database))
        await store.open()
        broken: list[str] = []
        for pair in self.pairs:
            broken += pair.shown_too_early
            for table in pair.tables:
                log = await store.log(table)
                broken += doubled(table, log)
                broken += [f"lost: {each}" for each in pair.promises if each.table == table and not kept(each, log)]
        await store.close()
        return broken


def kept(promise: Promise, log: list[Event]) -> bool:
    found = [event for event in log if event.question == promise.question and event.seat == promise.seat]
    return [tuple(step.code for step in event.steps or ()) for event in found] == [promise.codes]


def doubled(table: str, log: list[Event]) -> list[str]:
    keys = [(event.question, event.seat) for event in log if event.kind in ("answer", "sealed")]
    return [f"doubled in {table}: {key}" for key in set(keys) if keys.count(key) > 1]


class Pair:
    """Two people at one table."""

    def __init__(self, siege: Siege, game: str, seed: int) -> None:
        self.siege = siege
        self.game = game
        self.rng = random.Random(seed)
        self.tables: list[str] = []
        self.links: list[str] = []
        self.promises: list[Promise] = []
        self.shown_too_early: list[str] = []
        self.last: list[int | None] = [None, None]
        self.number = 0

    async def play(self) -> None:
        while not self.siege.over.is_set():
            await self.siege.up.wait()
            try:
                if not self.links:
                    await self.sit_down()
                async with (
                    connect(self.siege.server.socket(self.links[0]), compression=None) as one,
                    connect(self.siege.server.socket(self.links[1]), compression=None) as other,
                ):
                    await self.play_on([one, other])
            except (OSError, HTTPException, WebSocketException, EOFError):  # urllib's refusals are OSErrors, too
                await asyncio.sleep(0.02)  # the server was killed; nobody reloads, everybody comes back

    async def sit_down(self) -> None:
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = await self.siege.server.call("api/tables", {"game": self.game, "seats": seats})
        self.tables.append(made["table"])
        self.links = [seat["link"] for seat in made["seats"]]
        self.last = [None, None]

    async def play_on(self, sockets: list[ClientConnection]) -> None:
        views = [await self.greet(socket, seat) for seat, socket in enumerate(sockets)]
        while not self.siege.over.is_set():
            if views[0]["over"]:
                self.links = []
                return
            if not views[0]["question"]["waiting"]:  # nature is asked: stones are being settled
                await self.hear(sockets[0], 0, views)
                continue
            while views[1]["event"] < views[0]["event"]:
                await self.hear(sockets[1], 1, views)
            seat = self.rng.choice(views[0]["question"]["waiting"])
            await self.move(sockets[seat], views, seat)
            for index, socket in enumerate(sockets):
                while views[index]["event"] < max(view["event"] for view in views):
                    await self.hear(socket, index, views)

    async def greet(self, socket: ClientConnection, seat: int) -> dict[str, Any]:
        await socket.send(json.dumps({"type": "hello", "last": self.last[seat], "chat": -1}))
        views: list[dict[str, Any]] = [{}, {}]
        while not views[seat]:
            await self.hear(socket, seat, views)
        return views[seat]

    async def hear(self, socket: ClientConnection, seat: int, views: list[dict[str, Any]]) -> dict[str, Any]:
        message = json.loads(await socket.recv())
        if message.get("snapshot"):
            views[seat] = message["snapshot"]
            self.last[seat] = views[seat]["event"]
            self.look(seat, message)
        return message

    def look(self, seat: int, message: dict[str, Any]) -> None:
        """Nothing of a sealed answer may reach the other seat before all are in."""
        for event in message.get("events", ()):
            open_now = message["snapshot"]["over"] is not None
            if event["kind"] == "sealed" and event["seat"] != seat and event["answer"] is not None and not open_now:
                self.shown_too_early.append(f"seat {seat} was told {event}")
        laid = message["snapshot"]["view"].get("laid")
        if laid is not None and laid[1 - seat] != [None, None]:
            self.shown_too_early.append(f"seat {seat} sees {laid}")

    async def move(self, socket: ClientConnection, views: list[dict[str, Any]], seat: int) -> None:
        """One answer (or part of one) and its acknowledgement. The server may be killed before or after either."""
        view = views[seat]
        chosen = self.rng.choice(view["legal"])
        code, question = chosen["code"], view["question"]["number"]
        extra = [self.rng.randint(low, high) for low, high in chosen.get("ranges", [])]
        self.number += 1
        answer = {"type": "answer", "id": self.number, "question": question, "code": code, "extra": extra}
        await socket.send(json.dumps(answer))
        await self.siege.burn()
        while True:
            message = await self.hear(socket, seat, views)
            if message["type"] in ("taken", "refused") and message["id"] == self.number:
                break
        if message["type"] == "refused":
            # Points out of reach, a moment that has not come, or a database that is away: nothing was promised.
            if message["code"] in ("forbidden", "stale", "not_stored"):
                views[seat] = await self.greet(socket, seat)
                return
            raise AssertionError(message)
        drafted = tuple(part["code"] for part in view["draft"])
        if message["event"] > view["event"]:  # the answer is whole: it is in the log
            self.promises.append(Promise(self.tables[-1], question, seat, (*drafted, code)))
        await self.siege.burn()
        while views[seat] is view:
            await self.hear(socket, seat, views)
