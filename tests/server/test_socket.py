"""Sockets: fragments, control frames, back-pressure and compression, frame by frame and over a real connection."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import zlib
from typing import Any

import msgspec
import pytest
from picows import WSMsgType
from picows.picows import _make_test_ws_frame  # type: ignore[attr-defined]
from websockets.exceptions import InvalidStatus

from riffle.server import services
from riffle.server.http.proxy import came_from
from riffle.server.tables.lobby import Lobby
from riffle.server.ws import deflate
from riffle.server.ws.outbox import Outbox
from riffle.server.ws.protocol import Gateway
from riffle.server.ws.socket import LARGEST, MOST_FRAGMENTS, MOST_UNHANDLED, Socket

from .clients import PERSON, Player, Transport, connect, make_lobby, seat_at
from .test_http import WISH, Served, served

__all__ = ["served"]
HELLO = b'{"type": "hello"}'


def frame(kind: WSMsgType, body: bytes = b"", fin: bool = True, rsv1: bool = False) -> Any:
    return _make_test_ws_frame(kind, body, fin, rsv1)


@pytest.fixture
async def opened(lobby: Lobby) -> tuple[Socket, Transport]:
    """A socket whose messages are kept instead of handled."""
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    again = await Player(lobby, ann.link).connect()
    return again.socket, again.transport


def said(socket: Socket) -> list[bytes]:
    """What the socket takes for messages, from now on."""
    kept: list[bytes] = []
    socket.receive = kept.append  # type: ignore[method-assign]
    return kept


async def test_a_message_in_several_frames_is_one_and_a_ping_may_come_between(opened: Any) -> None:
    socket, transport = opened
    kept = said(socket)
    for each in (
        frame(WSMsgType.TEXT, b"a", fin=False),
        frame(WSMsgType.PING, b"?"),
        frame(WSMsgType.CONTINUATION, b"b"),
        frame(WSMsgType.TEXT, b"c"),
    ):
        socket.on_ws_frame(transport, each)
    assert kept == [b"ab", b"c"]
    assert transport.pongs == [b"?"]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(WSMsgType.CONTINUATION, b"of nothing")], 1002),
        ([frame(WSMsgType.TEXT, b"a", fin=False), frame(WSMsgType.TEXT, b"b")], 1002),
        ([frame(WSMsgType.TEXT, b"a", rsv1=True)], 1002),  # compression was not agreed on
        ([frame(WSMsgType.TEXT, b"", False)] + [frame(WSMsgType.CONTINUATION, b"", False)] * MOST_FRAGMENTS, 1009),
        ([frame(WSMsgType.TEXT, bytes(40_000), fin=False), frame(WSMsgType.CONTINUATION, bytes(40_000))], 1009),
    ],
)  # fmt: skip
async def test_what_breaks_the_protocol_closes_the_socket(opened: Any, frames: list[Any], code: int) -> None:
    socket, transport = opened
    for each in frames:
        socket.on_ws_frame(transport, each)
    assert transport.taken()[-1] == code


async def test_control_frames_are_limited(opened: Any) -> None:
    socket, transport = opened
    for _ in range(100):
        socket.on_ws_frame(transport, frame(WSMsgType.PING, b"!"))
    assert 5 <= len(transport.pongs) <= 20
    assert transport.taken() == [], "neither answered"
    assert not transport.reading, "nor read for a while"
    await transport.read_on.wait()


async def test_who_does_not_read_gets_no_pongs_and_is_cut_off(opened: Any) -> None:
    socket, transport = opened
    socket.pause_writing()
    socket.on_ws_frame(transport, frame(WSMsgType.PING))
    assert transport.pongs == []
    transport.unread = socket.settings.unread_bytes + 1
    socket.send(b"x")
    assert transport.taken() == [4408]


async def test_a_reader_who_catches_up_is_not_cut_off(opened: Any) -> None:
    socket, transport = opened
    for _ in range(3):
        socket.pause_writing()
        for _ in range(socket.settings.waiting_lines):
            socket.send(b"x")
        socket.resume_writing()
    socket.gateway.outbox.flush()
    assert 4408 not in transport.taken()
    socket.pause_writing()
    for _ in range(socket.settings.waiting_lines + 1):
        socket.send(b"x")
    assert transport.taken()[-1] == 4408


async def test_a_socket_with_much_unhandled_is_not_read_on_until_it_is_handled(opened: Any) -> None:
    socket, transport = opened
    for _ in range(MOST_UNHANDLED + 1):
        socket.receive(HELLO)
    assert not transport.reading
    assert socket.table is not None
    await socket.table.idle()
    assert transport.reading


async def test_what_is_said_before_the_table_is_found_is_heard(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    transport = Transport()
    socket = Socket(Gateway(lobby), ann.link.rsplit("/", 1)[1], "192.0.2.1", False)
    socket.on_ws_connected(transport)  # type: ignore[arg-type]
    socket.on_ws_frame(transport, frame(WSMsgType.TEXT, HELLO))  # type: ignore[arg-type]
    first = await transport.kept.get()
    assert isinstance(first, bytes)
    assert json.loads(first)["type"] == "table"


async def test_what_is_sent_in_one_turn_is_written_at_its_end_and_before_a_close(opened: Any) -> None:
    socket, transport = opened
    socket.send(b"taken")
    socket.send(b"moved")
    assert transport.taken() == []
    await asyncio.sleep(0)
    assert transport.taken() == [b"taken", b"moved"]
    socket.send(b"last words")
    socket.close(1000)
    assert transport.taken() == [b"last words", 1000]


async def test_a_broken_socket_does_not_keep_the_others_waiting(caplog: pytest.LogCaptureFixture) -> None:
    written: list[bytes] = []

    class Kept:
        def write(self, body: bytes) -> None:
            if body == b"broken":
                raise RuntimeError
            written.append(body)

    outbox = Outbox()
    with caplog.at_level(logging.CRITICAL):
        for body in (b"one", b"broken", b"two"):
            outbox.add(Kept(), body)
        await asyncio.sleep(0)
    assert written == [b"one", b"two"]


def test_compression_is_undone_and_bounded() -> None:
    body = json.dumps([random.Random(3).randint(0, 9) for _ in range(5000)]).encode()
    packed = deflate.deflated(body)
    assert len(packed) < len(body) / 3
    assert deflate.inflated(packed, LARGEST) == body
    assert deflate.deflated(body) is packed  # once for everybody who gets it
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    assert deflate.inflated(bomb.compress(bytes(10_000_000)) + bomb.flush(zlib.Z_SYNC_FLUSH), LARGEST) is None
    assert deflate.inflated(b"\xff\xff\xff", LARGEST) is None


@pytest.mark.parametrize(
    ("offer", "taken"),
    [
        ("permessage-deflate; client_max_window_bits", True),
        ("permessage-deflate; server_max_window_bits=10", False),
        ("x-other, permessage-deflate", True),
        ("", False),
    ],
)
def test_compression_is_agreed_on_only_as_it_is_done(offer: str, taken: bool) -> None:
    assert deflate.is_offered(offer) is taken


@pytest.mark.parametrize("compression", ["deflate", None])
async def test_a_table_comes_over_a_real_socket_with_and_without_compression(served: Served, compression: Any) -> None:
    made = (await served.client.post("/api/tables", json=WISH)).json()
    where = f"ws://127.0.0.1:{served.port}/ws{made['seats'][0]['link']}"
    async with connect(where, compression=compression) as socket:
        assert ("permessage-deflate" in str(socket.response.headers)) == (compression == "deflate")  # type: ignore[union-attr]
        await socket.send(HELLO.decode())
        message = await socket.recv()
        assert len(message) > deflate.SMALLEST
        assert json.loads(message)["type"] == "table"


async def test_a_browser_that_keeps_alive_and_upgrades_is_let_in(served: Served) -> None:
    """Firefox asks with `Connection: keep-alive, Upgrade`."""
    made = (await served.client.post("/api/tables", json=WISH)).json()
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    lines = ["GET /ws" + made["seats"][0]["link"] + " HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
    lines += ["Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13"]
    writer.write("\r\n".join([*lines, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer  # the example of RFC 6455, 1.3
    writer.close()


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/ws/x/secret", ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="], b"404"),
        ("/ws/s/secret", ["Sec-WebSocket-Version: 12", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="], b"400"),
        ("/ws/s/secret", ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: short"], b"400"),
        ("/ws/s/secret", ["Sec-WebSocket-Version: 13"], b"400"),
    ],
)
async def test_a_handshake_that_is_none_is_refused(
    served: Served, path: str, headers: list[str], status: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", *headers, "", ""]
    writer.write("\r\n".join(lines).encode())
    answer = await reader.read()
    assert answer.split()[1] == status
    writer.close()


def test_the_address_behind_a_trusted_proxy_counts() -> None:
    plain = {"host": "table.example:8420"}
    told = {"x-forwarded-for": "198.51.100.3", "x-forwarded-proto": "https", "x-forwarded-host": "riffle.example"}
    assert came_from("192.0.2.7", plain, "192.0.2.7") == ("192.0.2.7", "http://table.example:8420")
    assert came_from("192.0.2.7", {**plain, **told}, "192.0.2.7") == ("198.51.100.3", "https://riffle.example")
    assert came_from("192.0.2.7", {**plain, **told}, "127.0.0.1") == ("192.0.2.7", "http://table.example:8420")


async def test_sockets_are_counted_down_however_they_end(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    lobby.services.settings = msgspec.structs.replace(lobby.services.settings, address_sockets=1)
    gateway = Gateway(lobby)
    for secret in (ann.link.rsplit("/", 1)[1], "no-such-link", ann.link.rsplit("/", 1)[1]):
        socket = Socket(gateway, secret, "192.0.2.1", False)
        socket.on_ws_connected(Transport())  # type: ignore[arg-type]
        assert socket._task is not None
        await asyncio.wait([socket._task])
        assert gateway.addresses.sockets == ({"192.0.2.1": 1} if socket.table else {})
        socket.on_ws_disconnected(socket.transport)
        assert gateway.addresses.sockets == {}


async def test_handshakes_are_counted_and_wait_for_their_turn(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "GREET_BURST", 0.1)
    waited: list[float] = []
    async with Served(make_lobby(msgspec.structs.replace(settings, greet_rate=20.0))) as served:
        delay = served.lobby.services.greetings.delay

        def counted(address: str, most: float, weight: float = 1.0) -> float | None:
            found = delay(address, most, weight)
            waited.append(found or 0.0)
            return found

        monkeypatch.setattr(served.lobby.services.greetings, "delay", counted)
        made = (await served.client.post("/api/tables", json=WISH)).json()
        where = f"ws://127.0.0.1:{served.port}/ws{made['seats'][0]['link']}"
        for _ in range(4):
            async with connect(where) as socket:
                await socket.send(HELLO)
                assert json.loads(await socket.recv())["type"] == "table"
    assert waited == sorted(waited)
    assert waited[:2] == [0.0, 0.0], "so many may come at once"
    assert waited[-1] > 0.05, "and then one after the other"


async def test_who_opens_sockets_much_too_fast_gets_none(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "GREET_BURST", 0.1)
    async with Served(make_lobby(msgspec.structs.replace(settings, greet_rate=0.01))) as served:
        made = (await served.client.post("/api/tables", json=WISH)).json()
        where = f"ws://127.0.0.1:{served.port}/ws{made['seats'][0]['link']}"
        async with connect(where) as socket:
            await socket.send(HELLO)
            assert json.loads(await socket.recv())["type"] == "table"
        with pytest.raises(InvalidStatus, match="429"):
            await connect(where)
