"""What an honest player waits while one address does its worst by permitted requests, attack by attack.

    python -m bench.attacks [--checkout DIR] [--seconds 20]

The server is the one of a checkout (this one unless another is named, which must be set up), started as an operator
starts it, with its usual limits. Beside each attack: how long an honest person waits for moves at a table of two, what
the serving process itself worked meanwhile (which other work on the machine does not change much), and how long a bot
takes to answer. Attacks come from 127.0.0.2, the honest from 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .honest import for_seconds, p99, seated

ROOT = Path(__file__).parents[1]
FOE = "127.0.0.2"
WARMING = 60.0
AT_ONCE = 3.0  # seconds, the pause that every bot makes included
PERSON, BOT, EXPERT = ({"kind": "person"}, {"kind": "bot", "level": "normal"}, {"kind": "bot", "level": "expert"})


class Served:
    """`riffle serve` of a checkout on a free port."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.checkout, self.folder = checkout, folder

    async def start(self) -> Served:
        command = [str(self.checkout / ".venv/bin/riffle"), "serve", "--port", "0", "--data", str(self.folder)]
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=self.checkout, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"}, start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        while True:
            line = (await self.process.stdout.readline()).decode()
            if found := re.search(r"http://[\d.]+:(\d+)", line):
                self.port = int(found[1])
                return self
            assert line, "the server did not start"

    async def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def call(self, path: str, body: object = None, source: str = "127.0.0.1") -> Any:
        return await asyncio.to_thread(self._call, path, body, source)

    def _call(self, path: str, body: object, source: str) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120, source_address=(source, 0))
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        connection.request("GET" if data is None else "POST", "/" + path, data, {"content-type": "application/json"})
        with connection.getresponse() as answer:
            text = answer.read()
        if answer.status >= 400:
            raise OSError(f"{answer.status} {text[:80]!r}")
        return json.loads(text)

    def socket(self, link: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws{link}"

    def worked(self) -> float:
        """Seconds of processor time of the thread that serves."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text("ascii").split()[0]) / 1e9

    def memory(self) -> float:
        whole = psutil.Process(self.process.pid)
        return sum(each.memory_info().rss for each in (whole, *whole.children(recursive=True))) / 1e6


class Clock:
    """Tells the time and notes what the server had worked by then: it is asked before and after every wait."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.marks: list[float] = []

    def __call__(self) -> float:
        self.marks.append(self.server.worked())
        return time.perf_counter()

    def worked(self) -> list[float]:
        """Milliseconds of work in each wait."""
        pairs = zip(self.marks[::2], self.marks[1::2], strict=False)
        return [(after - before) * 1e3 for before, after in pairs]


Attack = Callable[[Served], Coroutine[Any, Any, None]]


async def tolerant(work: Awaitable[Any]) -> None:
    """An attacker takes a refusal calmly."""
    try:
        await work
    except (OSError, WebSocketException, TimeoutError, ValueError, http.client.HTTPException):
        await asyncio.sleep(0.05)


async def expert_tables(server: Served) -> None:
    """Twenty tables of expert bots alone."""
    for _ in range(20):
        await tolerant(server.call("api/tables", {"game": "hidden_stones", "seats": [EXPERT, EXPERT]}, FOE))
    await asyncio.Event().wait()


async def hints(server: Served) -> None:
    """Fifty-six hints at once, again and again."""

    async def one() -> None:
        made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, BOT]}, FOE)
        async with connect(server.socket(made["seats"][0]["link"]), local_addr=(FOE, 0)) as socket:
            await socket.send('{"type": "hello"}')
            number = 0
            while True:
                number += 1
                await socket.send(json.dumps({"type": "hint", "id": number}))
                await asyncio.wait_for(socket.recv(), 5)

    async def again() -> None:
        while True:
            await tolerant(one())

    await asyncio.gather(*(again() for _ in range(56)))


async def replays(server: Served) -> None:
    """A record of 200 kB that is nothing but an answer and its undo, walked through again and again."""
    head = "riffle 1\ngame hidden_stones\nplayers 2\n"
    body = (head + "a 1 end\nundo 1\n" * 14_000).encode()

    async def again() -> None:
        while True:
            await tolerant(server.call("api/replay", body, FOE))

    await asyncio.gather(*(again() for _ in range(6)))


async def never_reads(server: Served) -> None:
    """Pings and asks without ever reading what comes back."""
    made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, PERSON]}, FOE)
    frame = bytes([0x89, 0xFD, 0, 0, 0, 0]) + bytes(125)  # a masked ping of 125 bytes

    async def one() -> None:
        async with connect(server.socket(made["watch"]), local_addr=(FOE, 0), max_queue=None) as socket:
            socket.transport.pause_reading()
            while not socket.transport.is_closing():
                socket.transport.write(frame * 200)
                await asyncio.sleep(0.01)

    async def again() -> None:
        while True:
            await tolerant(one())

    await asyncio.gather(*(again() for _ in range(4)))


