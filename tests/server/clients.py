"""Clients for tests: they talk to a lobby through a real `Socket`, whose transport keeps what is sent."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio import client

from riffle.server.games import Games
from riffle.server.messages import FromServer
from riffle.server.requests import NewTable
from riffle.server.services import Services
from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby
from riffle.server.tables.mail import Alarm, Left
from riffle.server.tables.table import Table
from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.worker import carry_out
from riffle.server.ws.protocol import Gateway
from riffle.server.ws.socket import Socket

MADE_UP = {"pebbles": "pebbles.rules", "settling": "sketches.settling"}
GAMES = Games(MADE_UP)
"""Found once for all lobbies: looking through what is installed takes longer than many a test."""


def connect(address: str, **more: Any) -> client.connect:
    """A real socket, opened by somebody patient: how slow a machine is, and what proxy it has, is no matter here."""
    return client.connect(address, **{"open_timeout": None, "ping_interval": None, "proxy": None, **more})


async def turns() -> None:
    """Let the loop go round as often as anything that waits for nothing outside it needs: no clock is looked at."""
    for _ in range(100):
        await asyncio.sleep(0)


class Inline:
    """Thinks here and now, in plain Python. `broken` makes every bot fail, as a crashed worker does."""

    broken = False

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def do(self, job: Job, limit: float, tell: Any = None) -> Done:
        self.jobs.append(job)
        if self.broken and job.work == "think":
            return Done(problem="broken on purpose")
        return carry_out(msgspec.structs.replace(job, cold=True))

    async def close(self) -> None:
        return


class Tokens:
    """The same secrets in every run."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, size: int) -> str:
        self.count += 1
        return f"token{self.count:04d}"


class Seeds:
    """The same seeds for bots in every run, one for each table."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> str:
        self.count += 1
        return hashlib.sha256(b"%d" % self.count).hexdigest()[:32]


class FakeTime:
    """Time stands still until a test moves it, or goes on by `step` at every look."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.step = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def unlimited(data: Path) -> Settings:
    """A server that refuses nobody for asking too often, and whose bots answer at once."""
    return Settings(
        data=data, pace=0.0, sweep=3600.0, address_tables=0, connection_rate=0, address_rate=0, greet_rate=0,
        read_rate=0, file_rate=0, undo_rate=0, chat_rate=0, make_rate=0,
    )  # fmt: skip


def make_lobby(
    settings: Settings,
    seed: int = 1,
    dice: Any = None,
    now: Callable[[], float] | None = None,
    date: Callable[[], float] = time.time,
) -> Lobby:
    chance = dice or random.Random(seed)
    return Lobby(Services(settings, GAMES, Inline(), chance, Tokens(), now=now or FakeTime(), date=date, seeds=Seeds()))


class Transport:
    """picows' transport and the loop's under it, in one: keeps what is sent; a number is the code of a close."""

    def __init__(self) -> None:
        self.kept: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.pongs: list[bytes] = []
        self.unread = 0
        self.read_on = asyncio.Event()
        self.read_on.set()
        self.open = True

    @property
    def underlying_transport(self) -> Transport:
        return self

    def send(self, kind: Any, body: bytes, **_: Any) -> None:
        self.kept.put_nowait(body)

    def send_close(self, code: int) -> None:
        self.kept.put_nowait(code)

    def send_pong(self, body: bytes) -> None:
        self.pongs.append(body)

    def disconnect(self, graceful: bool = True) -> None:
        self.open = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    @property
    def reading(self) -> bool:
        return self.read_on.is_set()

    def pause_reading(self) -> None:
        self.read_on.clear()

    def resume_reading(self) -> None:
        self.read_on.set()

    def taken(self) -> list[bytes | int]:
        return [self.kept.get_nowait() for _ in range(self.kept.qsize())]


