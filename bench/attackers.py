"""What one address can do by permitted requests to slow the others down; each is run by a process of its own.

python -m bench.attackers NAME PORT
"""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import os
import re
import signal
import sys
import zipfile
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[1]
FOE = "127.0.0.2"
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

    await asyncio.gather(*(again(one) for _ in range(56)))


async def replays(server: Served) -> None:
    """A record of 200 kB that is nothing but an answer and its undo, walked through again and again."""
    head = "riffle 1\ngame hidden_stones\nplayers 2\n"
    body = (head + "a 1 end\nundo 1\n" * 14_000).encode()

    async def again_() -> None:
        while True:
            await tolerant(server.call("api/replay", body, FOE))

    await asyncio.gather(*(again_() for _ in range(6)))


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

    await asyncio.gather(*(again(one) for _ in range(4)))


async def many_tables(server: Served) -> None:
    """As many tables as are given."""

    async def again_() -> None:
        while True:
            await tolerant(server.call("api/tables", {"game": "river_dragons", "seats": [PERSON] * 6}, FOE))

    await asyncio.gather(*(again_() for _ in range(8)))


async def idle_connections(server: Served) -> None:
    """Two thousand connections that begin a request and never end it."""

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(FOE, 0))
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        await reader.read()
        writer.close()

    async def again_() -> None:
        while True:
            await tolerant(one())
            await asyncio.sleep(0.5)

    await asyncio.gather(*(again_() for _ in range(2000)))


async def static_files(server: Served) -> None:
    """Sixteen connections that fetch the largest script of the page, packed or not, without end."""
    script = max((server.checkout / "src/riffle/server/page/assets").glob("*.js"), key=lambda path: path.stat().st_size)
    await gets(server, [f"/assets/{script.name}"], 16)


async def rule_pictures(server: Served) -> None:
    """Sixteen connections that fetch rules, pictures of rules and the lab's numbers."""
    games = ("river_dragons", "hidden_stones", "stoleme")
    paths = [f"/{path}/{game}{end}" for game in games for path, end in PLACES]
    await gets(server, paths, 16)


PLACES = (("rulebook", "/pictures"), ("rulebook", "?lang=fi"), ("api/lab", ""))


async def gets(server: Served, paths: list[str], connections: int) -> None:
    """Requests one after the other on each connection that is kept open."""

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(FOE, 0))
        try:
            while True:
                for path in paths:
                    writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip\r\n\r\n".encode())
                    head = await reader.readuntil(b"\r\n\r\n")
                    found = re.search(rb"content-length: (\d+)", head)
                    await reader.readexactly(int(found[1]) if found else 0)
        finally:
            writer.close()

    await asyncio.gather(*(again(one) for _ in range(connections)))


async def again(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        await tolerant(work())


async def undo_pairs(server: Served) -> None:
    """Twenty tables at which somebody answers and takes back, ten times a second."""

    async def one() -> None:
        options = {"game": "hidden_stones", "seats": [PERSON, PERSON], "options": {"first": "1"}}
        made = await server.call("api/tables", options, FOE)
        async with connect(server.socket(made["seats"][0]["link"]), local_addr=(FOE, 0)) as socket:
            await socket.send('{"type": "hello"}')
            view: dict[str, Any] = {}
            for number in range(10**9):
                while not view:
                    view = json.loads(await socket.recv()).get("snapshot") or view
                code = next(each["code"] for each in view["legal"] if each["kind"] == "flip")
                answer = {"type": "answer", "id": number, "question": view["question"]["number"], "code": code}
                await socket.send(json.dumps(answer))
                await socket.send('{"type": "undo"}')
                view = {}
                seen = 0
                while seen < 2:
                    heard = json.loads(await socket.recv())
                    seen += heard["type"] in ("moved", "refused")
                    view = heard.get("snapshot") or view
                await asyncio.sleep(0.1)

    await asyncio.gather(*(again(one) for _ in range(20)))


async def forfeits(server: Served) -> None:
    """Make a table, give up, make the next."""

    async def one() -> None:
        made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, PERSON]}, FOE)
        async with connect(server.socket(made["seats"][0]["link"]), local_addr=(FOE, 0)) as socket:
            await socket.send('{"type": "forfeit"}')
            while json.loads(await socket.recv())["type"] != "moved":
                continue

    await asyncio.gather(*(again(one) for _ in range(8)))


async def uploads(server: Served) -> None:
    """A small upload that takes long to read."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("variant.toml", "a." * 300_000 + "b = 1")

    async def one() -> None:
        await server.call("api/variants", body.getvalue(), FOE)

    await asyncio.gather(*(again(one) for _ in range(4)))


async def chatter(server: Served) -> None:
    """Lines as fast as they are taken, and all of them asked for anew, again and again."""
    made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, PERSON]}, FOE)

    async def one() -> None:
        async with connect(server.socket(made["seats"][0]["link"]), local_addr=(FOE, 0)) as socket:
            while True:
                await socket.send(json.dumps({"type": "chat", "text": "x" * 400}))
                await socket.send('{"type": "hello", "last": 0, "chat": -1}')
                await asyncio.wait_for(socket.recv(), 5)

    await asyncio.gather(*(again(one) for _ in range(8)))


async def reconnecting(server: Served) -> None:
    """Forty loops that open a socket, say hello and go."""
    made = await server.call("api/tables", {"game": "hidden_stones", "seats": [PERSON, PERSON]}, FOE)

    async def one() -> None:
        async with connect(server.socket(made["seats"][0]["link"]), local_addr=(FOE, 0)) as socket:
            await socket.send('{"type": "hello"}')
            await socket.recv()

    await asyncio.gather(*(again(one) for _ in range(40)))


ATTACKS: tuple[Attack, ...] = (
    hints,
    expert_tables,
    never_reads,
    replays,
    many_tables,
    idle_connections,
    static_files,
    rule_pictures,
    undo_pairs,
    forfeits,
    uploads,
    chatter,
    reconnecting,
)


if __name__ == "__main__":
    target = Served(ROOT, ROOT)
    target.port = int(sys.argv[2])
    asyncio.run(next(each for each in ATTACKS if each.__name__ == sys.argv[1])(target))