async def many_tables(server: Served) -> None:
    """As many tables as are given."""

    async def again() -> None:
        while True:
            await tolerant(server.call("api/tables", {"game": "river_dragons", "seats": [PERSON] * 6}, FOE))

    await asyncio.gather(*(again() for _ in range(8)))


async def idle_connections(server: Served) -> None:
    """Two thousand connections that begin a request and never end it."""

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(FOE, 0))
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        await reader.read()
        writer.close()

    async def again() -> None:
        while True:
            await tolerant(one())
            await asyncio.sleep(0.5)

    await asyncio.gather(*(again() for _ in range(2000)))


async def nothing(server: Served) -> None:
    """Nobody attacks."""
    await asyncio.Event().wait()


ATTACKS: tuple[Attack, ...] = (
    nothing,
    hints,
    expert_tables,
    never_reads,
    replays,
    many_tables,
    idle_connections,
)


async def bot_waits(server: Served, seconds: float) -> list[float]:
    """Seconds until a bot has answered an honest person's pass, as often as there is time."""
    rng = random.Random(1)
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, BOT], "options": {"first": "1"}})
    async with connect(server.socket(made["seats"][0]["link"])) as socket:
        await socket.send('{"type": "hello"}')
        while loop.time() < until or not waits:
            view: dict[str, Any] = {}
            while not (view and (view["question"]["mine"] or view["over"])):
                view = json.loads(await asyncio.wait_for(socket.recv(), 300)).get("snapshot") or view
            if view["over"]:
                break
            ways = [each for each in view["legal"] if each["kind"] == "end"] or view["legal"]
            answer = {
                "type": "answer",
                "id": 1,
                "question": view["question"]["number"],
                "code": rng.choice(ways)["code"],
            }
            began = time.perf_counter()
            await socket.send(json.dumps(answer))
            view = {}
            while not (view and (view["question"]["mine"] or view["over"])):
                view = json.loads(await asyncio.wait_for(socket.recv(), 300)).get("snapshot") or view
            waits.append(time.perf_counter() - began)
            await socket.send('{"type": "hello"}')
    return waits


async def warm(server: Served) -> None:
    """Wait until bots answer at once: the workers have loaded what was compiled before."""
    until = time.monotonic() + WARMING
    while max(await bot_waits(server, 0)) > AT_ONCE and time.monotonic() < until:
        continue


async def under(server: Served, attack: Attack, seconds: float) -> str:
    """One row: an honest player's waits while it lasts."""
    command = [sys.executable, "-m", "bench.attacks", "--attack", attack.__name__, "--port", str(server.port)]
    foe = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    await asyncio.sleep(6)
    links = await seated(server, "hidden_stones")
    clock, busy, began = Clock(server), server.worked(), time.monotonic()
    moves, bots = await asyncio.gather(
        _moves(server, links, seconds, clock), asyncio.create_task(bot_waits(server, seconds))
    )
    memory, busy = server.memory(), (server.worked() - busy) / (time.monotonic() - began)
    foe.kill()
    await foe.wait()
    words, worked = (attack.__doc__ or "").strip().rstrip("."), clock.worked()
    return (
        f"| {words} | {middle(moves):.0f} / {p99(moves):.0f} | {middle(worked):.1f} / {p99(worked):.1f} | {busy:.0%} "
        f"| {middle(bots):.1f} / {max(bots):.1f} | {len(moves)} / {len(bots)} | {memory:.0f} |"
    )


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2] if values else float("nan")


async def _moves(server: Served, links: list[str], seconds: float, clock: Clock) -> list[float]:
    """Tables one after the other: Hidden Stones comes to its end."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    waits: list[float] = []
    while loop.time() < until:
        try:
            waits += await for_seconds(server, links, until - loop.time(), clock)
        except IndexError:
            links = await seated(server, "hidden_stones")
    return waits


async def measure(checkout: Path, seconds: float, chosen: list[str]) -> None:
    print(f"{checkout.name}, {seconds:.0f} s an attack, load average {os.getloadavg()[0]:.1f}\n")
    print(
        "| attack from one address | a move, p50 / p99 ms | the server's work in it, p50 / p99 ms | the server's core"
        " | a bot's answer, median / longest s | counted | MB |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for attack in (each for each in ATTACKS if not chosen or each.__name__ in chosen):
        with tempfile.TemporaryDirectory(prefix="riffle-attacks-", ignore_cleanup_errors=True) as folder:
            server = await Served(checkout, Path(folder)).start()
            try:
                await warm(server)
                print(await under(server, attack, seconds), flush=True)
            finally:
                await server.stop()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--checkout", type=Path, default=ROOT)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--only", nargs="*", default=[], help="names of attacks: hints, many_tables, ...")
    options.add_argument(
        "--attack", help=argparse.SUPPRESS
    )  # an attacker's own process, so that it slows nobody's clock
    options.add_argument("--port", type=int, help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.attack:
        target = Served(ROOT, ROOT)
        target.port = given.port
        asyncio.run(next(each for each in ATTACKS if each.__name__ == given.attack)(target))
        return
    asyncio.run(measure(given.checkout.resolve(), given.seconds, given.only))


if __name__ == "__main__":
    main()