class Player:
    """One link, opened. `say` sends and returns what came back; everything heard is kept as bytes, too."""

    def __init__(self, lobby: Lobby, link: str, address: str = "127.0.0.1") -> None:
        self.lobby = lobby
        self.link = link
        self.address = address
        self.bytes: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] = {}
        self.number = 0

    async def connect(self) -> Player:
        """Open the socket; nothing is said yet."""
        self.transport = Transport()
        self.socket = Socket(Gateway(self.lobby), self.link.rsplit("/", 1)[1], self.address, False)
        self.socket.on_ws_connected(self.transport)  # type: ignore[arg-type]
        assert self.socket._task is not None
        await asyncio.wait([self.socket._task])
        return self

    async def open(self, hello: dict[str, Any] | None = None) -> Player:
        await self.connect()
        await self.raw(json.dumps({"type": "hello", **(hello or {})}))
        return self

    @property
    def table(self) -> Table:
        assert self.socket.table is not None
        return self.socket.table

    async def raw(self, body: str | bytes) -> list[dict[str, Any]]:
        """Send bytes as they are; what came back, once the table has done with it."""
        self.socket.receive(body.encode() if isinstance(body, str) else body)
        if self.socket.table is not None:
            await self.socket.table.idle()
        return self.listen()

    async def say(self, message: str, /, **parts: Any) -> list[dict[str, Any]]:
        self.number += 1
        heard = await self.raw(json.dumps({"type": message, "id": self.number, **parts}))
        if message != "hint" or any(each.get("id") == self.number for each in heard):
            return heard
        while not any(each.get("id") == self.number for each in heard):  # a worker thinks of it
            heard.append(await self.next())
        return heard

    async def next(self) -> dict[str, Any]:
        """Wait for one message."""
        return self._keep(await self.transport.kept.get())

    def _keep(self, body: bytes | int) -> dict[str, Any]:
        if isinstance(body, int):
            message: dict[str, Any] = {"type": "closed", "code": body}
        else:
            self.bytes.append(body)
            msgspec.json.decode(body, type=FromServer)  # it is a message of the protocol, however it was written
            message = json.loads(body)
            self.snapshot = message.get("snapshot") or self.snapshot
        self.heard.append(message)
        return message

    def listen(self) -> list[dict[str, Any]]:
        """What has come since."""
        self.socket.gateway.outbox.flush()
        return [self._keep(body) for body in self.transport.taken()]

    async def wait_for(self, kind: str) -> dict[str, Any]:
        """Wait until such a message comes; those before it are kept."""
        while True:
            message = await self.next()
            assert message["type"] != "closed", message
            if message["type"] == kind:
                return message

    async def answer(self, code: int | None = None, extra: tuple[int, ...] = ()) -> list[dict[str, Any]]:
        """Give an answer to the question now; without a code the last legal one."""
        self.listen()
        code = self.snapshot["legal"][-1]["code"] if code is None else code
        return await self.say("answer", question=self.snapshot["question"]["number"], code=code, extra=list(extra))

    async def leave(self) -> None:
        table, connection = self.table, self.socket.connection
        assert connection is not None
        table.post(Left(connection))
        await table.idle()


async def settled(table: Table) -> None:
    """Wait until no machine is to answer and nothing is left in the mailbox."""
    while table.busy:
        for task in (table.bots._task, table._task):
            if task is not None:
                await asyncio.wait([task])


async def ring(table: Table) -> None:
    """The table's alarm."""
    table.post(Alarm())
    await table.idle()


async def seat_at(lobby: Lobby, game: str, *seats: dict[str, str], **request: Any) -> list[Player]:
    """Make a table and open every link it gives; the last player is one who watches."""
    made = await lobby.make(msgspec.convert({"game": game, "seats": list(seats), **request}, NewTable), "127.0.0.1")
    links = [invite.link for invite in made.seats] + [made.watch]
    players = [await Player(lobby, link).open() for link in links]
    for player in players:
        player.listen()
    return players


PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "greedy"}


def kinds(heard: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in heard]
