"""Clients for tests: they talk to a hall through the same conversation a socket has, without the socket."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

from riffle.server.games import Games
from riffle.server.hall import Hall
from riffle.server.limits import Addresses
from riffle.server.messages import FromServer
from riffle.server.requests import TableWish
from riffle.server.settings import Settings
from riffle.server.socket import Conversation
from riffle.server.table import Table
from riffle.server.worker import Done, Job, carry_out

MADE_UP = {"pebbles": "pebbles.rules", "settling": "sketches.settling"}


class Inline:
    """Thinks here and now, in plain Python. `broken` makes every bot fail, as a crashed worker does."""

    broken = False

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def do(self, job: Job, limit: float) -> Done:
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


class FakeTime:
    """Time stands still until a test moves it, or goes on by `step` at every look."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.step = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def make_hall(settings: Settings, seed: int = 1, dice: Any = None, now: Callable[[], float] | None = None) -> Hall:
    return Hall(settings, Games(MADE_UP), Inline(), dice or random.Random(seed), Tokens(), now or FakeTime())


class Lines:
    """What a connection sends, kept in order; a number is the code it was closed with."""

    def __init__(self) -> None:
        self.kept: asyncio.Queue[bytes | int] = asyncio.Queue()

    def offer_to(self, at_once: Callable[[bytes], bool]) -> None:
        return

    async def receive(self) -> bytes | str | None:
        return None

    def send(self, body: bytes) -> None:
        self.kept.put_nowait(body)

    def close(self, code: int) -> None:
        self.kept.put_nowait(code)

    def taken(self) -> list[bytes | int]:
        return [self.kept.get_nowait() for _ in range(self.kept.qsize())]


class Player:
    """One link, opened. `say` sends and returns what came back; everything heard is kept as bytes, too."""

    def __init__(self, hall: Hall, link: str) -> None:
        self.hall = hall
        self.link = link
        self.bytes: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] = {}
        self.number = 0

    async def open(self, hello: dict[str, Any] | None = None) -> Player:
        self.lines = Lines()
        table, connection = await self.hall.connect(self.link.rsplit("/", 1)[1], self.lines)
        addresses = Addresses(0, self.hall.now)
        self.talk = Conversation(self.hall, addresses, "127.0.0.1", table, connection)
        await self.raw(json.dumps({"type": "hello", **(hello or {})}))
        return self

    @property
    def table(self) -> Table:
        return self.talk.table

    async def raw(self, body: str | bytes) -> list[dict[str, Any]]:
        """As a socket does it: first the way without a task, then the other."""
        if self.talk.hear_at_once(body.encode() if isinstance(body, str) else body):
            async with self.table.lock:  # it is held until the commit is done
                pass
        else:
            await self.talk.hear(body)
        return self.listen()

    async def say(self, message: str, /, **parts: Any) -> list[dict[str, Any]]:
        self.number += 1
        return await self.raw(json.dumps({"type": message, "id": self.number, **parts}))

    def listen(self) -> list[dict[str, Any]]:
        """What has come since."""
        fresh: list[dict[str, Any]] = []
        for body in self.lines.taken():
            if isinstance(body, int):
                fresh.append({"type": "closed", "code": body})
                continue
            self.bytes.append(body)
            msgspec.json.decode(body, type=FromServer)  # it is a message of the protocol, however it was written
            fresh.append(json.loads(body))
            self.snapshot = fresh[-1].get("snapshot") or self.snapshot
        self.heard += fresh
        return fresh

    async def wait_for(self, kind: str) -> dict[str, Any]:
        """Wait until such a message comes; those before it are kept."""
        while True:
            body = await self.lines.kept.get()
            assert isinstance(body, bytes), body
            self.bytes.append(body)
            message = json.loads(body)
            self.heard.append(message)
            self.snapshot = message.get("snapshot") or self.snapshot
            if message["type"] == kind:
                return message

    async def answer(self, code: int | None = None, extra: tuple[int, ...] = ()) -> list[dict[str, Any]]:
        """Give an answer to the question now; without a code the last legal one."""
        self.listen()
        code = self.snapshot["legal"][-1]["code"] if code is None else code
        return await self.say("answer", question=self.snapshot["question"]["number"], code=code, extra=list(extra))

    async def leave(self) -> None:
        await self.table.leave(self.talk.connection)


async def seat_at(hall: Hall, game: str, *seats: dict[str, str], **wish: Any) -> list[Player]:
    """Make a table and open every link it gives; the last player is one who watches."""
    made = await hall.make(msgspec.convert({"game": game, "seats": list(seats), **wish}, TableWish), "127.0.0.1")
    links = [invite.link for invite in made.seats] + [made.watch]
    players = [await Player(hall, link).open() for link in links]
    for player in players:
        player.listen()
    return players


PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "greedy"}


def kinds(heard: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in heard]
